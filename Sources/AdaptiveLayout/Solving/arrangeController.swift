import ConstraintSolver
import LayoutModel

/// One controller's view tree, solved.
struct Arrangement {
  var solution: Solution
  /// Whether the insets still moved after the last pass.
  var isFeedbackLoop: Bool
}

/// How far an inset may move, in points, and still count as the same.
private let insetTolerance = 0.001

/// Lays out a controller's view tree in its place, and reports what is wrong with it.
///
/// - Parameter texts: Get the heights that follow from the widths that are found.
func arrangeController(
  _ index: Int, texts: [WrappingText], plan: ConstraintPlan, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let root = plan.range.lowerBound
  guard let place = state.hierarchy.controllers.span[index].place, plan.installed[root] else { return }
  var host = state.host(ofController: index, in: place)
  host.readsMargins = plan.insetReaders.readMargins
  let measured = state.parts.fitsViews ? state.document.natural : nil
  let arrangement = try solve(
    &state.document, texts: texts, plan: plan, host: host, frames: &state.sheet.frames,
    contentSizes: &state.sheet.contentSizes, insets: &state.sheet.insets, workspace: &workspace)
  state.sheet.frames[root] = place.frame
  keepWhatIsAsked(arrangement.solution, ofController: index, plan: plan, host: host, in: &state, &workspace)
  state.findings.doubts.rules.formUnion(workspace.problem.doubts)
  state.findings.doubts.formUnion(state.doubtsOfInsets(ofController: index, plan: plan, host: host))
  let known = state.findings.layoutDiagnostics.count
  diagnose(
    arrangement, of: state.document, plan: plan, problem: workspace.problem, range: plan.range,
    into: &state.findings.layoutDiagnostics)
  if let measured {
    try fitViews(
      of: measured, texts: texts, plan: plan, host: host, in: &state, workspace: &workspace)
  }
  if !arrangement.solution.isUnique, !state.content.images.isEmpty {
    try attributeToMissingImages(
      from: known, plan: plan, host: host, in: &state, workspace: &workspace)
  }
}

/// Keeps of a solution what it was asked to tell besides the layout: nothing, as a rule.
private func keepWhatIsAsked(
  _ solution: Solution, ofController index: Int, plan: ConstraintPlan, host: Host,
  in state: inout ResolutionState, _ workspace: inout ResolutionWorkspace
) {
  if state.detail.contains(.measures) {
    keepGuides(of: solution, plan: plan, host: host, problem: workspace.problem, in: &state)
  }
  if state.detail.contains(.constraints) {
    keepConstraints(
      of: solution, plan: plan, problem: workspace.problem, direction: host.direction, in: &state)
  }
  workspace.dump?.append(
    "controller \(state.document.controllers[index].id)\n"
      + dumpProblem(workspace.problem, of: state.document))
  if workspace.trees.areKept {
    workspace.trees.keep(index, solution, plan: plan, host: host, workspace.problem, state.document)
  }
}

extension ResolutionState {
  /// The root view of a controller as its surroundings see it.
  func host(ofController index: Int, in place: ControllerPlace) -> Host {
    Host(
      environment: environment, size: place.frame.size, safeAreaInsets: controllers[index].safeArea,
      direction: controllers[index].traits.layoutDirection ?? .leftToRight,
      respectsSystemMinimumLayoutMargins: document.controllers[index]
        .viewRespectsSystemMinimumLayoutMargins,
      firstScrollView: parts.scrolls[index].isEmpty
        ? nil : firstScrollViewInNavigation(ofController: index),
      keyboard: prepared.constraints.nameKeyboards || detail.contains(.measures)
        ? environment.keyboard.map { keyboard($0, ofController: index, in: place) } : nil)
  }

  /// The keyboard in the coordinates of a controller's root view, whose place is known.
  private func keyboard(
    _ keyboard: Keyboard, ofController index: Int, in place: ControllerPlace
  ) -> HostKeyboard {
    var origin = place.frame.origin
    if let outer = document.superview(ofView: Int(document.controllers[index].rootView)) {
      origin = origin + frameInWindow(ofView: outer).origin
    }
    let frame = Rect(origin: keyboard.frame.origin - origin, size: keyboard.frame.size)
    return HostKeyboard(frame: frame, isDocked: keyboard.isDocked)
  }
}

/// Solves a controller's view tree, again and again while safe areas, margins and resting contents follow the frames
/// that they change.
///
/// - Parameters:
///   - frames: Of the views in their superviews' coordinates; written for the views of the controller.
///   - contentSizes: Of scroll views; written for those of the controller.
///   - insets: Of the guides and the content; written for the views of the controller.
///   - workspace: Holds the problem that was solved last.
private func solve(
  _ document: inout DocumentValues, texts: [WrappingText], plan: ConstraintPlan, host: Host,
  frames: inout [Rect], contentSizes: inout [Int32: Size], insets: inout [GuideInsets],
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> Arrangement {
  let root = plan.range.lowerBound
  insetGuides(
    ofViews: plan.insetReaders.needed, root: root, of: document, host: host, frames: nil,
    contentSizes: contentSizes, into: &insets)
  let passes = try FeedbackEdge.insetsAndTextsFollowFrames.iterate { _ throws(ResolutionError) in
    makeProblem(
      document, plan: plan, range: plan.range, host: host, insets: insets, into: &workspace.problem)
    let solution = try workspace.solve()
    readFrames(solution, of: document, workspace.problem, range: plan.range, into: &frames)
    keepFrames(plan.sources.framed[...], of: document, workspace.problem, &frames)
    readContentSizes(solution, workspace.problem, into: &contentSizes)
    let isWrapped = texts.isEmpty || rewrap(texts, frames: frames, of: &document)
    let read = plan.insetReaders.views(readBy: workspace.problem)
    let before = read.map { insets[Int($0)] }
    insetGuides(
      ofViews: plan.insetReaders.needed, root: root, of: document, host: host, frames: frames,
      contentSizes: contentSizes, into: &insets)
    let isSettled =
      isWrapped
      && read.indices.allSatisfy {
        insets[Int(read[$0])].isClose(to: before[$0], tolerance: insetTolerance)
      }
    return (solution, isSettled)
  }
  return Arrangement(solution: passes.result, isFeedbackLoop: !passes.isSettled)
}
