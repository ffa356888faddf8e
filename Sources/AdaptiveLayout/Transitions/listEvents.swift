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
package func listEvents(
  from old: Layout, announced: Layout, to new: Layout, requests: [ControllerRequest] = [], detail: EventDetail
) -> [TransitionEvent] {
  var events: [TransitionEvent] = []
  let announcement = LayoutComparison(old, announced)
  announcement.addTraitTransitions(to: &events)
  announcement.addSizeTransitions(to: &events)
  insert(requests, of: new.document, into: &events)
  let keyboard = listKeyboardEvents(from: old.environment, to: new.environment)
  events += keyboard.filter { $0.phase == 2 }
  LayoutComparison(old, new).addTraitChanges(detail: detail, to: &events)
  return events + keyboard.filter { $0.phase != 2 }
}

/// The requests of controllers that are told of a new size: the others have no occasion (TX-during).
package func requestsMade(
  _ requests: [ControllerRequest], from old: Layout, announced: Layout
) -> [ControllerRequest] {
  guard !requests.isEmpty else { return [] }
  var events: [TransitionEvent] = []
  LayoutComparison(old, announced).addSizeTransitions(to: &events)
  let told = Set(events.map(\.target))
  return requests.filter { told.contains(.controller(announced.document.controllers[Int($0.requester)].id)) }
}

/// Puts what is asked for directly after the size of the controller that asks.
private func insert(
  _ requests: [ControllerRequest], of document: LayoutDocument, into events: inout [TransitionEvent]
) {
  guard !requests.isEmpty else { return }
  var byRequester: [TransitionEvent.Target: [TransitionEvent]] = [:]
  for request in requests {
    let target = TransitionEvent.Target.controller(document.controllers[Int(request.requester)].id)
    let id = document.controllers[Int(request.controller)].id
    let call: TransitionEvent.Call =
      request.kind == .push ? .pushViewController(id) : .presentViewController(id)
    byRequester[target, default: []].append(TransitionEvent(call, to: target, isAnimated: false))
  }
  events = events.flatMap { event in event.phase == 2 ? [event] + (byRequester[event.target] ?? []) : [event]
  }
}
