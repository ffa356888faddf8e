import LayoutModel
import UIKitDefaults

/// What a document has for a regular width, where that is in no window of a sweep, however wide: iPhone apps stay compact in windows
/// that can be resized (DV-phone-windows).
///
/// Told are rules, varied values, and split view controllers that are always collapsed. Not told is what something else forbids, too:
/// the idiom, or a height class that the windows do not have.
func findUnchangedClass(
  in census: SweepCensus, of document: LayoutDocument, on device: Device
) -> (diagnostic: Diagnostic, sizes: [WindowSweep.Interval])? {
  let widest = SizeClassRules.widePadWindow
  guard !census.hasRegularWidth, let sizes = census.sizes(fromWidth: widest) else { return nil }
  let wish = RegularWidth(idiom: device.idiom, verticalClasses: census.verticalClasses)
  let rules = document.rules.indices.filter {
    !census.matchedRules.contains(document.rules[$0].id) && wish.isOf(document.rules[$0].condition)
  }
  let views = document.viewVariations.filter(wish.isOf).map(\.target)
  let constraints = document.constraintVariations.filter(wish.isOf).map(\.target)
  let controllers = document.controllerVariations.filter(wish.isOf).map(\.target)
  let splits = census.collapsed.subtracting(census.expanded).sorted()
  let count = views.count + constraints.count + controllers.count
  guard !rules.isEmpty || count > 0 || !splits.isEmpty else { return nil }
  let values = document.values
  let varied =
    views + constraints.map { values.owner(of: values.constraints[Int($0)].firstItem) }
    + (controllers.map { Int($0) } + splits).map { values.controllers[$0].rootView }
  let finding = SweepFinding.classDidNotChange(
    from: widest, rules: rules.map { document.rules[$0].id }, values: count,
    collapsed: splits.map { values.controllers[$0].id })
  return (
    Diagnostic(
      .sweep(finding), views: Set(varied).sorted().map { values.views[Int($0)].id },
      pointer: rules.first.map(document.draft.pointer(toRule:))), [sizes]
  )
}

/// What asks for a regular width, on a device and in windows of some height classes.
private struct RegularWidth {
  let idiom: UserInterfaceIdiom
  let verticalClasses: Set<SizeClass>

  /// Whether it is the compact width alone that a condition cannot hold in.
  func isOf(_ condition: Condition) -> Bool {
    value(of: condition, .compact) == false && value(of: condition, .regular) != false
  }

  func isOf(_ variation: Variation<some Sendable>) -> Bool {
    value(of: variation, .compact) == false && value(of: variation, .regular) != false
  }

  private func value(of variation: Variation<some Sendable>, _ width: SizeClass) -> Bool? {
    let (horizontal, vertical) = (variation.condition.horizontal, variation.condition.vertical)
    if horizontal.map({ $0 != width }) == true { return false }
    if vertical.map({ !verticalClasses.contains($0) }) == true { return false }
    return variation.when.map { value(of: $0, width) } ?? true
  }

  /// Whether a condition holds in some window with a width class; nil where something else decides.
  private func value(of condition: Condition, _ width: SizeClass) -> Bool? {
    switch condition {
    case .all(let parts):
      let values = parts.map { value(of: $0, width) }
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { value(of: $0, width) }
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .not(let part): return value(of: part, width).map { !$0 }
    case .idiom(let idioms): return idioms.contains(idiom)
    case .horizontalSizeClass(let classes): return classes.contains(width)
    case .verticalSizeClass(let classes): return verticalClasses.isDisjoint(with: classes) ? false : nil
    case .traits(let traits):
      return traits.horizontalSizeClass.map { $0 == width } == false ? false : nil
    case .orientation, .interfaceOrientation, .width, .height, .aspect, .scale, .contentSizeCategory,
      .contentSizeCategoryOrder, .custom, .presentedAs, .multitasking:
      return nil
    }
  }
}

extension SweepCensus {
  /// The sizes of a sweep whose windows are at least so wide; nil for none.
  fileprivate func sizes(fromWidth width: Double) -> WindowSweep.Interval? {
    if sweep.side == .height { return sweep.otherSide >= width ? sweep.sizes : nil }
    let from = max(sweep.sizes.from, width)
    return from <= sweep.sizes.to ? .init(from: from, to: sweep.sizes.to) : nil
  }
}
