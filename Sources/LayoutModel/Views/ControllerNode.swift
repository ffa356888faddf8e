/// A view controller of a document.
package struct ControllerNode: Sendable {
  /// Unique among all nodes. Without one: `main` for the root, else the parent's id and the index (`main/0`).
  package var id: String
  package var type: ControllerType = .viewController
  /// Index in ``LayoutDocument/controllers``, nil for the root.
  package var parent: Int32?
  /// The index in the parent's `children`.
  package var childIndex: Int32 = 0
  /// Whether the document wrote the root view only and this controller is implied.
  package var isImplicit = false
  /// Index of its root view in ``LayoutDocument/views``.
  package var rootView: Int32 = 0
  /// The parent's view that the root view fills, nil for the parent's bounds.
  package var containerView: Int32?
  /// Its size inside the parent, if the parent's `childSizes` says it.
  package var sizeInParent: Size?
  /// What the parent says to it: the parent's `overrideTraits` for this child (traits P-10).
  package var overrideTraits = TraitCollection()
  package var additionalSafeAreaInsets: EdgeInsets = .zero
  package var viewRespectsSystemMinimumLayoutMargins = true
  /// Nil for as long as it is on screen.
  package var isViewLoaded: Bool?
  /// Whether it hands changes on to its children.
  package var forwardsTraits = true
  package var forwardsSize = true

  package init(id: String, parent: Int32?, childIndex: Int32) {
    self.id = id
    self.parent = parent
    self.childIndex = childIndex
  }

  /// A value that an environment may replace.
  package enum Property: Hashable, Sendable {
    case additionalSafeAreaInsets(EdgeInsets)
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .additionalSafeAreaInsets(let value): additionalSafeAreaInsets = value
    }
  }
}
