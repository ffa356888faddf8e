import ConstraintSolver
import LayoutModel
import UIKitDefaults

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
/// - Parameter views: Texts get the heights that follow from the widths that are found.
func arrangeController(
  _ index: Int, _ views: PreparedViews, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let plan = views.plan
  guard let place = state.controllers.span[index].place, plan.installed[plan.root] else { return }
  let host = state.host(ofController: index, in: place, readsMargins: plan.insetReaders.readMargins)
  let tree = ViewTree(plan: plan, host: host, texts: views.texts)
  let fitsRoot = state.detail.contains(.fittingSizes)
  let measured = state.parts.fitsViews || fitsRoot ? state.document.natural : nil
  let arrangement = try solve(tree, in: &state, workspace: &workspace)
  state.sheet.frames[plan.root] = place.frame
  keepWhatIsAsked(arrangement.solution, ofController: index, tree, in: &state, &workspace)
  state.findings.doubts.rules.formUnion(workspace.problem.notes.doubts)
  state.findings.doubts.formUnion(state.doubtsOfInsets(of: tree))
  let known = state.findings.layoutDiagnostics.count
  diagnose(
    arrangement, of: state.document, plan, workspace.problem, into: &state.findings.layoutDiagnostics)
  if let measured {
    if fitsRoot { try fitRoot(ofController: index, measured, tree, in: &state, workspace: &workspace) }
    try fitViews(of: measured, tree, in: &state, workspace: &workspace)
  }
  if !arrangement.solution.isUnique, !state.content.images.isEmpty {
    try attributeToMissingImages(from: known, tree, in: &state, workspace: &workspace)
  }
}

/// Keeps of a solution what it was asked to tell besides the layout: nothing, as a rule.
private func keepWhatIsAsked(
  _ solution: Solution, ofController index: Int, _ tree: ViewTree, in state: inout ResolutionState,
  _ workspace: inout ResolutionWorkspace
) {
  let (plan, host) = (tree.plan, tree.host)
  if state.detail.contains(.measures) { keepGuides(of: solution, tree, workspace.problem, in: &state) }
  if state.detail.contains(.constraints) {
    keepConstraints(of: solution, plan, workspace.problem, direction: host.direction, in: &state)
  }
  if workspace.dump != nil {
    workspace.dump? += "controller \(state.document.controllers[index].id)\n"
    workspace.dump? += dumpProblem(workspace.problem, of: state.document)
  }
  if workspace.trees.areKept {
    workspace.trees.keep(index, solution, plan: plan, host: host, workspace.problem, state.document)
  }
}

extension ResolutionState {
  /// The root view of a controller as its surroundings see it.
  func host(ofController index: Int, in place: ControllerPlace, readsMargins: Bool = true) -> Host {
    let hasMinimum = document.controllers[index].viewRespectsSystemMinimumLayoutMargins
    let asksForMinimum = hasMinimum && (readsMargins || detail.contains(.measures))
    let asksForKeyboard = prepared.constraints.nameKeyboards || detail.contains(.measures)
    var host = Host(
      environment: environment, size: place.frame.size, safeAreaInsets: controllers[index].safeArea,
      direction: controllers[index].traits.layoutDirection ?? .leftToRight,
      systemMinimumSides: asksForMinimum ? systemMinimumSides(ofController: index, in: place) : nil,
      firstScrollView: parts.scrolls[index].isEmpty ? nil : firstScrollViewInNavigation(ofController: index),
      keyboard: asksForKeyboard ? environment.keyboard.map { keyboard($0, of: index, in: place) } : nil,
      readsMargins: readsMargins)
    if prepared.constraints.nameRegions || detail.contains(.measures), !place.isInSheet {
      host.regions = HostRegions(in: environment) { originInWindow(of: index, in: place) }
    }
    return host
  }

  /// The least margins at the sides of a controller's root view: the system's, by its own width, and in a container that an app
  /// wrote what remains of its parent's (AL-root-margin-width, AL-root-margin-children).
  private func systemMinimumSides(ofController index: Int, in place: ControllerPlace) -> RootSides {
    guard let parent = document.controllers[index].parent.map(Int.init),
      document.controllers[parent].type == .viewController,
      let outer = document.superview(ofView: Int(document.controllers[index].rootView)),
      let surroundings = controllers[parent].place
    else {
      let traits = controllers[index].traits
      let isCompact = traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact
      return RootSides(
        Margins.rootSide(width: place.frame.size.width, isCompact: isCompact, environment.systemVersion))
    }
    let root = Int(document.controllers[parent].rootView)
    let left = place.frame.minX + frameInWindow(ofView: outer).minX - frameInWindow(ofView: root).minX
    let right = surroundings.frame.size.width - left - place.frame.size.width
    let sides = systemMinimumSides(ofController: parent, in: surroundings)
    return RootSides(left: max(sides.left - left, 0), right: max(sides.right - right, 0))
  }

  /// Where the root view of a controller is in the window.
  private func originInWindow(of index: Int, in place: ControllerPlace) -> Point {
    let outer = document.superview(ofView: Int(document.controllers[index].rootView))
    return outer.map { place.frame.origin + frameInWindow(ofView: $0).origin } ?? place.frame.origin
  }

  /// The keyboard in the coordinates of a controller's root view, whose place is known.
  private func keyboard(_ keyboard: Keyboard, of index: Int, in place: ControllerPlace) -> HostKeyboard {
    let origin = keyboard.frame.origin - originInWindow(of: index, in: place)
    let frame = Rect(origin: origin, size: keyboard.frame.size)
    return HostKeyboard(frame: frame, isDocked: keyboard.isDocked)
  }
}

/// Solves a controller's view tree, again and again while safe areas, margins and resting contents follow the frames
/// that they change.
///
/// - Parameters:
///   - state: Gets frames, sizes of contents and insets of the views, and what texts wish for in the widths that they have.
///   - workspace: Holds the problem that was solved last.
private func solve(
  _ tree: ViewTree, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> Arrangement {
  let plan = tree.plan
  tree.insetGuides(of: state.document, hasFrames: false, in: &state.sheet)
  let passes = try FeedbackEdge.insetsAndTextsFollowFrames.iterate { _ throws(ResolutionError) in
    makeProblem(state.document, of: tree, insets: state.sheet.insets, into: &workspace.problem)
    let solution = try workspace.solve()
    readFrames(solution, of: state.document, workspace.problem, range: plan.range, into: &state.sheet.frames)
    keepFrames(plan.sources.framed, of: state.document, workspace.problem, &state.sheet.frames)
    readContentSizes(solution, workspace.problem, into: &state.sheet.contentSizes)
    let isWrapped =
      tree.texts.isEmpty || rewrap(tree.texts, frames: state.sheet.frames, of: &state.document)
    let read = plan.insetReaders.views(readBy: workspace.problem)
    let before = read.map { state.sheet.insets[Int($0)] }
    tree.insetGuides(of: state.document, hasFrames: true, in: &state.sheet)
    let isSettled = read.indices.allSatisfy {
      state.sheet.insets[Int(read[$0])].isClose(to: before[$0], tolerance: insetTolerance)
    }
    return (solution, isWrapped && isSettled)
  }
  return Arrangement(solution: passes.result, isFeedbackLoop: !passes.isSettled)
}
