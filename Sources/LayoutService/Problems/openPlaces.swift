import JSON

/// What is open where a text of JSON ends: the innermost bracket or quote that nothing closes, with its line and column. O(*n*).
func openPlace(inJSON body: UnsafeRawBufferPointer) -> String? {
  var open: [(byte: UInt8, line: Int, column: Int)] = []
  var (line, column, isEscaped) = (1, 0, false)
  for byte in body {
    column += 1
    if open.last?.byte == UInt8(ascii: "\"") {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        open.removeLast()
      }
    } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\"") {
      open.append((byte, line, column))
    } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), !open.isEmpty {
      open.removeLast()
    }
    if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 0) }
  }
  guard let last = open.last else { return nil }
  let name = last.byte == UInt8(ascii: "\"") ? "The quote" : "The \(Unicode.Scalar(last.byte))"
  let others =
    open.count > 2
    ? ", nor are \(open.count - 1) around it" : open.count == 2 ? ", nor is the one around it" : ""
  return "\(name) of line \(last.line), column \(last.column) is not closed\(others)."
}

/// The element that is open where a text of XML ends, nil where none is. O(*n*).
func openElement(inXML body: UnsafeRawBufferPointer) -> String? {
  var open: [Range<Int>] = []
  var next = 0
  while next < body.count {
    guard body[next] == UInt8(ascii: "<") else {
      next += 1
      continue
    }
    guard let end = body[next...].firstIndex(of: UInt8(ascii: ">")) else { break }
    let first = next + 1 < body.count ? body[next + 1] : 0
    if first == UInt8(ascii: "/") {
      _ = open.popLast()
    } else if first != UInt8(ascii: "?"), first != UInt8(ascii: "!"), body[end - 1] != UInt8(ascii: "/") {
      let name = body[(next + 1)..<end].firstIndex { $0 <= 0x20 } ?? end
      open.append((next + 1)..<name)
    }
    next = end + 1
  }
  guard let last = open.last, last.count <= 80 else { return nil }
  return String(outside: UnsafeRawBufferPointer(rebasing: body[last]))
}
