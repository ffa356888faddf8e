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
  let inherited = presentedTraits(presentation, style: layout.style, in: environment, systemVersion: version)
  let preferred = state.foreseePreferredContentSize(of: top, from: inherited)
  let place = ControllerPlace(
    frame: .zero, safeArea: .zero, isOnScreen: true, isInSheet: layout.style.isSheet && version >= .sheets)
  var placed = PresentedPlace(layout: layout, inheritedTraits: inherited, place: place)
  // What tells its content that it is narrow, where its environment is not (PR-implied-width-page).
  if layout.style == .pageSheet, version >= .sheets, environment.horizontalSizeClass != .compact {
    placed.doubts.rules.insert(.pageSheetWidthClass)
  }
  if layout.style == .popover {
    let popover = state.popover(presentation, preferredContentSize: preferred, &placed.diagnostics)
    (placed.layout.frame, placed.layout.arrow) = (popover.frame, popover.arrow)
    placed.doubts.formUnion(popover.doubts)
  } else {
    let framed = state.presentedFrame(
      of: presentation, on: layout, in: environment, preferredContentSize: preferred)
    (placed.layout.frame, placed.layout.detent) = (framed.frame, framed.detent)
    placed.place.safeArea = framed.safeAreaInsets
    placed.doubts.formUnion(framed.doubts)
    if layout.style == .custom { state.diagnoseFrame(of: presentation, &placed) }
  }
  placed.place.frame = placed.layout.frame.within(wrapper: presentation.wrapperInsets)
  placed.place.safeArea = placed.place.safeArea.within(wrapper: presentation.wrapperInsets)
  return placed
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
    let inner = inset(by: insets)
    return Rect(
      origin: inner.origin, size: Size(width: max(inner.size.width, 0), height: max(inner.size.height, 0)))
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

  /// The frame of anything but a popover, in its container.
  fileprivate func presentedFrame(
    of presentation: Presentation, on layout: PresentationLayout, in environment: TraitCollection,
    preferredContentSize: Size
  ) -> PresentedFrame {
    var presentation = presentation
    // Where none is declared for the container's size classes and what else conditions ask, all of it (PR-custom-frame).
    var frame: ContainerFrame?
    if layout.style == .custom {
      let presenting = Int(layout.presentingController)
      var context = conditionContext(ofController: presenting, traits: environment)
      context.size = layout.containerFrame.size
      frame = presentation.frame.value(for: environment) { AdaptiveLayout.matches($0, in: context) }
    }
    presentation.frame = Varied(frame)
    let container = PresentationContainer(self.environment, frame: layout.containerFrame, traits: environment)
    return framePresentation(
      presentation, style: layout.style, in: container, preferredContentSize: preferredContentSize)
  }

  /// A frame that hangs off its container (PR-custom-outside).
  fileprivate func diagnoseFrame(of presentation: Presentation, _ placed: inout PresentedPlace) {
    let (frame, bounds) = (placed.layout.frame, placed.layout.containerFrame)
    // What rounding makes of fractions is no overhang.
    let slack = 1e-6
    let edges: [RectEdge] = [
      (.top, bounds.minY - frame.minY), (.left, bounds.minX - frame.minX),
      (.bottom, frame.maxY - bounds.maxY), (.right, frame.maxX - bounds.maxX),
    ].compactMap { $1 > slack ? $0 : nil }
    if edges.isEmpty { return }
    placed.diagnostics.append(
      document.diagnostic(
        .presentationOutsideContainer(edges), of: Int(presentation.presented), at: "presentation"))
  }

  /// What a presented controller wishes for, before it has a place: its traits are known, and they decide which of its
  /// values hold. It is asked in a copy that goes away; so is the controller on top of a stack that it is.
  fileprivate func foreseePreferredContentSize(of top: Int, from inherited: TraitCollection) -> Size {
    var ahead = self
    var matches = matches
    var inherited = inherited
    var index = top
    while true {
      let values = determineValues(of: index, from: inherited, in: ahead, matches: &matches)
      ahead.hierarchy.glimpses[index] = ControllerGlimpse(traits: values.traits, node: values.node)
      guard document.controllers[index].type == .navigationController,
        let child = ahead.installedChildren(of: index).last
      else { return preferredContentSize(of: top, in: ahead) }
      inherited = values.traits
      index = child
    }
  }

  /// A popover beside its anchor. One without an anchor, which UIKit refuses, stands in the middle of the window.
  fileprivate func popover(
    _ presentation: Presentation, preferredContentSize: Size, _ diagnostics: inout [Diagnostic]
  ) -> PopoverPlacement {
    var configuration = presentation.popover
    let window = environment.size
    var anchor = Rect(x: window.width / 2, y: window.height / 2, width: 0, height: 0)
    if let known = self.anchor(of: configuration) {
      anchor = known
    } else {
      configuration.permittedArrowDirections = []
      diagnostics = [document.diagnostic(.popoverWithoutAnchor, of: Int(presentation.presented))]
    }
    func place(_ insets: EdgeInsets) -> PopoverPlacement {
      placePopover(
        configuration, anchor: anchor, preferredContentSize: preferredContentSize, window: window,
        safeAreaInsets: insets)
    }
    var insets = environment.safeAreaInsets
    let free = place(insets)
    guard let keyboard = environment.keyboard, keyboard.isDocked else { return free }
    // The area ends at the keyboard's top (PR-popover-keyboard).
    insets.bottom = max(insets.bottom, window.height - keyboard.frame.minY)
    var placement = place(insets)
    if placement == free { return free }
    placement.doubts.facts.remove(.safeAreaBottom)
    placement.doubts.rules.insert(.popoverKeyboards)
    return placement
  }

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
