import ConstraintSolver
import LayoutModel

/// The memory of a resolution. Keep one per thread: a second document of the same size allocates little more than
/// its answer.
package struct ResolutionWorkspace: ~Copyable {
  var problem = Problem()
  var solver = SolverWorkspace()

  package init() {}

  /// Solves the system of the last controller once more, from nothing. For benchmarks.
  ///
  /// - Returns: How many variables it has.
  package mutating func solveLastSystemAgain() -> Int {
    (try? ConstraintSolver.solve(problem.system, in: &solver))?.values.count ?? 0
  }
}

/// One controller's view tree, solved.
struct Arrangement {
  var solution: Solution
  /// Whether the insets still moved after the last pass.
  var isFeedbackLoop: Bool
}

/// How often insets that depend on frames are computed again, auto-layout 2.9.
let passLimit = 8

/// How far an inset may move, in points, and still count as the same.
private let insetTolerance = 0.001

/// Lays out a controller's view tree in its place, and reports what is wrong with it.
///
/// - Parameter texts: Get the heights that follow from the widths that are found.
func arrangeController(
  _ index: Int, texts: [WrappingText], plan: ConstraintPlan, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)?
) throws(ResolutionError) {
  let root = plan.range.lowerBound
  guard let place = state.controllers[index].place, plan.installed[root] else { return }
  let controller = state.document.controllers[index]
  let host = Host(
    size: place.frame.size, safeAreaInsets: state.controllers[index].safeArea,
    systemVersion: state.environment.systemVersion,
    direction: state.controllers[index].traits.layoutDirection ?? .leftToRight,
    readableContentMaxWidth: state.environment.device.readableContentMaxWidth,
    respectsSystemMinimumLayoutMargins: controller.viewRespectsSystemMinimumLayoutMargins)
  let measured = state.parts.fitsViews ? state.document : nil
  let arrangement = try solve(
    &state.document, texts: texts, plan: plan, host: host, frames: &state.frames, insets: &state.insets,
    workspace: &workspace, shouldStop: shouldStop)
  state.frames[root] = place.frame
  readContentSizes(arrangement.solution, workspace.problem, into: &state.contentSizes)
  diagnose(
    arrangement, of: state.document, plan: plan, problem: workspace.problem, range: plan.range,
    into: &state.layoutDiagnostics)
  if let measured {
    try fitViews(
      of: measured, texts: texts, plan: plan, host: host, in: &state, workspace: &workspace,
      shouldStop: shouldStop)
  }
}

/// Solves a controller's view tree, again and again while safe areas and margins follow the frames that they
/// change.
///
/// - Parameters:
///   - frames: Of the views in their superviews' coordinates; written for the views of the controller.
///   - insets: Of the guides; written for the views of the controller.
///   - workspace: Holds the problem that was solved last.
private func solve(
  _ document: inout LayoutDocument, texts: [WrappingText], plan: ConstraintPlan, host: Host,
  frames: inout [Rect], insets: inout [GuideInsets], workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)?
) throws(ResolutionError) -> Arrangement {
  let range = plan.range
  insetGuides(of: document, in: range, host: host, frames: nil, into: &insets)
  var pass = 1
  while true {
    makeProblem(document, plan: plan, range: range, host: host, insets: insets, into: &workspace.problem)
    let solution = try workspace.solve(shouldStop: shouldStop)
    readFrames(solution, of: document, workspace.problem, range: range, into: &frames)
    keepFrames(plan.sources.framed[...], of: document, workspace.problem, &frames)
    let isWrapped = rewrap(texts, frames: frames, of: &document)
    // Insets that no constraint reads are computed for child controllers, which may stand in any view, and for scroll
    // views only.
    guard
      workspace.problem.readsInsets || document.controllers.count > 1 || !document.scrolls.isEmpty
        || !isWrapped
    else {
      return Arrangement(solution: solution, isFeedbackLoop: false)
    }
    let before = Array(insets[range])
    insetGuides(of: document, in: range, host: host, frames: frames, into: &insets)
    let isSettled =
      isWrapped
      && (!workspace.problem.readsInsets
        || range.allSatisfy {
          insets[$0].isClose(to: before[$0 - range.lowerBound], tolerance: insetTolerance)
        })
    if isSettled || pass == passLimit {
      return Arrangement(solution: solution, isFeedbackLoop: !isSettled)
    }
    pass += 1
  }
}

extension ResolutionWorkspace {
  /// Solves the problem at hand.
  mutating func solve(shouldStop: (() -> Bool)?) throws(ResolutionError) -> Solution {
    do {
      return try ConstraintSolver.solve(problem.system, in: &solver, shouldStop: shouldStop)
    } catch {
      switch error {
      case .timeLimit: throw .timeLimit
      }
    }
  }
}

/// The frames that a solution gives: the alignment rectangles, grown by the alignment insets.
func readFrames(
  _ solution: Solution, of document: LayoutDocument, _ problem: Problem, range: Range<Int>,
  into frames: inout [Rect]
) {
  for view in range {
    guard let first = problem.firstVariable(of: LayoutItem.view(Int32(view))) else { continue }
    let alignment = Rect(
      x: solution.values[first + ItemVariable.x], y: solution.values[first + ItemVariable.y],
      width: solution.values[first + ItemVariable.width],
      height: solution.values[first + ItemVariable.height])
    frames[view] = document.frame(ofView: view, alignmentRect: alignment)
  }
}

/// The sizes that a solution gives to the content of scroll views.
func readContentSizes(_ solution: Solution, _ problem: Problem, into sizes: inout [Int32: Size]) {
  for (view, first) in problem.firstVariableOfContent {
    sizes[view] = Size(
      width: solution.values[Int(first) + ItemVariable.width],
      height: solution.values[Int(first) + ItemVariable.height])
  }
}

/// A view of which nothing is said at all stays where the request put it, auto-layout 4.
private func keepFrames(
  _ views: ArraySlice<Int32>, of document: LayoutDocument, _ problem: Problem, _ frames: inout [Rect]
) {
  for view in views {
    guard let frame = document.details(ofView: Int(view)).frame,
      let first = problem.firstVariable(of: LayoutItem.view(view)),
      !problem.hasTerm[first..<first + ItemVariable.count].contains(true)
    else { continue }
    frames[Int(view)] = frame
  }
}

extension LayoutDocument {
  /// The frame of a view with this alignment rectangle, auto-layout 3.7.
  func frame(ofView view: Int, alignmentRect: Rect) -> Rect {
    guard let details = views[view].details else { return alignmentRect }
    let insets = self.details[Int(details)].alignmentRectInsets
    return insets == .zero
      ? alignmentRect
      : Rect(
        x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
        width: alignmentRect.size.width + insets.left + insets.right,
        height: alignmentRect.size.height + insets.top + insets.bottom)
  }
}
