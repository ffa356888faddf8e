package import LayoutModel

extension PreparedDocument {
  /// Resolves the document in one window, and says why the layout is as it is.
  ///
  /// - Parameters:
  ///   - environment: Records what is read of it, of the changes that are tried, too.
  ///   - questions: The edges that somebody asks about; views that the document does not have are not installed.
  ///   - tellsAmbiguities: Whether what is open is explained, and not only what is in conflict.
  ///   - workspace: Memory that is used again from call to call.
  ///   - shouldStop: Asked now and then; true ends the work.
  /// - Complexity: One resolution, one solve for each ambiguity, and one resolution for each change that is tried, of which
  ///   there are no more than ``RemedyTrials`` allows.
  package func explain(
    in environment: ResolutionEnvironment, detail: ResolutionDetail = [],
    asking questions: [EdgeQuestion] = [], ambiguities tellsAmbiguities: Bool = true,
    workspace: inout ResolutionWorkspace, shouldStop: (() -> Bool)? = nil
  ) throws(ResolutionError) -> (layout: Layout, explanation: LayoutExplanation) {
    let asked = workspace.ask(shouldStop)
    defer { workspace.shouldStop = asked }
    let traced = try TracedLayout(
      self, in: environment, detail: detail, workspace: &workspace, shouldStop: shouldStop)
    let layout = traced.layout
    var trials = RemedyTrials(layout, of: document, in: environment)
    let unsized = layout.diagnostics.filter {
      tellsAmbiguities && $0.code.leavesImageUnsized && !$0.consequences.isEmpty
    }
    let following = LayoutTroubles.open(unsized)
    var explanation = LayoutExplanation(findings: unsized.map { ExplainedFinding($0) })
    var elements = ExplainedElements(of: layout)
    for tree in traced.trees {
      var found = try explainConflicts(of: tree, trials: &trials, workspace: &workspace)
      if tellsAmbiguities {
        found += try explainAmbiguities(of: tree, besides: following, trials: &trials, workspace: &workspace)
      }
      elements.take(found, of: tree, into: &explanation.findings)
    }
    elements.finish(&explanation.findings)
    explanation.edges = traced.explain(questions)
    explanation.placeFindings(of: layout.document)
    return (layout, explanation)
  }
}

/// Tells of the elements of lists what many have alike once.
private struct ExplainedElements {
  private let layout: Layout
  private let places: [Int: ElementPlace]
  private var told = ElementFindings()
  private var diagnostics: [Diagnostic] = []
  /// For each of the diagnostics the place of its finding.
  private var findings: [Int] = []

  init(of layout: Layout) {
    self.layout = layout
    places = layout.lists.isEmpty ? [:] : layout.elementPlaces
  }

  mutating func take(_ found: [ExplainedFinding], of tree: SolvedTree, into all: inout [ExplainedFinding]) {
    let root = Int(layout.document.controllers[tree.controller].rootView)
    guard let place = places[root] else {
      all += found
      return
    }
    for finding in found {
      let count = diagnostics.count
      diagnostics.append(finding.diagnostic)
      told.take(&diagnostics, from: count, of: place, cell: layout.document.views[root].id)
      guard diagnostics.count > count else { continue }
      findings.append(all.count)
      all.append(finding)
    }
  }

  /// Says which elements the findings are of.
  func finish(_ all: inout [ExplainedFinding]) {
    for (diagnostic, place) in zip(diagnostics, findings) {
      all[place].diagnostic.element = diagnostic.element
    }
  }
}
