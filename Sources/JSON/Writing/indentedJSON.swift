/// A JSON text for people: two blanks a level, and on one line whatever fits there. Ends with a line feed.
///
/// - Parameters:
///   - bytes: A text that is known to be JSON.
///   - width: Of a line, in characters.
/// - Complexity: O(*n*) in the length of the text.
package func indentedJSON(_ bytes: [UInt8], width: Int = 100) -> [UInt8] {
  var writer = IndentedWriter(widths: compactWidths(of: bytes), limit: width)
  var isString = false
  var isEscaped = false
  for byte in bytes {
    if isString {
      writer.append(byte)
      isString = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      continue
    }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
    case UInt8(ascii: "{"), UInt8(ascii: "["): writer.open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): writer.close(byte)
    case UInt8(ascii: ","): writer.separate()
    case UInt8(ascii: ":"): writer.append(": ")
    default:
      isString = byte == UInt8(ascii: "\"")
      writer.append(byte)
    }
  }
  writer.append("\n")
  return writer.output
}

/// How wide each object and array is on one line, in the order in which they begin.
private func compactWidths(of bytes: [UInt8]) -> [Int] {
  var widths: [Int] = []
  var open: [Int] = []
  var total = 0
  var isString = false
  var isEscaped = false
  for byte in bytes {
    if isString {
      // What continues a character has no width.
      total += byte & 0xC0 == 0x80 ? 0 : 1
      isString = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      continue
    }
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.append(widths.count)
      widths.append(total)
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      if let index = open.popLast() { widths[index] = total + 1 - widths[index] }
    case UInt8(ascii: ","), UInt8(ascii: ":"): total += 1
    default: isString = byte == UInt8(ascii: "\"")
    }
    total += 1
  }
  return widths
}

private struct IndentedWriter {
  private(set) var output: [UInt8] = []
  let widths: [Int]
  let limit: Int
  private var opened = 0
  private var level = 0
  /// How many brackets are open of what stands on one line.
  private var inline = 0
  private var column = 0

  init(widths: [Int], limit: Int) { (self.widths, self.limit) = (widths, limit) }

  mutating func append(_ byte: UInt8) {
    output.append(byte)
    column += byte & 0xC0 == 0x80 ? 0 : 1
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes in
      for byte in bytes { append(byte) }
    }
  }

  mutating func open(_ bracket: UInt8) {
    let isShort = inline > 0 || column + widths[opened] <= limit
    opened += 1
    append(bracket)
    if isShort {
      inline += 1
    } else {
      level += 1
      breakLine()
    }
  }

  mutating func close(_ bracket: UInt8) {
    if inline > 0 {
      inline -= 1
    } else {
      level -= 1
      breakLine()
    }
    append(bracket)
  }

  mutating func separate() {
    append(",")
    if inline > 0 { append(" ") } else { breakLine() }
  }

  private mutating func breakLine() {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
    column = 2 * level
  }
}
