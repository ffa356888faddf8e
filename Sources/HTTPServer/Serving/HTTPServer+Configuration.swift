extension HTTPServer {
  /// Limits and addresses. Every number has a default that suits a small machine.
  package struct Configuration: Sendable, Equatable {
    /// A numeric IPv4 or IPv6 address, or `unix:` and the path of a socket.
    package var address = "127.0.0.1"
    /// 0 lets the system choose; ``HTTPServer/port`` tells.
    package var port: UInt16 = 8080
    /// Threads that poll connections. 0 means one per core.
    package var threads = 0
    /// Threads for ``HTTPOutcome/elsewhere(_:)``. 0 means one per core.
    package var workers = 0
    /// Work that may wait for a worker; beyond it the answer is 503.
    package var queueLimit = 64
    /// Seconds that work may wait for a worker; then the answer is 503, since hardly anybody is there any more.
    package var queueTimeout = 30.0
    /// What `Retry-After` says then.
    package var retryAfterSeconds = 1
    /// Connections at a time; each may take `connectionMemory` bytes. When nearly as many are open, those that send
    /// nothing for a second are closed. Beyond it connections end with their answers, and from six times as many on a new one takes the
    /// place of the one that has been silent longest.
    package var connectionLimit = 256
    /// Connections of one client address at a time, or of one IPv6 network of 64 bits; those beyond are answered with 503.
    /// 0 is no limit.
    package var addressLimit = 0
    /// Bytes for reading one connection: the line and headers of a request, and half of it for a piece of its body.
    /// The library clears all of them, and half of them once more, after every request: 128 KiB, which are fewer reads for
    /// large bodies, cost every request 170,000 instructions more.
    package var connectionMemory = 13 * 1024
    /// Bytes of one request body.
    package var bodyLimit = 8 * 1024 * 1024
    /// Bytes of one request body of one of the ``uploadTypes``.
    package var uploadLimit = 8 * 1024 * 1024
    /// Media types, in lower case and without parameters, whose bodies may be larger than others.
    package var uploadTypes: [String] = []
    /// Requests whose bodies are over ``bodyLimit`` that may be read and answered at a time; beyond it the answer is
    /// 503, so that many large bodies do not fill the memory.
    package var uploadSlots = 4
    /// Bytes of all request bodies that are in memory, from their first piece until their answers are sent; beyond it the
    /// answer is 503. The first 64 KiB of each do not count.
    package var bodiesLimit = 256 * 1024 * 1024
    /// Bytes of one request target. RFC 9110 asks for 8000 at least.
    package var targetLimit = 8 * 1024
    /// Parameters of one query.
    package var parameterLimit = 100
    /// Bytes of all answers that wait until their clients take them; beyond it the answer is 503. Answers of a few KiB
    /// do not count.
    package var waitingLimit = 128 * 1024 * 1024
    /// Seconds in which a request must have arrived whole, counted from its first line; and in which the first
    /// request line of a new connection must have arrived.
    package var readTimeout = 10.0
    /// Seconds that a connection may stay silent between requests.
    package var idleTimeout = 30.0
    /// Seconds in which a response must have been taken.
    package var writeTimeout = 60.0
    /// Seconds of normal service after the signal to stop, while readiness already says no.
    package var drainDelay = 0.0
    /// Seconds to wait for requests in flight after that.
    package var drainTimeout = 25.0
    /// Who the server says that it is; nil for HTTP without TLS.
    package var identity: TLSIdentity?

    package init() {}

    /// What is done about connections as they become more.
    var room: Deadlines.Room {
      Deadlines.Room(
        crowd: connectionLimit - connectionLimit / 8, limit: connectionLimit, crowdLimit: connectionLimit * 6,
        most: connectionLimit * 7)
    }
    /// How many the library takes. It stops accepting there, and does not always begin again, so ours have to be met first.
    var libraryConnections: Int { connectionLimit * 8 }
  }

  /// A certificate, with those that vouch for it, and its key, both as PEM.
  package struct TLSIdentity: Sendable, Equatable {
    package var certificate: [UInt8]
    package var key: [UInt8]

    package init(certificate: [UInt8], key: [UInt8]) { (self.certificate, self.key) = (certificate, key) }
  }

  /// What the program above wants to be told. They run on the server's threads and must be quick.
  package struct Hooks: Sendable {
    /// After each request. The headers of the request can still be read.
    package var onCompleted: (@Sendable (RequestRecord, HTTPRequest) -> Void)?
    /// Once, when stopping begins: readiness should say no from here on.
    package var onDraining: (@Sendable () -> Void)?
    /// At every `HUP`, on the thread that waits for signals: settings in files should be read again. Without it `HUP` does
    /// nothing.
    package var onHangup: (@Sendable (HTTPServer) -> Void)?

    package init(
      onCompleted: (@Sendable (RequestRecord, HTTPRequest) -> Void)? = nil,
      onDraining: (@Sendable () -> Void)? = nil, onHangup: (@Sendable (HTTPServer) -> Void)? = nil
    ) { (self.onCompleted, self.onDraining, self.onHangup) = (onCompleted, onDraining, onHangup) }
  }
}

/// Why the server did not start.
package enum HTTPServerError: Error, Equatable, Sendable {
  /// Neither an IPv4 nor an IPv6 address in numbers, nor the path of a socket that is short enough.
  case invalidAddress(String)
  /// The address is taken, not ours, or the port is reserved; `errno` says which.
  case cannotListen(address: String, port: UInt16, errno: Int32)
  /// The library refused to start its threads.
  case cannotStart
}
