package import LayoutModel

/// Compares two layouts of one hierarchy: what happens between them, and what the coordinator says (TX-phases).
///
/// - Parameters:
///   - announced: The new layout without what is asked for during the transition; nil where nothing is.
///   - isAnimated: What the request says, nil to follow the cause.
package func makeTransition(
  from old: Layout, announced: Layout? = nil, to new: Layout, requests: [ControllerRequest] = [],
  detail: EventDetail, isAnimated: Bool? = nil
) -> Transition {
  let coordinator = makeCoordinator(from: old, to: new, isAnimated: isAnimated)
  return Transition(
    from: old, to: counterRotate(new, by: coordinator.targetTransform.inverse),
    events: listEvents(
      from: old, announced: announced ?? new, to: new, requests: requests, detail: detail,
      coordinator: coordinator),
    coordinator: coordinator,
    changedImages: listImageChanges(from: old, to: new))
}

/// What the coordinator says (TX-coordinator, TX-transform).
func makeCoordinator(from old: Layout, to new: Layout, isAnimated: Bool?) -> TransitionCoordinator {
  let cause = findCause(from: old, to: new)
  let turn = old.environment.orientation.turn(to: new.environment.orientation)
  let isAnimated = isAnimated ?? cause.isAnimated
  // In seconds; a keyboard takes as long to come and go as TX-keyboard says.
  let usual = new.environment.device.idiom == .phone ? 0.3 : 0.4
  let duration = (cause == .keyboard ? 0.25 : usual) * (turn == .half ? 2 : 1)
  var coordinator = TransitionCoordinator(
    cause: cause, targetTransform: turn, isAnimated: isAnimated, transitionDuration: isAnimated ? duration : 0
  )
  (coordinator.from, coordinator.to) = participants(of: cause, from: old, to: new)
  return coordinator
}

/// Who takes part (TX-participants): of a presentation the one that presents and the one that is presented, of a
/// dismissal the other way round; of a push or pop the tops of the stack; of everything else the root at both ends.
private func participants(
  of cause: TransitionCause, from old: Layout, to new: Layout
) -> (from: TransitionCoordinator.Participant?, to: TransitionCoordinator.Participant?) {
  if cause == .presentation {
    let (before, after) = (presentedPairs(of: old), presentedPairs(of: new))
    let (known, kept) = (Set(before.map(\.presented)), Set(after.map(\.presented)))
    if let begun = after.first(where: { !known.contains($0.presented) }) {
      return (begun.presenting, begun.presented)
    }
    if let ended = before.first(where: { !kept.contains($0.presented) }) {
      return (ended.presented, ended.presenting)
    }
  }
  if cause == .containerResize, let tops = stackTops(from: old, to: new) { return tops }
  return (old.order.first.map { participant($0, in: old) }, new.order.first.map { participant($0, in: new) })
}

/// The controllers on top of the first stack on screen that shows another one; nil where none does.
private func stackTops(
  from old: Layout, to new: Layout
) -> (from: TransitionCoordinator.Participant, to: TransitionCoordinator.Participant)? {
  var before: [String: Int] = [:]
  for index in old.order {
    guard let top = old.topOfStack(index) else { continue }
    before[old.document.controllers[index].id] = top
  }
  for index in new.order where new.controllers[index].isOnScreen {
    guard let top = new.topOfStack(index), let oldTop = before[new.document.controllers[index].id] else {
      continue
    }
    let (from, to) = (participant(oldTop, in: old), participant(top, in: new))
    if from.controller != to.controller { return (from, to) }
  }
  return nil
}

extension Layout {
  /// The controller on top of a navigation controller, by index.
  fileprivate func topOfStack(_ index: Int) -> Int? {
    guard case .navigation(let layout)? = controllers[index].container else { return nil }
    return layout.stack.last.map { Int($0) }
  }

  /// What presentation controllers override, by the id of what they present.
  fileprivate var presentationOverrides: [String: TraitCollection] {
    let presented = document.presentations.map {
      (document.controllers[Int($0.presented)].id, $0.overrideTraitCollection)
    }
    return Dictionary(presented) { first, _ in first }
  }
}

/// Who presents and what is presented, in the order in which presentations begin. A presenter whose view stays where it is
/// has a part in the transition, and its view has none.
private func presentedPairs(
  of layout: Layout
) -> [(presenting: TransitionCoordinator.Participant, presented: TransitionCoordinator.Participant)] {
  layout.controllers.compactMap { controller in
    guard let presentation = controller.presentation, let shown = presentation.presentedController
    else { return nil }
    var presented = participant(Int(shown), in: layout)
    presented.view = layout.presentedView(of: presentation) ?? presented.view
    var presenting = participant(Int(presentation.presentingController), in: layout)
    if !presentation.removesPresentersView { presenting.view = nil }
    return (presenting, presented)
  }
}

private func participant(_ index: Int, in layout: Layout) -> TransitionCoordinator.Participant {
  let node = layout.document.controllers[index]
  return TransitionCoordinator.Participant(
    controller: node.id, view: layout.document.views[Int(node.rootView)].id)
}

/// The first cause that applies (TX-cause).
///
/// A size that only follows an override or a setting is no cause of its own.
private func findCause(from old: Layout, to new: Layout) -> TransitionCause {
  if old.environment.orientation != new.environment.orientation { return .rotation }
  if old.environment.size != new.environment.size || old.environment.mode != new.environment.mode {
    return .windowResize
  }
  let nodes = Dictionary(old.document.controllers.map { ($0.id, $0) }) { first, _ in first }
  let pairs = new.document.controllers.compactMap { node in nodes[node.id].map { (old: $0, new: node) } }
  if pairs.contains(where: { $0.old.sizeInParent != $0.new.sizeInParent }) { return .containerResize }
  let isOverridden = pairs.contains { old, new in
    old.overrideTraits != new.overrideTraits || old.traitOverrides != new.traitOverrides
      || old.overrideUserInterfaceStyle != new.overrideUserInterfaceStyle
  }
  if isOverridden || old.overrides(\.viewTraitOverrides) != new.overrides(\.viewTraitOverrides) {
    return .traitOverride
  }
  if old.overrides(\.viewInterfaceStyles) != new.overrides(\.viewInterfaceStyles) { return .traitOverride }
  let overrides = old.presentationOverrides
  if new.presentationOverrides.contains(where: { overrides[$0.key, default: $0.value] != $0.value }) {
    return .traitOverride
  }
  let movesKeyboard = old.environment.keyboard != new.environment.keyboard
  let (before, after) = (old.presentationFacts(!movesKeyboard), new.presentationFacts(!movesKeyboard))
  if before != after { return .presentation }
  if old.environment.traits != new.environment.traits || old.environment.locale != new.environment.locale {
    return .systemSetting
  }
  return movesKeyboard ? .keyboard : .containerResize
}

private struct PresentationFacts: Equatable {
  var style: ModalPresentationStyle
  var frame: Rect?
  var detent: Detent?
}

extension Layout {
  /// What shows that a presentation begins, ends, adapts or has another size.
  ///
  /// - Parameter framesCount: Not where they follow the keyboard.
  fileprivate func presentationFacts(_ framesCount: Bool) -> [String: PresentationFacts] {
    let facts = zip(document.controllers, controllers).compactMap { node, controller in
      controller.presentation.map {
        let frame = framesCount ? $0.frame : nil
        return (node.id, PresentationFacts(style: $0.style, frame: frame, detent: $0.detent))
      }
    }
    return Dictionary(facts) { $1 }
  }

  /// What the views of the document override. Those of a list's elements come and go as they are scrolled.
  fileprivate func overrides<Value>(_ values: KeyPath<DocumentValues, [Int32: Value]>) -> [Int32: Value] {
    let all = document[keyPath: values]
    return lists.isEmpty ? all : all.filter { !isInList(Int($0.key)) }
  }

  /// Whether a view is one of an element of a list.
  fileprivate func isInList(_ view: Int) -> Bool {
    document.controllers[Int(document.views[view].controller)].list != nil
  }
}

/// The views whose asset variant is another one (AS-reselect), but not images that have come with the element of a list.
private func listImageChanges(from old: Layout, to new: Layout) -> [ImageChange] {
  var changes: [ImageChange] = []
  var before: [String: AssetSelection] = [:]
  for image in old.images where image.isInstalled {
    before[old.document.views[Int(image.view)].id] = image.selection
  }
  let known = old.lists.isEmpty && new.lists.isEmpty ? [] : Set(old.document.views.map(\.id))
  for image in new.images where image.isInstalled {
    let id = new.document.views[Int(image.view)].id
    if new.isInList(Int(image.view)), !known.contains(id) { continue }
    let selection = before[id]
    if selection?.asset != image.selection.asset || selection?.origin != image.selection.origin {
      changes.append(ImageChange(view: id, from: selection, to: image.selection))
    }
  }
  return changes
}
