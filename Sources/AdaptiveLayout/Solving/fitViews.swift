import ConstraintSolver
import LayoutModel

/// The size that a view is fitted to, and how much that counts.
struct FittingTarget {
  /// In points, of the alignment rectangle.
  var size: Size
  var priorities: AxisPriorities
}

/// A view with what is below it, fitted apart from everything around it.
struct FittedPart {
  var range: Range<Int>
  var target: FittingTarget

  init(_ view: Int, of document: borrowing DocumentValues, to target: FittingTarget) {
    range = view..<Int(document.views[view].subtreeEnd)
    self.target = target
  }
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
  of measured: [NaturalSize], _ tree: ViewTree, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  var document = state.document
  document.natural = measured
  for view in tree.plan.range where tree.plan.installed[view] {
    guard let fitting = document.details(ofView: view).systemLayoutSizeFitting else { continue }
    try workspace.checkTime()
    let frame = state.sheet.frames[view].inset(by: measured[view].alignmentRectInsets)
    let target = FittingTarget(fitting, of: document.views[view].type, laidOut: frame.size)
    var fitted = document
    let (size, solution) = try fit(
      FittedPart(view, of: document, to: target), of: &fitted, in: tree, state.sheet, workspace: &workspace)
    guard let size else { continue }
    state.sheet.fittingSizes[Int32(view)] = size
    guard !solution.conflicts.isEmpty else { continue }
    var room = ConflictReportLimit(after: state.findings.fittingDiagnostics)
    for conflict in solution.conflicts where conflict.isOfFitting(workspace.problem) {
      state.findings.fittingDiagnostics.append(
        explainConflict(conflict, of: document, problem: workspace.problem, room: &room))
    }
  }
}

/// What fits the root view of a controller that is laid out, as small as that can be, for whoever contains or presents it
/// (TX-content-size). Conflicts are not told: nobody asked the view.
///
/// - Parameter measured: The natural sizes before the layout changed heights of texts.
func fitRoot(
  ofController index: Int, _ measured: [NaturalSize], _ tree: ViewTree, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  let isContained =
    state.document.controllers[index].parent != nil || state.controllers[index].presentation != nil
  guard isContained, state.document.controllers[index].contentOwner == nil else { return }
  try workspace.checkTime()
  var document = state.document
  document.natural = measured
  let part = FittedPart(tree.plan.root, of: document, to: FittingTarget(width: nil, height: nil))
  state.sheet.rootFittingSizes[index] = try fit(
    part, of: &document, in: tree, state.sheet, workspace: &workspace
  ).size
}

/// The size of the root view of a controller that fits what is in it, as small as that can be. Conflicts are not told: the
/// layout in the place that the view gets has them, too.
///
/// - Parameter place: With the surroundings of the view; its frame does not count.
func fitRoot(
  ofController index: Int, in place: ControllerPlace, _ views: PreparedViews,
  in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> Size {
  guard views.plan.installed[views.plan.root] else { return .zero }
  let tree = ViewTree(
    plan: views.plan, host: state.host(ofController: index, in: place), texts: views.texts)
  tree.insetGuides(of: state.document, hasFrames: false, in: &state.sheet)
  let part = FittedPart(views.plan.root, of: state.document, to: FittingTarget(width: nil, height: nil))
  var document = state.document
  return try fit(part, of: &document, in: tree, state.sheet, workspace: &workspace).size ?? .zero
}

/// Solves a view and what is below it, again while heights of texts follow widths.
///
/// - Parameters:
///   - document: Gets the sizes of the texts in the widths that they have in the end.
///   - sheet: With the insets of the views, and the frames of those that the solver does not place.
/// - Returns: The size without the last digits, which belong to the arithmetic; nil for a view that takes no part.
func fit(
  _ part: FittedPart, of document: inout DocumentValues, in tree: ViewTree, _ sheet: Sheet,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> (size: Size?, solution: Solution) {
  var frames = sheet.frames
  let own = tree.texts.filter { part.range.contains($0.view) }
  let solution = try FeedbackEdge.fittedTextsFollowWidths.iterate { pass throws(ResolutionError) in
    if pass > 1 && !workspace.problem.notes.readsContentSizes {
      updateContentSizes(of: document, in: &workspace.problem)
    } else {
      makeProblem(document, of: tree, fitting: part, insets: sheet.insets, into: &workspace.problem)
    }
    let solution = try workspace.solve()
    readFrames(solution, of: document, workspace.problem, range: part.range, into: &frames)
    return (solution, rewrap(own, frames: frames, of: &document))
  }.result
  let first = workspace.problem.firstVariable(of: LayoutItem.view(Int32(part.range.lowerBound)))
  return (first.map { solution.frame(at: $0).size.cleaned }, solution)
}

extension FittingTarget {
  /// A width and a height that count before everything else; nil for as little as there can be.
  init(width: Double?, height: Double?) {
    let level = SystemLayoutSizeFitting.fittingSizeLevel
    size = Size(width: width ?? 0, height: height ?? 0)
    priorities = AxisPriorities(
      horizontal: width == nil ? level : LayoutConstraint.required,
      vertical: height == nil ? level : LayoutConstraint.required)
  }

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

extension ConstraintSolver.Conflict {
  /// Whether the size that a view is fitted to has a part in it. Without one the layout has the same conflict.
  fileprivate func isOfFitting(_ problem: Problem) -> Bool {
    members.contains { member in
      if case .fitting = problem.origins[member.constraint] { true } else { false }
    }
  }
}

extension Size {
  fileprivate var cleaned: Size {
    Size(width: (width * 1e6).rounded() / 1e6, height: (height * 1e6).rounded() / 1e6)
  }
}

/// The frames that a solution gives: the alignment rectangles, grown by the alignment insets.
func readFrames(
  _ solution: Solution, of document: DocumentValues, _ problem: Problem, range: Range<Int>,
  into frames: inout [Rect]
) {
  for view in range {
    let first = problem.firstVariable(ofView: view)
    guard first >= 0 else { continue }
    frames[view] = document.frame(ofView: view, alignmentRect: solution.frame(at: first))
  }
}

extension Solution {
  @inline(__always)
  func frame(at first: Int) -> Rect {
    Rect(
      x: values[first + ItemVariable.x], y: values[first + ItemVariable.y],
      width: values[first + ItemVariable.width], height: values[first + ItemVariable.height])
  }
}

func readContentSizes(_ solution: Solution, _ problem: Problem, into sizes: inout [Int32: Size]) {
  for (view, first) in problem.variables.ofContent { sizes[view] = solution.frame(at: Int(first)).size }
}

/// A view of which nothing is said at all stays where the request put it (AL-untouched).
func keepFrames(
  _ views: [Int32], of document: DocumentValues, _ problem: Problem, _ frames: inout [Rect]
) {
  for view in views {
    guard let frame = document.details(ofView: Int(view)).frame,
      let first = problem.firstVariable(of: LayoutItem.view(view)),
      problem.variables.isUntouched(first)
    else { continue }
    frames[Int(view)] = frame
  }
}

extension DocumentValues {
  /// The frame of a view with this alignment rectangle (AL-alignment-rectangle).
  @inline(__always)
  func frame(ofView view: Int, alignmentRect: Rect) -> Rect {
    let insets = natural[view].alignmentRectInsets
    if insets.isZero { return alignmentRect }
    return Rect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }
}

extension EdgeInsets {
  /// Asked for each view, where comparing values of another module's type is a call.
  var isZero: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
}
