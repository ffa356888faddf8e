import HTTPServer
import JSON
import LayoutPreview
import Operations
import PictureRendering

extension Service {
  /// Bodies beyond this many bytes are worked on elsewhere: decoding and solving one takes longer than the other
  /// connections of the thread should wait. docs/decisions/0040-where-work-runs.md has the measurement.
  private static let largeBody = 128 * 1024

  /// Adds the addresses of all operations.
  ///
  /// What is asked in a body is a safe request, so QUERY (RFC 10008) says it better than POST.
  func addOperations(to router: inout Router) {
    for operation in Operation.all {
      let address = operation.address
      router.on(.post, .query, at: address) { [self] request in answer(request, by: operation) }
      router.optionsFields[address] = acceptFields(operation.inputs.flatMap(\.mediaTypes))
      if operation.name == Operation.resolve.name {
        router.on(.get, at: "/v1/resolve/{packed}", handler: linkEndpoint)
      }
    }
  }

  private func answer(_ request: HTTPRequest, by operation: Operation) -> HTTPOutcome {
    guard let form = negotiate(request, among: operation.forms) else {
      return noForm(of: operation, for: request).outcome(of: request)
    }
    do throws(Refusal) {
      let format = try inputFormat(of: request, among: operation.inputs)
      // An archive can be far more than its length.
      if operation.isShort, format == .document, request.bodyCount <= Self.largeBody {
        return answerNow(request, by: operation, as: form)
      }
      return .elsewhere { [self] in work(on: request, by: operation, format, as: form) }
    } catch {
      return error.outcome(of: request)
    }
  }

  /// Reads a small document, and answers at once if that takes no longer than other connections should wait.
  private func answerNow(_ request: HTTPRequest, by operation: Operation, as form: MediaType) -> HTTPOutcome {
    var watch = Stopwatch()
    do throws(Refusal) {
      let job = try request.withBody { body throws(Refusal) in
        try begin(request, body, by: operation, .document, as: form)
      }
      watch.lap(.decode)
      if !job.isLong {
        do throws(Refusal) {
          return .respond(try finish(job, of: request, .document, watch, until: engine.turn))
        } catch {
          if error.type != .timeLimit { throw error }
        }
      }
      return .elsewhere { [self, watch] in
        explained(request) { () throws(Refusal) in
          try finish(job, of: request, .document, watch, until: engine.deadline)
        }
      }
    } catch {
      return error.explained(by: request).outcome(of: request)
    }
  }

  /// What some work answers; its problem with what the request tells of the reason.
  private func explained(_ request: HTTPRequest, _ work: () throws(Refusal) -> HTTPResponse) -> HTTPResponse {
    do throws(Refusal) {
      return try work()
    } catch {
      return error.explained(by: request).response(to: request)
    }
  }

  /// Reads and answers a request on a thread that has no other connections.
  func work(
    on request: HTTPRequest, by operation: Operation, _ format: InputFormat, as form: MediaType
  ) -> HTTPResponse {
    var watch = Stopwatch()
    let deadline = engine.deadline
    return explained(request) { () throws(Refusal) in
      try request.withBody { body throws(Refusal) in
        let job = try begin(request, body, by: operation, format, as: form, until: deadline)
        watch.lap(job.isImport ? .import : .decode)
        return try finish(job, of: request, format, watch, until: deadline)
      }
    }
  }

  private func begin(
    _ request: HTTPRequest, _ body: UnsafeRawBufferPointer, by operation: Operation, _ format: InputFormat,
    as form: MediaType, until deadline: WorkDeadline? = nil
  ) throws(Refusal) -> OperationJob {
    var asked = OperationRequest(body, format, as: form)
    if format == .form { asked.contentType = request.header("Content-Type") ?? "" }
    asked.query = request.queryParameters.map { ($0.name.streamSafe, $0.value.streamSafe) }
    return try operation.begin(asked, by: engine, until: deadline)
  }

  private func finish(
    _ job: OperationJob, of request: HTTPRequest, _ format: InputFormat, _ started: Stopwatch,
    until deadline: WorkDeadline
  ) throws(Refusal) -> HTTPResponse {
    var watch = started
    let answer = try job.run(until: deadline) { watch.lap($0 == .resolve ? .resolve : .encode) }
    try engine.check(answer)
    var response = HTTPResponse(answer)
    response.timing = watch
    return located(response, request, format, answer.form)
  }

  /// The problem of a client that takes no form in which an operation answers.
  func noForm(of operation: Operation, for request: HTTPRequest) -> Refusal {
    let forms = operation.forms
    guard operation.isShort, forms.count > 1 else { return notAcceptable(forms) }
    if forms.contains(.svg), negotiate(request, among: [.png]) != nil { return .noPNG }
    let names = forms.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return Refusal(.notAcceptable, "This address answers \(list).")
  }

  /// The format of the body of a request: by the type that the client says. Without one, and with the type that curl sends
  /// by default, the first byte tells.
  ///
  /// - Parameter formats: What the address reads, the usual one first.
  /// - Throws: The problem of a body of another kind.
  func inputFormat(of request: HTTPRequest, among formats: [InputFormat]) throws(Refusal) -> InputFormat {
    if formats.contains(.document), isPlainDocument(request) { return .document }
    let type = request.header("Content-Type").map { MediaType.essence(of: $0) } ?? ""
    if let format = formats.first(where: { $0.mediaTypes.contains { $0.rawValue == type } }) { return format }
    // RFC 10008: a QUERY without a type is refused.
    let isUntold = type.isEmpty && request.method == .query
    if !isUntold, type.isEmpty || type == MediaType.form.rawValue {
      let (format, isForm) = request.withBody {
        (InputFormat.recognized($0, among: formats), $0.prefix(200).contains(UInt8(ascii: "=")))
      }
      if let format, formats.contains(format) { return format }
      // What is nothing at all is read as the usual kind, so that it is told why it is not.
      if format == nil, !isForm, formats[0] == .document { return .document }
    }
    if type.isEmpty, !isUntold { return formats[0] }
    let types = formats.map { $0.mediaTypes[0].rawValue }
    var names = types.last ?? ""
    if types.count > 1 { names = types.dropLast().joined(separator: ", ") + " or " + names }
    let isDocument = type == MediaType.json.rawValue && !formats.contains(.document)
    let isTextOfDocument = request.withBody { body in
      formats.contains(.document) && body.first { $0 > 0x20 } == UInt8(ascii: "{")
    }
    let isFormOfPage = type == MediaType.form.rawValue && formats.contains(.document)
    let hint =
      isDocument
      ? " A layout document goes to /v1/resolve."
      : isFormOfPage
        ? " Fields of a form are not read: the JSON document is the whole body, --data-binary @FILE."
        : isTextOfDocument ? " This seems to be JSON: send it as application/json." : ""
    let found = isUntold ? "and Content-Type must say so" : "not '\(type)'"
    var problem = Refusal(.unsupportedMediaType, "The body must be \(names), \(found).\(hint)")
    problem.acceptedTypes = formats.flatMap(\.mediaTypes)
    throw problem
  }

  /// Whether the client says what most say, which is told without making a text of it.
  private func isPlainDocument(_ request: HTTPRequest) -> Bool {
    request.withHeader("content-type") { type in type.map { isNamed($0, "application/json") } ?? false }
  }
}

extension Operation {
  /// The path of its address.
  var address: String { "/v1/\(name)" }
}

extension HTTPResponse {
  /// The answer of an operation. A picture or a page runs nothing and loads nothing wherever it is opened.
  init(_ answer: OperationAnswer) {
    let body: Body =
      switch answer.content {
      case .written(let text): .bytes(ByteBuffer(text))
      case .bytes(let bytes): .bytes(ByteBuffer(bytes))
      case .lines(let lines): .pieces(BodyPieces { lines.next().map { ByteBuffer($0) } })
      }
    self.init(.ok, contentType: answer.form.contentType, body: body)
    if answer.form == .svg || answer.form == .html {
      headers = [
        HTTPField("Content-Security-Policy", PictureStyle.contentSecurityPolicy),
        HTTPField("X-Content-Type-Options", "nosniff"),
      ]
    }
  }
}

extension ByteBuffer {
  /// A text that was written, taken over without a copy.
  fileprivate init(_ text: WrittenText) { self.init(adoptingMalloced: text.take(), count: text.count) }
}

/// The fields in which an address says what it reads, in a POST and in a QUERY.
func acceptFields(_ types: [MediaType]) -> [HTTPField] {
  let list = types.map(\.rawValue).joined(separator: ", ")
  return [HTTPField("Accept-Post", list), HTTPField("Accept-Query", list)]
}
