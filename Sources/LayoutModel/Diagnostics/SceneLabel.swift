/// Which scene of an Interface Builder file a layout is, and what of the file is not in it.
package struct SceneLabel: Hashable, Sendable {
  /// The object id of its controller, or of a view that stands by itself.
  package var id: String
  /// In the order of the file.
  package var notUnderstood: [NotUnderstood]

  package init(id: String, notUnderstood: [NotUnderstood]) {
    self.id = id
    self.notUnderstood = notUnderstood
  }
}

/// Something in an Interface Builder file that the layout document does not say.
package struct NotUnderstood: Hashable, Sendable {
  /// An XPath.
  package var path: String
  /// The object id, nil if it has none.
  package var id: String?
  /// One sentence.
  package var reason: String

  package init(path: String, id: String?, reason: String) {
    self.path = path
    self.id = id
    self.reason = reason
  }
}
