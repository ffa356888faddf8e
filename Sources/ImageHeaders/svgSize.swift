/// The size of the root element: its `width` and `height` where they are lengths, else those of its `viewBox`. Of
/// one length alone the other follows from the shape of the view box (SVG 2, 8.2).
func svgSize(of file: ByteView) throws(HeaderFault) -> ImageHeader {
  var scanner = try TagScanner(file)
  var width: Double?
  var height: Double?
  var box: (width: Double, height: Double)?
  while let (name, value) = try scanner.nextAttribute() {
    switch name {
    case "width": width = length(value)
    case "height": height = length(value)
    case "viewBox": box = viewBox(value)
    default: break
    }
  }
  return header(width: width, height: height, box: box)
}

private func header(width: Double?, height: Double?, box: (width: Double, height: Double)?) -> ImageHeader {
  switch (width, height, box) {
  case (let width?, let height?, _): ImageHeader(pointWidth: width, height: height)
  case (nil, nil, let box?): ImageHeader(pointWidth: box.width, height: box.height)
  case (let width?, nil, let box?): ImageHeader(pointWidth: width, height: width * box.height / box.width)
  case (nil, let height?, let box?): ImageHeader(pointWidth: height * box.width / box.height, height: height)
  default: .unknown
  }
}

/// The last two of four numbers.
private func viewBox(_ text: String) -> (width: Double, height: Double)? {
  let numbers = text.split { " ,\t\r\n".utf8.contains($0.utf8.first ?? 0) }.map { Double($0) ?? 0 }
  return numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? (numbers[2], numbers[3]) : nil
}

/// A length in points: a number is one, as are pixels; other units are those of CSS. A percentage, which is one of
/// the place where the image stands, is none.
private func length(_ text: String) -> Double? {
  let text = text.filter { !" \t\r\n".contains($0) }
  let units: [(String, Double)] = [
    ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
  ]
  for (unit, points) in units where text.hasSuffix(unit) {
    return Double(text.dropLast(2)).flatMap { $0 > 0 ? $0 * points : nil }
  }
  return Double(text).flatMap { $0 > 0 ? $0 : nil }
}

/// Finds the first element of an XML text and its attributes. No entity is expanded, and nothing is read behind the
/// first tag.
private struct TagScanner {
  private let file: ByteView
  private var index: Int

  /// Goes behind the name of the root element, which must be `svg`, with or without a prefix.
  init(_ file: ByteView) throws(HeaderFault) {
    self.file = file
    index = file.begins(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while try nextByte() == UInt8(ascii: "<") {
      if file.has("<!--", at: index) {
        try skip(past: "-->")
      } else if file.has("<?", at: index) {
        try skip(past: "?>")
      } else if file.has("<!", at: index) {
        try skipDeclaration()
      } else {
        index += 1
        let name = name()
        if index >= file.count { throw .ended }
        if name == "svg" || name.hasSuffix(":svg") { return }
        break
      }
    }
    throw .damaged
  }

  /// Nil where the element's first tag ends.
  mutating func nextAttribute() throws(HeaderFault) -> (name: String, value: String)? {
    let byte = try nextByte()
    if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return nil }
    let name = name()
    guard try nextByte() == UInt8(ascii: "="), !name.isEmpty else { throw .damaged }
    index += 1
    let quote = try nextByte()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .damaged }
    let start = index + 1
    index = start
    while let byte = file.byte(at: index), byte != quote { index += 1 }
    guard index < file.count else { throw .ended }
    // No length and no view box is longer.
    let value = file.bytes[start..<min(index, start + 256)]
    index += 1
    return (name, String(decoding: value, as: UTF8.self))
  }

  /// A name, cut where it is longer than any that counts.
  private mutating func name() -> String {
    let start = index
    while let byte = file.byte(at: index), !isBlank(byte), !"=>/".utf8.contains(byte) { index += 1 }
    return String(decoding: file.bytes[start..<min(index, start + 64)], as: UTF8.self)
  }

  /// The byte behind blanks, which stays.
  private mutating func nextByte() throws(HeaderFault) -> UInt8 {
    while let byte = file.byte(at: index) {
      if !isBlank(byte) { return byte }
      index += 1
    }
    throw .ended
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skip(past end: StaticString) throws(HeaderFault) {
    guard let found = file.firstIndex(of: end, from: index) else { throw .ended }
    index = found + end.utf8CodeUnitCount
  }

  /// A document type declaration: up to its `>`, which counts neither in quotes nor in brackets.
  private mutating func skipDeclaration() throws(HeaderFault) {
    var quote: UInt8?
    var depth = 0
    while let byte = file.byte(at: index) {
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
    throw .ended
  }
}
