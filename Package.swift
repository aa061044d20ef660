// swift-tools-version: 6.2
import PackageDescription

// One list of strict settings for every Swift target; `unsafe` ones also make each use of a pointer visible.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
let touchesPointers: [SwiftSetting] = strict + [.strictMemorySafety()]

/// A Swift module under Sources/, with the modules of lower levels that it may import.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The tests of one module, one file a source file.
func tests(of name: String, _ more: [Target.Dependency] = []) -> Target {
    .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + more, swiftSettings: strict)
}

let package = Package(
    name: "carta",
    products: [.executable(name: "carta", targets: ["carta"])],
    targets: [
        // Level 0
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd"),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
        .systemLibrary(name: "CJansson", pkgConfig: "jansson"),
        .systemLibrary(name: "CNettle", pkgConfig: "nettle"),
        .systemLibrary(name: "CHarfBuzz"),
        .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),
        .target(name: "CWOFF2", linkerSettings: [.linkedLibrary("woff2enc")]),
        module("StickyLayout"),
        module("Diagnostics"),
        module("DesignTokens"),
        module("FileAccess", settings: touchesPointers),
        module("JSONWriting"),
        // Level 1
        module("MicroHTTP", ["CMicroHTTPD"], settings: touchesPointers),
        module("Templating", ["Diagnostics"]),
        module("ContentModel", ["CYAML", "DesignTokens", "Diagnostics"], settings: touchesPointers),
        module("ContentDigest", ["CNettle"], settings: touchesPointers),
        module("Fonts", ["CHarfBuzz", "CWOFF2", "DesignTokens", "FileAccess"], settings: touchesPointers),
        module("Localization", ["CICU"], settings: touchesPointers),
        module("LayoutDrawing", ["DesignTokens", "JSONWriting", "StickyLayout"]),
        .target(
            name: "BrowserModule", dependencies: ["StickyLayout"], exclude: ["allocator.c"], swiftSettings: strict),
        // Level 2
        module("Presentation", ["ContentModel", "DesignTokens", "Localization"]),
        module("Typesetting", ["DesignTokens", "Fonts", "Localization"]),
        // Level 3
        module(
            "PageGeometry",
            ["ContentModel", "DesignTokens", "Localization", "Presentation", "StickyLayout", "Typesetting"]),
        module(
            "PageRendering",
            [
                "ContentDigest", "ContentModel", "DesignTokens", "Diagnostics", "Presentation", "StickyLayout",
                "Templating",
            ]),
        // Level 4
        module(
            "LayoutQuery",
            [
                "CJansson", "ContentModel", "Diagnostics", "JSONWriting", "LayoutDrawing", "Localization",
                "PageGeometry",
                "Presentation", "StickyLayout", "Typesetting",
            ], settings: touchesPointers),
        module(
            "Site",
            [
                "ContentDigest", "ContentModel", "Diagnostics", "FileAccess", "Fonts", "MicroHTTP", "PageGeometry",
                "PageRendering", "Presentation", "StickyLayout", "Templating", "Typesetting",
            ]),
        // Level 5
        module(
            "CartaCommands",
            [
                "ContentDigest", "ContentModel", "Diagnostics", "FileAccess", "JSONWriting", "LayoutDrawing",
                "LayoutQuery", "MicroHTTP", "Presentation", "Site",
            ], settings: touchesPointers),
        .executableTarget(name: "carta", dependencies: ["CartaCommands"], swiftSettings: strict),

        .executableTarget(
            name: "engine-benchmark", dependencies: ["StickyLayout"], path: "Tests/Benchmarks/EngineBenchmark",
            swiftSettings: strict),

        .executableTarget(
            name: "typesetting-benchmark",
            dependencies: [
                "ContentModel", "FileAccess", "Fonts", "Localization", "PageGeometry", "Presentation", "StickyLayout",
                "Typesetting",
            ],
            path: "Tests/Benchmarks/TypesettingBenchmark", swiftSettings: strict),

        .executableTarget(
            name: "typesetting-probe", dependencies: ["FileAccess", "Fonts", "Localization", "Typesetting"],
            path: "Tests/Typesetting/Probe", swiftSettings: strict),

        .target(
            name: "LayoutCases", dependencies: ["StickyLayout"], path: "Tests/LayoutCases", exclude: ["cases.json"],
            swiftSettings: strict),
        tests(of: "StickyLayout", ["LayoutCases", "SeededNumbers"]),
        tests(of: "Diagnostics"),
        tests(of: "DesignTokens"),
        .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: strict),
        .target(name: "TestFolders", path: "Tests/TestFolders", swiftSettings: strict),
        tests(of: "FileAccess", ["TestFolders"]),
        tests(of: "MicroHTTP", ["SeededNumbers"]),
        tests(of: "Templating", ["Diagnostics", "SeededNumbers"]),
        tests(of: "ContentModel", ["DesignTokens", "Diagnostics", "SeededNumbers"]),
        tests(of: "ContentDigest"),
        tests(of: "BrowserModule", ["LayoutCases", "StickyLayout"]),
        .target(name: "TestFonts", dependencies: ["Fonts"], path: "Tests/TestFonts", swiftSettings: strict),
        tests(of: "Fonts", ["FileAccess", "TestFonts"]),
        tests(of: "Localization", ["SeededNumbers"]),
        tests(of: "Typesetting", ["Fonts", "Localization", "SeededNumbers", "TestFonts"]),
        tests(of: "LayoutDrawing", ["StickyLayout"]),
        .target(
            name: "TestPages", dependencies: ["Fonts", "PageGeometry", "Presentation", "StickyLayout", "Typesetting"],
            path: "Tests/TestPages", swiftSettings: strict),
        tests(of: "JSONWriting", ["SeededNumbers"]),
        tests(of: "Presentation", ["ContentModel", "DesignTokens"]),
        tests(
            of: "PageGeometry",
            [
                "ContentModel", "DesignTokens", "Localization", "Presentation", "SeededNumbers", "StickyLayout",
                "TestPages", "Typesetting",
            ]),
        tests(
            of: "PageRendering",
            [
                "ContentModel", "DesignTokens", "Diagnostics", "PageGeometry", "Presentation", "StickyLayout",
                "Templating", "TestPages",
            ]),
        tests(
            of: "LayoutQuery",
            ["ContentModel", "JSONWriting", "LayoutCases", "PageGeometry", "Presentation", "StickyLayout", "TestPages"]),
        tests(of: "Site", ["ContentModel", "Diagnostics", "FileAccess", "Fonts", "MicroHTTP", "TestFolders"]),
        tests(
            of: "CartaCommands",
            [
                "ContentModel", "Diagnostics", "FileAccess", "MicroHTTP", "PageGeometry", "Presentation", "Site",
                "StickyLayout", "TestFolders",
            ]),
    ],
    swiftLanguageModes: [.v6]
)
