package import JSON
package import LayoutModel

/// Writes a transition: both layouts, the events in their order, what the coordinator says, and the images that
/// change.
///
/// - Parameter detail: As for ``LayoutEncoder``.
package func encode(_ transition: Transition, _ detail: LayoutDetail = .usual, to writer: inout JSONWriter) {
  var layouts = LayoutEncoder(detail)
  writer.beginObject()
  writer.key("from")
  layouts.encode(transition.from, to: &writer)
  writer.key("to")
  layouts.encode(transition.to, to: &writer)
  writer.beginArray("events")
  for event in transition.events { writer.event(event) }
  writer.endArray()
  writer.coordinator(transition.coordinator)
  writer.beginObject("changedImages")
  for change in transition.changedImages { writer.imageChange(change) }
  writer.endObject()
  writer.endObject()
}

extension JSONWriter {
  fileprivate mutating func event(_ event: TransitionEvent) {
    beginObject()
    member("phase", event.phase)
    member("callback", event.callback)
    member("targetType", event.target.type)
    member("target", event.target.id)
    told(by: event.call)
    member("changedTraits", event.changedTraits)
    if let isAnimated = event.isAnimated { member("isAnimated", isAnimated) }
    endObject()
  }

  /// Writes what the target is told.
  private mutating func told(by call: TransitionEvent.Call) {
    switch call {
    case .willTransitionToTraitCollection(let traits):
      key("value")
      self.traits(traits)
    case .viewWillTransitionToSize(let size, let from):
      member("value", size)
      member("from", from)
    case .traitCollectionDidChange(let previous):
      key("value")
      if let previous { traits(previous) } else { null() }
    case .pushViewController(let id), .presentViewController(let id), .dismissViewController(let id),
      .popViewController(let id):
      member("value", id)
    case .willPresentWithAdaptiveStyle(let style, let hasCoordinator):
      member("value", style.rawValue)
      member("hasTransitionCoordinator", hasCoordinator)
    case .preferredContentSizeDidChange(let child, let size, let from),
      .systemLayoutFittingSizeDidChange(let child, let size, let from):
      member("value", size)
      member("from", from)
      member("childContentContainer", child)
    case .willRotateToInterfaceOrientation(let orientation, let duration),
      .willAnimateRotationToInterfaceOrientation(let orientation, let duration):
      member("value", orientation.rawValue)
      member("duration", duration)
    case .didRotateFromInterfaceOrientation(let orientation): member("value", orientation.rawValue)
    case .animateAlongsideTransition, .completion, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear:
      key("value")
      null()
    case .viewControllerReplaced(let original, let replacement):
      beginObject("value")
      member("original", original)
      member("replacement", replacement)
      endObject()
    case .keyboard(_, let begin, let end): frames(begin: begin, end: end)
    }
  }

  /// Writes the frames of the keyboard before and after.
  private mutating func frames(begin: Rect, end: Rect) {
    beginObject("value")
    member("begin", begin)
    member("end", end)
    endObject()
  }

  fileprivate mutating func coordinator(_ coordinator: TransitionCoordinator) {
    beginObject("coordinator")
    member("targetTransform", coordinator.targetTransform.transform)
    member("counterRotation", coordinator.targetTransform.inverse.transform)
    member("isAnimated", coordinator.isAnimated)
    member("transitionDuration", coordinator.transitionDuration)
    member("cause", coordinator.cause.rawValue)
    beginObject("viewControllers")
    member("from", coordinator.from?.controller)
    member("to", coordinator.to?.controller)
    endObject()
    beginObject("views")
    member("from", coordinator.from?.view)
    member("to", coordinator.to?.view)
    endObject()
    endObject()
  }

  /// The files before and after, null for none.
  fileprivate mutating func imageChange(_ change: ImageChange) {
    key(change.view)
    beginObject()
    variant("from", change.from)
    variant("to", change.to)
    endObject()
  }

  private mutating func variant(_ name: StaticString, _ selection: AssetSelection?) {
    key(name)
    if let selection { assetSelection(selection, hasDiagnostics: false) } else { null() }
  }
}

extension TransitionEvent.Target {
  fileprivate var type: String {
    switch self {
    case .scene: "scene"
    case .window: "window"
    case .presentationController: "presentationController"
    case .controller: "controller"
    case .view: "view"
    }
  }

  /// A presentation controller is called by the controller that it presents.
  fileprivate var id: String {
    switch self {
    case .scene: "scene"
    case .window: "window"
    case .presentationController(let id), .controller(let id), .view(let id): id
    }
  }
}
