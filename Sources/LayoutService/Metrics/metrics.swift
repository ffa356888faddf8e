import HTTPServer
import Synchronization

/// What a server that runs says about itself.
package struct ServerMetrics: Sendable {
  package var requests: RequestMetrics
  /// Requests that are not answered.
  package var inProgress: @Sendable () -> Int
  /// Work that waits, work that is done, and how much can be done at a time.
  package var slots: @Sendable () -> (queued: Int, running: Int, all: Int)

  package init(
    requests: RequestMetrics, inProgress: @escaping @Sendable () -> Int,
    slots: @escaping @Sendable () -> (queued: Int, running: Int, all: Int)
  ) {
    self.requests = requests
    self.inProgress = inProgress
    self.slots = slots
  }

  /// What a server says, as long as there is one.
  init(of server: HTTPServer, _ requests: RequestMetrics) {
    self.init(
      requests: requests, inProgress: { [weak server] in server?.requestsInFlight ?? 0 },
      slots: { [weak server] in
        guard let server else { return (0, 0, 0) }
        let load = server.load
        return (load.queued, load.running, server.workerCount)
      })
  }
}

extension Service {
  /// `GET /metrics`: what Prometheus scrapes. Without a server, what is known without one.
  func metricsEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    var text = MetricsText()
    if let server = serverMetrics.withLock({ $0 }) { server.write(to: &text) }
    layoutMetrics.write(to: &text)
    writeProcessMetrics(to: &text)
    return .respond(HTTPResponse(.ok, contentType: MetricsText.contentType, body: .bytes(text.bytes)))
  }
}

extension ServerMetrics {
  fileprivate func write(to text: inout MetricsText) {
    requests.write(to: &text)
    text.family("http_requests_in_progress", .gauge, "Requests that have begun and are not answered.")
    text.sample(UInt64(max(inProgress(), 0)))
    let slots = slots()
    text.family("solver_queue_depth", .gauge, "Large documents that wait for a worker.")
    text.sample(UInt64(slots.queued))
    text.family("solver_slots", .gauge, "Workers, by what they do.")
    text.sample(labels: [("state", "busy")], UInt64(slots.running))
    text.sample(labels: [("state", "idle")], UInt64(max(slots.all - slots.running, 0)))
  }
}
