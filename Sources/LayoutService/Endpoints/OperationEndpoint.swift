import HTTPServer
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
      if operation.name == Operation.resolve.name { addLinks(to: &router) }
    }
  }

  /// Answers a request for an operation.
  private func answer(_ request: HTTPRequest, by operation: Operation) -> HTTPOutcome {
    guard let form = negotiate(request, among: operation.forms) else {
      return .respond(noForm(of: operation, for: request).response(to: request))
    }
    do throws(RequestFailure) {
      let format = try inputFormat(of: request, among: operation.inputs)
      // An archive can be far more than its length.
      if operation.isShort, format == .document, request.bodyCount <= Self.largeBody {
        return answerHere(request, by: operation, as: form)
      }
      return .elsewhere { [self] in work(on: request, by: operation, format, as: form) }
    } catch {
      return .respond(error.problem.response(to: request))
    }
  }

  /// Reads a small document, and answers at once if that takes no longer than other connections should wait.
  private func answerHere(_ request: HTTPRequest, by operation: Operation, as form: MediaType) -> HTTPOutcome
  {
    var watch = Stopwatch()
    do throws(RequestFailure) {
      let job = try request.withBody { body throws(RequestFailure) in
        try begin(request, body, by: operation, .document, as: form)
      }
      watch.lap(.decode)
      if !job.isLong {
        do throws(RequestFailure) {
          return .respond(try finish(job, of: request, .document, watch, until: engine.turn))
        } catch {
          if error.problem.type != .timeLimit { throw error }
        }
      }
      return .elsewhere { [self, watch] in
        do throws(RequestFailure) {
          return try finish(job, of: request, .document, watch, until: engine.deadline)
        } catch {
          return error.problem.explained(by: request).response(to: request)
        }
      }
    } catch {
      return .respond(error.problem.explained(by: request).response(to: request))
    }
  }

  /// Reads and answers a request on a thread that has no other connections.
  func work(
    on request: HTTPRequest, by operation: Operation, _ format: InputFormat, as form: MediaType
  ) -> HTTPResponse {
    var watch = Stopwatch()
    let deadline = engine.deadline
    do throws(RequestFailure) {
      return try request.withBody { body throws(RequestFailure) in
        let job = try begin(request, body, by: operation, format, as: form, until: deadline)
        watch.lap(job.isImport ? .import : .decode)
        return try finish(job, of: request, format, watch, until: deadline)
      }
    } catch {
      return error.problem.explained(by: request).response(to: request)
    }
  }

  private func begin(
    _ request: HTTPRequest, _ body: UnsafeRawBufferPointer, by operation: Operation, _ format: InputFormat,
    as form: MediaType, until deadline: WorkDeadline? = nil
  ) throws(RequestFailure) -> OperationJob {
    var asked = OperationRequest(body, format, as: form)
    if format == .form { asked.contentType = request.header("Content-Type") ?? "" }
    asked.query = request.queryParameters.map { ($0.name, $0.value) }
    return try operation.begin(asked, by: engine, until: deadline)
  }

  private func finish(
    _ job: OperationJob, of request: HTTPRequest, _ format: InputFormat, _ started: Stopwatch,
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> HTTPResponse {
    var watch = started
    let answer = try job.run(until: deadline) { watch.lap($0 == .resolve ? .resolve : .encode) }
    try engine.check(answer)
    var response = HTTPResponse(answer)
    response.timing = watch
    return located(response, request, format, answer.form)
  }

  /// The problem of a client that takes no form in which an operation answers.
  func noForm(of operation: Operation, for request: HTTPRequest) -> ProblemDetails {
    let forms = operation.forms
    guard operation.isShort, forms.count > 1 else { return notAcceptable(forms) }
    if forms.contains(.svg), negotiate(request, among: [.png]) != nil { return .noPNG }
    let names = forms.map(\.rawValue)
    return ProblemDetails(
      .notAcceptable,
      "This address answers \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]).")
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
  init(_ text: WrittenText) {
    let count = text.count
    self.init(adoptingMalloced: text.take(), count: count)
  }
}
