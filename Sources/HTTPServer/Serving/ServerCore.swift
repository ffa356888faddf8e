import Synchronization

/// Everything that the server's threads share. What is written during requests is atomic or behind a lock that
/// is held for a few instructions.
final class ServerCore: Sendable {
  let router: Router
  let configuration: HTTPServer.Configuration
  let hooks: HTTPServer.Hooks
  /// In nanoseconds.
  let readTimeout: UInt64
  let idleTimeout: UInt64
  let writeTimeout: UInt64
  let requestIDs = RequestIDs()
  let workers: WorkerPool
  let deadlines: Deadlines
  /// How many connections each address has; nil where that is not limited.
  let addresses: AddressCounts?
  let isDraining = Atomic<Bool>(false)
  /// Requests of which at least the first line has been read and whose response is not sent.
  let inFlight = Atomic<Int>(0)
  /// Requests whose bodies are larger than ``HTTPServer/Configuration/bodyLimit``.
  let uploads = Atomic<Int>(0)
  /// Bytes of answers that wait to be sent, those of up to ``uncountedBytes`` left out.
  private let waitingBytes = Atomic<Int>(0)
  /// Answers of no more bytes are always sent: there are no more of them than connections.
  static let uncountedBytes = 16 * 1024
  /// Bytes of bodies in memory, the first ``uncountedBodyBytes`` of each left out.
  let bodyBytes = Atomic<Int>(0)
  /// What of each body does not count: ordinary documents.
  static let uncountedBodyBytes = 64 * 1024
  /// How many bytes of a body are counted at a time.
  static let bodyStep = 256 * 1024
  /// Exchanges that wait for a worker.
  let sleepers = Mutex<[ObjectIdentifier: Exchange]>([:])
  /// Bodies that are being made and sent.
  let streams = Mutex<[ObjectIdentifier: OutgoingStream]>([:])
  /// Exchanges to be used again, most recent last.
  private let idleExchanges = Mutex<[Exchange]>([])
  /// More are not kept, so that a burst does not hold its memory for ever.
  private static let keptExchanges = 64

  init(router: Router, configuration: HTTPServer.Configuration, hooks: HTTPServer.Hooks) {
    (self.router, self.configuration, self.hooks) = (router, configuration, hooks)
    readTimeout = nanoseconds(configuration.readTimeout)
    idleTimeout = nanoseconds(configuration.idleTimeout)
    writeTimeout = nanoseconds(configuration.writeTimeout)
    workers = WorkerPool(
      threads: configuration.workers > 0 ? configuration.workers : coreCount(),
      queueLimit: max(configuration.queueLimit, 0))
    addresses = configuration.addressLimit > 0 ? AddressCounts(limit: configuration.addressLimit) : nil
    let shortest = min(configuration.readTimeout, configuration.idleTimeout, configuration.writeTimeout)
    let timeout = HTTPError.requestTimeout(seconds: configuration.readTimeout)
    deadlines = Deadlines(
      precision: nanoseconds(min(max(shortest / 8, 0.01), 0.25)),
      room: configuration.room, readTimeout: readTimeout
    ) { [router, requestIDs] in
      let request = HTTPRequest()
      request.id = requestIDs.next()
      return router.rendered(timeout, request).wireBytes(of: request)
    }
  }

  private func count(_ amount: Int, in counter: borrowing Atomic<Int>, upTo limit: Int) -> Bool {
    if counter.add(amount, ordering: .relaxed).newValue <= limit { return true }
    counter.subtract(amount, ordering: .relaxed)
    return false
  }

  /// Counts an answer that is to be sent, unless there is no room for it. One alone is always sent: it is bounded by whoever
  /// made it.
  func countWaiting(_ bytes: Int) -> Bool {
    count(bytes, in: waitingBytes, upTo: max(configuration.waitingLimit, bytes))
  }

  /// An answer was sent, or never will be.
  func forgetWaiting(_ bytes: Int) { if bytes > 0 { waitingBytes.subtract(bytes, ordering: .relaxed) } }
  /// Counts bytes of a body that comes, unless there is no room for them.
  func countBody(_ bytes: Int) -> Bool { count(bytes, in: bodyBytes, upTo: configuration.bodiesLimit) }
  /// They are not in memory any more.
  func forgetBody(_ bytes: Int) { bodyBytes.subtract(bytes, ordering: .relaxed) }

  func takeExchange() -> Exchange {
    inFlight.add(1, ordering: .relaxed)
    return idleExchanges.withLock { $0.popLast() } ?? Exchange()
  }

  /// Counts a large body, unless there are as many as may be.
  func takeUploadSlot() -> Bool { count(1, in: uploads, upTo: configuration.uploadSlots) }

  /// Takes an exchange back once nothing of it is needed any more.
  func recycle(_ exchange: Exchange) {
    if exchange.reset() { uploads.subtract(1, ordering: .relaxed) }
    idleExchanges.withLock { if $0.count < Self.keptExchanges { $0.append(exchange) } }
    inFlight.subtract(1, ordering: .releasing)
  }

  /// Puts an exchange to sleep until `work` is done, or until stopping takes too long.
  ///
  /// - Precondition: A worker is reserved and the connection is suspended.
  func sleep(_ exchange: Exchange, until work: @escaping @Sendable () -> HTTPResponse) {
    sleepers.withLock { $0[ObjectIdentifier(exchange)] = exchange }
    let latest = monotonicNanoseconds() + nanoseconds(configuration.queueTimeout)
    let isAccepted = workers.run { [self] in
      monotonicNanoseconds() < latest ? wake(exchange, with: work()) : abandon(exchange)
    }
    if !isAccepted { abandon(exchange) }
  }

  /// Wakes everyone whose work is not done, and gives up bodies that are not complete. The work itself may still be running, and is ignored.
  func abandonSleepers() {
    for exchange in sleepers.withLock({ Array($0.values) }) { abandon(exchange) }
    for stream in streams.withLock({ Array($0.values) }) { stream.abandon() }
  }

  private func abandon(_ exchange: Exchange) {
    let seconds = configuration.retryAfterSeconds
    wake(exchange, with: router.rendered(.overloaded(retryAfterSeconds: seconds), exchange.request))
  }

  /// Hands over the response, once. Resuming happens under the lock: the library must not be stopped while a
  /// connection is neither listed here nor resumed.
  private func wake(_ exchange: Exchange, with response: HTTPResponse) {
    sleepers.withLock { sleepers in
      guard sleepers.removeValue(forKey: ObjectIdentifier(exchange)) != nil else { return }
      exchange.wake(with: response)
    }
  }
}
