package import LayoutModel

/// Compares two layouts of one hierarchy: what happens between them, and what the coordinator of the transition
/// says (TX-phases).
///
/// - Parameters:
///   - announced: The new layout without what is asked for during the transition; nil where nothing is.
///   - requests: What is asked for.
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
  var duration = 0.0
  if isAnimated {
    duration =
      cause == .keyboard ? keyboardDuration : new.environment.device.idiom == .phone ? 0.3 : 0.4
    if turn == .half { duration *= 2 }
  }
  var coordinator = TransitionCoordinator(
    cause: cause, targetTransform: turn, isAnimated: isAnimated, transitionDuration: duration)
  (coordinator.from, coordinator.to) = participants(of: cause, from: old, to: new)
  return coordinator
}

/// How long the keyboard takes to come and go, in seconds (TX-keyboard).
private let keyboardDuration = 0.25

/// Who takes part (TX-participants): of a presentation the one that presents and the one that is presented, of a
/// dismissal the other way round; of everything else the root at both ends.
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
  return (old.order.first.map { participant($0, in: old) }, new.order.first.map { participant($0, in: new) })
}

/// Who presents and what is presented, in the order in which presentations begin.
private func presentedPairs(
  of layout: Layout
) -> [(presenting: TransitionCoordinator.Participant, presented: TransitionCoordinator.Participant)] {
  layout.controllers.compactMap { controller in
    guard let presentation = controller.presentation, let shown = presentation.presentedController else {
      return nil
    }
    var presented = participant(Int(shown), in: layout)
    presented.view = layout.presentedView(of: presentation) ?? presented.view
    return (participant(Int(presentation.presentingController), in: layout), presented)
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
  let before = Dictionary(
    old.document.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  let pairs = new.document.controllers.compactMap { node in before[node.id].map { (old: $0, new: node) } }
  if pairs.contains(where: { $0.old.sizeInParent != $0.new.sizeInParent }) { return .containerResize }
  if pairs.contains(where: { $0.old.saysOtherTraits(than: $0.new) })
    || old.overrides(\.viewTraitOverrides) != new.overrides(\.viewTraitOverrides)
    || old.overrides(\.viewInterfaceStyles) != new.overrides(\.viewInterfaceStyles)
  {
    return .traitOverride
  }
  let movesKeyboard = old.environment.keyboard != new.environment.keyboard
  if presentationFacts(of: old, frames: !movesKeyboard) != presentationFacts(of: new, frames: !movesKeyboard)
  {
    return .presentation
  }
  if old.environment.traits != new.environment.traits || old.environment.locale != new.environment.locale {
    return .systemSetting
  }
  if movesKeyboard { return .keyboard }
  return .containerResize
}

/// What shows that a presentation begins, ends, adapts or has another size.
///
/// - Parameter frames: Whether frames count: not where they follow the keyboard.
private func presentationFacts(of layout: Layout, frames: Bool) -> [String: PresentationFacts] {
  var facts: [String: PresentationFacts] = [:]
  for (node, controller) in zip(layout.document.controllers, layout.controllers) {
    guard let presentation = controller.presentation else { continue }
    facts[node.id] = PresentationFacts(
      style: presentation.style, frame: frames ? presentation.frame : nil, detent: presentation.detent)
  }
  return facts
}

private struct PresentationFacts: Equatable {
  var style: ModalPresentationStyle
  var frame: Rect?
  var detent: Detent?
}

extension Layout {
  /// What the views of the document override. Those of a list's elements come and go as they are scrolled.
  fileprivate func overrides<Value>(
    _ values: KeyPath<DocumentValues, [Int32: Value]>
  ) -> [Int32: Value] {
    let all = document[keyPath: values]
    return lists.isEmpty ? all : all.filter { !isInList(Int($0.key)) }
  }

  /// Whether a view is one of an element of a list.
  fileprivate func isInList(_ view: Int) -> Bool {
    document.controllers[Int(document.views[view].controller)].list != nil
  }
}

/// The views whose asset variant is another one (AS-reselect). An image of a list's element that has come with the element is
/// no other one.
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

extension ControllerNode {
  /// Whether something is set that another state of this controller does not have.
  fileprivate func saysOtherTraits(than other: ControllerNode) -> Bool {
    overrideTraits != other.overrideTraits || traitOverrides != other.traitOverrides
      || overrideUserInterfaceStyle != other.overrideUserInterfaceStyle
  }
}
