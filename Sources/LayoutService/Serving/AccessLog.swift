import Glibc
package import HTTPServer
package import Logging

/// One line for each request.
package struct AccessLog: Sendable {
  private let logger: Logger

  package init(_ logger: Logger) {
    self.logger = logger
  }

  /// Logs a finished request. Health and readiness are debug lines; failures of the service are errors.
  package func log(_ record: RequestRecord, _ request: HTTPRequest) {
    let level: Logger.Level
    switch (record.status.code, record.route) {
    case (500, _): level = .error
    case (_, "/healthz"?), (_, "/readyz"?): level = .debug
    default: level = .info
    }
    guard level >= logger.logLevel else { return }
    logger.log(
      level: level, "request",
      metadata: [
        "request_id": "\(record.requestID)", "method": "\(record.method)", "route": "\(record.route ?? "-")",
        "status": "\(record.status)", "bytes_in": "\(record.bytesIn)", "bytes_out": "\(record.bytesOut)",
        "microseconds": "\(record.nanoseconds / 1000)",
        "ending": "\(record.ending)",
      ])
  }
}

/// Writes log lines to standard output, as text or as one JSON object a line.
package struct LineLogHandler: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel: Logger.Level = .info
  private let format: Settings.LogFormat

  /// - Parameter format: `automatic` is text on a terminal and JSON elsewhere.
  package init(format: Settings.LogFormat) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    self.format = format == .automatic ? (isTerminal ? .text : .json) : format
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    let merged = metadata.merging(event.metadata ?? [:]) { _, new in new }
    let entries = merged.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
    write(format == .json ? json(event, entries) : text(event, entries))
  }

  private func text(_ event: LogEvent, _ entries: [(String, String)]) -> String {
    let pairs = entries.map { " \($0.0)=\($0.1)" }.joined()
    return "\(timestamp()) \(event.level.rawValue) \(event.message)\(pairs)\n"
  }

  private func json(_ event: LogEvent, _ entries: [(String, String)]) -> String {
    var line = "{\"time\":\(quoted(timestamp())),\"level\":\(quoted(event.level.rawValue))"
    line += ",\"message\":\(quoted("\(event.message)"))"
    for (key, value) in entries { line += ",\(quoted(key)):\(quoted(value))" }
    return line + "}\n"
  }

  /// One call for a whole line, so that lines of several threads do not mix.
  private func write(_ line: String) {
    var line = line
    line.withUTF8 { _ = Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }

  /// The time as RFC 3339 has it, in UTC, to the millisecond.
  private func timestamp() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    gmtime_r(&now.tv_sec, &parts)
    func padded(_ value: Int, _ width: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    let date = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
    let time = [Int(parts.tm_hour), Int(parts.tm_min), Int(parts.tm_sec)]
    return date.map { padded($0, 2) }.joined(separator: "-") + "T"
      + time.map { padded($0, 2) }.joined(separator: ":") + "." + padded(now.tv_nsec / 1_000_000, 3) + "Z"
  }
}

/// A text as JSON has it.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
