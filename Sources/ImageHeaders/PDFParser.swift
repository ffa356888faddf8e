/// A value of a PDF file, as far as the size of a page asks for it.
enum PDFValue: Equatable {
  case number(Double)
  case name(String)
  case reference(Int)
  case array([PDFValue])
  case object([String: PDFValue])
  /// A string, a truth value, null.
  case other

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var reference: Int? { if case .reference(let value) = self { value } else { nil } }
  var object: [String: PDFValue]? { if case .object(let value) = self { value } else { nil } }
}

func isPDFBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0 || (0x09...0x0D).contains(byte) }
func isPDFDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// Reads values (ISO 32000-1, 7.3). Nesting and lengths are bounded; what is beyond gives nil.
struct PDFParser {
  private let file: ByteView
  private(set) var index: Int
  /// How many values may still be read.
  private var budget = 10_000

  private static let depthLimit = 32
  /// No string of a page's objects is longer.
  private static let stringLimit = 64 * 1024

  init(_ file: ByteView, at index: Int) { (self.file, self.index) = (file, index) }

  mutating func skipBlanks() {
    while let byte = file.byte(at: index) {
      if byte == UInt8(ascii: "%") {
        while let byte = file.byte(at: index), byte != 0x0A, byte != 0x0D { index += 1 }
      } else if isPDFBlank(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  /// The value at hand; nil where there is none.
  mutating func value() -> PDFValue? { value(depth: 0) }

  private mutating func value(depth: Int) -> PDFValue? {
    budget -= 1
    guard depth < Self.depthLimit, budget > 0 else { return nil }
    skipBlanks()
    guard let byte = file.byte(at: index) else { return nil }
    switch byte {
    case UInt8(ascii: "/"): return name().map { .name($0) }
    case UInt8(ascii: "("): return string()
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "<"):
      if file.byte(at: index + 1) == UInt8(ascii: "<") { return object(depth: depth) }
      let end = index + Self.stringLimit
      while let byte = file.byte(at: index), index < end {
        index += 1
        if byte == UInt8(ascii: ">") { return .other }
      }
      return nil
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return numberOrReference()
    // Any other word ends the value.
    default: return take("true") || take("false") || take("null") ? .other : nil
    }
  }

  private func isDelimiter(_ byte: UInt8) -> Bool { isPDFBlank(byte) || "()<>[]{}/%".utf8.contains(byte) }

  private mutating func name() -> String? {
    let start = index + 1
    index = file.bytes[start...].firstIndex(where: isDelimiter) ?? file.count
    guard index - start <= 127 else { return nil }
    return String(decoding: file.bytes[start..<index], as: UTF8.self)
  }

  /// Brackets nest in strings unless a backslash stands before them.
  private mutating func string() -> PDFValue? {
    let end = index + Self.stringLimit
    var depth = 0
    while let byte = file.byte(at: index), index < end {
      index += 1
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return .other }
      default: break
      }
    }
    return nil
  }

  /// Goes behind a text that follows blanks; false if another one stands there.
  private mutating func take(_ text: StaticString) -> Bool {
    skipBlanks()
    guard file.has(text, at: index) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  private mutating func array(depth: Int) -> PDFValue? {
    index += 1
    var elements: [PDFValue] = []
    while !take("]") {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  private mutating func object(depth: Int) -> PDFValue? {
    index += 2
    var members: [String: PDFValue] = [:]
    while !take(">>") {
      guard file.byte(at: index) == UInt8(ascii: "/"), let key = name(), let value = value(depth: depth + 1)
      else { return nil }
      members[key] = value
    }
    return .object(members)
  }

  private mutating func numberOrReference() -> PDFValue? {
    guard let number = number() else { return nil }
    let end = index
    if number >= 0, let target = Int(exactly: number) {
      skipBlanks()
      if let byte = file.byte(at: index), isPDFDigit(byte), self.number() != nil {
        skipBlanks()
        if file.byte(at: index) == UInt8(ascii: "R"), file.byte(at: index + 1).map(isDelimiter) ?? true {
          index += 1
          return .reference(target)
        }
      }
      index = end
    }
    return .number(number)
  }

  /// A sign, digits, a point, digits: PDF has no exponents. `4.` and `.5` are numbers, too.
  private mutating func number() -> Double? {
    var (digits, divisor) = (0.0, 1.0)
    var count = 0
    var hasPoint = false
    let sign = file.byte(at: index)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    while let byte = file.byte(at: index) {
      if isPDFDigit(byte), count < 40 {
        digits = digits * 10 + Double(byte &- UInt8(ascii: "0"))
        count += 1
        if hasPoint { divisor *= 10 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    return count > 0 ? (sign == UInt8(ascii: "-") ? -digits : digits) / divisor : nil
  }
}
