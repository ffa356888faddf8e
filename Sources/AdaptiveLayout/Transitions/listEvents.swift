package import LayoutModel

/// The calls that UIKit makes between two layouts of one hierarchy, in their order (TX-phases,
/// TX-only-changes).
///
/// Nodes are the same where their ids are. A pure comparison: an event exists exactly where a value differs and
/// nothing hides it.
///
/// - Parameters:
///   - announced: The new layout as it is before anything is asked for during the transition: what the first two
///     phases speak of.
///   - requests: Those that are made; see ``requestsMade(_:from:announced:)``.
///   - coordinator: What the coordinator of the transition says.
package func listEvents(
  from old: Layout, announced: Layout, to new: Layout, requests: [ControllerRequest] = [],
  detail: EventDetail,
  coordinator: TransitionCoordinator
) -> [TransitionEvent] {
  var events: [TransitionEvent] = []
  let announcement = LayoutComparison(old, announced)
  let outcome = LayoutComparison(old, new)
  let isComplete = detail == .complete
  // Where nothing around changes, what happens follows from what content wishes for.
  let isOfContent = coordinator.cause == .presentation || coordinator.cause == .containerResize
  if isComplete, isOfContent { outcome.addPreferredSizes(in: 1, to: &events) }
  announcement.addTraitTransitions(to: &events)
  if isComplete { announcement.addBegunPresentations(isAnimated: coordinator.isAnimated, to: &events) }
  announcement.addSizeTransitions(duration: coordinator.transitionDuration, to: &events)
  var appearances = AppearanceEvents()
  if isComplete {
    let states = [old.shownControllers, announced.shownControllers]
    // What is asked for happens at once, all else with the transition.
    let isAnnounced = { (id: String) in states[0].contains(id) != states[1].contains(id) }
    appearances = outcome.appearanceEvents(isAnimated: coordinator.isAnimated, where: isAnnounced)
    insert(requests, of: outcome, after: announcement, isComplete: true, into: &events) { !isAnnounced($0) }
  } else {
    insert(requests, of: outcome, after: announcement, isComplete: false, into: &events)
  }
  let told = events
  let keyboard = listKeyboardEvents(from: old.environment, to: new.environment)
  events += keyboard.filter { $0.phase == 2 } + appearances.before
  let ended = isComplete && coordinator.isAnimated ? announcement.endedPresentations : []
  outcome.addBlocks(for: told, ended, isComplete: isComplete, isAtEnd: false, to: &events)
  if isComplete {
    if !isOfContent { outcome.addPreferredSizes(in: 3, to: &events) }
    outcome.addFittingSizes(to: &events)
  }
  outcome.addTraitChanges(detail: detail, to: &events)
  events += appearances.after
  outcome.addBlocks(for: told, ended, isComplete: isComplete, isAtEnd: true, to: &events)
  return events + keyboard.filter { $0.phase != 2 }
}

/// The requests of controllers that are told of a new size: the others have no occasion (TX-during), nor have those
/// that went with an earlier request (PR-gone).
package func requestsMade(
  _ requests: [ControllerRequest], from old: Layout, announced: Layout
) -> [ControllerRequest] {
  guard !requests.isEmpty else { return [] }
  var events: [TransitionEvent] = []
  let announcement = LayoutComparison(old, announced)
  announcement.addSizeTransitions(duration: 0, to: &events)
  let removals = announcement.removals(by: requests)
  let id = { (index: Int32) in announced.document.controllers[Int(index)].id }
  let byRequester = Dictionary(grouping: requests) { TransitionEvent.Target.controller(id($0.requester)) }
  var gone: Set<String> = []
  var made: Set<ControllerRequest> = []
  for event in events where event.isOfSize {
    if let removed = removals[event.target], gone.contains(removed) { continue }
    for request in byRequester[event.target] ?? [] {
      made.insert(request)
      if !request.kind.adds { gone.insert(id(request.controller)) }
    }
  }
  return requests.filter { made.contains($0) }
}

/// Puts what is asked for directly after the size of the controller that asks; what follows from it on the screen
/// after the last of it. Who goes with it hears of no size any more (PR-gone).
///
/// - Parameter isAtOnce: Which controllers come and go with it.
private func insert(
  _ requests: [ControllerRequest], of outcome: LayoutComparison, after announcement: LayoutComparison,
  isComplete: Bool, into events: inout [TransitionEvent], where isAtOnce: (String) -> Bool = { _ in true }
) {
  guard !requests.isEmpty else { return }
  let document = outcome.new.document
  let begun = isComplete ? outcome.begunPresentations : [:]
  var byRequester: [TransitionEvent.Target: [TransitionEvent]] = [:]
  for request in requests {
    let target = TransitionEvent.Target.controller(document.controllers[Int(request.requester)].id)
    let id = document.controllers[Int(request.controller)].id
    byRequester[target, default: []].append(TransitionEvent(request.call(id), to: target, isAnimated: false))
    guard request.kind == .present, let presentation = begun[id] else { continue }
    byRequester[target, default: []] += outcome.start(of: presentation, isAnimated: false, in: 2)
  }
  let removals = announcement.removals(by: requests)
  var gone: Set<String> = []
  events = events.flatMap { event in
    if event.phase == 2, let id = removals[event.target], gone.contains(id) { return [TransitionEvent]() }
    let asked = event.isOfSize ? byRequester[event.target] ?? [] : []
    gone.formUnion(asked.compactMap(\.removedController))
    return [event] + asked
  }
  guard isComplete, let last = events.lastIndex(where: { $0.isAnimated == false }) else { return }
  let appearances = outcome.appearanceEvents(isAnimated: false, isAtOnce: true, where: isAtOnce)
  var place = last + 1
  while place < events.count, events[place].isStartOfPresentation { place += 1 }
  events.insert(contentsOf: appearances.before + appearances.after, at: place)
}

extension LayoutComparison {
  /// What those who were told of the transition gave its coordinator to run (TX-blocks), and the callbacks of a turn
  /// for those that heard of one (TX-legacy-rotation): beside the animation, or at its end. Who has gone hears nothing
  /// (PR-gone).
  ///
  /// - Parameter ended: The presentation controllers of what is dismissed beside the animation; these come last.
  fileprivate func addBlocks(
    for told: [TransitionEvent], _ ended: [TransitionEvent.Target], isComplete: Bool, isAtEnd: Bool,
    to events: inout [TransitionEvent]
  ) {
    let block: TransitionEvent.Call = isAtEnd ? .completion : .animateAlongsideTransition
    defer { events += ended.map { TransitionEvent(block, to: $0) } }
    var isPresent = Set(order.map { TransitionEvent.Target.controller(new.document.controllers[$0].id) })
    for presentation in presentations.values {
      isPresent.insert(.presentationController(of: presentation.id))
    }
    var hasBlock: Set<TransitionEvent.Target> = []
    for event in told where isPresent.contains(event.target) {
      if isComplete, event.givesCoordinator, hasBlock.insert(event.target).inserted {
        events.append(TransitionEvent(block, to: event.target))
      }
      guard case .willRotateToInterfaceOrientation(let orientation, let duration) = event.call else {
        continue
      }
      let call: TransitionEvent.Call =
        isAtEnd
        ? .didRotateFromInterfaceOrientation(old.environment.orientation)
        : .willAnimateRotationToInterfaceOrientation(orientation, duration: duration)
      events.append(TransitionEvent(call, to: event.target))
    }
  }

  /// Whom requests take away, with the id of the controller that is dismissed or popped: that one, what is in it and
  /// what it presents.
  fileprivate func removals(by requests: [ControllerRequest]) -> [TransitionEvent.Target: String] {
    let ids = Set(
      requests.lazy.filter { !$0.kind.adds }.map { new.document.controllers[Int($0.controller)].id })
    if ids.isEmpty { return [:] }
    var removals: [TransitionEvent.Target: String] = [:]
    var byIndex: [Int: String] = [:]
    for index in order {
      let id = new.document.controllers[index].id
      let presentation = presentations[index]
      let outer = new.document.controllers[index].parent.map(Int.init) ?? presentation?.presenter
      let presented = presentation.flatMap { ids.contains($0.id) ? $0.id : nil }
      guard let removed = presented ?? (ids.contains(id) ? id : outer.flatMap { byIndex[$0] }) else {
        continue
      }
      byIndex[index] = removed
      removals[.controller(id)] = removed
      if let presentation { removals[.presentationController(of: presentation.id)] = removed }
    }
    return removals
  }

  /// The delegates of the presentations that begin hear how (PR-presenting).
  fileprivate func addBegunPresentations(isAnimated: Bool, to events: inout [TransitionEvent]) {
    for index in order {
      guard let presentation = presentations[index], presentation.old == nil else { continue }
      events += start(of: presentation, isAnimated: isAnimated, in: 1)
    }
  }

  /// What the delegate hears when a presentation begins: its style, with a coordinator where it is animated, and what
  /// it presents in place of what was asked for (PR-replacement).
  fileprivate func start(
    of presentation: PresentationPair, isAnimated: Bool, in phase: Int
  ) -> [TransitionEvent] {
    let target = TransitionEvent.Target.presentationController(of: presentation.id)
    let style = presentation.new.isAdapted ? presentation.new.style : .none
    var events = [
      TransitionEvent(
        .willPresentWithAdaptiveStyle(style, hasCoordinator: isAnimated), to: target, in: phase)
    ]
    if let shown = new.presentedId(by: presentation.new), shown != presentation.id {
      let call = TransitionEvent.Call.viewControllerReplaced(original: presentation.id, replacement: shown)
      events.append(TransitionEvent(call, to: target, in: phase))
    }
    return events
  }

  /// The presentation controllers of what is dismissed, which give blocks to the coordinator of that (TX-blocks).
  fileprivate var endedPresentations: [TransitionEvent.Target] {
    let present = Set(presentations.values.map(\.id))
    return old.order.compactMap { index in
      let id = old.document.controllers[index].id
      let isPresented = old.controllers[index].presentation?.presentedController != nil
      return isPresented && !present.contains(id) ? .presentationController(of: id) : nil
    }
  }

  /// The presentations that begin, by the ids of what is presented.
  fileprivate var begunPresentations: [String: PresentationPair] {
    Dictionary(
      presentations.values.filter { $0.old == nil }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ControllerRequest {
  /// As a call, with the controller's id.
  fileprivate func call(_ id: String) -> TransitionEvent.Call {
    switch kind {
    case .push: .pushViewController(id)
    case .present: .presentViewController(id)
    case .dismiss: .dismissViewController(id)
    case .pop: .popViewController(id)
    }
  }
}

extension TransitionEvent {
  fileprivate var isOfSize: Bool {
    if case .viewWillTransitionToSize = call { true } else { false }
  }

  /// The id of the controller that the target dismisses or pops.
  fileprivate var removedController: String? {
    switch call {
    case .dismissViewController(let id), .popViewController(let id): id
    default: nil
    }
  }

  fileprivate var isStartOfPresentation: Bool {
    switch call {
    case .willPresentWithAdaptiveStyle, .viewControllerReplaced: true
    default: false
    }
  }

  /// Whether the target gets the coordinator, which takes its blocks.
  fileprivate var givesCoordinator: Bool {
    switch call {
    case .willTransitionToTraitCollection, .viewWillTransitionToSize: true
    case .willPresentWithAdaptiveStyle(_, let hasCoordinator): hasCoordinator
    default: false
    }
  }
}
