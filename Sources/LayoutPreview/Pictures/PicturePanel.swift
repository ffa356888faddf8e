package import LayoutModel

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
  package var content: Content

  package init(name: String, scene: String? = nil, content: Content) {
    self.name = name
    self.scene = scene
    self.content = content
  }
}

/// What a picture shows besides views and texts, as `show` names it.
package struct PictureOverlays: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let margins = PictureOverlays(rawValue: 1)
  package static let safeArea = PictureOverlays(rawValue: 2)
  package static let guides = PictureOverlays(rawValue: 4)
  /// As dimension lines.
  package static let constraints = PictureOverlays(rawValue: 8)
}
