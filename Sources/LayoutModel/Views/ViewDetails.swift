/// What only some views say. Kept apart so that the common view stays small.
package struct ViewDetails: Sendable {
  /// What people call it, nil where the document does not say. Others may have the same name.
  package var name: String?
  /// In the superview's coordinates, in points.
  package var frame: Rect?
  package var autoresizingMask: AutoresizingMask = []
  /// Nil where the document does not say: then a frame that no constraint competes with counts
  /// (AL-frames-count).
  package var translatesAutoresizingMaskIntoConstraints: Bool?
  /// Whether the keyboard guide of a view without a keyboard ends at the safe area and not at the bottom edge.
  package var usesBottomSafeArea = true
  /// Whether the keyboard guide goes where a keyboard is that is not docked, and not as if it were hidden.
  package var followsUndockedKeyboard = false
  package var layoutMargins: LayoutMargins?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var alignmentRectInsets: EdgeInsets = .zero
  package var semanticContentAttribute: SemanticContentAttribute = .unspecified
  package var baselineOffsets: BaselineOffsets?
  /// The views whose baselines stand for this one's, nil for its own.
  package var viewForFirstBaselineLayout: Int32?
  package var viewForLastBaselineLayout: Int32?
  package var accessibilityIdentifier: String?
  /// The name of an asset.
  package var image: String?
  /// Symbol of the system, instead of an asset.
  package var symbol: SymbolImage?
  /// What counts for symbols that do not say it themselves.
  package var preferredSymbolConfiguration = SymbolConfiguration()
  /// Whether the image is mirrored where the layout is right to left.
  package var flipsForRightToLeft = false
  /// Nil where nobody asks.
  package var systemLayoutSizeFitting: SystemLayoutSizeFitting?
  /// Whether a rotation of the interface leaves it where it was on the screen (TX-counter-rotation).
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
}

extension ViewDetails {
  /// The image that is shown, an asset or a symbol; nil for none.
  package var imageReference: ImageReference? {
    get { symbol.map { .symbol($0) } ?? image.map { .asset($0) } }
    set {
      (image, symbol) = (nil, nil)
      switch newValue {
      case .asset(let name): image = name
      case .symbol(let value): symbol = value
      case nil: break
      }
    }
  }
}
