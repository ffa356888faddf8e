package import LayoutModel

/// A transition as text, for people at a terminal: both layouts as trees, then the events line by line, then what the
/// coordinator says. Ends with a line feed.
package func textTransition(_ transition: Transition) -> PlainText {
  var text: PlainText = "from: \(textTree(transition.from))\nto: \(textTree(transition.to))\nevents\n"
  for event in transition.events { text += "  \(line(event))\n" }
  if transition.events.isEmpty { text += "  none\n" }
  let coordinator = transition.coordinator
  let animation =
    coordinator.isAnimated ? "animated in \(number(coordinator.transitionDuration)) s" : "not animated"
  text += "coordinator: \(coordinator.cause.rawValue), \(animation), "
  text += "targetTransform \(list(coordinator.targetTransform.transform.numbers)), "
  text += "counterRotation \(list(coordinator.targetTransform.inverse.transform.numbers))\n"
  if let from = coordinator.from, let to = coordinator.to, from.controller != to.controller {
    text += "  from \(name(from)) to \(name(to))\n"
  }
  for image in transition.changedImages {
    text += "image \(image.view): \(name(image.from)) → \(name(image.to))\n"
  }
  return text
}

private func line(_ event: TransitionEvent) -> String {
  let start = "\(event.phase) \(event.callback) \(name(event.target))"
  let changes = event.changedTraits.isEmpty ? "" : " [\(event.changedTraits.joined(separator: ", "))]"
  switch event.call {
  case .willTransitionToTraitCollection(let traits): return "\(start) to \(classes(traits))\(changes)"
  case .viewWillTransitionToSize(let size, let from):
    return "\(start) to \(numbers(size))" + (from.map { ", from \(numbers($0))" } ?? "")
  case .traitCollectionDidChange(let previous):
    return "\(start) from \(previous.map(classes) ?? "none")\(changes)"
  case .pushViewController(let id), .presentViewController(let id), .dismissViewController(let id),
    .popViewController(let id):
    return "\(start): \(id), not animated"
  case .willPresentWithAdaptiveStyle(let style, let hasCoordinator):
    return "\(start): \(style.rawValue)" + (hasCoordinator ? "" : ", without a coordinator")
  case .viewControllerReplaced(let original, let replacement):
    return "\(start): \(original) by \(replacement)"
  case .preferredContentSizeDidChange(let child, let size, let from),
    .systemLayoutFittingSizeDidChange(let child, let size, let from):
    return "\(start) for \(child) to \(numbers(size)), from \(numbers(from))"
  case .willRotateToInterfaceOrientation(let orientation, let duration),
    .willAnimateRotationToInterfaceOrientation(let orientation, let duration):
    return "\(start) \(orientation.rawValue), \(number(duration)) s"
  case .didRotateFromInterfaceOrientation(let orientation): return "\(start) \(orientation.rawValue)"
  case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
    return event.isAnimated == false ? "\(start), not animated" : start
  case .animateAlongsideTransition, .completion: return start
  case .keyboard(_, let begin, let end): return "\(start) from \(rectangle(begin)) to \(rectangle(end))"
  }
}

private func name(_ target: TransitionEvent.Target) -> String {
  switch target {
  case .screen: "the screen"
  case .scene: "the scene"
  case .window: "the window"
  case .presentationController(let id): "the presentation controller of \(id)"
  case .controller(let id): id
  case .view(let id): "view \(id)"
  }
}

private func name(_ participant: TransitionCoordinator.Participant) -> String {
  participant.controller + (participant.view.map { " (view \($0))" } ?? "")
}

private func name(_ selection: AssetSelection?) -> String { selection?.filename ?? "none" }

private func numbers(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

private func list(_ values: [Double]) -> String { "[\(values.map(number).joined(separator: ", "))]" }
