package import LayoutModel

/// What conditions read, at the place where one is evaluated.
package struct ConditionContext: Sendable {
  /// Size of the window or of the container that the rule refers to, in points; nil while it is unknown.
  package var size: Size?
  /// Traits of the rule's scope.
  package var traits: TraitCollection
  /// For every declared trait the value that holds at the scope, or its default.
  package var customTraits: [String: CustomTraitValue]
  /// How the device is turned; nil where the window does not say.
  package var interfaceOrientation: InterfaceOrientation?
  package var multitasking: WindowMode?
  /// `none` outside presentations.
  package var presentedAs: ModalPresentationStyle

  package init(
    size: Size?, traits: TraitCollection, customTraits: [String: CustomTraitValue] = [:],
    interfaceOrientation: InterfaceOrientation? = nil, multitasking: WindowMode? = nil,
    presentedAs: ModalPresentationStyle = .none
  ) {
    self.size = size
    self.traits = traits
    self.customTraits = customTraits
    self.interfaceOrientation = interfaceOrientation
    self.multitasking = multitasking
    self.presentedAs = presentedAs
  }
}

/// Whether a condition holds at a place. What the place does not say makes a test false (BP-missing).
///
/// - Complexity: O(*n*) in the number of tests.
package func matches(_ condition: Condition, in context: ConditionContext) -> Bool {
  switch condition {
  case .all(let conditions): conditions.allSatisfy { matches($0, in: context) }
  case .any(let conditions): conditions.contains { matches($0, in: context) }
  case .not(let condition): !matches(condition, in: context)
  case .idiom(let idioms): isOne(context.traits.userInterfaceIdiom, of: idioms)
  case .orientation(let orientation): context.size.map { $0.sideOrientation == orientation } ?? false
  case .interfaceOrientation(let orientations): isOne(context.interfaceOrientation, of: orientations)
  case .width(let bounds): context.size.map { bounds.contains($0.width) } ?? false
  case .height(let bounds): context.size.map { bounds.contains($0.height) } ?? false
  case .aspect(let bound, let ratio): context.size.map { compare($0, bound, ratio) } ?? false
  case .horizontalSizeClass(let classes): isOne(context.traits.horizontalSizeClass, of: classes)
  case .verticalSizeClass(let classes): isOne(context.traits.verticalSizeClass, of: classes)
  case .scale(let bounds): context.traits.displayScale.map { bounds.contains($0) } ?? false
  case .contentSizeCategory(let categories): isOne(context.contentSizeCategory, of: categories)
  case .contentSizeCategoryOrder(let bounds):
    context.contentSizeCategory.map { bounds.contains(Double($0)) } ?? false
  case .traits(let traits): context.traits.contains(traits)
  case .custom(let id, let test): context.customTraits[id].map { passes($0, test) } ?? false
  case .presentedAs(let styles): styles.contains(context.presentedAs)
  case .multitasking(let modes): isOne(context.multitasking, of: modes)
  }
}

private func isOne<Value: Equatable>(_ value: Value?, of values: [Value]) -> Bool {
  value.map { values.contains($0) } ?? false
}

/// Width by height against a ratio, multiplied crosswise.
private func compare(_ size: Size, _ bound: Condition.Bound, _ ratio: Ratio) -> Bool {
  let own = size.width * ratio.denominator
  let asked = size.height * ratio.numerator
  return switch bound {
  case .minimum: own >= asked
  case .maximum: own <= asked
  case .exactly: own == asked
  }
}

private func passes(_ value: CustomTraitValue, _ test: Condition.CustomTest) -> Bool {
  switch test {
  case .equal(let other): return value == other
  case .compares(let bounds):
    guard case .number(let number) = value else { return false }
    return bounds.contains(number)
  }
}

extension Size {
  /// Portrait only where it is higher than wide (TR-square): a square is landscape.
  package var sideOrientation: Condition.SideOrientation { height > width ? .portrait : .landscape }
}

extension ConditionContext {
  fileprivate var contentSizeCategory: Int8? {
    guard case .choice(let raw)? = traits[.preferredContentSizeCategory] else { return nil }
    return raw
  }
}
