import ConstraintSolver
import LayoutModel

/// What the constraints of one controller leave open: two layouts equally good, and what would settle it (AL-ambiguity).
///
/// - Parameter known: What follows from images without a size; it is told of them.
func explainAmbiguities(
  of tree: SolvedTree, besides known: Set<LayoutTroubles.OpenAxis>, trials: inout RemedyTrials,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) -> [ExplainedFinding] {
  if tree.solution.isUnique { return [] }
  var diagnostics: [Diagnostic] = []
  reportAmbiguity(
    tree.solution, of: tree.document, problem: tree.problem, hiddenArranged: tree.hiddenArranged,
    into: &diagnostics)
  var found: [SettledFinding] = []
  for diagnostic in diagnostics {
    guard let ambiguity = diagnostic.ambiguity, let open = tree.open(diagnostic, ambiguity) else { continue }
    let place = LayoutTroubles.OpenAxis(id: diagnostic.views.first ?? "", axis: ambiguity.axis)
    if known.contains(place) { continue }
    let examples = try tree.examples(of: open, workspace: &workspace)
    let before = trials.before
    let (remedies, closed) = try trials.remedies(
      among: tree.settlements(of: open), workspace: &workspace
    ) { after in
      after.conflicts.count <= before.conflicts.count && !after.open.contains(place)
        && after.open.count < max(before.open.count, 1)
    }
    let finding = ExplainedFinding(diagnostic, examples: examples, remedies: remedies)
    found.append(SettledFinding(finding: finding, place: place, closed: closed))
  }
  return joinConsequences(found)
}

/// A finding, and what is open no more when its first remedy is made.
private struct SettledFinding {
  var finding: ExplainedFinding
  var place: LayoutTroubles.OpenAxis
  var closed: Set<LayoutTroubles.OpenAxis>
}

/// Puts what another finding's remedy settles under that finding. Of two that settle each other the first is the cause.
private func joinConsequences(_ found: [SettledFinding]) -> [ExplainedFinding] {
  var findings: [ExplainedFinding?] = found.map(\.finding)
  for (cause, settled) in found.enumerated() where findings[cause] != nil {
    for (effect, other) in found.enumerated() where effect != cause && findings[effect] != nil {
      guard settled.closed.contains(other.place),
        effect > cause || !other.closed.contains(settled.place), let following = findings[effect]
      else { continue }
      findings[cause]?.diagnostic.consequences.append(following.diagnostic)
      findings[effect] = nil
    }
  }
  return findings.compactMap(\.self)
}

/// An item that is not determined on an axis.
struct OpenItem {
  var item: LayoutItem
  var axis: Axis
  /// Variable of the item's position on the axis.
  var position: Int
  var size: Int
  /// Nil where it is determined.
  var openPosition: ConstraintSolver.Ambiguity?
  var openSize: ConstraintSolver.Ambiguity?
  /// Whether fixing either fixes the other.
  var isLine: Bool
}

extension SolvedTree {
  /// What a diagnostic is about.
  fileprivate func open(_ diagnostic: Diagnostic, _ ambiguity: LayoutModel.Ambiguity) -> OpenItem? {
    for case .model(let item) in problem.items {
      guard document.diagnosedId(of: item) == diagnostic.views.first,
        let first = problem.firstVariable(of: item)
      else { continue }
      let position = first + ItemVariable.position(ambiguity.axis)
      let size = first + ItemVariable.size(ambiguity.axis)
      let open = OpenItem(
        item: item, axis: ambiguity.axis, position: position, size: size,
        openPosition: solution.ambiguity(of: position), openSize: solution.ambiguity(of: size),
        isLine: solution.isLine(position: position))
      // A view and its own guides have one id.
      guard open.openPosition != nil || open.openSize != nil,
        (open.openPosition == nil, open.openSize == nil) == (ambiguity.position == nil, ambiguity.size == nil)
      else { continue }
      return open
    }
    return nil
  }

  /// So far, in points, is a value moved that nothing limits.
  private static let step = 40.0

  /// The layout as it is and one that is as good, with the views that differ. None where they could not be found.
  fileprivate func examples(
    of open: OpenItem, workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> [ExampleLayout] {
    let variable = open.openSize == nil ? open.position : open.size
    guard let range = open.openSize ?? open.openPosition else { return [] }
    let value = solution.values[variable]
    let low = max(range.minimum ?? value - Self.step, value - 10 * Self.step)
    let high = min(range.maximum ?? value + Self.step, value + 10 * Self.step)
    let other = high - value >= value - low ? high : low
    var system = problem.system
    // Below everything that anybody wishes for.
    system.addConstraint(on: variable, .equal, other, priority: Float.leastNormalMagnitude, breaking: .never)
    let second = try workspace.solve(system)
    let (before, after) = (frames(solution), frames(second))
    let differing = before.indices.filter { before[$0] != after[$0] }
    return [before, after].map { frames in
      ExampleLayout(
        places: differing.map {
          ExampleLayout.Place(id: document.views[self.range.lowerBound + $0].id, frame: frames[$0])
        })
    }
  }

  /// The frames of the views of the tree, to a thousandth of a point.
  private func frames(_ solution: Solution) -> [Rect] {
    var frames = [Rect](repeating: .zero, count: document.views.count)
    readFrames(solution, of: document, problem, range: range, into: &frames)
    return frames[range].map {
      Rect(
        x: rounded($0.minX), y: rounded($0.minY), width: rounded($0.size.width),
        height: rounded($0.size.height))
    }
  }
}
