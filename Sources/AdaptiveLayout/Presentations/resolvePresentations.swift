import LayoutModel
import UIKitDefaults

/// Resolves what controllers present, and what those present in turn: step 8 of traits 0.4.
///
/// A presentation begins when the tree of its presenter has frames, since a popover points at some of them. Each
/// adds its tree to the controllers that were reached.
///
/// - Returns: The presentations that push on a stack instead, by number. Their stacks were resolved without them:
///   where there are any, the resolution begins again with them in place.
func resolvePresentations(
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)?
) throws(ResolutionError) -> [Int: PresentationLayout] {
  guard !state.document.presentations.isEmpty else { return [:] }
  var pushed: [Int: PresentationLayout] = [:]
  var numbers: [Int: Int] = [:]
  for (number, presentation) in state.document.presentations.enumerated() {
    numbers[Int(presentation.presenter)] = number
  }
  var place = 0
  while place < state.order.count {
    let presenter = state.order[place]
    place += 1
    // Many small trees take long without one that does.
    if shouldStop?() == true { throw .timeLimit }
    guard let number = numbers[presenter], state.presentations[number] == nil else { continue }
    let original = Int(state.document.presentations[number].presented)
    install(original, by: presenter, in: &state)
    applyChanges(toController: original, in: &state)
    guard state.controllers[presenter].place?.isOnScreen == true,
      state.document.controllers[original].isInstalled
    else {
      // Nothing is presented from a controller that is not there: its tree has traits, but no frames.
      state.controllers[original].inheritedTraits = state.environment.traits
      try resolveSubtree(of: original, in: &state, workspace: &workspace, shouldStop: shouldStop)
      continue
    }
    var layout = decidePresentation(number, in: &state)
    if case .push? = layout.replacement {
      pushed[number] = layout
      continue
    }
    let top = replace(original, by: layout.replacement, in: &state)
    layout.presentedController = Int32(top)
    state.presentations[number] = layout
    placePresented(number, top: top, layout: &layout, in: &state)
    state.presentations[number] = layout
    try resolveSubtree(of: top, in: &state, workspace: &workspace, shouldStop: shouldStop)
    if case .controller? = layout.replacement {
      // The original keeps its traits, and is not on screen.
      state.controllers[original].inheritedTraits = state.controllers[top].inheritedTraits
      try resolveSubtree(of: original, in: &state, workspace: &workspace, shouldStop: shouldStop)
    }
  }
  coverPresenters(in: &state)
  return pushed
}

/// Puts controllers on the stacks that they are pushed on in place of being presented (decisions 44).
func push(_ pushed: [Int: PresentationLayout], in state: inout ResolutionState) {
  for number in pushed.keys.sorted() {
    state.presentations[number] = pushed[number]
    guard case .push(let stack)? = pushed[number]?.replacement else { continue }
    state.move(Int(state.document.presentations[number].presented), to: Int(stack))
  }
}

/// Decides the style of a presentation at its presenter, and says what is odd about it.
private func decidePresentation(_ number: Int, in state: inout ResolutionState) -> PresentationLayout {
  let presentation = state.document.presentations[number]
  let presenter = Int(presentation.presenter)
  let presentingTraits = state.presentingTraits(of: presenter)
  var context = state.conditionContext(ofController: presenter)
  context.traits = presentingTraits
  let adapted = adaptPresentation(
    presentation,
    in: PresentingEnvironment(
      traits: context.traits, systemVersion: state.environment.systemVersion,
      delegateStyle: presentation.adaptiveStyleByTraits.first { matches($0.condition, in: context) }?.style))
  reportAdaptation(adapted, of: presentation, in: &state)
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
  return layout
}

private func reportAdaptation(
  _ adapted: AdaptedPresentation, of presentation: Presentation, in state: inout ResolutionState
) {
  let pointer = state.document.pointer(toController: Int(presentation.presented))
  for answer in adapted.invalidAnswers {
    state.diagnostics.append(
      Diagnostic(
        .invalidAdaptiveStyle,
        message: "No presentation adapts to '\(answer.rawValue)'; the answer is passed over.",
        pointer: pointer.appending("presentation")))
  }
  let node = state.document.controllers[Int(presentation.presented)]
  if adapted.requestedStyle == .popover, adapted.style.isFullScreen, adapted.replacement == nil,
    !node.hasDismissControl
  {
    state.diagnostics.append(
      Diagnostic(
        .popoverWithoutDismissal,
        message:
          "The popover is adapted to '\(adapted.style.rawValue)', where nothing dismisses it. Push it on a "
          + "navigation stack, wrap it in a navigation controller with Done, or answer 'none'.",
        views: [state.document.views[Int(node.rootView)].id], pointer: pointer))
  }
}

/// Puts the replacement in the place of the presented controller (traits M-18).
///
/// - Returns: The index of the controller whose view is presented.
private func replace(
  _ original: Int, by replacement: PresentationReplacement.Kind?, in state: inout ResolutionState
) -> Int {
  switch replacement {
  case nil, .push?: return original
  case .navigation?: return state.wrapInNavigationController(original)
  case .controller(let other)?:
    state.detach(Int(other))
    return Int(other)
  }
}

/// Gives the presented controller its traits and its place (traits 6.5 to 6.7).
private func placePresented(
  _ number: Int, top: Int, layout: inout PresentationLayout, in state: inout ResolutionState
) {
  let presentation = state.document.presentations[number]
  let environment =
    layout.style.isInCurrentContext
    ? state.controllers[Int(layout.presentingController)].traits : state.environment.traits
  layout.traits = TraitCollection(traitsFrom: [environment, presentation.overrideTraitCollection])
  state.controllers[top].presentation = number
  state.controllers[top].inheritedTraits = presentedTraits(
    presentation, style: layout.style, in: environment, systemVersion: state.environment.systemVersion)
  let preferred = preferredContentSizeAhead(of: top, in: &state)
  var safeArea = EdgeInsets.zero
  if layout.style == .popover {
    let placement = placePopover(
      presentation, preferredContentSize: preferred, in: &state)
    layout.frame = placement.frame
    layout.arrow = placement.arrow
  } else {
    let container = PresentationContainer(
      state.environment, frame: layout.containerFrame, traits: environment)
    let placed = framePresentation(
      presentation, style: layout.style, in: container, preferredContentSize: preferred)
    layout.frame = placed.frame
    layout.detent = placed.detent
    safeArea = placed.safeAreaInsets
  }
  state.controllers[top].place = ControllerPlace(
    frame: layout.frame, safeArea: safeArea, isOnScreen: true,
    isInSheet: layout.style.isSheet && state.environment.systemVersion >= .sheets)
}

/// What a presented controller wishes for, before it has a place: its traits are known, and they decide which of its
/// values hold. They are set here, and once more when it is reached.
private func preferredContentSizeAhead(of top: Int, in state: inout ResolutionState) -> Size {
  let known = state.diagnostics.count
  var index = top
  while true {
    inheritTraits(to: index, in: &state)
    applyVariations(to: index, in: &state)
    applyRules(to: index, in: &state)
    guard state.document.controllers[index].type == .navigationController,
      let child = state.installedChildren(of: index).last
    else { break }
    state.controllers[child].inheritedTraits = state.controllers[index].traits
    index = child
  }
  // What is odd about the values is said when the controller is reached.
  state.diagnostics.removeLast(state.diagnostics.count - known)
  return preferredContentSize(of: top, in: state)
}

/// A popover beside its anchor. One without an anchor, which UIKit refuses, stands in the middle of the window.
private func placePopover(
  _ presentation: Presentation, preferredContentSize: Size, in state: inout ResolutionState
) -> PopoverPlacement {
  var configuration = presentation.popover
  let window = state.environment.size
  var anchor = Rect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
  if let known = state.anchor(of: configuration) {
    anchor = known
  } else {
    configuration.permittedArrowDirections = []
    state.diagnostics.append(
      Diagnostic(
        .popoverWithoutAnchor,
        message: "The popover points to nothing that is on screen; it needs a sourceView or a barButtonItem.",
        views: [
          state.document.views[Int(state.document.controllers[Int(presentation.presented)].rootView)].id
        ], pointer: state.document.pointer(toController: Int(presentation.presented))))
  }
  return placePopover(
    configuration, anchor: anchor, preferredContentSize: preferredContentSize, window: window,
    safeAreaInsets: state.environment.safeAreaInsets)
}

/// Takes the views off the screen that full-screen presentations and those in a context remove (traits M-22). Their
/// frames stay.
private func coverPresenters(in state: inout ResolutionState) {
  for layout in state.presentations {
    guard let layout, layout.removesPresentersView, layout.presentedController != nil else { continue }
    var pending = [Int(layout.presentingController)]
    while let index = pending.popLast() {
      state.controllers[index].place?.isOnScreen = false
      pending += state.controllers[index].children
    }
  }
}
