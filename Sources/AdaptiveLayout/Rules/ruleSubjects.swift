import LayoutModel

/// What a rule's sizes refer to, in one environment.
enum RuleSubject {
  case window
  /// A view; a controller stands for its root view.
  case view(Int)
  /// What a presentation may cover.
  case presentationContainer(Int32)

  /// Nil for what is no view.
  var view: Int? {
    if case .view(let index) = self { index } else { nil }
  }
}

extension ResolutionState {
  /// What conditions read at a place with these traits, less the size that they refer to.
  func conditionContext(at node: EnvironmentNode, traits: TraitCollection) -> ConditionContext {
    let controller = document.controllerPath(of: node).first
    return ConditionContext(
      size: nil, traits: traits, customTraits: traits.values(of: document.customTraits),
      interfaceOrientation: environment.orientation, multitasking: environment.mode,
      presentedAs: controller.map { presentedStyle(ofController: Int($0)) } ?? .none)
  }

  /// What conditions about a controller's own view read, for these traits of the controller.
  func conditionContext(ofController index: Int, traits: TraitCollection) -> ConditionContext {
    ConditionContext(
      size: controllers[index].place?.frame.size, traits: traits,
      customTraits: traits.values(of: document.customTraits),
      interfaceOrientation: environment.orientation, multitasking: environment.mode,
      presentedAs: presentedStyle(ofController: index))
  }

  /// The window, or the nearest root view of a controller above the scope, or what the rule names (BP-of).
  func subject(of rule: BreakpointRule) -> RuleSubject {
    switch rule.subject {
    case .window, .node(.window): return .window
    case .node(.controller(let index)): return .view(Int(document.controllers[Int(index)].rootView))
    case .node(.view(let index)): return .view(Int(index))
    case .container:
      var controller: Int32?
      switch rule.scope {
      case .window: return .window
      case .controller(let index):
        controller = document.controllers[Int(index)].parent
        // Above a presented controller there is its presentation (BP-presented).
        if controller == nil, controllers[Int(index)].presentation != nil {
          return .presentationContainer(index)
        }
      case .view(let index):
        let owner = document.views[Int(index)].controller
        let isRoot = document.controllers[Int(owner)].rootView == index
        controller = isRoot ? document.controllers[Int(owner)].parent : owner
      }
      // Above the root controller there is only the window.
      return controller.map { .view(Int(document.controllers[Int($0)].rootView)) } ?? .window
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
