import ConstraintSolver
import JSON
import LayoutModel

/// Reports what is wrong with a solved view tree: conflicts in the order of their rounds, ambiguity by view and
/// axis, feedback loops and numeric trouble.
func diagnose(
  _ arrangement: Arrangement, of document: DocumentValues, _ plan: ConstraintPlan, _ problem: Problem,
  into diagnostics: inout [Diagnostic]
) {
  let solution = arrangement.solution
  warnAboutStacks(plan.sources.stacks, of: document, into: &diagnostics)
  if !solution.conflicts.isEmpty {
    var room = ConflictReportLimit(after: diagnostics)
    for conflict in solution.conflicts {
      diagnostics.append(explainConflict(conflict, of: document, problem: problem, room: &room))
    }
  }
  if !solution.isUnique {
    reportAmbiguity(
      solution, of: document, problem: problem, hiddenArranged: plan.sources.hiddenArranged(of: document),
      into: &diagnostics)
  }
  if arrangement.isFeedbackLoop {
    diagnostics.append(
      Diagnostic(
        .layout(.layoutFeedbackLoop), views: [document.views[plan.root].id],
        pointer: document.pointer(toView: plan.root)))
  }
  for trouble in solution.troubles {
    let facts: LayoutFinding.NumericTrouble =
      switch trouble {
      case .residual(let constraint, let error): .missedConstraint(constraint, by: error)
      case .pivotLimit(let limit): .pivotLimit(limit)
      case .numeric: .magnitudes
      case .unbreakableConflict(let constraint): .fixedValues(constraint: constraint)
      }
    diagnostics.append(Diagnostic(.layout(.numericTrouble(facts))))
  }
}

/// Tells of stack views that ask for what UIKit does not have: a column has no baselines to align
/// (AL-stack-baseline-column).
private func warnAboutStacks(
  _ stacks: [ArrangedStack], of document: DocumentValues, into diagnostics: inout [Diagnostic]
) {
  for stack in stacks where document.stacks[Int(stack.configuration)].axis == .vertical {
    let alignment = document.stacks[Int(stack.configuration)].alignment
    guard alignment == .firstBaseline || alignment == .lastBaseline else { continue }
    diagnostics.append(
      Diagnostic(
        .layout(.baselineAlignmentNotSupported(alignment)), views: [document.views[Int(stack.view)].id],
        pointer: document.pointer(toView: Int(stack.view)).appending("alignment")))
  }
}

/// Puts what is ambiguous only because an image has no size under the finding about that image (AL-ambiguity-cause).
///
/// What follows from an image is found by solving once more with a size for it: what is determined then.
///
/// - Parameters:
///   - first: Of the layout's diagnostics, the first of the controller.
///   - workspace: Another problem is in it afterwards.
func attributeToMissingImages(
  from first: Int, _ tree: ViewTree, in state: inout ResolutionState, workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  var images = state.unsizedImages(tree.plan)[...]
  _ = try FeedbackEdge.imagesGetSizes.iterate { _ throws(ResolutionError) in
    guard let (finding, views) = images.popFirst() else { return ((), true) }
    var document = state.document
    for view in views {
      document.natural[view].width = document.natural[view].width ?? 1
      document.natural[view].height = document.natural[view].height ?? 1
    }
    makeProblem(document, of: tree, insets: state.sheet.insets, into: &workspace.problem)
    let solution = try workspace.solve()
    var found: [Diagnostic] = []
    if !solution.isUnique {
      reportAmbiguity(
        solution, of: document, problem: workspace.problem,
        hiddenArranged: tree.plan.sources.hiddenArranged(of: document), into: &found)
    }
    let open = Set(found.flatMap { [$0] + $0.consequences }.map(Place.init))
    func follows(_ diagnostic: Diagnostic) -> Bool {
      diagnostic.code == .ambiguousLayout && !open.contains(Place(diagnostic))
    }
    state.findings.diagnostics[finding].consequences += state.findings.layoutDiagnostics[first...].filter(
      follows)
    state.findings.layoutDiagnostics[first...].removeAll(where: follows)
    return ((), images.isEmpty)
  }
}

private struct Place: Hashable {
  var views: [String]
  var axis: Axis?

  init(_ diagnostic: Diagnostic) { (views, axis) = (diagnostic.views, diagnostic.ambiguity?.axis) }
}

extension ResolutionState {
  /// The image views of a controller that have no natural size, by the finding about their image.
  fileprivate func unsizedImages(_ plan: ConstraintPlan) -> [(finding: Int, views: [Int])] {
    var findings: [String: Int] = [:]
    for (place, diagnostic) in self.findings.diagnostics.enumerated()
    where diagnostic.code.leavesImageUnsized {
      for view in diagnostic.views where findings[view] == nil { findings[view] = place }
    }
    var views: [Int: [Int]] = [:]
    for image in content.images where image.isInstalled && plan.range.contains(Int(image.view)) {
      let (node, natural) = (document.views[Int(image.view)], document.natural[Int(image.view)])
      guard node.type == .imageView, natural.width == nil || natural.height == nil,
        !node.explicit.contains(.intrinsicContentSize), let finding = findings[node.id]
      else { continue }
      views[finding, default: []].append(Int(image.view))
    }
    return views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Diagnostic.Code {
  /// Whether an image that it is about has no size.
  var leavesImageUnsized: Bool {
    switch self {
    case .imageNotFound, .noVariants, .noEligibleVariant, .unsupportedAssetType, .sizeUnknown,
      .symbolSizeUnknown:
      true
    default: false
    }
  }
}
