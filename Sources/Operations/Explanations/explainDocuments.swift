import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

/// What an explanation comes to, with the layouts that it is of.
struct ExplainedDocuments: Sendable {
  var report = ExplanationReport()
  /// Parallel to the report's entries: the layout, or the problem of one that there is none of.
  var outcomes: [Result<ResolvedLayout, RequestFailure>] = []

  /// A layout that shows each finding, or the first of all where nothing is wrong; for a picture.
  func panels() -> [PicturePanel] {
    var shown = Set(report.findings.compactMap(\.entries.first))
    if shown.isEmpty { shown = [0] }
    return shown.sorted().prefix(Self.mostPanels).map { index in
      let entry = report.entries[index]
      let content: PicturePanel.Content =
        switch outcomes[index] {
        case .success(let resolved): .layout(resolved.layout)
        case .failure(let failure): .problem(failure.problem.detail)
        }
      let scene = [entry.file, entry.scene?.id].compactMap { $0 }
      return PicturePanel(
        name: entry.name, scene: scene.isEmpty ? nil : scene.joined(separator: ": "), content: content)
    }
  }

  private static let mostPanels = 12
}

extension LayoutEngine {
  /// Says of checked documents, in every environment that they ask for, why their layouts are as they are.
  ///
  /// - Parameters:
  ///   - input: Of a layout document, remedies say how its text changes.
  ///   - deadline: When the work must end.
  /// - Throws: The problem of a view that no document has, of a request of one environment that has no layout, and of work
  ///   that takes too long.
  func explain(
    _ input: InputDocuments, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(RequestFailure) -> ExplainedDocuments {
    let documents = input.documents
    try checkView(options.view, in: documents)
    var gathering = FindingGathering()
    for document in documents {
      let request: DecodedRequest
      switch document.content {
      case .success(let found): request = found
      case .failure(let failure):
        if documents.count == 1 { throw failure }
        gathering.add(failure, name: document.name ?? "", file: document.file, scene: document.scene)
        continue
      }
      try explain(request, of: document, options, into: &gathering, until: deadline)
      if let text = input.text {
        gathering.patch(request.document, in: text.bytes.bindMemory(to: UInt8.self))
      }
    }
    return gathering.finish()
  }

  private func explain(
    _ request: DecodedRequest, of document: RequestedDocument, _ options: OperationOptions,
    into gathering: inout FindingGathering, until deadline: WorkDeadline
  ) throws(RequestFailure) {
    let prepared = prepare(request.document)
    let questions = options.questions(of: prepared.document)
    var known = SharedResults<(ResolvedLayout, LayoutExplanation)>()
    for (index, environment) in request.environments.enumerated() {
      try check(deadline)
      let name = document.resultName(index).text
      do throws(RequestFailure) {
        let window = try window(of: environment, for: prepared, isChecked: document.log == nil).environment
        let (layout, explanation) = try known.result(in: window) { environments throws(RequestFailure) in
          let found = try explain(
            prepared, in: environments[0], options.detail.resolution, asking: questions,
            ambiguities: document.log == nil, until: deadline)
          return document.log.map { ($0.translate(found.0), $0.translate(found.1)) } ?? found
        }
        gathering.add(
          layout, explanation, name: name, file: document.file, scene: document.scene,
          message: document.log?.message)
      } catch {
        if error.problem.type == .timeLimit || !request.isBatch && gathering.isEmpty { throw error }
        gathering.add(error, name: name, file: document.file, scene: document.scene)
      }
    }
  }

  /// Resolves a prepared document in one window and says why it is as it is.
  private func explain(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, _ detail: ResolutionDetail,
    asking questions: [EdgeQuestion], ambiguities: Bool, until deadline: WorkDeadline
  ) throws(RequestFailure) -> (ResolvedLayout, LayoutExplanation) {
    // Many layouts are solved to explain one.
    let (steps, overflow) = limits.steps.multipliedReportingOverflow(by: 32)
    var watch = WorkWatch(until: deadline, steps: overflow ? .max : steps)
    do {
      let explained = try workspaces.withWorkspace { workspace throws(ResolutionError) in
        try AdaptiveLayout.explain(
          prepared, in: environment, detail: detail, asking: questions, ambiguities: ambiguities,
          workspace: &workspace.resolution
        ) { watch.mustStop() }
      }
      return (ResolvedLayout(explained.layout), explained.explanation)
    } catch {
      throw failure(of: error, prepared, watch)
    }
  }

  /// - Throws: The problem of a view that somebody asks about and no document has.
  private func checkView(_ view: String?, in documents: [RequestedDocument]) throws(RequestFailure) {
    guard let view else { return }
    var names: [String] = []
    for document in documents {
      guard case .success(let request) = document.content else { continue }
      for node in request.document.views {
        if node.id == view { return }
        names.append(node.id)
      }
    }
    if names.isEmpty { return }
    let fault = Fault(.unknownReference(view, nearest: nearestNames(to: view, in: names)), parameter: "view")
    throw RequestFailure([fault])
  }
}

extension OperationOptions {
  /// What is asked about a document: nothing where it does not have the view.
  fileprivate func questions(of document: LayoutDocument) -> [EdgeQuestion] {
    guard let view, document.views.contains(where: { $0.id == view }) else { return [] }
    let attributes = edge.map { [$0] } ?? EdgeQuestion.usualAttributes
    return attributes.map { EdgeQuestion(view: view, attribute: $0) }
  }
}
