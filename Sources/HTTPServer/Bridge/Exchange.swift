import CMicroHTTPD
import Synchronization

/// One request and its response on their way through the library.
///
/// The library calls several times for one request, always on the connection's own thread:
///
///     begin     the request line is there
///     advance   the headers are there                  → refuse, or go on
///     advance   a piece of the body is there           → keep it
///     advance   the body is complete                   → wait for the others that are ready, or answer at once
///     advance   the next turn of the thread            → handle all that wait; answer, or suspend the connection
///     advance   the connection was resumed             → answer
///     complete  the response is sent, or never will be
///
/// Only ``wake(with:)`` comes from elsewhere, while the connection is suspended and nothing else runs.
final class Exchange: @unchecked Sendable {
  /// What the next call of `advance` finds.
  private enum Stage {
    case headersMissing
    case receiving
    /// Whole, in the thread's batch.
    case gathered(isPostponed: Bool)
    case handled(HTTPOutcome)
    case asleep
    case awake(HTTPResponse)
    case answered
  }

  private(set) var request = HTTPRequest()
  private var stage = Stage.headersMissing
  private var client: ClientConnection?
  private var connection: OpaquePointer?
  private var targetLength = 0
  private var received = 0
  /// Maximum body size in bytes.
  private var limit = 0
  /// Whether the body is one of the large ones, of which there are only so many at a time.
  private var isUpload = false
  /// Bytes of the body that count among those of all bodies in memory.
  private var countedBody = 0
  /// Whether there was no room for this large body.
  private var isCrowdedOut = false
  /// Whether the body comes in chunks: the library takes line ends there that others do not, so nothing may follow.
  private var isChunked = false
  /// Bytes of the response that count among those that wait to be sent.
  private var countedBytes = 0
  private var startedAt: UInt64 = 0
  private var status = HTTPStatus.badRequest
  private var bytesOut = 0
  /// Body of a response that is made while it is sent.
  private var stream: OutgoingStream?

  /// The first line has been read. `target` ends with a NUL.
  func begin(_ target: UnsafePointer<CChar>?, on client: ClientConnection?, _ core: ServerCore) {
    startedAt = monotonicNanoseconds()
    self.client = client
    client?.enter(.receiving, until: startedAt + core.readTimeout)
    guard let target else { return }
    targetLength = length(target)
    guard targetLength <= core.configuration.targetLimit else { return }
    request.target = String(validatingCString: target) ?? ""
    RequestHead.hideQuery(of: target, length: targetLength)
  }

  /// - Parameter piece: Body bytes; empty at the beginning and at the end.
  /// - Returns: `false` to have the connection closed without an answer.
  func advance(_ head: RequestHead, _ piece: UnsafeRawBufferPointer, _ core: ServerCore) -> Bool {
    switch stage {
    case .headersMissing: receiveHead(head, core)
    case .receiving:
      piece.isEmpty ? finishReceiving(head.connection, core) : receive(piece, after: head, core)
    case .gathered(let isPostponed): takeTurn(head.connection, isPostponed: isPostponed, core)
    case .handled(let outcome): answer(outcome, on: head.connection, core)
    case .awake(let response): send(response, on: head.connection, core)
    case .asleep, .answered: true
    }
  }

  /// Has the request handled. The connection's next turn answers it.
  func handle(_ core: ServerCore) { stage = .handled(core.router.respond(to: request)) }
  /// Lets answers that are ready go out first.
  func postpone() { stage = .gathered(isPostponed: true) }

  /// Gives the response to a connection that sleeps, and lets it go on.
  func wake(with response: HTTPResponse) {
    stage = .awake(response)
    MHD_resume_connection(connection)
  }

  /// The exchange is over; reports it.
  func complete(_ ending: RequestRecord.Ending, _ core: ServerCore) {
    let now = monotonicNanoseconds()
    if case .gathered = stage { client?.batch.remove(self) }
    client?.enter(.idle, until: now + core.idleTimeout + core.readTimeout)
    core.forgetWaiting(countedBytes)
    countedBytes = 0
    if countedBody > 0 { returnMemory(core) }
    if let stream {
      stream.end()
      core.streams.withLock { $0[ObjectIdentifier(stream)] = nil }
      bytesOut = stream.takenBytes
    }
    guard let report = core.hooks.onCompleted else { return }
    var record = RequestRecord(request.method, request.route, status, requestID: request.id)
    (record.bytesIn, record.bytesOut) = (received, ending == .sent ? bytesOut : 0)
    (record.nanoseconds, record.ending) = (now - startedAt, ending)
    report(record, request)
  }

  /// Makes room for the next request. A request that somebody kept is left to him, without its headers.
  ///
  /// - Returns: Whether there is room for another large body now.
  func reset() -> Bool {
    if isKnownUniquelyReferenced(&request) {
      request.reset()
    } else {
      request.headers.dropBorrowed()
      request = HTTPRequest()
    }
    (stage, status) = (.headersMissing, .badRequest)
    (client, connection, stream) = (nil, nil, nil)
    (targetLength, received, bytesOut) = (0, 0, 0)
    (isCrowdedOut, isChunked) = (false, false)
    defer { isUpload = false }
    return isUpload
  }

  private func receiveHead(_ head: RequestHead, _ core: ServerCore) -> Bool {
    let error = readHead(head, core)
    if request.id.isEmpty { request.id = core.requestIDs.next() }
    if let error { return refuse(error, on: head.connection, core) }
    if let refusal = core.router.refusal(of: request) {
      return send(refusal, on: head.connection, closing: true, core)
    }
    stage = .receiving
    return true
  }

  private func refuse(_ error: HTTPError, on connection: OpaquePointer, _ core: ServerCore) -> Bool {
    core.router.findRoute(of: request)
    return send(core.router.rendered(error, request), on: connection, closing: true, core)
  }

  /// Why this request is refused before its body is read; `nil` if it is not.
  private func readHead(_ head: RequestHead, _ core: ServerCore) -> HTTPError? {
    let facts = head.read(into: request, targetLength: targetLength)
    guard targetLength <= core.configuration.targetLimit else {
      return .targetTooLong(limit: core.configuration.targetLimit)
    }
    request.readTarget()
    if client?.isExcess == true { return .tooManyConnections(limit: core.configuration.addressLimit) }
    if let fault = facts.fault { return fault }
    guard request.queryParameters.count <= core.configuration.parameterLimit else {
      return .tooManyParameters(limit: core.configuration.parameterLimit)
    }
    isChunked = facts.isChunked
    limit = core.configuration.bodyLimit
    guard let length = facts.contentLength else {
      return isChunked || !core.router.needsBody(request) ? nil : .lengthRequired
    }
    if length > limit {
      limit = uploadLimit(core.configuration)
      guard length <= limit else { return .contentTooLarge(limit: limit) }
      guard takeSlot(core) else { return overloaded(core) }
    }
    request.body.reserve(length)
    return nil
  }

  /// How many bytes a body over the usual limit may have, by its type.
  private func uploadLimit(_ configuration: HTTPServer.Configuration) -> Int {
    let type = request.header("Content-Type") ?? ""
    let essence = type.prefix { $0 != ";" && $0 != " " && $0 != "\t" }.lowercased()
    let isUpload = !essence.isEmpty && configuration.uploadTypes.contains(essence)
    return isUpload ? max(configuration.uploadLimit, configuration.bodyLimit) : configuration.bodyLimit
  }

  /// Takes one of the places of large bodies, unless this one has it.
  private func takeSlot(_ core: ServerCore) -> Bool {
    if !isUpload { isUpload = core.takeUploadSlot() }
    return isUpload
  }

  /// Counts what has come of the body, and some more. Where all bodies together have no room, this one is given up.
  private func takeMemory(_ core: ServerCore) {
    isCrowdedOut = !core.countBody(ServerCore.bodyStep)
    if isCrowdedOut {
      request.body.reset()
      returnMemory(core)
    } else {
      countedBody += ServerCore.bodyStep
    }
  }

  /// The body is not in memory any more.
  private func returnMemory(_ core: ServerCore) {
    core.forgetBody(countedBody)
    countedBody = 0
  }

  private func overloaded(_ core: ServerCore) -> HTTPError {
    .overloaded(retryAfterSeconds: core.configuration.retryAfterSeconds)
  }

  private func receive(_ piece: UnsafeRawBufferPointer, after head: RequestHead, _ core: ServerCore) -> Bool {
    if isChunked, head.announcesEndlessChunk(before: piece) {
      client?.refuse(.contentTooLarge(limit: limit), request, core)
      return false
    }
    received += piece.count
    if received > core.configuration.bodyLimit, !isUpload, !isCrowdedOut {
      limit = uploadLimit(core.configuration)
      isCrowdedOut = received <= limit && !takeSlot(core)
    }
    if received > countedBody + ServerCore.uncountedBodyBytes, received <= limit, !isCrowdedOut {
      takeMemory(core)
    }
    if received <= limit, !isCrowdedOut { request.body.append(piece) }
    // The library takes no answer in the middle of a body: read on for a while, then give up on the client.
    return received <= limit + max(limit, 1024 * 1024)
  }

  private func finishReceiving(_ connection: OpaquePointer, _ core: ServerCore) -> Bool {
    guard client?.enter(.working) ?? true else { return false }
    if received > limit || isCrowdedOut {
      return refuse(isCrowdedOut ? overloaded(core) : .contentTooLarge(limit: limit), on: connection, core)
    }
    request.body.finish()
    guard received > 0, let batch = client?.batch else {
      return answer(core.router.respond(to: request), on: connection, core)
    }
    batch.append(self)
    stage = .gathered(isPostponed: false)
    return true
  }

  /// The thread has read what there was, and comes back to those who are not answered.
  private func takeTurn(_ connection: OpaquePointer, isPostponed: Bool, _ core: ServerCore) -> Bool {
    if isPostponed {
      stage = .gathered(isPostponed: false)
      return true
    }
    let outcome = core.router.respond(to: request)
    client?.batch.handleRest(after: self, core)
    return answer(outcome, on: connection, core)
  }

  private func answer(_ outcome: HTTPOutcome, on connection: OpaquePointer, _ core: ServerCore) -> Bool {
    switch outcome {
    case .respond(let response): return send(response, on: connection, core)
    case .elsewhere(let work): return suspend(connection, until: work, core)
    }
  }

  private func suspend(
    _ connection: OpaquePointer, until work: @escaping @Sendable () -> HTTPResponse, _ core: ServerCore
  ) -> Bool {
    guard core.workers.reserve() else {
      return send(core.router.rendered(overloaded(core), request), on: connection, core)
    }
    request.headers.own()
    stage = .asleep
    self.connection = connection
    MHD_suspend_connection(connection)
    core.sleep(self, until: work)
    return true
  }

  /// Queues the response, or a 500 if the library or the rules of HTTP refuse it.
  private func send(
    _ response: HTTPResponse, on connection: OpaquePointer, closing: Bool = false, _ core: ServerCore
  ) -> Bool {
    stage = .answered
    client?.enter(.sending, until: coarseMonotonicNanoseconds() + core.writeTimeout)
    let isLast =
      core.isDraining.load(ordering: .relaxed) || core.deadlines.isFull || client?.isRetired == true
    let closing = closing || isChunked || isLast
    var response = response
    core.router.finish?(&response, request)
    response = takeRoom(for: response, core)
    if queue(response, on: connection, closing: closing, core) { return true }
    let error = core.router.rendered(.internalError, request)
    if queue(error, on: connection, closing: closing, core) { return true }
    return queue(HTTPResponse(.internalServerError), on: connection, closing: true, core)
  }

  /// The response, or a 503 where too many bytes of others wait to be sent.
  private func takeRoom(for response: HTTPResponse, _ core: ServerCore) -> HTTPResponse {
    guard case .bytes(let bytes) = response.body, bytes.count > ServerCore.uncountedBytes else {
      return response
    }
    guard core.countWaiting(bytes.count) else { return core.router.rendered(overloaded(core), request) }
    countedBytes = bytes.count
    return response
  }

  private func queue(
    _ response: HTTPResponse, on connection: OpaquePointer, closing: Bool, _ core: ServerCore
  ) -> Bool {
    stream = nil
    if case .pieces(let pieces) = response.body {
      stream = OutgoingStream(pieces, on: connection, client, core)
    }
    guard let outgoing = OutgoingResponse.make(response, stream, requestID: request.id, closing: closing)
    else { return false }
    if let stream { core.streams.withLock { $0[ObjectIdentifier(stream)] = stream } }
    // Before queueing: a short answer may be sent, and this exchange over, by the time that returns.
    status = response.status
    bytesOut = request.method == .head ? 0 : outgoing.bodyLength
    if outgoing.queue(on: connection) { return true }
    if let stream { core.streams.withLock { $0[ObjectIdentifier(stream)] = nil } }
    return false
  }
}
