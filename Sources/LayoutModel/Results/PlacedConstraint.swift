package import JSON

/// A constraint that took part in a layout, with the places that it relates.
package struct PlacedConstraint: Equatable, Sendable {
  /// One side of it.
  package struct Side: Equatable, Sendable {
    /// As constraints write it: `title`, `root.safeArea`.
    package var item: String
    /// Index of the view in ``LayoutDocument/views``, of a guide the view that owns it.
    package var view: Int32
    /// Frame of the view or the guide, in the window's coordinates, on the pixel grid.
    package var frame: Rect
    /// Never leading or trailing: the side that the text direction means.
    package var attribute: LayoutAttribute
    package init(item: String, view: Int32, frame: Rect, attribute: LayoutAttribute) {
      (self.item, self.view, self.frame, self.attribute) = (item, view, frame, attribute)
    }
  }

  /// In the string form of the request.
  package var text: String
  /// Nil for what nobody wrote: constraints of stack views and masks, and natural sizes.
  package var pointer: JSONPointer?
  package var axis: Axis, relation: LayoutConstraint.Relation
  package var priority: Float
  package var first: Side
  /// Nil for a constant size.
  package var second: Side?
  /// Whether it holds with equality, so that it decides where something is.
  package var isTight = false
  /// Whether it holds.
  package var isSatisfied = false
  package init(
    text: String, axis: Axis, relation: LayoutConstraint.Relation, priority: Float, first: Side, second: Side?
  ) {
    (self.text, self.axis, self.relation, self.priority) = (text, axis, relation, priority)
    (self.first, self.second) = (first, second)
  }
}
