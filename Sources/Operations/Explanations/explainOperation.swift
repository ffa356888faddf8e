import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Operation {
  /// The reasons why layouts are as they are, or why the constraints contradict each other about which a console complained.
  package static let explain = Operation(
    "explain", reads: .layouts + [.consoleLog], answers: [.json, .text, .html],
    parameters: EnvironmentParameter.rows + [.scene, .view, .edge, explainedShow], start: startExplaining
  ).with(
    EnvironmentParameter.rows("device", "orientation", "systemVersion", "locale") + [explainedShow],
    for: .consoleLog)

  private static let explainedShow = Parameter.show.described(
    "What the page of --format html draws besides the layout: margins, safeArea, guides, constraints.")
}

private func startExplaining(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  let input = try call.documents()
  let (engine, options, form) = (call.engine, call.options, call.form)
  return OperationJob(call) { deadline, lap throws(RequestFailure) in
    let explained = try engine.explain(input, options, until: deadline)
    lap(.resolve)
    var answer = explained.written(as: form, options.detail)
    answer.diagnostics = explained.report.findings.map(\.finding.diagnostic)
    answer.failures = explained.failures
    lap(.encode)
    return answer
  }
}

extension ExplainedDocuments {
  fileprivate var failures: [RequestFailure] {
    outcomes.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  fileprivate func written(as form: MediaType, _ detail: LayoutDetail) -> OperationAnswer {
    switch form {
    case .text: return OperationAnswer(textExplanation(report), as: form)
    case .html:
      let page = htmlExplanation(report, panels(), PictureOverlays(detail.values))
      return OperationAnswer(.bytes(Array(page)), as: form)
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
