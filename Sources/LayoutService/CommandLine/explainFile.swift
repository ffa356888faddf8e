import HTTPServer
import LayoutCoding
import LayoutModel

/// What `explain` prints.
package enum ExplanationFormat: String, Sendable, CaseIterable {
  case text, json, html

  fileprivate var mediaType: MediaType {
    switch self {
    case .text: .text
    case .json: .json
    case .html: .html
    }
  }
}

extension FileResolver {
  /// Says of one document, or of every screen of Interface Builder files, why its layouts are as they are; of a console log,
  /// why its constraints contradict each other.
  package func explain(_ input: FileInput, _ options: FileOptions, as format: ExplanationFormat) -> Outcome {
    do throws(RequestFailure) {
      var query = try ResolveOptions(
        options.parameters, names: ResolveOptions.explainNames, catalogue: service.catalogue)
      query.file = options.file
      query.detail.isDrawn = format == .html
      let explained = try explained(input, query)
      var outcome = Outcome()
      outcome.output = service.render(explained, as: format.mediaType, query.detail).bytes
      outcome.diagnostics = explained.report.findings.map(\.finding.diagnostic)
      outcome.problem = explained.report.entries.lazy.compactMap(\.problem).first
      return outcome
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func explained(
    _ input: FileInput, _ query: ResolveOptions
  ) throws(RequestFailure) -> ExplainedDocuments {
    guard case .bytes(let bytes) = input else {
      let documents = try documents(input, query, nil).documents
      return try service.explain(documents, query, until: service.deadline)
    }
    return try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
      let body = UnsafeRawBufferPointer(buffer)
      var watch = Stopwatch()
      let kind = BodyKind.isConsoleLog(body) ? .consoleLog : BodyKind(ofBytes: body) ?? .document
      return try service.explain(
        body, RequestParts(document: 0..<body.count), as: kind, query, &watch, until: service.deadline)
    }
  }
}
