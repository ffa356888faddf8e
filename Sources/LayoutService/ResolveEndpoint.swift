import AdaptiveLayout
import HTTPServer
import LayoutCoding
import LayoutModel

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
    if let problem = refuseMediaType(of: request, unless: [.json, .xml, .textXML]) {
      return .respond(problem.response(to: request))
    }
    if kind(of: request) == .interfaceBuilderFile {
      return .elsewhere { [self] in resolveFile(request, as: form) }
    }
    if request.bodyCount > Self.largeBody {
      return .elsewhere { [self] in
        switch begin(request, as: form) {
        case .respond(let response): response
        case .elsewhere(let rest): rest()
        }
      }
    }
    return begin(request, as: form)
  }

  /// Decodes a request. A single environment is resolved at once; a batch is many times the work of its length.
  private func begin(_ request: HTTPRequest, as form: MediaType) -> HTTPOutcome {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let decoded = try request.withBody { body throws(RequestFailure) in try decode(body, options) }
      watch.lap("decode")
      if decoded.isBatch {
        return .elsewhere { [self, watch] in finish(decoded, options, request, as: form, watch) }
      }
      return .respond(finish(decoded, options, request, as: form, watch))
    } catch {
      return .respond(error.problem.response(to: request))
    }
  }

  /// The body must be of a type that the address takes. What curl sends by default is recognised by its first byte.
  func refuseMediaType(of request: HTTPRequest, unless types: [MediaType] = [.json]) -> ProblemDetails? {
    guard let contentType = request.header("Content-Type") else { return nil }
    let essence = MediaType.essence(of: contentType)
    if essence.isEmpty || types.contains(where: { $0.rawValue == essence }) { return nil }
    if essence == MediaType.form.rawValue {
      switch request.withBody({ firstByte($0) }) {
      case UInt8(ascii: "{") where types.contains(.json): return nil
      case UInt8(ascii: "<") where types.contains(.xml): return nil
      default: break
      }
    }
    let names = types.filter { $0 != .textXML }.map(\.rawValue).joined(separator: " or ")
    var problem = ProblemDetails(.unsupportedMediaType, "The body must be \(names), not '\(essence)'.")
    problem.acceptedTypes = types
    return problem
  }

  /// By the type that the client says, else by the first byte.
  private func kind(of request: HTTPRequest) -> BodyKind {
    switch request.header("Content-Type").map({ MediaType.essence(of: $0) }) {
    case MediaType.json.rawValue?: .layoutDocument
    case MediaType.xml.rawValue?, MediaType.textXML.rawValue?: .interfaceBuilderFile
    default: request.withBody { BodyKind(ofBytes: $0) }
    }
  }

  /// Resolves and answers an Interface Builder file.
  private func resolveFile(_ request: HTTPRequest, as form: MediaType) -> HTTPResponse {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let options = try ResolveOptions(
        request.queryParameters.map { ($0.name, $0.value) }, catalogue: catalogue)
      let results = try request.withBody { body throws(RequestFailure) in try resolveFile(body, options) }
      watch.lap("resolve")
      var response = try render(results, isBatch: results.count != 1, as: form, isExact: options.isExact)
      watch.lap("encode")
      response.headers.append(HTTPField("Server-Timing", watch.serverTiming))
      return response
    } catch {
      return error.problem.response(to: request)
    }
  }

  /// Resolves and answers a decoded request.
  private func finish(
    _ decoded: DecodedRequest, _ options: ResolveOptions, _ request: HTTPRequest, as form: MediaType,
    _ started: Stopwatch
  ) -> HTTPResponse {
    var watch = started
    do throws(RequestFailure) {
      let results = try resolve(decoded, isStrict: options.isStrict ?? decoded.isStrict)
      watch.lap("resolve")
      var response = try render(results, isBatch: decoded.isBatch, as: form, isExact: options.isExact)
      watch.lap("encode")
      response.headers.append(HTTPField("Server-Timing", watch.serverTiming))
      return response
    } catch {
      return error.problem.response(to: request)
    }
  }

  private func render(
    _ results: [EnvironmentResult], isBatch: Bool, as form: MediaType, isExact: Bool
  ) throws(RequestFailure) -> HTTPResponse {
    if form == .text {
      let text = ByteBuffer(try textTrees(results, isBatch: isBatch).utf8)
      return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(text))
    }
    var writer = JSONWriter(capacity: 4096)
    try encode(results, isBatch: isBatch, isExact: isExact, to: &writer)
    writer.endLine()
    return HTTPResponse(.ok, contentType: form.contentType, body: .bytes(ByteBuffer(writer)))
  }
}

extension ByteBuffer {
  /// The text of a writer, taken over without a copy.
  init(_ writer: consuming JSONWriter) {
    let text = writer.take()
    self.init(adoptingMalloced: text.memory, count: text.count)
  }
}
