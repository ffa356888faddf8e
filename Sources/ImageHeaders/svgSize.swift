/// The size of the root element: its `width` and `height` where they are lengths, else those of its `viewBox`. Of
/// one length alone the other follows from the shape of the view box (SVG 2, 8.2).
func svgSize(of file: ByteView) -> ImageHeader {
  var scanner = TagScanner(file)
  switch scanner.findRoot() {
  case .incomplete: return file.atEnd
  case .none: return .unknown
  case .found: break
  }
  var width: Double?
  var height: Double?
  var box: (width: Double, height: Double)?
  while true {
    switch scanner.nextAttribute() {
    case .incomplete: return file.atEnd
    case .malformed: return .unknown
    case .end: return header(width: width, height: height, box: box)
    case .attribute("width", let value): width = length(value)
    case .attribute("height", let value): height = length(value)
    case .attribute("viewBox", let value): box = viewBox(value)
    case .attribute: break
    }
  }
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
  let numbers = text.split { " ,\t\r\n".utf8.contains($0.utf8.first ?? 0) }.map { Double($0) }
  guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 else {
    return nil
  }
  return (width, height)
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
  enum Root {
    case found, none, incomplete
  }
  enum Attribute {
    case attribute(String, String)
    case end, malformed, incomplete
  }

  private let file: ByteView
  private var index: Int

  init(_ file: ByteView) {
    self.file = file
    index = file.begins(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Goes behind the name of the root element, which must be `svg`, with or without a prefix.
  mutating func findRoot() -> Root {
    while true {
      skipBlanks()
      guard let byte = file.byte(at: index) else { return .incomplete }
      guard byte == UInt8(ascii: "<") else { return .none }
      let isFound: Bool
      if file.has("<!--", at: index) {
        isFound = skip(past: "-->")
      } else if file.has("<?", at: index) {
        isFound = skip(past: "?>")
      } else if file.has("<!", at: index) {
        isFound = skipDeclaration()
      } else {
        index += 1
        let name = name()
        if index >= file.count { return .incomplete }
        return name == "svg" || name.hasSuffix(":svg") ? .found : .none
      }
      if !isFound { return .incomplete }
    }
  }

  mutating func nextAttribute() -> Attribute {
    skipBlanks()
    guard let byte = file.byte(at: index) else { return .incomplete }
    if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return .end }
    let name = name()
    skipBlanks()
    guard let equals = file.byte(at: index) else { return .incomplete }
    guard !name.isEmpty, equals == UInt8(ascii: "=") else { return .malformed }
    index += 1
    skipBlanks()
    guard let quote = file.byte(at: index) else { return .incomplete }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .malformed }
    let start = index + 1
    index = start
    while let byte = file.byte(at: index), byte != quote { index += 1 }
    guard index < file.count else { return .incomplete }
    // No length and no view box is longer.
    let value = file.bytes[start..<min(index, start + 256)]
    index += 1
    return .attribute(name, String(decoding: value, as: UTF8.self))
  }

  /// A name, cut where it is longer than any that counts.
  private mutating func name() -> String {
    let start = index
    while let byte = file.byte(at: index), !isBlank(byte), !"=>/".utf8.contains(byte) { index += 1 }
    return String(decoding: file.bytes[start..<min(index, start + 64)], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let byte = file.byte(at: index), isBlank(byte) { index += 1 }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private mutating func skip(past end: StaticString) -> Bool {
    guard let found = file.firstIndex(of: end, from: index) else { return false }
    index = found + end.utf8CodeUnitCount
    return true
  }

  /// A document type declaration: up to its `>`, which counts neither in quotes nor in brackets.
  private mutating func skipDeclaration() -> Bool {
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
      case UInt8(ascii: ">") where depth <= 0: return true
      default: break
      }
    }
    return false
  }
}
