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
  /// Says of one document, or of every scene of an Interface Builder file, why its layouts are as they are; of a console log,
  /// why its constraints contradict each other.
  package func explain(_ bytes: [UInt8], _ options: FileOptions, as format: ExplanationFormat) -> Outcome {
    do throws(RequestFailure) {
      var query = try ResolveOptions(
        options.parameters, names: ResolveOptions.explainNames, catalogue: service.catalogue)
      query.detail.isDrawn = format == .html
      query.file = options.file
      let explained = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        let body = UnsafeRawBufferPointer(buffer)
        var watch = Stopwatch()
        let kind = BodyKind.isConsoleLog(body) ? .consoleLog : BodyKind(ofBytes: body) ?? .document
        return try service.explain(body, as: kind, query, &watch, until: service.deadline)
      }
      var outcome = Outcome()
      outcome.output = service.render(explained, as: format.mediaType, query.detail).bytes
      outcome.diagnostics = explained.report.findings.map(\.finding.diagnostic)
      outcome.problem = explained.report.entries.lazy.compactMap(\.problem).first
      return outcome
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }
}
