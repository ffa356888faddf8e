import JSON
import LayoutModel

/// Decides the style of a presentation at its presenter, and says what is odd about it.
func decidePresentation(
  _ number: Int, in state: ResolutionState
) -> (layout: PresentationLayout, diagnostics: [Diagnostic]) {
  let presentation = state.document.presentations[number]
  let presenter = Int(presentation.presenter)
  var context = state.conditionContext(
    ofController: presenter, traits: state.controllers[presenter].traits)
  context.traits = presentingTraits(of: presenter, in: state)
  let adapted = adaptPresentation(
    presentation,
    in: PresentingEnvironment(
      traits: context.traits, systemVersion: state.environment.systemVersion,
      delegateStyle: presentation.adaptiveStyleByTraits.first { matches($0.condition, in: context) }?.style))
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
  return (layout, diagnose(adapted, of: presentation, in: state.document))
}

private func diagnose(
  _ adapted: AdaptedPresentation, of presentation: Presentation, in document: DocumentValues
) -> [Diagnostic] {
  let pointer = document.pointer(toController: Int(presentation.presented))
  var diagnostics = adapted.invalidAnswers.map { answer in
    Diagnostic(.controller(.invalidAdaptiveStyle(answer)), pointer: pointer.appending("presentation"))
  }
  let node = document.controllers[Int(presentation.presented)]
  if adapted.requestedStyle == .popover, adapted.style.isFullScreen, adapted.replacement == nil,
    !node.hasDismissControl
  {
    diagnostics.append(
      Diagnostic(
        .controller(.popoverWithoutDismissal(adaptedTo: adapted.style)),
        views: [document.views[Int(node.rootView)].id], pointer: pointer))
  }
  return diagnostics
}
