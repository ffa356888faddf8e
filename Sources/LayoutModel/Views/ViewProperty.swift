/// One value of a view that an environment may replace.
package enum ViewProperty: Sendable {
  case installed(Bool)
  case hidden(Bool)
  case intrinsicContentSize(width: Double?, height: Double?)
  case contentHuggingPriority(PartialPriorities)
  case contentCompressionResistancePriority(PartialPriorities)
  case frame(Rect?)
  case layoutMargins(LayoutMargins?)
  case preservesSuperviewLayoutMargins(Bool)
  case insetsLayoutMarginsFromSafeArea(Bool)
  case alignmentRectInsets(EdgeInsets)
  case semanticContentAttribute(SemanticContentAttribute)
  case baselineOffsets(BaselineOffsets)
  case accessibilityIdentifier(String)
  case content(ViewContent.Property)
  case image(String)
  case systemImage(SymbolImage)
  case preferredSymbolConfiguration(SymbolConfiguration)
  case flipsForRightToLeft(Bool)
  case autoresizingMask(AutoresizingMask)
  case translatesAutoresizingMaskIntoConstraints(Bool)
  case usesBottomSafeArea(Bool)
  case followsUndockedKeyboard(Bool)
  /// What it says to itself and all below it; rules change it before traits are inherited.
  case traitOverrides(TraitCollection)
  /// Nil for none; changed by rules at the same time.
  case overrideUserInterfaceStyle(UserInterfaceStyle?)
  case stack(StackConfiguration.Property)
  case scroll(ScrollConfiguration.Property)
  case table(TableConfiguration.Property)
  case cell(CellConfiguration.Property)
  case systemLayoutSizeFitting(SystemLayoutSizeFitting)
  case counterRotates(Bool)
  case customClass(String)
  case outlet(String)
  case userInteractionEnabled(Bool)
}

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
  /// Of the system, instead of an asset.
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
  /// Sets one of the values that only few views have.
  package mutating func apply(_ property: ViewProperty) {
    switch property {
    case .table(let value): apply(value)
    case .cell(let value): apply(value)
    case .counterRotates(let value): counterRotates = value
    case .outlet(let value): outlet = value
    case .customClass(let value): customClass = value
    case .userInteractionEnabled(let value): isUserInteractionEnabled = value
    default: break
    }
  }

  fileprivate mutating func apply(_ property: TableConfiguration.Property) {
    var configuration = table ?? TableConfiguration()
    configuration.apply(property)
    table = configuration
  }

  fileprivate mutating func apply(_ property: CellConfiguration.Property) {
    var configuration = cell ?? CellConfiguration()
    configuration.apply(property)
    cell = configuration
  }
}

extension DocumentNodes {
  @inlinable package mutating func setImage(_ name: String?, symbol: SymbolImage?, ofView index: Int) {
    let place = detailsIndex(ofView: index)
    (details[place].image, details[place].symbol) = (name, symbol)
  }

  @inlinable package mutating func setAlignmentRectInsets(_ insets: EdgeInsets, ofView index: Int) {
    details[detailsIndex(ofView: index)].alignmentRectInsets = insets
    views[index].explicit.insert(.alignmentRectInsets)
  }

  /// Where the details of a view are; it has some afterwards.
  @inlinable package mutating func place(_ view: Int) -> Int { detailsIndex(ofView: view) }

  /// Sets one value of a view.
  @inlinable package mutating func apply(_ property: ViewProperty, toView index: Int) {
    switch property {
    case .installed(let value): views[index].isInstalled = value
    case .hidden(let value): views[index].isHidden = value
    case .intrinsicContentSize(let width, let height):
      views[index].setIntrinsicContentSize(width: width, height: height)
    case .contentHuggingPriority(let value): views[index].setHugging(value)
    case .contentCompressionResistancePriority(let value):
      views[index].setCompressionResistance(AxisPriorities(value, over: views[index].compressionResistance))
    case .frame(let value): details[place(index)].frame = value
    case .layoutMargins(let value): details[place(index)].layoutMargins = value
    case .preservesSuperviewLayoutMargins(let value):
      details[place(index)].preservesSuperviewLayoutMargins = value
    case .insetsLayoutMarginsFromSafeArea(let value):
      details[place(index)].insetsLayoutMarginsFromSafeArea = value
    case .alignmentRectInsets(let value): setAlignmentRectInsets(value, ofView: index)
    case .semanticContentAttribute(let value): details[place(index)].semanticContentAttribute = value
    case .baselineOffsets(let value): details[place(index)].baselineOffsets = value
    case .traitOverrides(let value): viewTraitOverrides[Int32(index)] = value
    case .overrideUserInterfaceStyle(let value): viewInterfaceStyles[Int32(index)] = value
    case .accessibilityIdentifier(let value): details[place(index)].accessibilityIdentifier = value
    case .content(let value): apply(value, toContentOf: index)
    case .image(let value): setImage(value, symbol: nil, ofView: index)
    case .systemImage(let value): setImage(nil, symbol: value, ofView: index)
    case .preferredSymbolConfiguration(let value): details[place(index)].preferredSymbolConfiguration = value
    case .flipsForRightToLeft(let value): details[place(index)].flipsForRightToLeft = value
    case .autoresizingMask(let value): details[place(index)].autoresizingMask = value
    case .translatesAutoresizingMaskIntoConstraints(let value):
      details[place(index)].translatesAutoresizingMaskIntoConstraints = value
    case .usesBottomSafeArea(let value): details[place(index)].usesBottomSafeArea = value
    case .followsUndockedKeyboard(let value): details[place(index)].followsUndockedKeyboard = value
    case .stack(let value): apply(value, toStack: index)
    case .scroll(let value): apply(value, toScrollView: index)
    case .systemLayoutSizeFitting(let value): details[place(index)].systemLayoutSizeFitting = value
    case .table, .cell, .counterRotates, .outlet, .customClass, .userInteractionEnabled:
      details[place(index)].apply(property)
    }
  }
}

extension DocumentDraft {
  /// Takes the names away by which code knows some views: it then does not change what they show.
  package mutating func forgetOutlets(ofViews ids: Set<String>) {
    for view in views where ids.contains(view.id) {
      if let place = view.details { details[Int(place)].outlet = nil }
    }
  }
}
