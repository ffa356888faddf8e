import ConstraintSolver
import LayoutModel

/// The size that a view is fitted to, and how much that counts.
struct FittingTarget {
  /// In points, of the alignment rectangle.
  var size: Size
  var priorities: AxisPriorities
}

/// Answers what views of a controller are asked by `systemLayoutSizeFitting` (AL-fitting).
///
/// Each answer is a solve of its own: the view and what is below it, without the constraints that leave it. Margins
/// and safe areas are those of the layout, as in UIKit, where a view is asked between layouts. Texts are broken for
/// the widths that the fitting gives.
///
/// - Parameters:
///   - measured: The natural sizes before the layout changed heights of texts.
///   - state: Gets the sizes, and a diagnostic for each conflict that the fitting itself makes.
func fitViews(
  of measured: [NaturalSize], texts: [WrappingText], plan: ConstraintPlan, host: Host,
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  var document = state.document
  document.natural = measured
  for view in plan.range where plan.installed[view] {
    guard let fitting = document.details(ofView: view).systemLayoutSizeFitting else { continue }
    try workspace.checkTime()
    let frame = state.sheet.frames[view].inset(by: measured[view].alignmentRectInsets)
    let target = FittingTarget(fitting, of: document.views[view].type, laidOut: frame.size)
    var fitted = document
    let solution = try fit(
      view, of: &fitted, to: target, texts: texts, plan: plan, host: host, insets: state.sheet.insets,
      frames: state.sheet.frames, workspace: &workspace)
    guard let first = workspace.problem.firstVariable(of: LayoutItem.view(Int32(view))) else { continue }
    state.sheet.fittingSizes[Int32(view)] = Size(
      width: cleaned(solution.values[first + ItemVariable.width]),
      height: cleaned(solution.values[first + ItemVariable.height]))
    guard !solution.conflicts.isEmpty else { continue }
    var room = ConflictReportLimit(after: state.findings.fittingDiagnostics)
    for conflict in solution.conflicts where conflict.isOfFitting(workspace.problem) {
      state.findings.fittingDiagnostics.append(
        explainConflict(conflict, of: document, problem: workspace.problem, room: &room))
    }
  }
}

/// The size of the root view of a controller that fits what is in it, as small as that can be. Conflicts are not told: the
/// layout in the place that the view gets has them, too.
///
/// - Parameter place: With the surroundings of the view; its frame does not count.
func fitRoot(
  ofController index: Int, in place: ControllerPlace, texts: [WrappingText], plan: ConstraintPlan,
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> Size {
  let root = plan.range.lowerBound
  guard plan.installed[root] else { return .zero }
  let host = state.host(ofController: index, in: place)
  insetGuides(
    ofViews: plan.insetReaders.needed, root: root, of: state.document, host: host, frames: nil,
    contentSizes: state.sheet.contentSizes, into: &state.sheet.insets)
  let level = SystemLayoutSizeFitting.fittingSizeLevel
  let target = FittingTarget(
    size: .zero, priorities: AxisPriorities(horizontal: level, vertical: level))
  var document = state.document
  let solution = try fit(
    root, of: &document, to: target, texts: texts, plan: plan, host: host, insets: state.sheet.insets,
    frames: state.sheet.frames, workspace: &workspace)
  guard let first = workspace.problem.firstVariable(of: LayoutItem.view(Int32(root))) else { return .zero }
  return Size(
    width: cleaned(solution.values[first + ItemVariable.width]),
    height: cleaned(solution.values[first + ItemVariable.height]))
}

/// Solves a view and what is below it, again while heights of texts follow widths.
///
/// - Parameters:
///   - document: Gets the sizes of the texts in the widths that they have in the end.
///   - frames: Of views that the solver does not place.
func fit(
  _ view: Int, of document: inout DocumentValues, to target: FittingTarget, texts: [WrappingText],
  plan: ConstraintPlan, host: Host, insets: [GuideInsets], frames: [Rect],
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> Solution {
  var frames = frames
  let range = view..<Int(document.views[view].subtreeEnd)
  let own = texts.filter { range.contains($0.view) }
  return try FeedbackEdge.fittedTextsFollowWidths.iterate { pass throws(ResolutionError) in
    if pass > 1 && !workspace.problem.readsContentSizes {
      updateContentSizes(of: document, in: &workspace.problem)
    } else {
      makeProblem(
        document, plan: plan, range: range, host: host, insets: insets, fitting: target,
        into: &workspace.problem)
    }
    let solution = try workspace.solve()
    readFrames(solution, of: document, workspace.problem, range: range, into: &frames)
    return (solution, rewrap(own, frames: frames, of: &document))
  }.result
}

extension FittingTarget {
  /// - Parameter size: Of the view's alignment rectangle in the layout.
  fileprivate init(_ fitting: SystemLayoutSizeFitting, of type: ViewType, laidOut size: Size) {
    // A table or collection view asks a cell how high it is in a given width.
    let isCell = type == .tableViewCell || type == .collectionViewCell
    let standard =
      isCell
      ? SystemLayoutSizeFitting.TargetSize(width: nil, height: 0)
      : SystemLayoutSizeFitting.TargetSize.layoutFittingCompressedSize
    let target = fitting.targetSize ?? standard
    self.size = Size(width: target.width ?? size.width, height: target.height ?? size.height)
    let level = SystemLayoutSizeFitting.fittingSizeLevel
    priorities = AxisPriorities(
      horizontal: fitting.horizontalFittingPriority ?? (isCell ? LayoutConstraint.required : level),
      vertical: fitting.verticalFittingPriority ?? level)
  }
}

/// Puts a view at 0 and wishes for the target size.
func addFitting(_ target: FittingTarget, of view: Int, to problem: inout Problem) {
  guard let first = problem.firstVariable(of: LayoutItem.view(Int32(view))) else { return }
  for variable in [ItemVariable.x, ItemVariable.y] {
    problem.system.addConstraint(on: first + variable, .equal, 0, breaking: .never)
    problem.origins.append(.fixed(.model(.view(Int32(view))), variable: variable))
  }
  for axis in Axis.allCases {
    problem.addConstraint(
      on: first + ItemVariable.size(axis), .equal, target.size[axis], priority: target.priorities[axis],
      breaking: .system(.oneItem, depth: 0))
    problem.origins.append(.fitting(view: Int32(view), axis: axis, target: target.size[axis]))
  }
}

extension ConstraintSolver.Conflict {
  /// Whether the size that a view is fitted to has a part in it. Without one the layout has the same conflict.
  fileprivate func isOfFitting(_ problem: Problem) -> Bool {
    members.contains { member in
      if case .fitting = problem.origins[member.constraint] { true } else { false }
    }
  }
}

/// Without the last digits, which belong to the arithmetic.
func cleaned(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
