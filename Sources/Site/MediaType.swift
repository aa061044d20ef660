/// The media types of files that a site serves, by the ending of their names.
enum MediaType {
    static let html = "text/html; charset=utf-8"
    static let openAPI = "application/yaml"

    /// The type of the file `name`, in full; bytes without a meaning for unknown endings, which browsers then download.
    static func of(_ name: String) -> String {
        switch name.split(separator: ".").last?.lowercased() {
        case "css": "text/css; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "webp": "image/webp"
        case "avif": "image/avif"
        case "ico": "image/x-icon"
        case "woff2": "font/woff2"
        case "wasm": "application/wasm"
        case "txt": "text/plain; charset=utf-8"
        case "yaml", "yml": openAPI
        default: "application/octet-stream"
        }
    }
}
