package import HTTPServer
package import Logging

/// One line for each request.
///
/// The lines look like those of ``LineLogHandler``, but do not go through the logging library: dictionaries of
/// metadata and texts of numbers cost a request 130,000 instructions, this costs some 4,000.
package struct AccessLog: Sendable {
  private let writer: LogWriter
  private let lowestLevel: Logger.Level

  package init(to writer: LogWriter, level: Logger.Level) { (self.writer, lowestLevel) = (writer, level) }

  /// Logs a finished request. Health, readiness and metrics are debug lines; failures of the service are errors.
  ///
  /// - Parameter trace: Who called; nil where nobody says it.
  package func log(_ record: RequestRecord, trace: TraceContext? = nil) {
    let level = Self.level(of: record)
    guard level >= lowestLevel else { return }
    let (method, route) = (record.method.rawValue, record.route ?? "-")
    let room =
      LogLine.roomBesides + LogLine.room(for: method) + LogLine.room(for: route)
      + LogLine.room(for: record.requestID)
    LogLine.make(as: writer.form, room: room, level, "request") { line in
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

  private static func level(of record: RequestRecord) -> Logger.Level {
    switch (record.status.code, record.route) {
    case (500, _): .error
    case (_, "/healthz"?), (_, "/readyz"?), (_, "/metrics"?): .debug
    default: .info
    }
  }
}

/// Writes log lines, as text or as one JSON object a line.
package struct LineLogHandler: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel: Logger.Level = .info
  private let writer: LogWriter

  package init(to writer: LogWriter) { self.writer = writer }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let merged = metadata.merging(event.metadata ?? [:]) { _, new in new }
    let fields = merged.sorted { $0.key < $1.key }.map { (name: $0.key, value: "\($0.value)") }
    let message = "\(event.message)"
    let room = fields.reduce(LogLine.roomBesides + LogLine.room(for: message)) { room, field in
      room + LogLine.room(for: field.name) + LogLine.room(for: field.value) + 8
    }
    LogLine.make(as: writer.form, room: room, event.level, message) { line in
      for field in fields { line.field(named: field.name, field.value) }
      line.write(to: writer)
    }
  }
}

extension HTTPRequest {
  /// Who called; nil where nobody says it.
  package var traceContext: TraceContext? {
    notableHeaders.contains(.traceparent)
      ? withHeader("traceparent") { $0.flatMap(TraceContext.init) } : nil
  }
}

/// Who called, as W3C's Trace Context has it in `traceparent`.
package struct TraceContext: Equatable, Sendable {
  /// 32 hexadecimal digits.
  package let traceID: String
  /// 16 hexadecimal digits: the caller's own step.
  package let spanID: String

  /// - Returns: Nil for a value that is to be ignored: another form, capital letters, a version `ff`, an id of zeros.
  package init?(_ value: UnsafeRawBufferPointer) {
    let size = 55
    let isDigit = { (byte: UInt8) in
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
    }
    guard value.count >= size, [2, 35, 52].allSatisfy({ value[$0] == UInt8(ascii: "-") }) else { return nil }
    let (version, trace, span, flags) = (value[0..<2], value[3..<35], value[36..<52], value[53..<55])
    guard [version, trace, span, flags].allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    // A later version may have more behind another hyphen.
    let isFirst = version.allSatisfy { $0 == UInt8(ascii: "0") }
    let isComplete = value.count == size || !isFirst && value[size] == UInt8(ascii: "-")
    let isZero = { (digits: Slice<UnsafeRawBufferPointer>) in digits.allSatisfy { $0 == UInt8(ascii: "0") } }
    guard isComplete, !version.allSatisfy({ $0 == UInt8(ascii: "f") }), !isZero(trace), !isZero(span) else {
      return nil
    }
    traceID = String(decoding: trace, as: UTF8.self)
    spanID = String(decoding: span, as: UTF8.self)
  }
}
