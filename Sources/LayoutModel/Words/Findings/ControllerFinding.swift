/// What resolving finds in containers and presentations of controllers.
package enum ControllerFinding: Hashable, Sendable {
  case displayModeUnavailable(SplitStyle, SplitBehavior, asked: SplitDisplayMode, used: SplitDisplayMode)
  case tabBarNotModelled
  case invalidAdaptiveStyle(ModalPresentationStyle)
  case popoverWithoutDismissal(adaptedTo: ModalPresentationStyle)
  case popoverWithoutAnchor
  /// The edges at which a frame hangs off its container.
  case presentationOutsideContainer([RectEdge])

  var sentence: Sentence {
    switch self {
    case .displayModeUnavailable(let style, let behavior, let asked, let used):
      Sentence(
        .displayModeUnavailable,
        "A split view of style \(style.rawValue) and behavior \(behavior.rawValue) has no display mode "
          + "\(asked.rawValue); it is \(used.rawValue).")
    case .tabBarNotModelled:
      Sentence(
        .tabBarNotModelled,
        "The tab bar at the top of an iPad takes no room in this layout. "
          + "With a tabBarPlacement of bottom it is where it was before version 18.")
    case .invalidAdaptiveStyle(let answer):
      Sentence(
        .invalidAdaptiveStyle,
        "No presentation adapts to '\(answer.rawValue)'; the answer is passed over.")
    case .popoverWithoutDismissal(let style):
      Sentence(
        .popoverWithoutDismissal,
        "The popover is adapted to '\(style.rawValue)', where nothing dismisses it. Push it on a "
          + "navigation stack, wrap it in a navigation controller with Done, or answer 'none'.")
    case .popoverWithoutAnchor:
      Sentence(
        .popoverWithoutAnchor,
        "The popover points to nothing that is on screen; it needs a sourceView or a barButtonItem.")
    case .presentationOutsideContainer(let edges):
      Sentence(
        .presentationOutsideContainer,
        "The frame of the presentation hangs off its container at the "
          + "\(edges.map(\.rawValue).joined(separator: ", the ")).")
    }
  }
}

extension Diagnostic.Code {
  package static let displayModeUnavailable = Self(
    "displayModeUnavailable", rule: "A split view has no such display mode.")
  package static let tabBarNotModelled = Self("tabBarNotModelled", .info)
  package static let invalidAdaptiveStyle = Self(
    "invalidAdaptiveStyle", rule: "No presentation adapts to what a delegate answers.")
  package static let popoverWithoutDismissal = Self(
    "popoverWithoutDismissal", rule: "A popover becomes full screen, where nothing dismisses it.")
  package static let popoverWithoutAnchor = Self(
    "popoverWithoutAnchor", .error, rule: "A popover points to nothing.")
  package static let presentationOutsideContainer = Self(
    "presentationOutsideContainer", rule: "A presented view hangs off its container.")

  static let controllerCodes = [
    displayModeUnavailable, tabBarNotModelled, invalidAdaptiveStyle, popoverWithoutDismissal,
    popoverWithoutAnchor, presentationOutsideContainer,
  ]
}
