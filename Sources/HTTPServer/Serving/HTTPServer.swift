import Glibc
import Synchronization

/// A router on the network.
///
///     let server = HTTPServer(router: router, configuration: configuration)
///     try server.start()
///     server.runUntilSignal()
package final class HTTPServer: Sendable {
  private struct Running {
    var daemon: Daemon
    /// Daemons that listen no more and have connections, under identities that were replaced.
    var retired: [Daemon] = []
    let port: UInt16
    /// Path of a Unix socket, to be removed.
    let path: String?
  }

  let core: ServerCore
  private let running = Mutex<Running?>(nil)

  package init(router: Router, configuration: Configuration = Configuration(), hooks: Hooks = Hooks()) {
    core = ServerCore(router: router, configuration: configuration, hooks: hooks)
  }

  deinit {
    stop()
    core.workers.stop()
    core.deadlines.stop()
  }

  /// The port that is listened on; 0 before and after.
  package var port: UInt16 { running.withLock { $0?.port ?? 0 } }
  /// Whether stopping has begun.
  package var isDraining: Bool { core.isDraining.load(ordering: .relaxed) }
  /// Requests whose first line has been read and whose response is not sent.
  package var requestsInFlight: Int { core.inFlight.load(ordering: .relaxed) }
  /// Work waiting for a worker, work being done, and how much can be done at a time.
  package var load: (queued: Int, running: Int, all: Int) { core.workers.load }

  /// Listens, and serves until ``stop()``.
  ///
  /// `TERM` and `INT` are blocked in the calling thread, and so in the server's: they wait for ``runUntilSignal()``.
  ///
  /// - Throws: What keeps the server from listening. It can then be started again.
  /// - Precondition: The server was not started before.
  package func start() throws(HTTPServerError) {
    var signals = awaitedSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let listener = try ListeningSocket(address: core.configuration.address, port: core.configuration.port)
    let daemon = try Daemon(listener: listener.descriptor, core.configuration.identity, core)
    running.withLock { running in
      precondition(running == nil && !isDraining, "a server is started once")
      running = Running(daemon: daemon, port: listener.port, path: listener.path)
    }
  }

  /// Serves until `TERM` or `INT` arrives, then stops as ``stop()`` does; a second signal ends the waiting. Each `HUP` before
  /// that calls ``Hooks/onHangup``.
  ///
  /// - Precondition: Called on the thread that called ``start()``.
  package func runUntilSignal() {
    var awaited = awaitedSignals
    var signal: Int32 = 0
    while sigwait(&awaited, &signal) != 0 || signal == SIGHUP {
      if signal == SIGHUP { core.hooks.onHangup?(self) }
      signal = 0
    }
    var signals = endingSignals(andHangup: false)
    stop { nanoseconds in
      var time = timespec(tv_sec: 0, tv_nsec: Int(nanoseconds))
      return sigtimedwait(&signals, nil, &time) > 0
    }
  }

  /// Serves new connections under another certificate. Requests on older ones are answered, and their connections end then.
  ///
  /// The library reads a certificate when a daemon starts, so another one takes over the socket.
  ///
  /// - Throws: ``HTTPServerError/cannotStart`` for what is no certificate and its key, or where the system lacks threads: then everything
  ///   stays as it was.
  /// - Precondition: The server runs, with TLS.
  package func replaceIdentity(_ identity: TLSIdentity) throws(HTTPServerError) {
    precondition(core.configuration.identity != nil, "a server without TLS has no identity")
    guard let old = running.withLock({ $0?.daemon }), !isDraining else { return }
    let daemon = try Daemon(listener: try old.duplicateListener(), identity, core)
    old.quiesce()
    running.withLock { running in
      running?.daemon = daemon
      running?.retired.append(old)
    }
    // Where there is no thread for it, the old daemon rests until the server stops.
    _ = startThread(stackSize: 256 * 1024) { [self] in
      // What the old daemon has just accepted is watched by then. That the new one's first connections may be retired, too, costs
      // their clients a second one.
      usleep(100_000)
      core.deadlines.retire()
      wait(seconds: .infinity, Self.sleep) { core.deadlines.hasNoRetired || isDraining }
      let isLeft = running.withLock { running in
        guard let index = running?.retired.firstIndex(where: { $0 === old }), !isDraining else {
          return false
        }
        running?.retired.remove(at: index)
        return true
      }
      if isLeft { old.stop() }
    }
  }

  /// Stops gracefully. What is in flight is answered, with `Connection: close`; connections that are merely open
  /// do not hold it up. What takes longer than the drain timeout is cut. Calling it again does nothing.
  package func stop() {
    stop(pause: Self.sleep)
  }

  /// - Parameter pause: Waits for some nanoseconds, less than a second; `true` means there is to be no more waiting.
  private func stop(pause: (UInt64) -> Bool) {
    guard running.withLock({ $0 != nil }), !core.isDraining.exchange(true, ordering: .relaxed) else { return }
    core.hooks.onDraining?()
    let hasTime = !wait(seconds: core.configuration.drainDelay, pause) { false }
    running.withLock { running in
      running?.daemon.quiesce()
      if let path = running?.path { unlink(path) }
    }
    let isIdle = { [core] in core.inFlight.load(ordering: .acquiring) == 0 }
    if hasTime { wait(seconds: core.configuration.drainTimeout, pause, until: isIdle) }
    core.workers.stop()
    core.abandonSleepers()
    wait(seconds: isIdle() || !hasTime ? 0 : 0.25, pause, until: isIdle)
    cutConnections()
    let daemons = running.withLock { running in
      defer { running = nil }
      return running.map { [$0.daemon] + $0.retired } ?? []
    }
    for daemon in daemons { daemon.stop() }
    core.deadlines.stop()
  }

  /// Shuts what is still connected, and waits until it is gone. The library reads through a null pointer where it refuses a request in the
  /// moment in which it is stopped.
  private func cutConnections() {
    core.deadlines.cut()
    wait(seconds: 1, Self.sleep) { core.deadlines.isEmpty }
  }

  /// A pause that nothing ends.
  private static func sleep(nanoseconds: UInt64) -> Bool {
    usleep(UInt32(nanoseconds / 1_000))
    return false
  }

  /// `TERM` and `INT`, and `HUP`, which ends no server: whoever sends it wants files to be read again, if there are any.
  private var awaitedSignals: sigset_t { endingSignals(andHangup: true) }

  /// - Returns: Whether there is to be no more waiting.
  @discardableResult
  private func wait(seconds: Double, _ pause: (UInt64) -> Bool, until condition: () -> Bool) -> Bool {
    let deadline = monotonicNanoseconds() + nanoseconds(seconds)
    while !condition(), monotonicNanoseconds() < deadline { if pause(5_000_000) { return true } }
    return false
  }
}
