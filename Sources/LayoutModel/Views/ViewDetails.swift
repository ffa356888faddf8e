/// What only some views say. Kept apart so that the common view stays small.
package struct ViewDetails: Sendable {
  /// What people call it, nil where the document does not say. Others may have the same name.
  package var name: String?
  /// In the superview's coordinates, in points.
  package var frame: Rect?
  package var autoresizingMask: AutoresizingMask = []
  /// The size of the superview from which the mask counts, in points; nil for that of its frame.
  package var outerSize: Size?
  /// Nil where the document does not say: then a frame that no constraint competes with counts (AL-frames-count).
  package var translatesAutoresizingMaskIntoConstraints: Bool?
  /// Whether the keyboard guide of a view without a keyboard ends at the safe area and not at the bottom edge.
  package var usesBottomSafeArea = true
  /// Whether the keyboard guide goes where a keyboard is that is not docked, and not as if it were hidden.
  package var followsUndockedKeyboard = false
  package var layoutMargins: LayoutMargins?
  package var preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
  package var alignmentRectInsets: EdgeInsets = .zero
  package var semanticContentAttribute: SemanticContentAttribute = .unspecified
  package var baselineOffsets: BaselineOffsets?
  /// The views whose baselines stand for this one's, nil for its own.
  package var viewForFirstBaselineLayout, viewForLastBaselineLayout: Int32?
  package var accessibilityIdentifier: String?
  /// The name of an asset.
  package var image: String?
  /// Symbol of the system, instead of an asset.
  package var symbol: SymbolImage?
  /// What is behind title and image of a button without a configuration, an asset or a symbol; nil for nothing.
  package var backgroundImage: ImageReference?
  /// What counts for symbols that do not say it themselves.
  package var preferredSymbolConfiguration = SymbolConfiguration()
  /// Whether the image is mirrored where the layout is right to left.
  package var flipsForRightToLeft = false
  /// Nil where nobody asks.
  package var systemLayoutSizeFitting: SystemLayoutSizeFitting?
  /// What turns, scales or moves it about its centre, without the layout (AL-transform).
  package var transform: AffineTransform?
  /// Whether a rotation of the interface turns it back about its centre (TX-counter-rotation).
  package var counterRotates = false
  /// The app's own class of the view; what it does is not known.
  package var customClass: String?
  /// By what name code knows the view, and may change what it shows.
  package var outlet: String?
  /// Whether it and what is in it can be touched; true for views that are not touched by their class, too.
  package var isUserInteractionEnabled = true
  /// What a table view says of all its rows; nil where it says nothing.
  package var table: TableConfiguration?
  /// What a cell says besides its views; nil where it says nothing.
  package var cell: CellConfiguration?
  package init() {}

  /// The image that is shown, an asset or a symbol; nil for none.
  package var imageReference: ImageReference? {
    get { symbol.map { .symbol($0) } ?? image.map { .asset($0) } }
    set {
      image = if case .asset(let name)? = newValue { name } else { nil }
      symbol = if case .symbol(let value)? = newValue { value } else { nil }
    }
  }
}

/// What gives way when a superview changes its size, in UIKit's words and with its numbers.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  package static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  package static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  package static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  package static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  package static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The names in JSON, in the order of the bits.
  package static let names = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
    "flexibleBottomMargin",
  ]

  /// The part of that name.
  package init?(name: String) {
    guard let bit = Self.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: 1 << UInt8(bit))
  }

  /// The three bits of one axis, as those of the horizontal one: margin before, size, margin after.
  package func part(_ axis: Axis) -> AutoresizingMask {
    AutoresizingMask(rawValue: (axis == .horizontal ? rawValue : rawValue >> 3) & 7)
  }
}

/// What a view is asked by `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
package struct SystemLayoutSizeFitting: Equatable, Sendable {
  /// The size that the view should come close to, in points.
  package struct TargetSize: Equatable, Sendable {
    /// Nil for what the view has in the layout.
    package var width, height: Double?
    package init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }

    /// As small as the constraints allow.
    package static let layoutFittingCompressedSize = TargetSize(width: 0, height: 0)
    /// As large as the constraints allow.
    package static let layoutFittingExpandedSize = TargetSize(width: 10_000, height: 10_000)

    /// UIKit's names for target sizes.
    package static let names = ["layoutFittingCompressedSize", "layoutFittingExpandedSize"]

    /// The target size of that name.
    package init?(name: String) {
      guard Self.names.contains(name) else { return nil }
      self = name == Self.names[0] ? .layoutFittingCompressedSize : .layoutFittingExpandedSize
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
