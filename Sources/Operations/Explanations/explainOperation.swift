import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Operation {
  /// The reasons why layouts are as they are, or why the constraints contradict each other about which a console complained.
  package static let explain = Operation(
    name: "explain", inputs: .layouts + [.consoleLog], forms: [.json, .text, .html],
    parameters: EnvironmentParameter.rows + [.scene] + Parameter.ofSwift + [.view, .edge, explainedShow],
    exceptions: [
      .consoleLog: EnvironmentParameter.rows("device", "orientation", "systemVersion", "locale")
        + [explainedShow]
    ]
  ) { call throws(Refusal) in
    let input = try call.documents()
    let (engine, options, form) = (call.engine, call.options, call.form)
    return OperationJob(call) { deadline, lap throws(Refusal) in
      let explained = try engine.explain(input, options, until: deadline)
      lap(.resolve)
      var answer = try explained.written(as: form, options.detail, engine, until: deadline)
      answer.diagnostics = explained.report.findings.map(\.finding.diagnostic)
      answer.failures = explained.failures
      lap(.encode)
      return answer
    }
  }

  private static let explainedShow = Parameter.show.described(
    "What the page of --format html draws besides the layout: margins, safeArea, guides, constraints.")
}

extension ExplainedDocuments {
  fileprivate var failures: [Refusal] {
    outcomes.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  fileprivate func written(
    as form: MediaType, _ detail: LayoutDetail, _ engine: LayoutEngine, until deadline: WorkDeadline
  ) throws(Refusal) -> OperationAnswer {
    switch form {
    case .text: return OperationAnswer(textExplanation(report), as: form)
    case .html:
      let page = try engine.drawing(until: deadline) { limits throws(DrawingError) in
        try htmlExplanation(report, panels(), PictureOverlays(detail.values), limits: limits)
      }
      return OperationAnswer(.bytes(page), as: form)
    default:
      var writer = JSONWriter(capacity: 8192)
      writer.beginObject()
      writer.beginArray("environments")
      for (entry, outcome) in zip(report.entries, outcomes) {
        let label = ResultLabel(file: entry.file, name: entry.name, scene: entry.scene)
        if case .failure(let failure) = outcome {
          writer.problem(failure, label)
        } else {
          writer.beginObject()
          writer.label(label)
          if let message = entry.message { writer.message(message) }
          writer.endObject()
        }
      }
      writer.endArray()
      writer.explanation(report)
      writer.endObject()
      return OperationAnswer(writer, as: form)
    }
  }
}

/// What an explanation comes to, with the layouts that it is of.
struct ExplainedDocuments: Sendable {
  var report = ExplanationReport()
  /// Parallel to the report's entries: the layout, or the problem of one that there is none of.
  var outcomes: [Result<ResolvedLayout, Refusal>] = []

  /// A layout that shows each finding, or the first of all where nothing is wrong; for a picture.
  func panels() -> [PicturePanel] {
    var shown = Set(report.findings.compactMap(\.entries.first))
    if shown.isEmpty { shown = [0] }
    return shown.sorted().prefix(Self.mostPanels).map { index in
      let entry = report.entries[index]
      return PicturePanel(entry.name, file: entry.file, scene: entry.scene, outcomes[index])
    }
  }

  private static let mostPanels = 12
}

extension LayoutEngine {
  /// Says of checked documents, in every environment that they ask for, why their layouts are as they are.
  ///
  /// - Parameter input: Of a layout document, remedies say how its text changes.
  /// - Throws: The problem of a view that no document has, of a request of one environment that has no layout, and of work
  ///   that takes too long.
  func explain(
    _ input: InputDocuments, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(Refusal) -> ExplainedDocuments {
    try checkView(options.view, in: input.documents)
    var gathering = FindingGathering(
      MemoryBudget(of: limits, used: input.documents.reduce(0) { $0 + $1.keptBytes }))
    for document in input.documents {
      switch document.content {
      case .success(let request):
        try explain(request, of: document, options, into: &gathering, until: deadline)
        if let text = input.text { gathering.patch(request.document, in: text.bytes) }
      case .failure(let failure):
        if input.documents.count == 1 { throw failure }
        gathering.add(failure, name: document.name ?? "", document)
      }
    }
    return gathering.finish()
  }

  private func explain(
    _ request: DecodedRequest, of document: RequestedDocument, _ options: OperationOptions,
    into gathering: inout FindingGathering, until deadline: WorkDeadline
  ) throws(Refusal) {
    let prepared = prepare(request.document)
    let questions = options.questions(of: prepared.document)
    let isWhole = document.log == nil
    var known = SharedResults<(ResolvedLayout, LayoutExplanation)>()
    for (index, environment) in request.environments.enumerated() {
      try check(deadline)
      let name = document.resultName(index).text
      do throws(Refusal) {
        let window = try window(of: environment, for: prepared, isChecked: isWhole).environment
        let (layout, explanation) = try known.result(in: window) { environments throws(Refusal) in
          // Many layouts are solved to explain one.
          let found = try work(on: prepared, share: 32, until: deadline) {
            workspace, stop throws(ResolutionError) in
            try prepared.explain(
              in: environments[0], detail: options.detail.resolution, asking: questions,
              ambiguities: isWhole, workspace: &workspace, shouldStop: stop)
          }
          try gathering.memory.take(found.layout.keptBytes)
          let layout = ResolvedLayout(found.layout)
          guard let log = document.log else { return (layout, found.explanation) }
          return (log.translate(layout), log.translate(found.explanation))
        }
        gathering.add(layout, explanation, name: name, document)
      } catch {
        if error.endsAll || !request.isBatch && gathering.isEmpty { throw error }
        gathering.add(error, name: name, document)
      }
    }
  }

  /// - Throws: The problem of a view that somebody asks about and no document has.
  private func checkView(_ view: String?, in documents: [RequestedDocument]) throws(Refusal) {
    guard let view else { return }
    let known = documents.compactMap { try? $0.content.get().document }
    let names = known.flatMap { $0.views.map(\.id) }
    if names.isEmpty || known.contains(where: { $0.values.view(called: view) != nil }) { return }
    let kind = Fault.Kind.unknownReference(view, nearest: nearestNames(to: view, in: names))
    throw Refusal([Fault(kind, parameter: "view")])
  }
}

extension OperationOptions {
  /// What is asked about a document: nothing where it does not have the view.
  fileprivate func questions(of document: LayoutDocument) -> [EdgeQuestion] {
    guard let index = view.flatMap({ document.values.view(called: $0) }) else { return [] }
    let view = document.views[index].id
    let attributes = edge.map { [$0] } ?? EdgeQuestion.usualAttributes
    return attributes.map { EdgeQuestion(view: view, attribute: $0) }
  }
}

/// Something that is told of a scene, to find out where the same was told before.
struct SceneKey<Value: Hashable>: Hashable {
  /// Path in the folder of an app, where two files may have scenes of one id.
  var file: String?
  /// The object id; nil for a layout document.
  var scene: String?
  var value: Value
}

/// What makes a finding the same in two layouts of a scene: who says it, whatever the numbers.
private struct FindingName: Hashable {
  var code: Diagnostic.Code
  var axis: Axis?
  var names: [String]

  init(_ diagnostic: Diagnostic) {
    (code, axis, names) = (diagnostic.code, diagnostic.ambiguity?.axis, diagnostic.views)
    if let conflict = diagnostic.conflict {
      names = conflict.constraints.map { $0.pointer.map(\.fragment) ?? $0.text }
    } else if let ambiguity = diagnostic.ambiguity {
      names.append(ambiguity.cause.rawValue)
    }
  }
}

/// Puts the findings of several layouts together: what is the same is told once, with the layouts that have it.
struct FindingGathering {
  private var explained = ExplainedDocuments()
  private var places: [SceneKey<FindingName>: Int] = [:]
  private var edges: [SceneKey<ExplainedEdge>: Int] = [:]
  /// From this one on findings are not patched yet.
  private var patched = 0
  /// What the documents take, and the layouts that are kept.
  var memory: MemoryBudget

  init(_ memory: MemoryBudget) { self.memory = memory }

  var isEmpty: Bool { explained.outcomes.isEmpty }

  /// Adds a layout that is not there.
  mutating func add(_ failure: Refusal, name: String, _ document: RequestedDocument) {
    explained.report.entries.append(
      .init(name: name, file: document.file, scene: document.scene, problem: failure.detail))
    explained.outcomes.append(.failure(failure))
  }

  mutating func add(
    _ layout: ResolvedLayout, _ explanation: LayoutExplanation, name: String, _ document: RequestedDocument
  ) {
    let entry = explained.report.entries.count
    let (file, scene) = (document.file, document.scene)
    explained.report.entries.append(
      .init(name: name, file: file, scene: scene, message: document.log?.message))
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
  mutating func patch(_ document: LayoutDocument, in body: UnsafeRawBufferPointer) {
    let new = patched..<explained.report.findings.count
    patched = new.upperBound
    let changes = explained.report.findings[new].flatMap { $0.finding.remedies.flatMap(\.changes) }
    if changes.isEmpty { return }
    let patcher = RequestPatcher(changes, of: document, in: body.bindMemory(to: UInt8.self))
    for place in new {
      for (index, remedy) in explained.report.findings[place].finding.remedies.enumerated() {
        explained.report.findings[place].finding.remedies[index].patch = patcher.operations(of: remedy)
      }
    }
  }

  /// All that was added: the gravest findings first, and of the remedies of each those that help in most layouts.
  consuming func finish() -> ExplainedDocuments {
    for place in explained.report.findings.indices {
      let remedies = explained.report.findings[place].finding.remedies
      explained.report.findings[place].finding.remedies = highestFirst(remedies, by: \.layoutCount)
    }
    explained.report.findings = highestFirst(explained.report.findings, by: \.finding.diagnostic.severity)
    return explained
  }
}

/// The highest first, those of one height as they are.
private func highestFirst<Element, Height: Comparable>(
  _ elements: [Element], by height: KeyPath<Element, Height>
) -> [Element] {
  let order = elements.indices.sorted { a, b in
    let (first, second) = (elements[a][keyPath: height], elements[b][keyPath: height])
    return first == second ? a < b : first > second
  }
  return order.map { elements[$0] }
}
