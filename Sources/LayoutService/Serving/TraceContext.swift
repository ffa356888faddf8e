/// Who called, as W3C's Trace Context has it in `traceparent`.
struct TraceContext: Hashable, Sendable {
  /// 32 hexadecimal digits.
  let traceID: String
  /// 16 hexadecimal digits: the caller's own step.
  let spanID: String

  /// - Returns: Nil for a value that is to be ignored: another form, capital letters, a version `ff`, an id of zeros.
  init?(_ value: UnsafeRawBufferPointer) {
    let length = 55
    let isDigit = { (byte: UInt8) in
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
    }
    guard value.count >= length, [2, 35, 52].allSatisfy({ value[$0] == UInt8(ascii: "-") }) else {
      return nil
    }
    let (version, trace, span, flags) = (value[0..<2], value[3..<35], value[36..<52], value[53..<55])
    guard [version, trace, span, flags].allSatisfy({ $0.allSatisfy(isDigit) }) else { return nil }
    // A later version may have more behind another hyphen.
    let isFirst = version.allSatisfy { $0 == UInt8(ascii: "0") }
    let isComplete = value.count == length || !isFirst && value[length] == UInt8(ascii: "-")
    let isZero = { (digits: Slice<UnsafeRawBufferPointer>) in digits.allSatisfy { $0 == UInt8(ascii: "0") } }
    guard isComplete, !version.allSatisfy({ $0 == UInt8(ascii: "f") }), !isZero(trace), !isZero(span) else {
      return nil
    }
    traceID = String(decoding: trace, as: UTF8.self)
    spanID = String(decoding: span, as: UTF8.self)
  }
}
