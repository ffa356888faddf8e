import Glibc
import LayoutModel
import Logging

/// How log lines look.
enum LogForm: Sendable {
  /// The time, the level, the message, then ` name=value` for each field.
  case text
  /// One object a line, its members in the same order.
  case json

  /// - Parameter format: `automatic` is text on a terminal and JSON elsewhere.
  init(_ format: Settings.LogFormat) {
    self = format == .text || format == .automatic && isatty(STDOUT_FILENO) == 1 ? .text : .json
  }
}

/// One line of the log, made in memory that its caller lends.
///
/// A line is made for every request, so nothing here allocates: text is copied as bytes, numbers are written by hand.
/// What does not fit is left out, which ``room(for:)`` is there to prevent.
struct LogLine {
  private let memory: UnsafeMutableRawBufferPointer
  private let form: LogForm
  private var count = 0

  // In JSON a value's last quote is written with what comes after it.

  /// Begins a line with its time, in UTC.
  ///
  /// - Parameter memory: Good until the line is written.
  init(
    into memory: UnsafeMutableRawBufferPointer, as form: LogForm, at time: timespec, _ level: Logger.Level,
    _ message: String
  ) {
    (self.memory, self.form) = (memory, form)
    if form == .json { append("{\"time\":\"" as StaticString) }
    append(time)
    mark("\",\"level\":\"", " ")
    append(level.rawValue)
    mark("\",\"message\":\"", " ")
    appendText(message)
  }

  /// Makes a line of this moment.
  ///
  /// - Parameter room: How many bytes it may take.
  static func make(
    as form: LogForm, room: Int, _ level: Logger.Level, _ message: String, _ fill: (inout LogLine) -> Void
  ) {
    withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { memory in
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      var line = LogLine(into: memory, as: form, at: now, level, message)
      fill(&line)
    }
  }

  /// How many bytes a text may take, escapes included.
  static func room(for text: String) -> Int { 6 * text.utf8.count }

  /// How many bytes the time, the level and the punctuation of a few fields may take.
  static let roomBesides = 384

  /// Writes a field. Callers keep the order of names.
  mutating func field(_ name: StaticString, _ value: String) {
    begin(name)
    appendText(value)
  }

  /// Writes a field whose value JSON has as it stands.
  mutating func field(_ name: StaticString, word: StaticString) {
    begin(name)
    append(word)
  }

  /// Writes a field whose name is known at run time only.
  mutating func field(named name: String, _ value: String) {
    mark("\",\"", " ")
    appendText(name)
    mark("\":\"", "=")
    appendText(value)
  }

  /// Writes a field with a number, which is a text in JSON, too.
  mutating func field(_ name: StaticString, _ value: UInt64) {
    begin(name)
    append(value)
  }

  /// Ends the line and lends its bytes.
  mutating func end() -> UnsafeRawBufferPointer {
    mark("\"}\n", "\n")
    return UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  /// Ends the line and has it written.
  mutating func write(to writer: LogWriter) { writer.append(end()) }

  private mutating func begin(_ name: StaticString) {
    mark("\",\"", " ")
    append(name)
    mark("\":\"", "=")
  }

  private mutating func mark(_ json: StaticString, _ text: StaticString) {
    append(form == .json ? json : text)
  }

  private mutating func appendText(_ text: String) {
    if form == .json { appendEscaped(text) } else { append(text.visible) }
  }

  // MARK: Bytes

  private mutating func append(_ byte: UInt8) {
    guard count < memory.count else { return }
    memory[count] = byte
    count += 1
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress, text.count <= memory.count - count else { return }
    memory.baseAddress?.advanced(by: count).copyMemory(from: base, byteCount: text.count)
    count += text.count
  }

  private mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// A text inside the quotes of JSON. What a terminal or a reader of bidirectional text obeys is escaped, too.
  private mutating func appendEscaped(_ text: String) {
    var text = text
    let isPlain = text.withUTF8 { bytes in
      if needsEscapes(bytes) { return false }
      append(bytes)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { appendEscaped(scalar) } }
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"" as StaticString)
    case "\\": append("\\\\" as StaticString)
    case "\n": append("\\n" as StaticString)
    case _ where scalar.isControl:
      append("\\u" as StaticString)
      for shift in [12, 8, 4, 0] {
        let digit = UInt8(truncatingIfNeeded: scalar.value >> shift & 15)
        append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    default: for byte in String(scalar).utf8 { append(byte) }
    }
  }

  private mutating func append(_ value: UInt64) {
    var length = 1
    var bound: UInt64 = 10
    while length < 19, value >= bound {
      length += 1
      bound *= 10
    }
    guard length <= memory.count - count else { return }
    write(value, digits: length)
  }

  /// Writes the last digits of a number. There is room.
  @inline(__always)
  private mutating func write(_ value: UInt64, digits: Int) {
    var rest = value
    var place = count + digits
    while place > count {
      place -= 1
      memory[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  /// The time as RFC 3339 has it, in UTC, to the millisecond.
  private mutating func append(_ time: timespec) {
    guard memory.count - count >= 24 else { return }
    let (days, second) = time.tv_sec.quotientAndRemainder(dividingBy: 86_400)
    let date = CivilDate(daysSince1970: days)
    write(UInt64(date.year), digits: 4)
    write(date.month, after: "-")
    write(date.day, after: "-")
    write(second / 3600, after: "T")
    write(second / 60 % 60, after: ":")
    write(second % 60, after: ":")
    append(UInt8(ascii: "."))
    write(UInt64(time.tv_nsec / 1_000_000), digits: 3)
    append(UInt8(ascii: "Z"))
  }

  /// Two digits after a mark. There is room.
  private mutating func write(_ value: Int, after mark: Unicode.Scalar) {
    append(UInt8(ascii: mark))
    write(UInt64(value), digits: 2)
  }
}

/// Whether JSON may write a text otherwise than it stands. Without an early end, so that the compiler looks at many bytes at
/// a time.
private func needsEscapes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var found: UInt8 = 0
  for byte in bytes {
    found |= byte < 0x20 || byte >= 0x7F ? 1 : 0
    found |= byte == UInt8(ascii: "\"") ? 1 : 0
    found |= byte == UInt8(ascii: "\\") ? 1 : 0
  }
  return found != 0
}

/// A day of the Gregorian calendar.
struct CivilDate: Equatable {
  var year: Int
  var month: Int
  var day: Int

  /// - Parameter days: Not negative.
  init(daysSince1970 days: Int) {
    // Years begin in March, so that a leap day is the last of its year; eras are 400 years of 146,097 days.
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Months from March on have 31, 30, 31, 30, 31 days, over and over: 153 in five.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = 400 * era + yearOfEra + (month <= 2 ? 1 : 0)
  }
}
