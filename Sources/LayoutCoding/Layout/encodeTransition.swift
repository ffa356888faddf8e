package import JSON
package import LayoutModel

/// Writes a transition: both layouts, the events in their order, what the coordinator says, and the images that
/// change.
///
/// - Parameter isExact: As for ``encode(_:name:isExact:to:)``.
package func encode(_ transition: Transition, isExact: Bool, to writer: inout JSONWriter) {
  writer.beginObject()
  writer.key("from")
  encode(transition.from, isExact: isExact, to: &writer)
  writer.key("to")
  encode(transition.to, isExact: isExact, to: &writer)
  writer.key("events")
  writer.beginArray()
  for event in transition.events { writer.event(event) }
  writer.endArray()
  writer.key("coordinator")
  writer.coordinator(transition.coordinator)
  writer.key("changedImages")
  writer.beginObject()
  for change in transition.changedImages { writer.imageChange(change) }
  writer.endObject()
  writer.endObject()
}

extension JSONWriter {
  fileprivate mutating func event(_ event: TransitionEvent) {
    beginObject()
    key("phase")
    integer(event.phase)
    key("callback")
    string(event.callback)
    key("targetType")
    string(event.target.type)
    key("target")
    string(event.target.id)
    switch event.call {
    case .willTransitionToTraitCollection(let traits):
      key("value")
      self.traits(traits)
    case .viewWillTransitionToSize(let size, let from):
      key("value")
      self.size(size)
      key("from")
      if let from { self.size(from) } else { null() }
    case .traitCollectionDidChange(let previous):
      key("value")
      if let previous { traits(previous) } else { null() }
    case .pushViewController(let id), .presentViewController(let id):
      key("value")
      string(id)
    case .willPresentWithAdaptiveStyle(let style):
      key("value")
      string(style.rawValue)
    case .viewControllerReplaced(let original, let replacement):
      key("value")
      beginObject()
      key("original")
      string(original)
      key("replacement")
      string(replacement)
      endObject()
    }
    key("changedTraits")
    beginArray()
    for trait in event.changedTraits { string(trait) }
    endArray()
    if let isAnimated = event.isAnimated {
      key("isAnimated")
      boolean(isAnimated)
    }
    endObject()
  }

  fileprivate mutating func coordinator(_ coordinator: TransitionCoordinator) {
    beginObject()
    key("targetTransform")
    numbers(coordinator.targetTransform.transform)
    key("counterRotation")
    numbers(coordinator.targetTransform.inverse.transform)
    key("isAnimated")
    boolean(coordinator.isAnimated)
    key("transitionDuration")
    number(coordinator.transitionDuration)
    key("cause")
    string(coordinator.cause.rawValue)
    endObject()
  }

  private mutating func numbers(_ values: [Double]) {
    beginArray()
    for value in values { number(value) }
    endArray()
  }

  /// The files before and after, null for none.
  fileprivate mutating func imageChange(_ change: ImageChange) {
    key(change.view)
    beginObject()
    key("from")
    variant(change.from)
    key("to")
    variant(change.to)
    endObject()
  }

  private mutating func variant(_ selection: AssetSelection?) {
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
