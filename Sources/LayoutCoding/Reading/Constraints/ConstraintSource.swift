import JSON
import LayoutModel

/// Where a constraint string stands, for its faults.
struct ConstraintSource {
  let bytes: JSONBytes
  /// The first byte of the string.
  let start: Int
  /// Where the string stands in the text of the request.
  let place: Int

  /// The UTF-16 units of the string before ``start``, for a part of one.
  var unitsBefore = 0
  /// Whether it is one statement of a string of several.
  var isPart = false

  /// Whether the string begins as a visual format does and no other constraint can.
  func beginsVisualFormat(until end: Int) -> Bool {
    var first = start
    while isBlank(bytes[first]) { first += 1 }
    switch bytes[first] {
    case UInt8(ascii: "|"): return true
    case UInt8(ascii: "["): return !Self.isCode(bytes, at: first, end)
    case UInt8(ascii: "H"), UInt8(ascii: "V"): return bytes[first + 1] == UInt8(ascii: ":")
    default: return false
    }
  }

  /// The UTF-16 units before a byte of the string, which is well-formed UTF-8.
  func utf16Offset(of place: Int) -> Int {
    var units = unitsBefore
    for index in start..<max(start, place) where bytes[index] & 0xC0 != 0x80 {
      units += bytes[index] >= 0xF0 ? 2 : 1
    }
    return units
  }

  /// Notes a fault of the string.
  func note(_ kind: @autoclosure () -> Fault.Kind, at place: Int, _ reader: inout JSONReader) {
    let pointer = reader.takesFaults ? reader.pointer : .root
    reader.fault(at: self.place, Fault(kind(), at: pointer, offset: utf16Offset(of: place)))
  }

  /// Notes attributes, numbers and priorities that do not exist. The constraint is kept: its items are still
  /// looked up.
  func check(_ parsed: ParsedConstraint, _ reader: inout JSONReader) {
    for attribute in [parsed.firstAttribute, parsed.secondAttribute]
    where attribute.value == nil && !attribute.name.isEmpty {
      let name = bytes.string(attribute.name.start, attribute.name.end)
      note(
        .unknownLayoutAttribute(name, nearest: LayoutAttribute.names(near: name)),
        at: attribute.name.start, &reader)
    }
    if !multipliers(contain: parsed.multiplier) {
      note(.badMultiplier, at: parsed.multiplierPlace, &reader)
    }
    if !constants(contain: parsed.constant) { note(.badConstant, at: parsed.constantPlace, &reader) }
    if Float(priority: parsed.priority) == nil {
      note(.illegalConstraint(.badPriority), at: parsed.priorityPlace, &reader)
    }
  }
}

/// Numbers so large that sums of them lose all digits of a point are refused.
@inline(__always)
func constants(contain value: Double) -> Bool { abs(value) <= 1e9 }

@inline(__always)
func multipliers(contain value: Double) -> Bool {
  value == 0 || (abs(value) >= 1e-6 && abs(value) <= 1e6)
}

extension Fault.Kind {
  static var badConstant: Self {
    .invalidValue(expected: "a number from -1000000000 to 1000000000", nearest: [])
  }

  static var badMultiplier: Self {
    .invalidValue(expected: "0, or a number from 0.000001 to 1000000, of either sign", nearest: [])
  }
}
