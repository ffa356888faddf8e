import CMinizip

/// The size of the first page: its media box, its own or inherited, turned as the page says (ISO 32000-1, 7.7.3).
///
/// Objects are found by going through the file, not by its table of places, which damaged and hand-made files have
/// wrong. Needs the whole file.
///
/// - Parameter effort: Bytes that may be unpacked and read as values; what was is taken from it.
func pdfSize(of file: ByteView, effort: inout Int) -> ImageHeader {
  guard file.isWhole else { return .incomplete }
  var document = PDFDocument(file, effort: effort)
  defer { effort -= document.spentEffort }
  guard let page = document.firstPage(), let box = page.mediaBox else { return .unknown }
  let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
  let isTurned = Int(exactly: page.rotation / 90).map { $0 % 2 != 0 } ?? false
  return ImageHeader(pointWidth: isTurned ? height : width, height: isTurned ? width : height)
}

/// The objects of a PDF file by their numbers.
private struct PDFDocument {
  struct Page {
    /// Four numbers.
    var mediaBox: [Double]?
    var rotation = 0.0
  }

  private let file: ByteView
  /// The last definition of each object: which text it stands in, and where.
  private var places: [Int: (text: Int, index: Int)] = [:]
  /// The file, and the object streams that were unpacked.
  private var texts: [ByteView]
  private var root: Int?
  /// A page that was found by itself, for files without a root.
  private var anyPage: Int?
  private var unpackedBytes = 0
  /// How many bytes of values may still be read: places of a hostile file could all lead to one long value.
  private var work: Int
  private let allowedWork: Int
  private let unpackedLimit: Int

  /// Beyond these a file is no image.
  private static let objectLimit = 100_000
  private static let longestUnpacked = 16 << 20
  private static let mostWork = 4 << 20
  private static let pageTreeDepth = 32

  /// Bytes that were unpacked and read as values.
  var spentEffort: Int { unpackedBytes + allowedWork - work }

  init(_ file: ByteView, effort: Int) {
    self.file = file
    unpackedLimit = min(Self.longestUnpacked, max(effort, 0))
    allowedWork = min(Self.mostWork, max(effort, 0))
    work = allowedWork
    texts = [file]
    findObjects()
  }

  // MARK: Finding objects

  /// Goes from one `obj` to the next and over the streams between them.
  private mutating func findObjects() {
    var index = 0
    while work > 0, let place = file.firstIndex(of: "obj", from: index), places.count < Self.objectLimit {
      index = place + 3
      guard let number = objectNumber(before: place) else { continue }
      places[number] = (0, index)
      let (value, end) = parse(text: 0, at: index)
      index = end
      guard let object = value?.object else { continue }
      note(object, number: number)
      if file.has("stream", at: index) { index = skipStream(at: index + 6, of: object) }
    }
    if root == nil { findTrailer() }
  }

  /// The value at a place, and the place behind it and the blanks that follow.
  private mutating func parse(text: Int, at index: Int) -> (value: PDFValue?, end: Int) {
    guard work > 0 else { return (nil, index) }
    var parser = PDFParser(texts[text], at: index)
    let value = parser.value()
    parser.skipBlanks()
    work -= parser.index - index + 1
    return (value, parser.index)
  }

  /// `12 0 obj`: the number before the generation. `endobj` has none.
  private func objectNumber(before place: Int) -> Int? {
    var index = place - 1
    func skipBlanks() { while let byte = file.byte(at: index), isPDFBlank(byte) { index -= 1 } }
    func digits() -> Int? {
      let end = index
      while let byte = file.byte(at: index), isPDFDigit(byte) { index -= 1 }
      guard index < end, end - index <= 10 else { return nil }
      return Int(String(decoding: file.bytes[(index + 1)...end], as: UTF8.self))
    }
    skipBlanks()
    guard digits() != nil else { return nil }
    let generation = index
    skipBlanks()
    return index < generation ? digits() : nil
  }

  private mutating func note(_ object: [String: PDFValue], number: Int) {
    if let reference = object["Root"]?.reference { root = reference }
    if object["Type"]?.name == "Catalog", root == nil { root = number }
    if object["Type"]?.name == "Page", anyPage == nil { anyPage = number }
  }

  private mutating func findTrailer() {
    var index = 0
    while let place = file.firstIndex(of: "trailer", from: index) {
      let (value, end) = parse(text: 0, at: place + 7)
      index = end
      if let reference = value?.object?["Root"]?.reference { root = reference }
    }
  }

  /// The place behind a stream, which is unpacked if it holds objects.
  private mutating func skipStream(at start: Int, of object: [String: PDFValue]) -> Int {
    var start = start
    if file.byte(at: start) == 0x0D { start += 1 }
    if file.byte(at: start) == 0x0A { start += 1 }
    var end = file.firstIndex(of: "endstream", from: start) ?? file.count
    // A length that is right spares the search where the data hold the word by chance.
    if let length = object["Length"]?.number, length >= 0, length <= Double(max(0, file.count - start)) {
      let told = start + Int(length)
      if let found = file.firstIndex(of: "endstream", from: told, before: told + 3) { end = found }
    }
    if object["Type"]?.name == "ObjStm" { unpack(start..<end, object) }
    return end
  }

  /// The objects of an object stream (7.5.7): pairs of numbers and places, then the objects.
  private mutating func unpack(_ range: Range<Int>, _ object: [String: PDFValue]) {
    guard let first = object["First"]?.number, let count = object["N"]?.number, first >= 0, count >= 0
    else { return }
    let bytes: [UInt8]
    switch object["Filter"] {
    case nil: bytes = Array(file.bytes[range])
    case .name("FlateDecode")?, .array([.name("FlateDecode")])?:
      guard object["DecodeParms"] == nil else { return }
      bytes = inflated(file.bytes[range], limit: unpackedLimit - unpackedBytes)
    default: return
    }
    unpackedBytes += bytes.count
    let text = texts.count
    texts.append(ByteView(bytes, isWhole: true))
    var index = 0
    for _ in 0..<Int(min(count, Double(Self.objectLimit))) {
      let number = parse(text: text, at: index)
      let offset = parse(text: text, at: number.end)
      index = offset.end
      guard let number = number.value?.number.flatMap({ Int(exactly: $0) }),
        let offset = offset.value?.number,
        offset >= 0, first + offset < Double(bytes.count), places.count < Self.objectLimit
      else { return }
      places[number] = (text, Int(first + offset))
      if let object = value(number)?.object { note(object, number: number) }
    }
  }

  // MARK: Pages

  private mutating func value(_ number: Int) -> PDFValue? {
    guard let place = places[number] else { return nil }
    return parse(text: place.text, at: place.index).value
  }

  /// The value itself, or what it refers to.
  private mutating func resolved(_ value: PDFValue?) -> PDFValue? {
    var value = value
    for _ in 0..<8 {
      guard let number = value?.reference else { return value }
      value = self.value(number)
    }
    return nil
  }

  mutating func firstPage() -> Page? {
    if let root, let tree = resolved(value(root)?.object?["Pages"])?.object { return firstPage(below: tree) }
    guard let anyPage, let object = value(anyPage)?.object else { return nil }
    return page(of: object, inheriting: Page())
  }

  private mutating func firstPage(below tree: [String: PDFValue]) -> Page? {
    var node = tree
    var found = page(of: node, inheriting: Page())
    for _ in 0..<Self.pageTreeDepth {
      guard case .array(let kids)? = resolved(node["Kids"]), let child = resolved(kids.first)?.object
      else { return found }
      node = child
      found = page(of: node, inheriting: found)
    }
    return nil
  }

  private mutating func page(of object: [String: PDFValue], inheriting parent: Page) -> Page {
    var page = parent
    if case .array(let values)? = resolved(object["MediaBox"]) {
      let numbers = values.prefix(5).compactMap { resolved($0)?.number }
      page.mediaBox = numbers.count == 4 ? numbers : nil
    }
    if let rotation = resolved(object["Rotate"])?.number { page.rotation = rotation }
    return page
  }
}

/// The content of a zlib stream, as far as it can be read and no more than `limit` bytes of it. The only unsafe code of this
/// module: zlib reads and writes through pointers, which are good while it is called.
func inflated(_ packed: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
  var stream = z_stream()
  guard limit > 0, packed.count <= UInt32.max, CMinizip_inflateInit(&stream) == Z_OK else { return [] }
  defer { inflateEnd(&stream) }
  var result: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 16 * 1024)
  packed.withUnsafeBufferPointer { input in
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(input.count)
    var status = Z_OK
    while status == Z_OK, result.count < limit {
      let count = piece.withUnsafeMutableBufferPointer { output in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        status = inflate(&stream, Z_NO_FLUSH)
        return output.count - Int(stream.avail_out)
      }
      result += piece.prefix(min(count, limit - result.count))
      if count == 0 { break }
    }
  }
  return result
}
