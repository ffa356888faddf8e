/// How long the steps of a request took, for the `Server-Timing` header. Times never stand in an answer's body:
/// the same request has the same bytes.
package struct Stopwatch: Sendable {
  private struct Lap {
    var name: StaticString
    var nanoseconds: UInt64
  }

  private static let limit = 4
  private var start = monotonicNanoseconds()
  private var laps = InlineArray<4, Lap>(repeating: Lap(name: "", nanoseconds: 0))
  private var count = 0

  package init() {}

  /// Ends a step.
  ///
  /// - Parameter name: A token of at most 16 letters.
  /// - Precondition: No more than four steps.
  package mutating func lap(_ name: StaticString) {
    let now = monotonicNanoseconds()
    laps[count] = Lap(name: name, nanoseconds: now - start)
    count += 1
    start = now
  }

  /// The header's value so far: `decode;dur=0.031, resolve;dur=0.058`, in milliseconds.
  package var serverTiming: String { withServerTiming { $0.map { String(cString: $0) } ?? "" } }

  /// Lends the same with a NUL behind it. The pointer is good until `read` returns.
  func withServerTiming<Result>(_ read: (UnsafePointer<CChar>?) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 48 * Self.limit + 1) { text in
      var length = 0
      for index in 0..<count {
        if index > 0 { write(", ", to: text, at: &length) }
        write(laps[index].name, to: text, at: &length)
        write(";dur=", to: text, at: &length)
        write(milliseconds: laps[index].nanoseconds, to: text, at: &length)
      }
      text[length] = 0
      return text.withMemoryRebound(to: CChar.self) { read($0.baseAddress) }
    }
  }
}

private func write(_ text: StaticString, to buffer: UnsafeMutableBufferPointer<UInt8>, at length: inout Int) {
  for index in 0..<text.utf8CodeUnitCount { buffer[length + index] = text.utf8Start[index] }
  length += text.utf8CodeUnitCount
}

/// A time with three decimals.
private func write(
  milliseconds nanoseconds: UInt64, to buffer: UnsafeMutableBufferPointer<UInt8>, at length: inout Int
) {
  let microseconds = nanoseconds / 1000
  var digits = 4
  var rest = microseconds / 10_000
  while rest > 0 {
    digits += 1
    rest /= 10
  }
  rest = microseconds
  for place in stride(from: length + digits, through: length, by: -1) {
    let isPoint = place == length + digits - 3
    buffer[place] = isPoint ? UInt8(ascii: ".") : UInt8(ascii: "0") + UInt8(rest % 10)
    if !isPoint { rest /= 10 }
  }
  length += digits + 1
}
