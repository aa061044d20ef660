/// A page's geometry, as the engine wants it. All lengths are CSS px; tops are in content coordinates, which start at
/// the top of the scrolled content and grow downwards. Nothing is checked before `Layout.init`.
public struct Scene: Sendable, Equatable {
    /// Height of the scrolled content.
    public var contentHeight: Double
    /// Size of the scrollport.
    public var viewport: Size
    /// Height of the safe area at the top of the scrollport; headers pin below it and no top is above it.
    public var topInset: Double
    /// The headers in document order.
    public var headers: [Header]
    /// The sections in document order. They are flat: a parent section ends where its first child begins.
    public var sections: [Section]

    /// A scene of these measures.
    public init(
        contentHeight: Double, viewport: Size, topInset: Double = 0, headers: [Header] = [], sections: [Section] = []
    ) {
        self.contentHeight = contentHeight
        self.viewport = viewport
        self.topInset = topInset
        self.headers = headers
        self.sections = sections
    }
}

extension Scene {
    /// A width and a height in CSS px.
    public struct Size: Sendable, Equatable {
        /// The width; the engine carries it and computes nothing from it.
        public var width: Double
        /// The height.
        public var height: Double

        /// A size of `width` × `height`.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// A header at its natural place.
    public struct Header: Sendable {
        /// Its name, unique among the headers by its UTF-8 bytes.
        public var id: String
        /// What it does when the page scrolls.
        public var mode: HeaderMode
        /// Where it starts when nothing is scrolled.
        public var top: Double
        /// Its height.
        public var height: Double
        /// 1, the largest, … 6. Only regular headers use it.
        public var level: Int
        /// Bottom of the section it heads; nil: the end of the content. Only regular headers use it.
        public var end: Double?
        /// The stacking order to answer instead of the one that the mode gives.
        public var zIndex: Int?

        /// A header of these measures.
        public init(
            id: String, mode: HeaderMode, top: Double, height: Double, level: Int = 1, end: Double? = nil,
            zIndex: Int? = nil
        ) {
            self.id = id
            self.mode = mode
            self.top = top
            self.height = height
            self.level = level
            self.end = end
            self.zIndex = zIndex
        }
    }

    /// A stretch of the content that can be the current one.
    public struct Section: Sendable {
        /// Its name, unique among the sections by its UTF-8 bytes.
        public var id: String
        /// Where it starts.
        public var top: Double
        /// Its height.
        public var height: Double

        /// A section of these measures.
        public init(id: String, top: Double, height: Double) {
            self.id = id
            self.top = top
            self.height = height
        }
    }
}

// Ids are compared by their bytes, here and everywhere in the engine: what `String` calls equal depends on Unicode
// tables, and two programs that exchange ids should not have to agree on a Unicode version.

extension Scene.Header: Equatable {
    /// Whether all fields are the same, the ids byte for byte.
    public static func == (left: Self, right: Self) -> Bool {
        left.id.utf8.elementsEqual(right.id.utf8) && left.mode == right.mode && left.top == right.top
            && left.height == right.height && left.level == right.level && left.end == right.end
            && left.zIndex == right.zIndex
    }
}

extension Scene.Section: Equatable {
    /// Whether all fields are the same, the ids byte for byte.
    public static func == (left: Self, right: Self) -> Bool {
        left.id.utf8.elementsEqual(right.id.utf8) && left.top == right.top && left.height == right.height
    }
}

extension Scene.Header {
    /// Where it ends when nothing is scrolled.
    var bottom: Double { top + height }
}

extension Scene.Section {
    /// Where it ends.
    var bottom: Double { top + height }
}
