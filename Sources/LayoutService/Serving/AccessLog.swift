import Glibc
package import HTTPServer
package import Logging

/// One line for each request.
///
/// The lines look like those of ``LineLogHandler``, but do not go through the logging library: dictionaries of
/// metadata and texts of numbers cost a request 130,000 instructions, this costs some 4,000.
package struct AccessLog: Sendable {
  private let writer: LogWriter
  private let lowestLevel: Logger.Level

  /// - Parameter level: Lines below it are left out.
  package init(to writer: LogWriter, level: Logger.Level) {
    self.writer = writer
    lowestLevel = level
  }

  /// Logs a finished request. Health, readiness and metrics are debug lines; failures of the service are errors.
  ///
  /// - Parameter request: The same, for what its headers say about who called.
  package func log(_ record: RequestRecord, _ request: HTTPRequest? = nil) {
    let level = Self.level(of: record)
    guard level >= lowestLevel else { return }
    let trace = request.flatMap(traceContext)
    let (method, route) = (record.method.rawValue, record.route ?? "-")
    let room =
      LogLine.roomBesides + LogLine.room(for: method) + LogLine.room(for: route)
      + LogLine.room(for: record.requestID)
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { memory in
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      var line = LogLine(into: memory, as: writer.form, at: now, level, "request")
      line.field("bytes_in", UInt64(record.bytesIn))
      line.field("bytes_out", UInt64(record.bytesOut))
      line.field("ending", word: record.ending == .sent ? "sent" : "aborted")
      line.field("method", method)
      line.field("microseconds", record.nanoseconds / 1000)
      line.field("request_id", record.requestID)
      line.field("route", route)
      if let trace { line.field("span_id", trace.spanID) }
      line.field("status", UInt64(record.status.code))
      if let trace { line.field("trace_id", trace.traceID) }
      line.write(to: writer)
    }
  }

  private func traceContext(of request: HTTPRequest) -> TraceContext? {
    guard request.notableHeaders.contains(.traceparent) else { return nil }
    return request.withHeader("traceparent") { $0.flatMap(TraceContext.init) }
  }

  private static func level(of record: RequestRecord) -> Logger.Level {
    switch (record.status.code, record.route) {
    case (500, _): .error
    case (_, "/healthz"?), (_, "/readyz"?), (_, "/metrics"?): .debug
    default: .info
    }
  }
}
