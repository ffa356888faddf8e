/// How long the steps of a request took, for the `Server-Timing` header. Times never stand in an answer's body:
/// the same request has the same bytes.
///
/// Small, since it goes the whole way of a response.
package struct Stopwatch: Sendable {
  /// What a request may consist of. Case names are the tokens of the header.
  package enum Step: UInt8, Sendable {
    case decode, `import`, resolve, encode

    fileprivate var name: StaticString {
      switch self {
      case .decode: "decode"
      case .import: "import"
      case .resolve: "resolve"
      case .encode: "encode"
      }
    }
  }

  private static let limit = 4
  private var start = monotonicNanoseconds()
  private var microseconds = InlineArray<4, UInt32>(repeating: 0)
  private var steps = InlineArray<4, Step>(repeating: .decode)
  private var count: UInt8 = 0

  package init() {}

  /// Ends a step.
  ///
  /// - Precondition: No more than four steps.
  package mutating func lap(_ step: Step) {
    let now = monotonicNanoseconds()
    steps[Int(count)] = step
    microseconds[Int(count)] = UInt32(clamping: (now - start) / 1000)
    count += 1
    start = now
  }

  /// The header's value so far: `decode;dur=0.031, resolve;dur=0.058`, in milliseconds.
  package var serverTiming: String { withServerTiming { $0.map { String(cString: $0) } ?? "" } }

  /// Lends the same with a NUL behind it. The pointer is good until `read` returns.
  func withServerTiming<Result>(_ read: (UnsafePointer<CChar>?) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32 * Self.limit) { text in
      var length = 0
      for index in 0..<Int(count) {
        if index > 0 { write(", ", to: text, at: &length) }
        write(steps[index].name, to: text, at: &length)
        write(";dur=", to: text, at: &length)
        writeMilliseconds(microseconds[index], to: text, at: &length)
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
private func writeMilliseconds(
  _ microseconds: UInt32, to buffer: UnsafeMutableBufferPointer<UInt8>, at length: inout Int
) {
  var digits = 4
  var rest = microseconds / 10_000
  while rest > 0 {
    digits += 1
    rest /= 10
  }
  rest = microseconds
  let point = length + digits - 3
  var place = length + digits
  while place >= length {
    if place == point {
      buffer[place] = UInt8(ascii: ".")
    } else {
      buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    place -= 1
  }
  length += digits + 1
}
