import SwiftInterpreter

/// Where a text begins in another, in UTF-16 code units; -1 where it does not, and nil for what is no text, or too long to be looked through.
func utf16Index(_ values: [Value]) -> Value? {
  guard values.count == 2, case .string(let text) = values[0], case .string(let wanted) = values[1] else {
    return nil
  }
  let (units, part) = (Array(text.utf16), Array(wanted.utf16))
  guard !part.isEmpty, part.count <= units.count else { return .integer(-1, .int) }
  guard units.count.multipliedReportingOverflow(by: part.count).partialValue < 1 << 24 else { return nil }
  let found = (0...units.count - part.count).first { start in
    units[start] == part[0] && units[start..<start + part.count].elementsEqual(part)
  }
  return .integer(found ?? -1, .int)
}

/// How long a text is, in UTF-16 code units; nil for what is no text. One that was put together is as long as what stands for it.
func utf16Count(_ values: [Value]) -> Value? {
  guard case .string(let text)? = values.first else { return nil }
  return .integer(text.utf16.count, .int)
}

/// A part of a text, by its place and length in UTF-16 code units; nil for one that is not in it.
func utf16Part(_ values: [Value]) -> Value? {
  guard values.count == 3, case .string(let text) = values[0], case .integer(let start, _) = values[1],
    case .integer(let length, _) = values[2]
  else { return nil }
  let units = Array(text.utf16)
  guard start >= 0, length >= 0, start <= units.count, length <= units.count - start else { return nil }
  return .string(String(decoding: units[start..<start + length], as: UTF16.self))
}
