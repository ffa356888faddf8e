import Glibc
package import Logging

/// Writes log lines, as text or as one JSON object a line.
package struct LineLogHandler: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel: Logger.Level = .info
  private let writer: LogWriter

  package init(to writer: LogWriter) {
    self.writer = writer
  }

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
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { memory in
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      var line = LogLine(into: memory, as: writer.form, at: now, event.level, message)
      for field in fields { line.field(named: field.name, field.value) }
      line.write(to: writer)
    }
  }
}
