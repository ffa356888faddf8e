import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Operation {
  /// The differences between the layouts of two documents or files, or of a document in two environments, and their causes.
  package static let diff = Operation(
    "diff", reads: [.document, .form], answers: [.json, .text, .html, .svg],
    parameters: EnvironmentParameter.rows + [
      .scene,
      .show.described("What pictures draw besides the layout: margins, safeArea, guides, constraints."),
    ],
    start: startComparing
  ).with(.sides)
}

private func startComparing(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  let (engine, options, form) = (call.engine, call.options, call.form)
  let sides = try engine.comparedSides(of: call.material, options, until: call.deadline ?? engine.deadline)
  return OperationJob(call) { deadline, lap throws(RequestFailure) in
    let compared = try engine.compare(sides.old, sides.new, options, until: deadline)
    lap(.resolve)
    var answer = compared.written(as: form, options.detail)
    answer.hasDifferences = compared.report.hasDifferences
    answer.failures = compared.failures.sorted { $0.key < $1.key }.map(\.value)
    lap(.encode)
    return answer
  }
}

extension ComparedDocuments {
  fileprivate func written(as form: MediaType, _ detail: LayoutDetail) -> OperationAnswer {
    let overlays = PictureOverlays(detail.values)
    switch form {
    case .text: return OperationAnswer(textComparison(report), as: form)
    case .html: return OperationAnswer(.bytes(Array(htmlComparison(report, panels, overlays))), as: form)
    case .svg: return OperationAnswer(.bytes(svgPicture(of: panels, overlays)), as: form)
    default:
      var writer = JSONWriter(capacity: 8192)
      writer.beginObject()
      writer.beginArray("environments")
      for (index, entry) in report.entries.enumerated() {
        let label = ResultLabel(name: entry.name, scene: entry.scene)
        if let failure = failures[index] {
          writer.problem(failure, label)
        } else {
          writer.beginObject()
          writer.label(label)
          if let side = report.lonely[index] { writer.member("onlyIn", side.rawValue) }
          writer.endObject()
        }
      }
      writer.endArray()
      writer.comparison(report)
      writer.endObject()
      return OperationAnswer(writer, as: form)
    }
  }
}
