import ConstraintSolver
import LayoutModel
import UIKitDefaults

/// Keeps where the guides of a controller's views are: those that a document makes, and the insets of all others, of
/// which the layout itself needed only those that somebody reads. `problem` is the one that was solved last.
func keepGuides(
  of solution: Solution, _ tree: ViewTree, _ problem: Problem, in state: inout ResolutionState
) {
  let views = tree.plan.range.filter { tree.plan.installed[$0] }
  var tree = tree
  tree.host.readsMargins = true
  tree.insetGuides(ofViews: views.map { Int32($0) }, of: state.document, hasFrames: true, in: &state.sheet)
  for view in views {
    for guide in tree.plan.guides(of: view) {
      guard let first = problem.firstVariable(of: LayoutItem.guide(Int32(guide))) else { continue }
      state.sheet.guideFrames[view, default: []].append(GuideFrame(guide, solution.frame(at: first)))
    }
  }
}

/// What decided the sizes of the views that are installed, by index, and where their guides are.
///
/// - Parameter exactOrigins: Where the bounds of each view begin in the window, exactly.
func measureViews(_ state: ResolutionState, exactOrigins: [Point]) -> [Int: ViewMeasures] {
  let grid = state.environment.pixelGrid
  var measures: [Int: ViewMeasures] = [:]
  // A copy: what it notes was noted when the views were measured.
  var measurer = state.content.measurer
  for view in state.shownViews {
    measurer.begin(view: view, traits: state.traits(ofView: view))
    let natural = state.document.natural[view]
    var found = ViewMeasures()
    (found.intrinsicWidth, found.intrinsicHeight) = (natural.width, natural.height)
    found.text = measurer.fit(
      state.document.views[view].type, state.document.content(ofView: view),
      in: state.sheet.frames[view].inset(by: natural.alignmentRectInsets).size)
    found.layoutMargins = state.sheet.insets[view].layoutMargins
    found.safeAreaInsets = state.sheet.insets[view].safeArea
    found.systemGuides = state.systemGuides(ofView: view, origin: exactOrigins[view])
    found.layoutGuides = (state.sheet.guideFrames[view] ?? []).map {
      GuideFrame($0.guide, grid.round($0.frame, at: exactOrigins[view]))
    }
    measures[view] = found
  }
  return measures
}

func placeTexts(_ state: ResolutionState) -> [Int: [TextLine]] {
  var texts: [Int: [TextLine]] = [:]
  var measurer = state.content.measurer
  for view in state.shownViews {
    let type = state.document.views[view].type
    guard type.hasNaturalSize, state.document.views[view].content != nil else { continue }
    let traits = state.traits(ofView: view)
    measurer.begin(view: view, traits: traits)
    let bounds = Rect(origin: .zero, size: state.sheet.frames[view].size)
    let lines = measurer.lines(
      type, state.document.content(ofView: view),
      in: bounds.inset(by: state.document.natural[view].alignmentRectInsets),
      direction: state.document.direction(
        ofView: view, inherited: traits.layoutDirection ?? .leftToRight))
    if !lines.isEmpty { texts[view] = lines }
  }
  return texts
}

extension ResolutionState {
  fileprivate var shownViews: [Int] {
    order.flatMap { document.viewRange(ofController: $0) }.filter { sheet.installed[$0] }
  }

  /// The guides that a view has without asking (AL-guides): of a root view also the keyboard's, of a scroll view those of its
  /// content and its frame. `origin` is that of the view's bounds in the window, exactly.
  fileprivate func systemGuides(ofView view: Int, origin: Point) -> [GuideFrame<SystemGuide>] {
    let bounds = Rect(origin: .zero, size: sheet.frames[view].size)
    var guides = [SystemGuide.safeArea, .layoutMargins, .readableContent].map { guide in
      GuideFrame(guide, bounds.inset(by: sheet.insets[view][guide]))
    }
    if document.views[view].type.isScrollView {
      let content = Rect(origin: .zero, size: sheet.contentSizes[Int32(view)] ?? .zero)
      guides.append(GuideFrame(.contentLayout, content))
      let frame = Rect(origin: contentOffset(ofView: view), size: bounds.size)
      guides.append(GuideFrame(.frameLayout, frame))
    }
    if document.views[view].superview == nil {
      let shown = SystemGuide.allCases.filter {
        $0.isAdaptedToCorners && !environment.corners.isEmpty
          || $0 == .division && environment.activeDivision != nil
      }
      for guide in shown { guides.append(GuideFrame(guide, bounds.inset(by: sheet.insets[view][guide]))) }
      guides.append(GuideFrame(.keyboard, keyboardGuide(ofView: view, in: bounds, origin: origin)))
    }
    return guides.map { GuideFrame($0.guide, environment.pixelGrid.round($0.frame, at: origin)) }
  }

  /// Where the keyboard is if the guide follows it, else at the bottom of the view (AL-keyboard).
  private func keyboardGuide(ofView view: Int, in bounds: Rect, origin: Point) -> Rect {
    if let keyboard = environment.keyboard,
      keyboard.isDocked || document.details(ofView: view).followsUndockedKeyboard
    {
      return Rect(origin: keyboard.frame.origin - origin, size: keyboard.frame.size)
    }
    let height = sheet.insets[view].keyboardHeight
    return Rect(x: 0, y: bounds.maxY - height, width: bounds.size.width, height: height)
  }
}
