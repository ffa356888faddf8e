/// One object of a set's `images`, `colors`, `data` or `symbols`, or one image that code registered.
package struct AssetRow: Equatable, Sendable {
  /// Where a row comes from.
  package enum Origin: Equatable, Sendable {
    /// Its index in the array of `Contents.json`.
    case contents(Int)
    /// Its index in `registrations`.
    case registration(Int)
  }

  package var origin: Origin
  package var slot = AssetSlot()
  /// Nil for an empty slot.
  package var filename: String?
  package var isUnassigned = false
  /// In pixels of the file.
  package var alignmentInsets = EdgeInsets.zero
  package var resizing: AssetResizing?
  package var color: AssetColor?
  /// Replaces the set's, nil to keep that.
  package var renderingMode: ImageRenderingMode?
  /// Pixels per point of a registered image; rows of a catalog have their slot's scale.
  package var imageScale: Double?
  package init(origin: Origin) { self.origin = origin }

  package var isRegistered: Bool { if case .registration = origin { true } else { false } }

  /// Whether the file is drawn from shapes, by its extension.
  package var isVector: Bool {
    guard let name = filename?.lowercased() else { return false }
    return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
  }
}

/// How an image stretches, in pixels of its file (AS-row-keys).
package struct AssetResizing: Equatable, Sendable {
  package enum Mode: String, Hashable, Sendable, CaseIterable {
    case ninePart = "9-part"
    case threePartHorizontal = "3-part-horizontal"
    case threePartVertical = "3-part-vertical"
  }

  /// What fills the middle: `stretch` and `fill` are UIKit's stretch (AS-slices).
  package enum CenterMode: String, Sendable, CaseIterable { case tile, stretch, fill }

  package var mode: Mode, centerMode = CenterMode.tile
  /// Nil for what the caps leave.
  package var centerWidth, centerHeight: Double?
  package var capInsets = EdgeInsets.zero
  package init(mode: Mode) { self.mode = mode }
}

/// How UIKit draws an image: with its own colours or as a template.
package enum ImageRenderingMode: String, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

/// The size of an image file, as the request says it.
package enum AssetFileSize: Equatable, Sendable {
  /// After applying the orientation that the file notes.
  case pixels(Size)
  /// Page or view box of a vector file.
  case points(Size)
  case unknown
}
