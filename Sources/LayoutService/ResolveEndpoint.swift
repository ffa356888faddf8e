import AdaptiveLayout
import HTTPServer
import LayoutCoding
import LayoutModel
import LayoutPreview

extension Service {
  /// Bodies beyond this many bytes are resolved by a worker: decoding and solving one takes longer than the other
  /// connections of the thread should wait. docs/decisions/0040-where-work-runs.md has the measurement.
  static let largeBody = 128 * 1024

  /// `POST /v1/resolve`: a layout document, its resolved layout.
  func resolveEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    guard let form = negotiate(request.header("Accept"), among: [.json, .text]) else {
      let problem = ProblemDetails(.notAcceptable, "This address answers application/json and text/plain.")
      return .respond(problem.response(to: request))
    }
    if let problem = refuseMediaType(of: request) { return .respond(problem.response(to: request)) }
    if request.bodyCount > Self.largeBody {
      return .elsewhere { [self] in respond(to: request, as: form) }
    }
    return .respond(respond(to: request, as: form))
  }

  /// The body must be JSON. What curl sends by default is read as JSON if it begins like a document.
  func refuseMediaType(of request: HTTPRequest) -> ProblemDetails? {
    guard let contentType = request.header("Content-Type") else { return nil }
    switch MediaType.essence(of: contentType) {
    case MediaType.json.rawValue, "": return nil
    case MediaType.form.rawValue where request.withBody({ firstByte($0) == UInt8(ascii: "{") }): return nil
    case let type:
      return ProblemDetails(.unsupportedMediaType, "The body must be application/json, not '\(type)'.")
    }
  }

  private func respond(to request: HTTPRequest, as form: MediaType) -> HTTPResponse {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let decoded = try request.withBody { body throws(RequestFailure) in try decode(body, options) }
      watch.lap("decode")
      let layout = try resolve(decoded, isStrict: options.isStrict ?? decoded.isStrict)
      watch.lap("resolve")
      var response = render(layout, as: form, isExact: options.isExact)
      watch.lap("encode")
      response.headers.append(HTTPField("Server-Timing", watch.serverTiming))
      return response
    } catch {
      return error.problem.response(to: request)
    }
  }

  private func render(_ layout: Layout, as form: MediaType, isExact: Bool) -> HTTPResponse {
    if form == .text {
      let text = ByteBuffer(textTree(layout).utf8)
      return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(text))
    }
    var writer = JSONWriter(capacity: 256 * layout.views.count + 4096)
    encode(layout, isExact: isExact, to: &writer)
    writer.endLine()
    return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(ByteBuffer(writer)))
  }
}

/// The first byte that is no white space.
private func firstByte(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
  bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
}

extension ByteBuffer {
  /// The text of a writer, taken over without a copy.
  init(_ writer: consuming JSONWriter) {
    let text = writer.take()
    self.init(adoptingMalloced: text.memory, count: text.count)
  }
}
