/// A view controller of a document.
package struct ControllerNode: Sendable {
  /// Unique among all nodes. Without one: `main` for the root, else the parent's id and the index (`main/0`) or the
  /// presenter's and the word (`main/presented`).
  package var id: String
  package var type: ControllerType = .viewController
  /// Index in ``LayoutDocument/controllers``, nil for the root and for presented controllers.
  package var parent: Int32?
  /// Index in ``LayoutDocument/presentations`` of the presentation that shows it, nil for one that is not presented.
  package var presentation: Int32?
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
  /// The size that its parent or its presentation should give it, in points; a side of 0 asks for nothing.
  package var preferredContentSize: Size = .zero
  /// Whether presentations in the current context cover its view (traits M-23).
  package var definesPresentationContext = false
  /// Whether its own views can dismiss it (traits M-20).
  package var hasDismissControl = false

  package init(id: String, parent: Int32?, childIndex: Int32) {
    self.id = id
    self.parent = parent
    self.childIndex = childIndex
  }

  /// A value that an environment may replace.
  package enum Property: Hashable, Sendable {
    case additionalSafeAreaInsets(EdgeInsets)
    case preferredContentSize(Size)
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .additionalSafeAreaInsets(let value): additionalSafeAreaInsets = value
    case .preferredContentSize(let value): preferredContentSize = value
    }
  }
}
