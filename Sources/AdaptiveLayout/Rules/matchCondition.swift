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
    (self.size, self.traits, self.customTraits) = (size, traits, customTraits)
    (self.interfaceOrientation, self.multitasking) = (interfaceOrientation, multitasking)
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

/// What a rule's sizes refer to, in one environment.
enum RuleSubject {
  case window
  /// A view; a controller stands for its root view.
  case view(Int)
  /// What a presentation may cover.
  case presentationContainer(Int32)

  var view: Int? {
    if case .view(let index) = self { index } else { nil }
  }
}

extension ResolutionState {
  /// What conditions read at a place with these traits, less the size that they refer to.
  func conditionContext(at node: EnvironmentNode, traits: TraitCollection) -> ConditionContext {
    let controller = document.controllerPath(of: node).first
    return conditionContext(traits, presentedAs: controller.map { presentedStyle(ofController: Int($0)) })
  }

  /// What conditions about a controller's own view read, for these traits of the controller.
  func conditionContext(ofController index: Int, traits: TraitCollection) -> ConditionContext {
    var context = conditionContext(traits, presentedAs: presentedStyle(ofController: index))
    context.size = controllers[index].place?.frame.size
    return context
  }

  private func conditionContext(
    _ traits: TraitCollection, presentedAs style: ModalPresentationStyle?
  ) -> ConditionContext {
    ConditionContext(
      size: nil, traits: traits, customTraits: traits.values(of: document.document.draft.customTraits),
      interfaceOrientation: environment.orientation, multitasking: environment.mode,
      presentedAs: style ?? .none)
  }

  /// The window, or the nearest root view of a controller above the scope, or what the rule names (BP-of).
  func subject(of rule: BreakpointRule) -> RuleSubject {
    switch rule.subject {
    case .window, .node(.window): return .window
    case .node(.controller(let index)): return .view(Int(document.controllers[Int(index)].rootView))
    case .node(.view(let index)): return .view(Int(index))
    case .container:
      // Above a presented controller there is its presentation (BP-presented).
      if case .controller(let index) = rule.scope, document.controllers[Int(index)].parent == nil,
        controllers[Int(index)].presentation != nil
      {
        return .presentationContainer(index)
      }
      // Above the root controller there is only the window.
      return containingController(of: rule.scope)
        .map { .view(Int(document.controllers[Int($0)].rootView)) } ?? .window
    }
  }

  /// The controller whose root view is the nearest above a node.
  private func containingController(of node: EnvironmentNode) -> Int32? {
    switch node {
    case .window: return nil
    case .controller(let index): return document.controllers[Int(index)].parent
    case .view(let index):
      let owner = document.views[Int(index)].controller
      let isRoot = document.controllers[Int(owner)].rootView == index
      return isRoot ? document.controllers[Int(owner)].parent : owner
    }
  }

  /// The size of a subject as far as it is known; nil for what is not there.
  func size(of subject: RuleSubject) -> Size? {
    switch subject {
    case .window: environment.size
    case .view(let index): solvedSize(ofView: index)
    case .presentationContainer(let index):
      controllers[Int(index)].presentation.flatMap { sheet.presentations[$0]?.containerFrame.size }
    }
  }

  /// Whether the size of a subject is final while a node is evaluated: root views have theirs from their containers,
  /// and the views of controllers further up are solved.
  func isKnown(_ subject: RuleSubject, at node: EnvironmentNode) -> Bool {
    guard case .view(let index) = subject else { return true }
    let owner = document.views[index].controller
    if Int(document.controllers[Int(owner)].rootView) == index { return true }
    return document.controllerPath(of: node).first != owner
  }

  /// The size of a view, to a thousandth of a point: a condition must not hang on the last bit of a solution.
  func solvedSize(ofView index: Int) -> Size? {
    let owner = Int(document.views[index].controller)
    guard let place = controllers[owner].place else { return nil }
    if Int(document.controllers[owner].rootView) == index { return place.frame.size.snapped }
    return sheet.installed[index] ? sheet.frames[index].size.snapped : nil
  }
}

extension Size {
  fileprivate var snapped: Size {
    Size(width: (width * 1000).rounded() / 1000, height: (height * 1000).rounded() / 1000)
  }
}
