package import JSON
package import LayoutModel

/// Writes a transition: both layouts, the events in their order, what the coordinator says, and the images that change.
package func encode(_ transition: Transition, _ detail: LayoutDetail = .usual, to writer: inout JSONWriter) {
  var layouts = LayoutEncoder(detail)
  writer.beginObject()
  writer.key("from")
  layouts.encode(transition.from, to: &writer)
  writer.key("to")
  layouts.encode(transition.to, to: &writer)
  // Custom traits are those of the end that comes after, which declares what both have.
  transition.writeMembers(to: &writer, in: AnswerContext(of: transition.to, detail))
  writer.endObject()
}

extension Transition: Answer {
  package static let rows: Rows = [
    .member("events") { $0.events },
    .member("coordinator") { $0.coordinator },
    .member("changedImages") { transition in
      AnswerMap(members: transition.changedImages.map { ($0.view, $0) })
    },
  ]
}

extension ImageChange: Answer {
  package static let rows: Rows = [
    .member("from") { $0.from.map { ResolvedImage($0) } }, .member("to") { $0.to.map { ResolvedImage($0) } },
  ]
}

extension TransitionEvent: Answer {
  package static let rows: Rows = [
    .member("phase") { $0.phase },
    .member("callback") { $0.callback },
    .member("targetType") { $0.target.words.type },
    .member("target") { $0.target.words.id },
    .members { $0.call },
    .member("changedTraits") { $0.changedTraits },
    .optional("isAnimated") { $0.isAnimated },
  ]
}

extension TransitionEvent.Call: Answer {
  package static let rows: Rows = [
    .member("value") { ToldValue(call: $0) },
    .optional("from") { $0.sizeBefore },
    .optional("hasTransitionCoordinator") {
      if case .willPresentWithAdaptiveStyle(_, let hasCoordinator) = $0 { hasCoordinator } else { nil }
    },
    .optional("childContentContainer") { call in
      switch call {
      case .preferredContentSizeDidChange(let child, _, _),
        .systemLayoutFittingSizeDidChange(let child, _, _):
        child
      default: nil
      }
    },
    .optional("duration") { call in
      switch call {
      case .willRotateToInterfaceOrientation(_, let duration),
        .willAnimateRotationToInterfaceOrientation(_, let duration):
        duration
      default: nil
      }
    },
  ]

  /// Size before, for calls that tell a size; null where there was none. Nil for other calls.
  private var sizeBefore: Size?? {
    switch self {
    case .viewWillTransitionToSize(_, let from): .some(from)
    case .preferredContentSizeDidChange(_, _, let from), .systemLayoutFittingSizeDidChange(_, _, let from):
      .some(from)
    default: nil
    }
  }
}

/// The value of a call: traits, a size, a style, a controller, an orientation or frames; null where there is none.
private struct ToldValue: AnswerValue {
  var call: TransitionEvent.Call

  static var shape: AnswerShape {
    .choice([.text, ReplacedControllers.shape, KeyboardFrames.shape, Size.shape, TraitCollection.shape])
  }

  func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let value { value.write(to: &writer, in: context) } else { writer.null() }
  }

  private var value: (any AnswerValue)? {
    switch call {
    case .willTransitionToTraitCollection(let traits): traits
    case .traitCollectionDidChange(let previous): previous
    case .viewWillTransitionToSize(let size, _), .preferredContentSizeDidChange(_, let size, _),
      .systemLayoutFittingSizeDidChange(_, let size, _):
      size
    case .pushViewController(let id), .presentViewController(let id), .dismissViewController(let id),
      .popViewController(let id):
      id
    case .willPresentWithAdaptiveStyle(let style, _): style
    case .willRotateToInterfaceOrientation(let orientation, _),
      .willAnimateRotationToInterfaceOrientation(let orientation, _),
      .didRotateFromInterfaceOrientation(let orientation):
      orientation
    case .viewControllerReplaced(let original, let replacement):
      ReplacedControllers(original: original, replacement: replacement)
    case .keyboard(_, let begin, let end): KeyboardFrames(begin: begin, end: end)
    case .animateAlongsideTransition, .completion, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear:
      nil
    }
  }
}

private struct ReplacedControllers: Answer {
  var original, replacement: String

  static let rows: Rows = [.member("original") { $0.original }, .member("replacement") { $0.replacement }]
}

private struct KeyboardFrames: Answer {
  var begin, end: Rect

  static let rows: Rows = [.member("begin") { $0.begin }, .member("end") { $0.end }]
}

extension TransitionCause: AnswerWord {}

extension TransitionCoordinator: Answer {
  package static let rows: Rows = [
    .member("targetTransform") { $0.targetTransform.transform.numbers },
    .member("counterRotation") { $0.targetTransform.inverse.transform.numbers },
    .member("isAnimated") { $0.isAnimated },
    .member("transitionDuration") { $0.transitionDuration },
    .member("cause") { $0.cause },
    .object(
      "viewControllers", [.member("from") { $0.from?.controller }, .member("to") { $0.to?.controller }]),
    .object("views", [.member("from") { $0.from?.view }, .member("to") { $0.to?.view }]),
  ]
}

extension TransitionEvent.Target {
  /// A presentation controller is called by the controller that it presents.
  fileprivate var words: (type: String, id: String) {
    switch self {
    case .screen: ("screen", "screen")
    case .scene: ("scene", "scene")
    case .window: ("window", "window")
    case .presentationController(let id): ("presentationController", id)
    case .controller(let id): ("controller", id)
    case .view(let id): ("view", id)
    }
  }
}
