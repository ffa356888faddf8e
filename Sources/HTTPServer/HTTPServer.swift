/// A router on the network.
///
///     let server = HTTPServer(router: router, configuration: configuration)
///     try server.start()
///     server.runUntilSignal()
package final class HTTPServer: Sendable {
  package init(router: Router, configuration: Configuration = Configuration(), hooks: Hooks = Hooks()) {}

  /// The port that is listened on, once started.
  package var port: UInt16 { 0 }

  /// Listens and serves until ``stop()``. Blocks `TERM` and `INT` in the calling thread first, so that they
  /// wait for ``runUntilSignal()``.
  package func start() throws(HTTPServerError) {}

  /// Serves until `TERM` or `INT` arrives, then stops gracefully; a second signal ends the wait.
  package func runUntilSignal() {}

  /// Stops gracefully: what is in flight is answered, up to ``Configuration/drainTimeout``.
  package func stop() {}

  /// Work waiting for a worker, and work being done, for metrics.
  package var load: (queued: Int, running: Int) { (0, 0) }

  /// Whether stopping has begun.
  package var isDraining: Bool { false }
}
