import LayoutModel
import UIKitDefaults

/// Where a presented controller goes, and the traits that it inherits.
struct PresentedPlace {
  var layout: PresentationLayout
  var inheritedTraits: TraitCollection
  var place: ControllerPlace
  var diagnostics: [Diagnostic] = []
  var doubts = Doubts()
}

/// Finds the traits and the place of what a presentation shows (PR-frames, PR-environment, PR-popover).
///
/// - Parameters:
///   - layout: What the presentation came to at its presenter.
///   - top: The controller whose view is presented.
func placePresented(
  _ layout: PresentationLayout, of number: Int, top: Int, in state: ResolutionState
) -> PresentedPlace {
  let presentation = state.document.presentations[number]
  let version = state.environment.systemVersion
  var layout = layout
  let environment =
    layout.style.isInCurrentContext
    ? state.controllers[Int(layout.presentingController)].traits : state.environment.traits
  layout.traits = TraitCollection(traitsFrom: [environment, presentation.overrideTraitCollection])
  let inherited = presentedTraits(
    presentation, style: layout.style, in: environment, systemVersion: version)
  let preferred = foreseePreferredContentSize(of: top, from: inherited, in: state)
  var safeArea = EdgeInsets.zero
  var diagnostics: [Diagnostic] = []
  var doubts = Doubts(rules: doubtsAboutWidth(in: layout.style, of: environment, systemVersion: version))
  if layout.style == .popover {
    let popover = placePopover(presentation, preferredContentSize: preferred, in: state)
    layout.frame = popover.placement.frame
    layout.arrow = popover.placement.arrow
    diagnostics = popover.diagnostics
    doubts.formUnion(popover.placement.doubts)
  } else {
    let container = PresentationContainer(
      state.environment, frame: layout.containerFrame, traits: environment)
    let placed = framePresentation(
      presentation, style: layout.style, in: container, preferredContentSize: preferred)
    layout.frame = placed.frame
    layout.detent = placed.detent
    safeArea = placed.safeAreaInsets
    doubts.formUnion(placed.doubts)
  }
  let place = ControllerPlace(
    frame: layout.frame, safeArea: safeArea, isOnScreen: true,
    isInSheet: layout.style.isSheet && version >= .sheets)
  return PresentedPlace(
    layout: layout, inheritedTraits: inherited, place: place, diagnostics: diagnostics, doubts: doubts)
}

extension ResolutionState {
  /// Puts a presented controller where it goes.
  mutating func adopt(_ placed: PresentedPlace, of number: Int, top: Int) {
    presentations[number] = placed.layout
    controllers[top].inheritedTraits = placed.inheritedTraits
    controllers[top].place = placed.place
    diagnostics += placed.diagnostics
    doubts.formUnion(placed.doubts)
  }
}

/// What a presented controller wishes for, before it has a place: its traits are known, and they decide which of its
/// values hold. It is asked in a copy that goes away; so is the controller on top of a stack that it is.
private func foreseePreferredContentSize(
  of top: Int, from inherited: TraitCollection, in state: ResolutionState
) -> Size {
  var ahead = state
  var matches = state.matches
  var inherited = inherited
  var index = top
  while true {
    let values = determineValues(of: index, from: inherited, in: ahead, matches: &matches)
    ahead.glimpses[index] = ControllerGlimpse(traits: values.traits, node: values.node)
    guard state.document.controllers[index].type == .navigationController,
      let child = ahead.installedChildren(of: index).last
    else { return preferredContentSize(of: top, in: ahead) }
    inherited = values.traits
    index = child
  }
}

/// A popover beside its anchor. One without an anchor, which UIKit refuses, stands in the middle of the window.
private func placePopover(
  _ presentation: Presentation, preferredContentSize: Size, in state: ResolutionState
) -> (placement: PopoverPlacement, diagnostics: [Diagnostic]) {
  var configuration = presentation.popover
  let window = state.environment.size
  var anchor = Rect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
  var diagnostics: [Diagnostic] = []
  if let known = state.anchor(of: configuration) {
    anchor = known
  } else {
    configuration.permittedArrowDirections = []
    let presented = Int(presentation.presented)
    diagnostics.append(
      Diagnostic(
        .popoverWithoutAnchor,
        message: "The popover points to nothing that is on screen; it needs a sourceView or a barButtonItem.",
        views: [state.document.views[Int(state.document.controllers[presented].rootView)].id],
        pointer: state.document.pointer(toController: presented)))
  }
  let placement = placePopover(
    configuration, anchor: anchor, preferredContentSize: preferredContentSize, window: window,
    safeAreaInsets: state.environment.safeAreaInsets)
  return (placement, diagnostics)
}

extension ResolutionState {
  /// What a popover points to, in the window's coordinates; nil if that is nothing that is installed.
  fileprivate func anchor(of popover: PopoverConfiguration) -> Rect? {
    if let item = popover.barButtonItem.map(Int.init) {
      return installed[item] ? frameInWindow(ofView: item) : nil
    }
    var (view, rect) = (popover.sourceView, popover.sourceRect)
    if environment.isResized, let other = popover.reposition {
      (view, rect) = (other.sourceView ?? view, other.sourceRect)
    }
    guard let view = view.map(Int.init), installed[view] else { return nil }
    let frame = frameInWindow(ofView: view)
    return rect?.offset(by: frame.origin) ?? frame
  }
}
