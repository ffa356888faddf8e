/// What a view is asked by `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
package struct SystemLayoutSizeFitting: Hashable, Sendable {
  /// The size that the view should come close to, in points.
  package struct TargetSize: Hashable, Sendable {
    /// Nil for the width that the view has in the layout.
    package var width: Double?
    /// Nil for the height that the view has in the layout.
    package var height: Double?

    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }

    /// As small as the constraints allow.
    package static let layoutFittingCompressedSize = TargetSize(width: 0, height: 0)
    /// As large as the constraints allow.
    package static let layoutFittingExpandedSize = TargetSize(width: 10_000, height: 10_000)

    /// UIKit's names for target sizes.
    package static let names = ["layoutFittingCompressedSize", "layoutFittingExpandedSize"]

    /// The target size of that name.
    package init?(name: String) {
      switch name {
      case "layoutFittingCompressedSize": self = .layoutFittingCompressedSize
      case "layoutFittingExpandedSize": self = .layoutFittingExpandedSize
      default: return nil
      }
    }
  }

  /// The priority of a side that may give way to everything that a constraint says.
  package static let fittingSizeLevel: Float = 50

  /// Nil for the compressed size; for cells, that height at the width that they have.
  package var targetSize: TargetSize?
  /// Nil for ``fittingSizeLevel``; for cells, required.
  package var horizontalFittingPriority: Float?
  /// Nil for ``fittingSizeLevel``.
  package var verticalFittingPriority: Float?

  package init() {}
}
