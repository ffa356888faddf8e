package import LayoutModel

/// Draws results of a request as one SVG picture: a single panel, or a contact sheet where there are several.
///
/// A panel is the screen of a device with labelled views, to one scale for all. Results that look the same share one, with
/// all their names. The text is well-formed XML whatever the document says, and the same for the same panels.
///
/// - Parameters:
///   - panels: At least one, in the order of the results.
///   - images: The files that image views show; where one is missing, a box with its name stands for it.
/// - Throws: Why the picture cannot be drawn to its end.
/// - Complexity: O(*n*) in views, diagnostics and constraints of all panels.
package func svgPicture(
  of panels: [PicturePanel], _ overlays: PictureOverlays, images: PictureImages = PictureImages(),
  limits: DrawingLimits = DrawingLimits()
) throws(DrawingError) -> [UInt8] {
  try ContactSheet(panels, PanelStyle(.picture, of: panels, overlays, images), limits).picture()
}

extension ContactSheet {
  /// The sheet as a picture.
  package consuming func picture() -> [UInt8] {
    var markup = MarkupWriter()
    write(to: &markup)
    markup.raw("\n")
    return markup.bytes
  }
}

/// One result of a request as pictures show it: a panel of its own, or one that it shares with results that look the same.
package struct PicturePanel: Sendable {
  package enum Content: Sendable {
    case layout(Layout)
    /// Why there is no layout, in a sentence.
    case problem(String)
  }

  /// Name of the environment, for people.
  package var name: String
  /// Scene of an Interface Builder file; nil for a document.
  package var scene: String?
  /// What people call the scene, nil for its id.
  package var title: String?
  /// What has several scenes that belong together: their file in the folder of an app.
  package var flow: String?
  package var content: Content

  package init(name: String, scene: String? = nil, content: Content) {
    (self.name, self.scene, self.content) = (name, scene, content)
  }
}

/// What a picture shows besides views and texts, as `show` names it.
package struct PictureOverlays: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let margins = PictureOverlays(rawValue: 1)
  package static let safeArea = PictureOverlays(rawValue: 2)
  package static let guides = PictureOverlays(rawValue: 4)
  /// As dimension lines.
  package static let constraints = PictureOverlays(rawValue: 8)
  /// Fold and occlusions of the display.
  package static let reservedRegions = PictureOverlays(rawValue: 16)
}
