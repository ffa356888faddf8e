import JSON
import LayoutModel

/// Decides the style of a presentation at its presenter, and says what is odd about it.
func decidePresentation(
  _ number: Int, in state: ResolutionState
) -> (layout: PresentationLayout, diagnostics: [Diagnostic]) {
  let presentation = state.document.presentations[number]
  let presenter = Int(presentation.presenter)
  var context = state.conditionContext(ofController: presenter, traits: state.controllers[presenter].traits)
  context.traits = presentingTraits(of: presenter, in: state)
  let adapted = adaptPresentation(
    presentation, in: context.traits, systemVersion: state.environment.systemVersion,
    delegateStyle: presentation.adaptiveStyleByTraits.first { matches($0.condition, in: context) }?.style)
  let presenting = state.document.presentingController(
    from: presentation.presenter, isInContext: adapted.style.isInCurrentContext)
  var layout = PresentationLayout(
    presentingController: presenting, requestedStyle: adapted.requestedStyle, style: adapted.style,
    removesPresentersView: presentation.shouldRemovePresentersView ?? adapted.style.removesPresentersView)
  layout.replacement = adapted.replacement
  layout.hasWrapper = presentation.hasWrapper
  layout.containerFrame =
    adapted.style.isInCurrentContext
    ? state.frameInWindow(ofView: Int(state.document.controllers[Int(presenting)].rootView))
    : Rect(origin: .zero, size: state.environment.size)
  let presented = Int(presentation.presented)
  let pointer = state.document.pointer(toController: presented).appending("presentation")
  var diagnostics = adapted.invalidAnswers.map {
    Diagnostic(.controller(.invalidAdaptiveStyle($0)), pointer: pointer)
  }
  let isStuck = adapted.style.isFullScreen && !state.document.controllers[presented].hasDismissControl
  if adapted.requestedStyle == .popover, adapted.replacement == nil, isStuck {
    let finding = ControllerFinding.popoverWithoutDismissal(adaptedTo: adapted.style)
    diagnostics.append(state.document.diagnostic(finding, of: presented))
  }
  return (layout, diagnostics)
}

extension DocumentValues {
  /// Something odd about a controller, told of its root view.
  ///
  /// - Parameter key: What of the controller says so, nil for all of it.
  func diagnostic(_ finding: ControllerFinding, of index: Int, at key: String? = nil) -> Diagnostic {
    let pointer = pointer(toController: index)
    return Diagnostic(
      .controller(finding), views: [views[Int(controllers[index].rootView)].id],
      pointer: key.map(pointer.appending) ?? pointer)
  }
}
