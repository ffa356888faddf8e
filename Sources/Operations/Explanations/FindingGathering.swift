import JSON
import LayoutCoding
import LayoutModel

/// Puts the findings of several layouts together: what is the same is told once, with the layouts that have it.
struct FindingGathering {
  private var explained = ExplainedDocuments()
  private var places: [SceneKey<FindingName>: Int] = [:]
  private var edges: [SceneKey<ExplainedEdge>: Int] = [:]
  /// From this one on findings are not patched yet.
  private var patched = 0

  var isEmpty: Bool { explained.outcomes.isEmpty }

  /// Adds a layout that is not there.
  mutating func add(_ failure: RequestFailure, name: String, file: String? = nil, scene: SceneLabel?) {
    explained.report.entries.append(
      ExplanationReport.Entry(name: name, file: file, scene: scene, problem: failure.problem.detail))
    explained.outcomes.append(.failure(failure))
  }

  /// - Parameter message: Of a console log.
  mutating func add(
    _ layout: ResolvedLayout, _ explanation: LayoutExplanation, name: String, file: String? = nil,
    scene: SceneLabel? = nil, message: LoggedMessage? = nil
  ) {
    let entry = explained.report.entries.count
    explained.report.entries.append(
      ExplanationReport.Entry(name: name, file: file, scene: scene, message: message))
    explained.outcomes.append(.success(layout))
    for finding in explanation.findings {
      add(finding, SceneKey(file: file, scene: scene?.id, value: FindingName(finding.diagnostic)), entry)
    }
    for edge in explanation.edges {
      let key = SceneKey(file: file, scene: scene?.id, value: edge)
      if let place = edges[key] {
        explained.report.edges[place].entries.append(entry)
      } else {
        edges[key] = explained.report.edges.count
        explained.report.edges.append(ExplanationReport.Edge(edge: edge, entries: [entry]))
      }
    }
  }

  private mutating func add(_ finding: ExplainedFinding, _ key: SceneKey<FindingName>, _ entry: Int) {
    guard let place = places[key] else {
      places[key] = explained.report.findings.count
      explained.report.findings.append(ExplanationReport.Finding(finding: finding, entries: [entry]))
      return
    }
    explained.report.findings[place].entries.append(entry)
    let helpful = Set(finding.remedies.map(\.changes))
    for (index, remedy) in explained.report.findings[place].finding.remedies.enumerated()
    where helpful.contains(remedy.changes) {
      explained.report.findings[place].finding.remedies[index].layoutCount += 1
    }
  }

  /// Says of the findings of one document how their remedies are made in the request.
  mutating func patch(_ document: LayoutDocument, in body: UnsafeBufferPointer<UInt8>) {
    let new = patched..<explained.report.findings.count
    patched = new.upperBound
    let changes = explained.report.findings[new].flatMap { $0.finding.remedies.flatMap(\.changes) }
    if changes.isEmpty { return }
    let patcher = RequestPatcher(changes, of: document, in: body)
    for place in new {
      for (index, remedy) in explained.report.findings[place].finding.remedies.enumerated() {
        explained.report.findings[place].finding.remedies[index].patch = patcher.operations(of: remedy)
      }
    }
  }

  /// All that was added: the gravest findings first, and of the remedies of each those that help in most layouts.
  consuming func finish() -> ExplainedDocuments {
    let findings = explained.report.findings
    let order = findings.indices.sorted {
      let (a, b) = (findings[$0].finding.diagnostic.severity, findings[$1].finding.diagnostic.severity)
      return a == b ? $0 < $1 : a > b
    }
    explained.report.findings = order.map { findings[$0].sorted() }
    return explained
  }
}

extension ExplanationReport.Finding {
  /// With the remedies that help in most layouts first.
  fileprivate func sorted() -> ExplanationReport.Finding {
    let remedies = finding.remedies
    let order = remedies.indices.sorted {
      let (a, b) = (remedies[$0].layoutCount, remedies[$1].layoutCount)
      return a == b ? $0 < $1 : a > b
    }
    var sorted = self
    sorted.finding.remedies = order.map { remedies[$0] }
    return sorted
  }
}
