import ConstraintSolver
import LayoutModel

/// Puts what is ambiguous only because an image has no size under the finding about that image (AL-ambiguity-cause).
///
/// What follows from an image is found by solving once more with a size for it: what is determined then.
///
/// - Parameters:
///   - first: Of the layout's diagnostics, the first of the controller.
///   - workspace: Another problem is in it afterwards.
func attributeToMissingImages(
  from first: Int, plan: ConstraintPlan, host: Host, in state: inout ResolutionState,
  workspace: inout ResolutionWorkspace
) throws(ResolutionError) {
  var images = state.unsizedImages(plan)[...]
  _ = try FeedbackEdge.imagesGetSizes.iterate { _ throws(ResolutionError) in
    guard let (finding, views) = images.popFirst() else { return ((), true) }
    var document = state.document
    for view in views {
      document.natural[view].width = document.natural[view].width ?? 1
      document.natural[view].height = document.natural[view].height ?? 1
    }
    makeProblem(
      document, plan: plan, range: plan.range, host: host, insets: state.sheet.insets,
      into: &workspace.problem)
    let solution = try workspace.solve()
    var found: [Diagnostic] = []
    if !solution.isUnique {
      reportAmbiguity(
        solution, of: document, problem: workspace.problem,
        hiddenArranged: plan.sources.hiddenArranged(of: document), into: &found)
    }
    let open = Set(found.flatMap { [$0] + $0.consequences }.map(Place.init))
    let following = state.findings.layoutDiagnostics[first...].filter {
      $0.code == .ambiguousLayout && !open.contains(Place($0))
    }
    state.findings.diagnostics[finding].consequences += following
    state.findings.layoutDiagnostics[first...].removeAll {
      $0.code == .ambiguousLayout && !open.contains(Place($0))
    }
    return ((), images.isEmpty)
  }
}

/// Item and axis that an ambiguity is about.
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
    for (place, diagnostic) in self.findings.diagnostics.enumerated() where diagnostic.code.leavesImageUnsized
    {
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
