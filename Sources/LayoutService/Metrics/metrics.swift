import Glibc
import HTTPServer
import Operations
import Synchronization

/// What a server that runs says about itself.
package struct ServerMetrics: Sendable {
  package var requests: RequestMetrics
  /// Requests that are not answered.
  package var inProgress: @Sendable () -> Int
  /// Work that waits, work that is done, and how much can be done at a time.
  package var slots: @Sendable () -> (queued: Int, running: Int, all: Int)

}

extension ServerMetrics {
  /// What a server says, as long as there is one.
  init(of server: HTTPServer, _ requests: RequestMetrics) {
    self.init(
      requests: requests, inProgress: { [weak server] in server?.requestsInFlight ?? 0 },
      slots: { [weak server] in server?.load ?? (0, 0, 0) })
  }
}

extension Service {
  /// `GET /metrics`: what Prometheus scrapes. Without a server, what is known without one.
  func metricsEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    let isOpen = negotiate(request.header("Accept"), among: [.text, .openMetrics]) == .openMetrics
    var text = MetricsText(as: isOpen ? .openMetrics : .prometheus)
    if let server = serverMetrics.withLock({ $0 }) { server.write(to: &text) }
    layoutMetrics.write(to: &text)
    writeProcessMetrics(to: &text)
    text.end()
    return .respond(HTTPResponse(.ok, contentType: text.form.contentType, body: .bytes(text.bytes)))
  }
}

extension ServerMetrics {
  fileprivate func write(to text: inout MetricsText) {
    requests.write(to: &text)
    text.family("http_requests_in_progress", .gauge, "Requests that have begun and are not answered.")
    text.sample(max(inProgress(), 0))
    let slots = slots()
    text.family("solver_queue_depth", .gauge, "Large documents that wait for a worker.")
    text.sample(slots.queued)
    text.family("solver_slots", .gauge, "Workers, by what they do.")
    text.sample(labels: [("state", "busy")], slots.running)
    text.sample(labels: [("state", "idle")], max(slots.all - slots.running, 0))
  }
}

/// Writes what the process takes of the machine.
func writeProcessMetrics(to text: inout MetricsText) {
  text.family("process_resident_memory_bytes", .gauge, "Memory of the process that is not paged out.")
  text.sample(residentBytes)
  text.family(
    "process_cpu_seconds_total", .counter, "Processor time, of the program and of the system for it.")
  text.sample(processorSeconds)
  text.family("process_start_time_seconds", .gauge, "When the program began to serve, in seconds since 1970.")
  text.sample(startTime)
  text.family("build_info", .gauge, "What runs here; the value is always 1.")
  text.sample(labels: [("version", Version.product), ("commit", Version.commit)], 1)
}

/// Notes when the program began, unless that is known.
func noteStartTime() { _ = startTime }

private let startTime = secondsSince1970()

/// The time, to a thousandth of a second.
func secondsSince1970() -> Double {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1000
}

private var residentBytes: UInt64 {
  // Pages in all, then those that are resident.
  let fields = (readFile("/proc/self/statm", limit: 4096) ?? []).split(separator: UInt8(ascii: " "))
  let pages = fields.count > 1 ? UInt64(String(decoding: fields[1], as: UTF8.self)) ?? 0 : 0
  return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
}

private var processorSeconds: Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
  let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
  return Double(seconds) + Double(microseconds) / 1_000_000
}
