package import HTTPServer
import LayoutModel

/// What is counted of requests, by route, method and status.
package final class RequestMetrics: Sendable {
  /// The templates of the routes; requests to none of them count behind the last.
  private let routes: [String]
  private let requests: Counters
  private let durations: [Histogram]
  private let bodies = Histogram(bounds: [1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 8_388_608])
  private static let methods: [HTTPMethod] = [.post, .get, .query, .head, .options]
  private static let otherMethod = "other"
  private static let statuses = [
    200, 202, 204, 304, 400, 401, 403, 404, 405, 406, 408, 411, 413, 414, 415, 422, 431, 500, 501, 503, 504,
  ]
  /// From 100 microseconds to ten seconds, in nanoseconds.
  static let durationBounds: [UInt64] = [
    100_000, 250_000, 500_000, 1_000_000, 2_500_000, 5_000_000, 10_000_000, 25_000_000, 100_000_000,
    500_000_000, 2_500_000_000, 10_000_000_000,
  ]

  /// - Parameter routes: Their templates, the busiest first.
  package init(routes: [String]) {
    var known: [String] = []
    for route in routes where !known.contains(route) { known.append(route) }
    self.routes = known
    let perRoute = (Self.methods.count + 1) * (Self.statuses.count + 1)
    requests = Counters(count: (known.count + 1) * perRoute)
    durations = (0...known.count).map { _ in Histogram(bounds: Self.durationBounds) }
  }

  /// Counts a finished request.
  ///
  /// - Parameter trace: Who called; the last caller of each bucket of durations is its exemplar.
  package func count(_ record: RequestRecord, trace: TraceContext? = nil) {
    let route = record.route.flatMap(routes.firstIndex) ?? routes.count
    let method = Self.methods.firstIndex(of: record.method) ?? Self.methods.count
    let status = Self.statuses.firstIndex(of: record.status.code) ?? Self.statuses.count
    requests.add(at: place(route, method, status))
    durations[route].add(record.nanoseconds, trace: trace)
    if record.bytesIn > 0 { bodies.add(UInt64(record.bytesIn)) }
  }

  private func place(_ route: Int, _ method: Int, _ status: Int) -> Int {
    (route * (Self.methods.count + 1) + method) * (Self.statuses.count + 1) + status
  }

  /// Writes all of it.
  func write(to text: inout MetricsText) {
    text.family("http_requests_total", .counter, "Requests that were answered, or given up by the client.")
    for route in 0...routes.count {
      for method in 0...Self.methods.count {
        for status in 0...Self.statuses.count {
          let count = requests[place(route, method, status)]
          guard count > 0 else { continue }
          let methodName = method < Self.methods.count ? Self.methods[method].rawValue : Self.otherMethod
          let statusName = status < Self.statuses.count ? String(Self.statuses[status]) : "other"
          text.sample(
            labels: [("route", name(of: route)), ("method", methodName), ("status", statusName)], count)
        }
      }
    }
    text.family(
      "http_request_duration_seconds", .histogram, "From the first line of a request to the last byte sent.")
    for route in 0...routes.count where durations[route].cumulativeCounts.last ?? 0 > 0 {
      text.histogram(durations[route], labels: [("route", name(of: route))], unit: MetricsText.nanosecond)
    }
    text.family("http_request_body_bytes", .histogram, "Bytes in the bodies of requests that have one.")
    text.histogram(bodies)
  }

  private func name(of route: Int) -> String { route < routes.count ? routes[route] : "none" }
}

/// What is counted of layouts that were resolved. Layouts that equal environments share count once.
struct LayoutMetrics: Sendable {
  private let durations = Histogram(bounds: RequestMetrics.durationBounds)
  private let views = Histogram(bounds: sizes)
  private let constraints = Histogram(bounds: sizes)
  /// Conflicts, then ambiguities.
  private let findings = Counters(count: 2)
  private static let sizes: [UInt64] = [10, 30, 100, 300, 1000, 3000, 10_000, 100_000]

  func count(_ layout: borrowing Layout, constraintCount: Int, nanoseconds: UInt64) {
    durations.add(nanoseconds)
    views.add(UInt64(layout.views.count))
    constraints.add(UInt64(constraintCount))
    for diagnostic in layout.diagnostics {
      switch diagnostic.code {
      case .unsatisfiableConstraints: findings.add(at: 0)
      case .ambiguousLayout: findings.add(at: 1)
      default: break
      }
    }
  }

  /// Writes all of it.
  func write(to text: inout MetricsText) {
    text.family("solver_duration_seconds", .histogram, "Time to resolve a layout.")
    text.histogram(durations, unit: MetricsText.nanosecond)
    text.family("solver_views", .histogram, "Views of a layout.")
    text.histogram(views)
    text.family("solver_constraints", .histogram, "Constraints of a layout's document.")
    text.histogram(constraints)
    text.family("solver_conflicts_total", .counter, "Sets of constraints that could not all hold.")
    text.sample(findings[0])
    text.family("layout_ambiguities_total", .counter, "Findings that constraints leave something open.")
    text.sample(findings[1])
  }
}
