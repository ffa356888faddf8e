/// The headers of one message, where they lie.
///
/// A request from the network keeps pointers into the connection's memory, a request made by hand keeps strings.
/// Either is searched, not indexed: a handler asks for two or three of some ten.
struct HeaderFields {
  /// A header line in the connection's memory, without the line end.
  struct Line {
    let name: UnsafeRawBufferPointer
    let value: UnsafeRawBufferPointer
  }

  /// In the order of the message. Good while the connection works on this request.
  private(set) var lines: ContiguousArray<Line> = []
  /// Headers that own their memory.
  private var owned: [HTTPField] = []

  init(_ fields: [HTTPField] = []) { owned = fields }
  mutating func append(_ line: Line) { lines.append(line) }

  /// Forgets everything and keeps the room for as many lines.
  mutating func reset() {
    lines.removeAll(keepingCapacity: true)
    owned = []
  }

  /// Forgets what lies in the connection's memory.
  mutating func dropBorrowed() { lines.removeAll() }

  /// Copies the lines, so that they stay readable whatever becomes of the connection.
  mutating func own() {
    owned = lines.map { line in
      HTTPField(String(decoding: line.name, as: UTF8.self), String(decoding: line.value, as: UTF8.self))
    }
    lines.removeAll(keepingCapacity: true)
  }

  /// Lends the value of the line called `name`, nil if there is none; several lines are joined first.
  ///
  /// - Parameter name: In small letters.
  func withValue<Result>(of name: StaticString, _ read: (UnsafeRawBufferPointer?) -> Result) -> Result {
    var found: UnsafeRawBufferPointer?
    var isAlone = owned.isEmpty
    for line in lines where isNamed(line.name, name) {
      isAlone = isAlone && found == nil
      found = line.value
    }
    if isAlone { return read(found.map { withoutBlanks($0[...]) }) }
    guard var text = self["\(name)"] else { return read(nil) }
    return text.withUTF8 { read(UnsafeRawBufferPointer($0)) }
  }

  /// The values of every line called `name`, joined with commas; `nil` if there is none.
  subscript(name: String) -> String? {
    var found: String?
    func add(_ value: UnsafeRawBufferPointer) {
      let text = String(decoding: withoutBlanks(value[...]), as: UTF8.self)
      found = found.map { $0 + ", " + text } ?? text
    }
    for line in lines where equalIgnoringCase(line.name, name.utf8) { add(line.value) }
    for field in owned where equalIgnoringCase(field.name.utf8, name.utf8) {
      var value = field.value
      value.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }
    return found
  }
}

/// A field value without the blanks that do not belong to it (RFC 9110, section 5.5).
func withoutBlanks(_ value: Slice<UnsafeRawBufferPointer>) -> UnsafeRawBufferPointer {
  let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  var rest = value.drop(while: isBlank)
  while let last = rest.last, isBlank(last) { rest.removeLast() }
  return UnsafeRawBufferPointer(rebasing: rest)
}
