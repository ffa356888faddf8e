import ConstraintSolver
import LayoutModel

/// So many images without a size are followed; what is open because of more of them is told for itself.
private let followedImages = 8

/// Puts what is ambiguous only because an image has no size under the finding about that image (AL-ambiguity-cause).
///
/// What follows from an image is found by solving once more with a size for it: what is determined then.
///
/// - Parameters:
///   - first: Of the layout's diagnostics, the first of the controller.
///   - workspace: Another problem is in it afterwards.
func followImages(
  from first: Int, plan: ConstraintPlan, host: Host, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)?
) throws(ResolutionError) {
  for (finding, views) in state.unsizedImages(plan).prefix(followedImages) {
    var document = state.document
    for view in views {
      document.views[view].intrinsicWidth = document.views[view].intrinsicWidth ?? 1
      document.views[view].intrinsicHeight = document.views[view].intrinsicHeight ?? 1
    }
    makeProblem(
      document, plan: plan, range: plan.range, host: host, insets: state.insets, into: &workspace.problem)
    let solution = try workspace.solve(shouldStop: shouldStop)
    var found: [Diagnostic] = []
    if !solution.isUnique {
      reportAmbiguity(
        solution, of: document, problem: workspace.problem,
        hiddenArranged: plan.sources.hiddenArranged(of: document), into: &found)
    }
    let open = Set(found.flatMap { [$0] + $0.consequences }.map(Place.init))
    let following = state.layoutDiagnostics[first...].filter {
      $0.code == .ambiguousLayout && !open.contains(Place($0))
    }
    state.diagnostics[finding].consequences += following
    state.layoutDiagnostics[first...].removeAll { $0.code == .ambiguousLayout && !open.contains(Place($0)) }
  }
}

/// Of what an ambiguity is told.
private struct Place: Hashable {
  var views: [String]
  var axis: Axis?

  init(_ diagnostic: Diagnostic) {
    views = diagnostic.views
    if let ambiguity = diagnostic.ambiguity { axis = ambiguity.axis }
  }
}

extension ResolutionState {
  /// The image views of a controller that have no natural size, by the finding about their image.
  fileprivate func unsizedImages(_ plan: ConstraintPlan) -> [(finding: Int, views: [Int])] {
    var findings: [String: Int] = [:]
    for (place, diagnostic) in diagnostics.enumerated() where diagnostic.code.leavesImageUnsized {
      for view in diagnostic.views where findings[view] == nil { findings[view] = place }
    }
    var views: [Int: [Int]] = [:]
    for image in content.images where image.isInstalled && plan.range.contains(Int(image.view)) {
      let node = document.views[Int(image.view)]
      guard node.type == .imageView, node.intrinsicWidth == nil || node.intrinsicHeight == nil,
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
