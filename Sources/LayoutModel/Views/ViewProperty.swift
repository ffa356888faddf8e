/// One value of a view that an environment may replace.
package enum ViewProperty: Sendable {
  case installed(Bool)
  case hidden(Bool)
  case intrinsicContentSize(width: Double?, height: Double?)
  case contentHuggingPriority(AxisPriorities)
  case contentCompressionResistancePriority(AxisPriorities)
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
  case flipsForRightToLeft(Bool)
  case autoresizingMask(AutoresizingMask)
  case translatesAutoresizingMaskIntoConstraints(Bool)
  case usesBottomSafeArea(Bool)
  /// What it says to itself and all below it; rules change it before traits are inherited.
  case traitOverrides(TraitCollection)
  case stack(StackConfiguration.Property)
  case scroll(ScrollConfiguration.Property)
  case systemLayoutSizeFitting(SystemLayoutSizeFitting)
}

extension LayoutDocument {
  /// Sets one value of a view.
  package mutating func apply(_ property: ViewProperty, toView index: Int) {
    switch property {
    case .installed(let value): views[index].isInstalled = value
    case .hidden(let value): views[index].isHidden = value
    case .intrinsicContentSize(let width, let height):
      views[index].setIntrinsicContentSize(width: width, height: height)
    case .contentHuggingPriority(let value): views[index].setHugging(value)
    case .contentCompressionResistancePriority(let value): views[index].setCompressionResistance(value)
    case .frame(let value): details[detailsIndex(ofView: index)].frame = value
    case .layoutMargins(let value): details[detailsIndex(ofView: index)].layoutMargins = value
    case .preservesSuperviewLayoutMargins(let value):
      details[detailsIndex(ofView: index)].preservesSuperviewLayoutMargins = value
    case .insetsLayoutMarginsFromSafeArea(let value):
      details[detailsIndex(ofView: index)].insetsLayoutMarginsFromSafeArea = value
    case .alignmentRectInsets(let value):
      details[detailsIndex(ofView: index)].alignmentRectInsets = value
      views[index].explicit.insert(.alignmentRectInsets)
    case .semanticContentAttribute(let value):
      details[detailsIndex(ofView: index)].semanticContentAttribute = value
    case .baselineOffsets(let value): details[detailsIndex(ofView: index)].baselineOffsets = value
    case .traitOverrides(let value): viewTraitOverrides[Int32(index)] = value
    case .accessibilityIdentifier(let value):
      details[detailsIndex(ofView: index)].accessibilityIdentifier = value
    case .content(let value): apply(value, toContentOf: index)
    case .image(let value): details[detailsIndex(ofView: index)].image = value
    case .flipsForRightToLeft(let value): details[detailsIndex(ofView: index)].flipsForRightToLeft = value
    case .autoresizingMask(let value): details[detailsIndex(ofView: index)].autoresizingMask = value
    case .translatesAutoresizingMaskIntoConstraints(let value):
      details[detailsIndex(ofView: index)].translatesAutoresizingMaskIntoConstraints = value
    case .usesBottomSafeArea(let value): details[detailsIndex(ofView: index)].usesBottomSafeArea = value
    case .stack(let value): apply(value, toStack: index)
    case .scroll(let value): apply(value, toScrollView: index)
    case .systemLayoutSizeFitting(let value):
      details[detailsIndex(ofView: index)].systemLayoutSizeFitting = value
    }
  }
}
