package import LayoutModel

/// The calls that UIKit makes between two layouts of one hierarchy, in their order (TX-phases, TX-only-changes).
///
/// Nodes are the same where their ids are. An event exists exactly where a value differs and nothing hides it.
///
/// - Parameters:
///   - announced: The new layout before anything is asked for during the transition: of it the first two phases speak.
///   - requests: Those that are made; see ``requestsMade(_:from:announced:)``.
func listEvents(
  from old: Layout, announced: Layout, to new: Layout, requests: [ControllerRequest], detail: EventDetail,
  coordinator: TransitionCoordinator
) -> [TransitionEvent] {
  let announcement = LayoutComparison(old, announced)
  let outcome = LayoutComparison(old, new)
  let isComplete = detail == .complete
  // Where nothing around changes, what happens follows from what content wishes for.
  let isOfContent = coordinator.cause == .presentation || coordinator.cause == .containerResize
  var events = isComplete && isOfContent ? outcome.preferredSizes(in: 1) : []
  events += announcement.traitTransitions()
  // What goes from a presentation to a stack goes at once.
  let restackings = announcement.restackings
  let restacked = Set(restackings.map(\.id))
  events += announcement.restackingEvents(restackings, isComplete: isComplete)
  let isAnimated = coordinator.isAnimated
  if isComplete { events += announcement.begunPresentations(isAnimated: isAnimated, besides: restacked) }
  events += announcement.sizeTransitions(duration: coordinator.transitionDuration)
  let shown = isComplete ? AnnouncedAppearances(announcement, restackings) : AnnouncedAppearances()
  let appearances: AppearanceEvents =
    isComplete
    ? outcome.appearanceEvents(isAnimated: isAnimated, where: shown.isWithTransition) : ([], [])
  insert(
    requests, of: outcome, after: announcement, isComplete: isComplete, into: &events, where: shown.isAtOnce)
  let told = events
  let keyboard = listKeyboardEvents(from: old.environment, to: new.environment)
  events += keyboard.filter { $0.phase == 2 } + appearances.before
  // The presentation controllers of what is dismissed beside the animation come last.
  let ended = isComplete && isAnimated ? announcement.endedPresentations(besides: restacked) : []
  func blocks(isAtEnd: Bool) -> [TransitionEvent] {
    let block: TransitionEvent.Call = isAtEnd ? .completion : .animateAlongsideTransition
    return outcome.blocks(block, for: told, isComplete: isComplete)
      + ended.map { TransitionEvent(block, to: $0) }
  }
  events += blocks(isAtEnd: false)
  if isComplete { events += (isOfContent ? [] : outcome.preferredSizes(in: 3)) + outcome.fittingSizes() }
  events += outcome.traitChanges(detail: detail) + appearances.after + blocks(isAtEnd: true)
  return events + keyboard.filter { $0.phase != 2 }
}

/// Who comes on screen or leaves it with the transition: what is asked for during it happens at once.
private struct AnnouncedAppearances {
  /// The ids of the controllers on screen before and after, without what is asked for.
  var before: Set<String> = []
  var after: Set<String> = []
  /// Who was told already, as something was pushed in place of a presentation.
  var told: Set<String> = []

  init() {}

  init(_ announcement: LayoutComparison, _ restackings: [Restacking]) {
    (before, after) = (announcement.old.shownControllers, announcement.new.shownControllers)
    if !restackings.isEmpty { told = announcement.idsOfExchanges(restackings) }
  }

  func isWithTransition(_ id: String) -> Bool {
    before.contains(id) != after.contains(id) && !told.contains(id)
  }

  func isAtOnce(_ id: String) -> Bool { before.contains(id) == after.contains(id) && !told.contains(id) }
}

/// The requests of controllers that are told of a new size: the others have no occasion (TX-during), nor have those
/// that went with an earlier request (PR-gone).
package func requestsMade(
  _ requests: [ControllerRequest], from old: Layout, announced: Layout
) -> [ControllerRequest] {
  guard !requests.isEmpty else { return [] }
  let announcement = LayoutComparison(old, announced)
  let removals = announcement.removals(by: requests)
  let byRequester = Dictionary(grouping: requests) { announced.target(Int($0.requester)) }
  var gone: Set<String> = []
  var made: Set<ControllerRequest> = []
  for event in announcement.sizeTransitions(duration: 0) where event.isOfSize {
    if let removed = removals[event.target], gone.contains(removed) { continue }
    for request in byRequester[event.target] ?? [] {
      made.insert(request)
      if !request.kind.adds { gone.insert(announced.document.controllers[Int(request.controller)].id) }
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
  isComplete: Bool, into events: inout [TransitionEvent], where isAtOnce: (String) -> Bool
) {
  guard !requests.isEmpty else { return }
  let begun = outcome.presentations.values.filter { isComplete && $0.old == nil }
  var byRequester: [TransitionEvent.Target: [TransitionEvent]] = [:]
  var leaving: [TransitionEvent.Target: [String]] = [:]
  for request in requests {
    let target = outcome.new.target(Int(request.requester))
    let id = outcome.new.document.controllers[Int(request.controller)].id
    byRequester[target, default: []].append(TransitionEvent(request.call(id), to: target, isAnimated: false))
    if !request.kind.adds { leaving[target, default: []].append(id) }
    guard request.kind == .present, let pair = begun.first(where: { $0.id == id }) else { continue }
    byRequester[target, default: []] += outcome.start(of: pair, hasCoordinator: false, in: 2, replacing: id)
  }
  let removals = announcement.removals(by: requests)
  var gone: Set<String> = []
  events = events.flatMap { event in
    if event.phase == 2, let id = removals[event.target], gone.contains(id) { return [TransitionEvent]() }
    guard event.isOfSize else { return [event] }
    gone.formUnion(leaving[event.target] ?? [])
    return [event] + (byRequester[event.target] ?? [])
  }
  guard isComplete, let last = events.lastIndex(where: { $0.isAnimated == false }) else { return }
  let appearances = outcome.appearanceEvents(isAnimated: false, isAtOnce: true, where: isAtOnce)
  var place = last + 1
  while place < events.count, events[place].isStartOfPresentation { place += 1 }
  events.insert(contentsOf: appearances.before + appearances.after, at: place)
}

extension LayoutComparison {
  /// What those who were told of the transition gave its coordinator to run (TX-blocks), and the callbacks of a turn for
  /// those that heard of one (TX-legacy-rotation): beside the animation, or at its end. Who has gone hears nothing (PR-gone).
  fileprivate func blocks(
    _ block: TransitionEvent.Call, for told: [TransitionEvent], isComplete: Bool
  ) -> [TransitionEvent] {
    let isPresent = Set(order.map { new.target($0) } + presentations.values.map(\.target))
    var hasBlock: Set<TransitionEvent.Target> = []
    var events: [TransitionEvent] = []
    for event in told where isPresent.contains(event.target) {
      if isComplete, event.givesCoordinator, hasBlock.insert(event.target).inserted {
        events.append(TransitionEvent(block, to: event.target))
      }
      guard case .willRotateToInterfaceOrientation(let turned, let duration) = event.call else { continue }
      let call: TransitionEvent.Call =
        block == .completion
        ? .didRotateFromInterfaceOrientation(old.environment.orientation)
        : .willAnimateRotationToInterfaceOrientation(turned, duration: duration)
      events.append(TransitionEvent(call, to: event.target))
    }
    return events
  }

  /// The delegates of the presentations that begin hear how (PR-presenting).
  fileprivate func begunPresentations(isAnimated: Bool, besides others: Set<String>) -> [TransitionEvent] {
    order.compactMap { presentations[$0] }.filter { $0.old == nil && !others.contains($0.id) }.flatMap {
      start(of: $0, hasCoordinator: isAnimated, in: 1, replacing: $0.id)
    }
  }

  /// Whom requests take away: the controller that is dismissed or popped, whose id it has, what is in it and what it presents.
  fileprivate func removals(by requests: [ControllerRequest]) -> [TransitionEvent.Target: String] {
    let ids = Set(requests.filter { !$0.kind.adds }.map { new.document.controllers[Int($0.controller)].id })
    if ids.isEmpty { return [:] }
    var removals: [TransitionEvent.Target: String] = [:]
    var byIndex: [Int: String] = [:]
    for index in order {
      let id = new.document.controllers[index].id
      let presentation = presentations[index]
      let outer = new.document.controllers[index].parent.map(Int.init) ?? presentation?.presenter
      let presented = presentation.flatMap { ids.contains($0.id) ? $0.id : nil }
      guard let gone = presented ?? (ids.contains(id) ? id : outer.flatMap { byIndex[$0] }) else { continue }
      byIndex[index] = gone
      removals[.controller(id)] = gone
      if let presentation { removals[presentation.target] = gone }
    }
    return removals
  }

  /// The presentation controllers of what is dismissed, which give blocks to the coordinator of that (TX-blocks).
  fileprivate func endedPresentations(besides others: Set<String>) -> [TransitionEvent.Target] {
    let present = others.union(presentations.values.map(\.id))
    return old.order.compactMap { index in
      let id = old.document.controllers[index].id
      let isPresented = old.controllers[index].presentation?.presentedController != nil
      return isPresented && !present.contains(id) ? .presentationController(of: id) : nil
    }
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
  fileprivate var isOfSize: Bool { if case .viewWillTransitionToSize = call { true } else { false } }

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

/// What is posted of the keyboard between two windows, in its order; nothing where it stays as it is (TX-keyboard).
///
/// Only a docked keyboard counts as shown: one that is moved up, split or floats is hidden to those who listen. One that
/// is docked at both ends and changes its frame is shown anew.
private func listKeyboardEvents(from old: WindowEnvironment, to new: WindowEnvironment) -> [TransitionEvent] {
  guard old.keyboard != new.keyboard,
    let begin = old.keyboard?.frame ?? new.keyboard?.frame.below(old),
    let end = new.keyboard?.frame ?? old.keyboard?.frame.below(new)
  else { return [] }
  var notifications: Set<KeyboardNotification> = [.keyboardWillChangeFrame, .keyboardDidChangeFrame]
  if new.keyboard?.isDocked == true {
    notifications.formUnion([.keyboardWillShow, .keyboardDidShow])
  } else if old.keyboard?.isDocked == true {
    notifications.formUnion([.keyboardWillHide, .keyboardDidHide])
  }
  return KeyboardNotification.allCases.filter(notifications.contains).map {
    TransitionEvent(.keyboard($0, begin: begin, end: end), to: .window)
  }
}

extension Rect {
  /// This rectangle below the lower edge of a window: where a keyboard is that is hidden.
  fileprivate func below(_ window: WindowEnvironment) -> Rect {
    Rect(origin: Point(x: minX, y: window.size.height), size: size)
  }
}
