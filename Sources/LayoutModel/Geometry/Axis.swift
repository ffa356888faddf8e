/// One of the two directions of a layout. Axis code is written once and asked for an axis.
package enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The axis across this one.
  package var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}
