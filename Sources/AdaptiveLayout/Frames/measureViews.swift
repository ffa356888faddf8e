import ConstraintSolver
import LayoutModel
import UIKitDefaults

/// Keeps where the guides of a controller's views are: those that a document makes, and the insets of all others, of
/// which the layout itself needed only those that somebody reads.
///
/// - Parameter problem: The one that was solved last.
func keepGuides(
  of solution: Solution, plan: ConstraintPlan, host: Host, problem: Problem, in state: inout ResolutionState
) {
  let views = plan.range.filter { plan.installed[$0] }.map { Int32($0) }
  var host = host
  host.readsMargins = true
  insetGuides(
    ofViews: views, root: plan.range.lowerBound, of: state.document, host: host, frames: state.frames,
    contentSizes: state.contentSizes, into: &state.insets)
  for view in views {
    for guide in plan.guides(of: Int(view)) {
      guard let first = problem.firstVariable(of: LayoutItem.guide(Int32(guide))) else { continue }
      let frame = Rect(
        x: solution.values[first + ItemVariable.x], y: solution.values[first + ItemVariable.y],
        width: solution.values[first + ItemVariable.width],
        height: solution.values[first + ItemVariable.height])
      state.guideFrames[Int(view), default: []].append(GuideFrame(guide, frame))
    }
  }
}

/// What decided the sizes of the views that are installed, by index, and where their guides are.
///
/// - Parameter exactOrigins: Where the bounds of each view begin in the window, exactly.
func measureViews(_ state: ResolutionState, exactOrigins: [Point]) -> [Int: ViewMeasures] {
  var measures: [Int: ViewMeasures] = [:]
  // A copy: what it notes was noted when the views were measured.
  var measurer = state.content.measurer
  for controller in state.order {
    for view in state.document.viewRange(ofController: controller) where state.installed[view] {
      measurer.begin(view: view, traits: state.controllers[controller].traits(ofView: view))
      let node = state.document.views[view]
      measures[view] = ViewMeasures(
        intrinsicWidth: node.intrinsicWidth, intrinsicHeight: node.intrinsicHeight,
        text: measurer.fit(
          node.type, state.document.content(ofView: view), in: alignmentSize(of: view, state)),
        layoutMargins: state.insets[view].layoutMargins, safeAreaInsets: state.insets[view].safeArea,
        systemGuides: state.systemGuides(ofView: view, origin: exactOrigins[view]),
        layoutGuides: (state.guideFrames[view] ?? []).map {
          GuideFrame($0.guide, state.environment.pixelGrid.round($0.frame, at: exactOrigins[view]))
        })
    }
  }
  return measures
}

/// The lines of the texts of all views that are installed, by view.
func placeTexts(_ state: ResolutionState) -> [Int: [TextLine]] {
  var texts: [Int: [TextLine]] = [:]
  var measurer = state.content.measurer
  for controller in state.order {
    for view in state.document.viewRange(ofController: controller) where state.installed[view] {
      let type = state.document.views[view].type
      guard type.hasNaturalSize, state.document.views[view].content != nil else { continue }
      let traits = state.controllers[controller].traits(ofView: view)
      measurer.begin(view: view, traits: traits)
      let bounds = Rect(origin: .zero, size: state.frames[view].size)
      let lines = measurer.lines(
        type, state.document.content(ofView: view),
        in: bounds.inset(by: state.document.details(ofView: view).alignmentRectInsets),
        direction: state.document.direction(
          ofView: view, inherited: traits.layoutDirection ?? .leftToRight))
      if !lines.isEmpty { texts[view] = lines }
    }
  }
  return texts
}

private func alignmentSize(of view: Int, _ state: ResolutionState) -> Size {
  state.frames[view].inset(by: state.document.details(ofView: view).alignmentRectInsets).size
}

extension ResolutionState {
  /// The guides that a view has without asking (AL-guides): of a root view also the keyboard's, of a scroll view those of its
  /// content and its frame.
  ///
  /// - Parameter origin: Of the view's bounds in the window, exactly.
  fileprivate func systemGuides(ofView view: Int, origin: Point) -> [GuideFrame<SystemGuide>] {
    let bounds = Rect(origin: .zero, size: frames[view].size)
    var guides = [SystemGuide.safeArea, .layoutMargins, .readableContent].map { guide in
      GuideFrame(guide, environment.pixelGrid.round(bounds.inset(by: insets[view][guide]), at: origin))
    }
    if document.views[view].type.isScrollView {
      let content = Rect(origin: .zero, size: contentSizes[Int32(view)] ?? .zero)
      let frame = Rect(origin: contentOffset(ofView: view), size: bounds.size)
      guides.append(GuideFrame(.contentLayout, environment.pixelGrid.round(content, at: origin)))
      guides.append(GuideFrame(.frameLayout, environment.pixelGrid.round(frame, at: origin)))
    }
    if document.views[view].superview == nil {
      guides.append(
        GuideFrame(
          .keyboard,
          environment.pixelGrid.round(keyboardGuide(ofView: view, in: bounds, origin: origin), at: origin)))
    }
    return guides
  }

  /// Where the keyboard is if the guide follows it, else at the bottom of the view (AL-keyboard).
  private func keyboardGuide(ofView view: Int, in bounds: Rect, origin: Point) -> Rect {
    if let keyboard = environment.keyboard,
      keyboard.isDocked || document.details(ofView: view).followsUndockedKeyboard
    {
      return Rect(origin: keyboard.frame.origin - origin, size: keyboard.frame.size)
    }
    let height = insets[view].keyboardHeight
    return Rect(x: 0, y: bounds.maxY - height, width: bounds.size.width, height: height)
  }
}
