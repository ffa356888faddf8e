import HTTPServer
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Service {
  /// `POST /v1/diff`: two documents or files, or a document in two environments; what differs between their layouts, and why.
  ///
  /// Two layouts are solved for each environment, so workers do it.
  func diffEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request, among: Self.comparisonForms) else {
      return .respond(notAcceptable(Self.comparisonForms).response(to: request))
    }
    return .elsewhere { [self] in
      do throws(RequestFailure) {
        return try compare(request, as: form)
      } catch {
        return error.problem.explained(by: request).response(to: request)
      }
    }
  }

  /// The forms in which comparisons are answered, the usual one first.
  static var comparisonForms: [MediaType] { [.json, .text, .html, .svg] }

  private func compare(_ request: HTTPRequest, as form: MediaType) throws(RequestFailure) -> HTTPResponse {
    var watch = Stopwatch()
    let deadline = deadline
    let kind = try bodyKind(of: request, among: [.document, .form])
    var options = try ResolveOptions(
      request.queryParameters.map { ($0.name, $0.value) }, names: ResolveOptions.diffNames,
      catalogue: catalogue)
    options.detail.isDrawn = form.isPicture
    let sides = try comparedSides(of: request, kind, options, until: deadline)
    watch.lap(.decode)
    let compared = try compare(sides.old, sides.new, options, until: deadline)
    watch.lap(.resolve)
    let body = try sendable(render(compared, as: form, options.detail))
    watch.lap(.encode)
    var response = HTTPResponse(
      .ok, contentType: form.contentType, headers: form.isPicture ? Self.pictureHeaders : [],
      body: .bytes(body))
    response.timing = watch
    return response
  }

  /// Writes what was compared.
  func render(_ compared: ComparedDocuments, as form: MediaType, _ detail: LayoutDetail) -> ByteBuffer {
    switch form {
    case .text: return ByteBuffer(textComparison(compared.report).utf8)
    case .html:
      return ByteBuffer(htmlComparison(compared.report, compared.panels, PictureOverlays(detail.values)))
    case .svg: return ByteBuffer(svgPicture(of: compared.panels, PictureOverlays(detail.values)))
    default:
      var writer = JSONWriter(capacity: 8192)
      writer.beginObject()
      writer.beginArray("environments")
      for (index, entry) in compared.report.entries.enumerated() {
        let label = ResultLabel(name: entry.name, scene: entry.scene)
        if let failure = compared.failures[index] {
          writer.problem(failure, label)
        } else {
          writer.beginObject()
          writer.label(label)
          if let side = compared.report.lonely[index] { writer.member("onlyIn", side.rawValue) }
          writer.endObject()
        }
      }
      writer.endArray()
      writer.comparison(compared.report)
      writer.endObject()
      writer.endLine()
      return ByteBuffer(writer)
    }
  }
}
