import JSON
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
    let placed = framePresentation(
      presentation, on: layout, in: environment, preferredContentSize: preferred, state)
    layout.frame = placed.frame
    layout.detent = placed.detent
    safeArea = placed.safeAreaInsets
    doubts.formUnion(placed.doubts)
    if layout.style == .custom { diagnostics += diagnoseFrame(layout, of: presentation, in: state) }
  }
  let place = ControllerPlace(
    frame: layout.frame.within(wrapper: presentation.wrapperInsets),
    safeArea: safeArea.within(wrapper: presentation.wrapperInsets), isOnScreen: true,
    isInSheet: layout.style.isSheet && version >= .sheets)
  return PresentedPlace(
    layout: layout, inheritedTraits: inherited, place: place, diagnostics: diagnostics, doubts: doubts)
}

/// The frame of anything but a popover, in its container.
private func framePresentation(
  _ presentation: Presentation, on layout: PresentationLayout, in environment: TraitCollection,
  preferredContentSize: Size, _ state: ResolutionState
) -> PresentedFrame {
  var presentation = presentation
  presentation.frame = Varied(frame(of: presentation, on: layout, in: environment, state))
  let container = PresentationContainer(state.environment, frame: layout.containerFrame, traits: environment)
  return framePresentation(
    presentation, style: layout.style, in: container, preferredContentSize: preferredContentSize)
}

/// The frame that a presentation declares for its container's size classes and what else its conditions ask
/// (PR-custom-frame); nil for all of the container.
private func frame(
  of presentation: Presentation, on layout: PresentationLayout, in environment: TraitCollection,
  _ state: ResolutionState
) -> ContainerFrame? {
  guard layout.style == .custom else { return nil }
  var context = state.conditionContext(ofController: Int(layout.presentingController), traits: environment)
  context.size = layout.containerFrame.size
  return presentation.frame.value(for: environment) { matches($0, in: context) }
}

/// A frame that hangs off its container (PR-custom-outside).
private func diagnoseFrame(
  _ layout: PresentationLayout, of presentation: Presentation, in state: ResolutionState
) -> [Diagnostic] {
  let (frame, bounds) = (layout.frame, layout.containerFrame)
  // What rounding makes of fractions is no overhang.
  let slack = 1e-6
  let edges: [RectEdge] = [
    (.top, bounds.minY - frame.minY), (.left, bounds.minX - frame.minX),
    (.bottom, frame.maxY - bounds.maxY), (.right, frame.maxX - bounds.maxX),
  ].compactMap { $1 > slack ? $0 : nil }
  if edges.isEmpty { return [] }
  let presented = Int(presentation.presented)
  return [
    Diagnostic(
      .controller(.presentationOutsideContainer(edges)),
      views: [state.document.views[Int(state.document.controllers[presented].rootView)].id],
      pointer: state.document.pointer(toController: presented).appending("presentation"))
  ]
}

extension EdgeInsets {
  /// What of a safe area reaches into a wrapper (PR-wrapper).
  fileprivate func within(wrapper insets: EdgeInsets) -> EdgeInsets {
    if insets == .zero { return self }
    var inner = self
    for edge in RectEdge.allCases { inner[edge] = max(self[edge] - insets[edge], 0) }
    return inner
  }
}

extension Rect {
  /// What a wrapper leaves for the view in it (PR-wrapper); nothing of a wrapper that is too small.
  fileprivate func within(wrapper insets: EdgeInsets) -> Rect {
    if insets == .zero { return self }
    return Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}

extension ResolutionState {
  /// Puts a presented controller where it goes.
  mutating func adopt(_ placed: PresentedPlace, of number: Int, top: Int) {
    sheet.presentations[number] = placed.layout
    controllers[top].inheritedTraits = placed.inheritedTraits
    controllers[top].place = placed.place
    findings.diagnostics += placed.diagnostics
    findings.doubts.formUnion(placed.doubts)
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
    ahead.hierarchy.glimpses[index] = ControllerGlimpse(traits: values.traits, node: values.node)
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
        .controller(.popoverWithoutAnchor),
        views: [state.document.views[Int(state.document.controllers[presented].rootView)].id],
        pointer: state.document.pointer(toController: presented)))
  }
  let insets = state.environment.safeAreaInsets
  let free = placePopover(
    configuration, anchor: anchor, preferredContentSize: preferredContentSize, window: window,
    safeAreaInsets: insets)
  guard let keyboard = state.environment.keyboard, keyboard.isDocked else { return (free, diagnostics) }
  // The area ends at the keyboard's top (PR-popover-keyboard).
  var above = insets
  above.bottom = max(insets.bottom, window.height - keyboard.frame.minY)
  var placement = placePopover(
    configuration, anchor: anchor, preferredContentSize: preferredContentSize, window: window,
    safeAreaInsets: above)
  if placement == free { return (free, diagnostics) }
  placement.doubts.facts.remove(.safeAreaBottom)
  placement.doubts.rules.insert(.popoverKeyboards)
  return (placement, diagnostics)
}

extension ResolutionState {
  /// What a popover points to, in the window's coordinates; nil if that is nothing that is installed.
  fileprivate func anchor(of popover: PopoverConfiguration) -> Rect? {
    if let id = popover.barButtonItemId { return frameInWindow(ofBarButtonItem: id) }
    if let item = popover.barButtonItem.map(Int.init) {
      return sheet.installed[item] ? frameInWindow(ofView: item) : nil
    }
    var (view, rect) = (popover.sourceView, popover.sourceRect)
    if environment.isResized, let other = popover.reposition {
      (view, rect) = (other.sourceView ?? view, other.sourceRect)
    }
    guard let view = view.map(Int.init), sheet.installed[view] else { return nil }
    let frame = frameInWindow(ofView: view)
    return rect?.offset(by: frame.origin) ?? frame
  }
}

extension ResolutionState {
  /// Where a bar button item of a controller is, in the window's coordinates; nil where no bar shows it.
  private func frameInWindow(ofBarButtonItem id: String) -> Rect? {
    for index in order {
      guard case .navigation(let layout)? = controllers[index].container else { continue }
      let contents = layout.contents
      let above = (contents?.leftBarButtonItems ?? []) + (contents?.rightBarButtonItems ?? [])
      let origin = frameInWindow(ofView: Int(document.controllers[index].rootView)).origin
      for (bar, items) in [(layout.navigationBar, above), (layout.toolbar, layout.toolbarItems ?? [])] {
        guard let bar, let item = items.first(where: { $0.id == id }) else { continue }
        return item.frame.offset(by: bar.frame.origin + origin)
      }
    }
    return nil
  }
}
