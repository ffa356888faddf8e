import LayoutModel

/// Evaluates the rules of one scope against what its environment says so far, and merges what they set into it:
/// step 6 of traits 2.2. A rule does not see what others set at the same place (traits B-40).
func applyRules(
  scopedTo node: EnvironmentNode, traits: inout TraitCollection, in state: inout ResolutionState
) {
  guard let places = state.breakpoints?.places[node] else { return }
  var context = state.conditionContext(at: node, traits: traits)
  for place in places {
    guard let rule = state.breakpoints?.rules[place] else { continue }
    let subject = state.subject(of: rule)
    context.size = state.size(of: subject)
    let awaited = state.isKnown(subject, at: node) ? nil : subject.view
    let isMatched = state.breakpoints?.evaluate(place, in: context, awaiting: awaited)
    if isMatched == true { traits.merge(rule.changes.traits) }
  }
}

/// Gives a controller the values that matching rules and the request's `set` have for it.
func applyChanges(toController index: Int, in state: inout ResolutionState) {
  guard let breakpoints = state.breakpoints, index < breakpoints.controllerChanges.count else { return }
  for change in breakpoints.controllerChanges[index] where breakpoints.holds(change.rank) {
    if case .presentation(let parts, let values) = change.property {
      guard let number = state.document.controllers[index].presentation else { continue }
      for part in parts { state.document.presentations[Int(number)].take(part, from: values) }
    }
    state.document.controllers[index].apply(change.property)
  }
}

/// Gives all controllers their values before the first is reached: containers and presenters ask those below them
/// what they wish for.
func applyForeseenChanges(in state: inout ResolutionState) {
  guard state.breakpoints != nil else { return }
  for index in state.document.controllers.indices { applyChanges(toController: index, in: &state) }
}

/// Gives a controller, its views and constraints the values that matching rules and the request's `set` have for them.
func applyRules(to index: Int, in state: inout ResolutionState) {
  guard let breakpoints = state.breakpoints, index < breakpoints.viewChanges.count else { return }
  applyChanges(toController: index, in: &state)
  for change in breakpoints.viewChanges[index] where breakpoints.matched[change.rank] {
    state.document.apply(change.property, toView: change.target)
  }
  for change in breakpoints.constraintChanges[index] where breakpoints.matched[change.rank] {
    state.document.constraints[change.target].apply(change.property)
  }
}

/// What a rule's sizes refer to, in one environment.
private enum Subject {
  case window
  /// A view; a controller stands for its root view.
  case view(Int)
  /// What a presentation may cover.
  case presentationContainer(Int32)

  var view: Int? {
    if case .view(let index) = self { index } else { nil }
  }
}

extension WindowEnvironment {
  /// The window with the traits that rules for it and the request's `set` give it. Begins a pass.
  func applying(_ breakpoints: inout BreakpointState?, of document: LayoutDocument) -> WindowEnvironment {
    guard breakpoints != nil else { return self }
    breakpoints?.beginPass()
    // Rules for the window see no more than it.
    var state = ResolutionState(document, in: self, breakpoints: breakpoints)
    var window = self
    applyRules(scopedTo: .window, traits: &window.traits, in: &state)
    window.traits.merge(document.overrides.traits)
    breakpoints = state.breakpoints
    return window
  }
}

extension ResolutionState {
  /// Whether sizes that came out make rules match otherwise.
  mutating func needsAnotherPass() -> Bool {
    guard var breakpoints else { return false }
    let needsPass = breakpoints.findChanges { solvedSize(ofView: $0) }
    self.breakpoints = breakpoints
    return needsPass
  }

  /// What a view says to itself: the document's word, or that of the last rule that matches.
  func traitOverrides(ofView view: Int) -> TraitCollection? {
    if let breakpoints, let changes = breakpoints.traitChanges[view],
      let last = changes.last(where: { breakpoints.matched[$0.rank] })
    {
      return last.property
    }
    return document.viewTraitOverrides[Int32(view)]
  }

  /// What conditions read at a place with these traits, less the size that they refer to.
  func conditionContext(at node: EnvironmentNode, traits: TraitCollection) -> ConditionContext {
    let controller = document.controllerPath(of: node).first
    return ConditionContext(
      size: nil, traits: traits, customTraits: traits.values(of: document.customTraits),
      interfaceOrientation: environment.orientation, multitasking: environment.mode,
      presentedAs: controller.map { presentedStyle(ofController: Int($0)) } ?? .none)
  }

  /// The window, or the nearest root view of a controller above the scope, or what the rule names (traits B-2).
  fileprivate func subject(of rule: BreakpointRule) -> Subject {
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
        // Above a presented controller there is its presentation (traits B-42).
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
  fileprivate func size(of subject: Subject) -> Size? {
    switch subject {
    case .window: environment.size
    case .view(let index): solvedSize(ofView: index)
    case .presentationContainer(let index):
      controllers[Int(index)].presentation.flatMap { presentations[$0]?.containerFrame.size }
    }
  }

  /// Whether the size of a subject is final while a node is evaluated: root views have theirs from their containers,
  /// and the views of controllers further up are solved.
  fileprivate func isKnown(_ subject: Subject, at node: EnvironmentNode) -> Bool {
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
    return installed[index] ? frames[index].size.snapped : nil
  }
}

extension Size {
  fileprivate var snapped: Size {
    Size(width: (width * 1000).rounded() / 1000, height: (height * 1000).rounded() / 1000)
  }
}

extension LayoutDocument {
  /// Whether rules may give views other traits than their controllers have.
  var changesTraitsOfViews: Bool {
    rules.contains { rule in
      if case .view = rule.scope { true } else { rule.changes.views.contains { $0.property.isTraits } }
    } || overrides.views.contains { $0.property.isTraits }
  }
}

extension ViewProperty {
  fileprivate var isTraits: Bool {
    if case .traitOverrides = self { true } else { false }
  }
}
