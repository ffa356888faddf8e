import LayoutModel

/// A one-pass pull decoder over the bytes of a JSON text (RFC 8259), directed by whoever reads.
///
/// What is no JSON is thrown and ends the reading. What is JSON but not what the reader expects is added to
/// ``faults`` with its place, the value is skipped, and reading goes on: a request is told all its faults.
///
/// The reader borrows the bytes: it must not be used after the buffer that it was made with is gone. All access
/// to them goes through the few functions of the section "Bytes", which check the bounds.
struct JSONReader {
  /// What was not as expected, each with the offset at which it was found. At most ``faultLimit``.
  private var found: [(place: Int, fault: Fault)] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private let maximumDepth: Int
  private(set) var offset = 0
  /// Where arrays end that were skipped once and are read later, by the offset after the colon before them.
  private var ends: [Int: Int] = [:]
  /// The member or element of each open object or array but the last.
  private var path: [Step] = []
  /// The member or element of the object or array that was opened last.
  private var step = Step.text

  /// More faults than this are not kept: nobody reads them, and a hostile text could make any number.
  static let faultLimit = 100

  fileprivate enum Step {
    /// The value of the whole text.
    case text
    case member(start: Int, end: Int)
    case element(Int)
  }

  /// A place to go back to: the offset of a value and the last step of the way to it.
  struct Mark {
    fileprivate var offset: Int
    fileprivate var depth: Int
    fileprivate var step: Step
  }

  /// Where the reader is.
  var mark: Mark { Mark(offset: offset, depth: path.count, step: step) }

  /// Goes to a place where the reader was; faults stay as they are.
  ///
  /// - Precondition: The object or array around the place is open or was left last.
  mutating func goBack(to mark: Mark) {
    offset = mark.offset
    if path.count < mark.depth { path.append(step) }
    path.removeLast(path.count - mark.depth)
    step = mark.step
  }

  /// - Parameter maximumDepth: To which objects and arrays may be nested.
  init(_ bytes: UnsafeBufferPointer<UInt8>, maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth
    path.reserveCapacity(32)
  }

  /// What was not as expected, in the order of the text.
  var faults: [Fault] {
    let sorted = found.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.place, a.fault.offset ?? 0, first.offset) < (b.place, b.fault.offset ?? 0, second.offset)
    }
    return sorted.map(\.element.fault)
  }

  /// Whether nothing was wrong so far.
  var hasFaults: Bool { !found.isEmpty }

  /// Whether another fault would be kept.
  var takesFaults: Bool { found.count < Self.faultLimit }

  /// Adds a fault at the value at hand. What it is comes at a cost, which is not paid for faults that nobody reads.
  mutating func fault(_ kind: @autoclosure () -> Fault.Kind, offset: Int? = nil) {
    guard takesFaults else { return }
    found.append((self.offset, Fault(kind(), at: pointer, offset: offset)))
  }

  /// Adds a fault about a value that was read before, at `place` of the text.
  mutating func fault(at place: Int, _ fault: @autoclosure () -> Fault) {
    guard takesFaults else { return }
    found.append((place, fault()))
  }

  /// The place of the value at hand.
  var pointer: JSONPointer {
    JSONPointer(
      (path.dropFirst() + [step]).compactMap { step in
        switch step {
        case .text: nil
        case .member(let start, let end):
          String(
            decoding: JSONString(start: start, end: end, hasEscapes: true).unescaped(in: bytes), as: UTF8.self
          )
        case .element(let index): String(index)
        }
      })
  }

  /// A fault that ends the reading: the text is not JSON from `offset` on.
  func failure(_ error: JSONSyntaxError, at offset: Int) -> Fault {
    let place = lineAndColumn(of: offset)
    return Fault(
      .invalidJSON(error, offset: offset, line: place.line, column: place.column), at: .root)
  }

  private func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    return (line, offset - lineStart + 1)
  }
}

// MARK: - Structure

extension JSONReader {
  /// An object that is being read.
  struct Object {
    fileprivate var isFirst = true
    /// The keys seen so far, by their number in the key table.
    fileprivate var seen: UInt64 = 0
  }

  /// An object with free names that is being read.
  struct Map {
    fileprivate var object: Object
    fileprivate var names: Set<String> = []
  }

  /// An array that is being read.
  struct Array {
    fileprivate var isFirst = true
  }

  /// Enters an object.
  ///
  /// - Parameter expected: What should stand here, for the fault.
  /// - Returns: Nil if something else stands here; it is skipped.
  mutating func beginObject(_ expected: String = "an object") throws(Fault) -> Object? {
    guard try expect(.object, expected) else { return nil }
    try enter(.member(start: 0, end: 0))
    return Object()
  }

  /// Enters an array; nil as for ``beginObject(_:)``.
  mutating func beginArray(_ expected: String = "an array") throws(Fault) -> Array? {
    guard try expect(.array, expected) else { return nil }
    try enter(.element(-1))
    return Array()
  }

  /// Goes to the next element; nil at the end, which leaves the array.
  mutating func nextElement(of array: inout Array) throws(Fault) -> Int? {
    skipSpace()
    if peek == UInt8(ascii: "]") {
      leave()
      return nil
    }
    if !array.isFirst {
      if peek != UInt8(ascii: ",") {
        throw failure(peek == nil ? .unexpectedEnd : .expectedCommaOrEnd, at: offset)
      }
      offset += 1
    }
    array.isFirst = false
    guard case .element(let index) = step else { return nil }
    step = .element(index + 1)
    return index + 1
  }

  /// Goes to the next member whose name is in the table; nil at the end, which leaves the object.
  ///
  /// Unknown names and names that were there before are faults, and their values are skipped.
  mutating func nextKey<Key: JSONKey>(of object: inout Object, in table: KeyTable<Key>) throws(Fault) -> Key?
  {
    while let name = try nextName(&object) {
      guard let match = table.match(name, in: bytes) else {
        let written = text(name)
        fault(.unknownKey(written, nearest: nearestNames(to: written, in: table.names)))
        try skipValue()
        continue
      }
      if object.seen & (1 << UInt64(match.number)) != 0 {
        let written = text(name)
        fault(.duplicateKey(written))
        try skipValue()
        continue
      }
      object.seen |= 1 << UInt64(match.number)
      return match.key
    }
    return nil
  }

  /// Enters an object with free names; nil as for ``beginObject(_:)``.
  mutating func beginMap(_ expected: String = "an object") throws(Fault) -> Map? {
    try beginObject(expected).map { Map(object: $0) }
  }

  /// Goes to the next member of an object with free names; nil at the end, which leaves the object.
  mutating func nextMember(of map: inout Map) throws(Fault) -> String? {
    while let name = try nextName(&map.object) {
      let written = text(name)
      if map.names.insert(written).inserted { return written }
      fault(.duplicateKey(written))
      try skipValue()
    }
    return nil
  }

  /// Whether the object at hand has a member of this name. Reads ahead and comes back.
  ///
  /// False if no object stands here.
  mutating func objectHasMember(_ name: StaticString) throws(Fault) -> Bool {
    guard try nextType() == .object else { return false }
    let start = mark
    try enter(.member(start: 0, end: 0))
    var object = Object()
    var isFound = false
    while !isFound, let member = try nextName(&object) {
      isFound = equals(member, name)
      if !isFound { try skipValue() }
    }
    goBack(to: start)
    return isFound
  }

  /// Skips the value at hand, which is read later. Members of the same name below it can then be skipped at once,
  /// however deep they are.
  mutating func skipValue(ofMember name: StaticString) throws(Fault) {
    if let end = ends[offset] { offset = end } else { try skipValue(rememberingEndsOf: name) }
  }

  /// Skips the value at hand, whatever it is. It is checked to be JSON.
  mutating func skipValue(rememberingEndsOf remembered: StaticString? = nil) throws(Fault) {
    switch try nextType() {
    case .object:
      try enter(.member(start: 0, end: 0))
      var object = Object()
      while let name = try nextName(&object) {
        let start = offset
        try skipValue(rememberingEndsOf: remembered)
        if let remembered, equals(name, remembered) { ends[start] = offset }
      }
    case .array:
      try enter(.element(-1))
      var array = Array()
      while try nextElement(of: &array) != nil { try skipValue(rememberingEndsOf: remembered) }
    case .string: _ = try readString()
    case .number: _ = try readNumber()
    case .boolean, .null: try readWord()
    }
  }

  /// Ends the reading: nothing but white space may follow.
  mutating func end() throws(Fault) {
    skipSpace()
    guard offset == bytes.count else { throw failure(.trailingBytes, at: offset) }
  }

  private mutating func enter(_ first: Step) throws(Fault) {
    offset += 1
    path.append(step)
    step = first
    if path.count > maximumDepth {
      throw Fault(.limitExceeded(.depth, limit: maximumDepth, value: path.count), at: pointer)
    }
  }

  private mutating func leave() {
    offset += 1
    step = path.removeLast()
  }

  private mutating func nextName(_ object: inout Object) throws(Fault) -> JSONString? {
    skipSpace()
    if peek == UInt8(ascii: "}") {
      leave()
      return nil
    }
    guard object.isFirst || peek == UInt8(ascii: ",") else {
      throw failure(peek == nil ? .unexpectedEnd : .expectedCommaOrEnd, at: offset)
    }
    if !object.isFirst {
      offset += 1
      skipSpace()
    }
    object.isFirst = false
    guard peek == UInt8(ascii: "\"") else {
      throw failure(peek == nil ? .unexpectedEnd : .expectedKey, at: offset)
    }
    let name = try readString()
    step = .member(start: name.start, end: name.end)
    skipSpace()
    guard peek == UInt8(ascii: ":") else {
      throw failure(peek == nil ? .unexpectedEnd : .expectedColon, at: offset)
    }
    offset += 1
    return name
  }
}

// MARK: - Values

extension JSONReader {
  /// The type of the value at hand, by its first byte.
  mutating func nextType() throws(Fault) -> JSONType {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    case nil: throw failure(.unexpectedEnd, at: offset)
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return .number
    default: throw failure(.expectedValue, at: offset)
    }
  }

  /// A finite number; nil, with a fault, if something else stands here.
  mutating func double(_ expected: String = "a number") throws(Fault) -> Double? {
    guard try expect(.number, expected) else { return nil }
    let value = try readNumber()
    if value.isFinite { return value }
    fault(.nonFinite)
    return nil
  }

  /// A whole number in a range.
  mutating func integer(in range: ClosedRange<Int>) throws(Fault) -> Int? {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let value = try double(expected) else { return nil }
    guard value == value.rounded(), value >= Double(range.lowerBound), value <= Double(range.upperBound)
    else {
      fault(.invalidValue(expected: expected, nearest: []))
      return nil
    }
    return Int(value)
  }

  mutating func boolean() throws(Fault) -> Bool? {
    guard try expect(.boolean, "true or false") else { return nil }
    let value = peek == UInt8(ascii: "t")
    try readWord()
    return value
  }

  mutating func string(_ expected: String = "a string") throws(Fault) -> String? {
    guard try expect(.string, expected) else { return nil }
    return text(try readString())
  }

  /// A string as bytes, which are not copied where it has no escapes.
  mutating func stringBytes(_ expected: String = "a string") throws(Fault) -> JSONText? {
    guard try expect(.string, expected) else { return nil }
    let string = try readString()
    if string.hasEscapes { return .unescaped(string.unescaped(in: bytes)) }
    return .part(UnsafeBufferPointer(rebasing: bytes[string.start..<string.end]))
  }

  /// One of the words of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) throws(Fault) -> Word? {
    let names = Word.allCases.map(\.rawValue)
    let expected = "one of \(names.joined(separator: ", "))"
    guard let written = try string(expected) else { return nil }
    if let word = Word(rawValue: written) { return word }
    fault(.invalidValue(expected: expected, nearest: nearestNames(to: written, in: names)))
    return nil
  }

  /// Whether null stands here, which is read.
  mutating func null() throws(Fault) -> Bool {
    guard try nextType() == .null else { return false }
    try readWord()
    return true
  }

  /// Whether a value of this type stands here; if not, the fault is noted and the value skipped.
  mutating func expect(_ type: JSONType, _ expected: @autoclosure () -> String) throws(Fault) -> Bool {
    let found = try nextType()
    if found == type { return true }
    fault(.wrongType(expected: expected(), found: found))
    try skipValue()
    return false
  }

  private mutating func readWord() throws(Fault) {
    for word in ["true", "false", "null"] as [StaticString] {
      let length = min(word.utf8CodeUnitCount, bytes.count - offset)
      guard matches(word, length: length) else { continue }
      if length < word.utf8CodeUnitCount { throw failure(.unexpectedEnd, at: bytes.count) }
      offset += length
      return
    }
    throw failure(.expectedValue, at: offset)
  }
}

// MARK: - Tokens

extension JSONReader {
  /// Reads a string token: its quotes, its escapes and its UTF-8 are right.
  private mutating func readString() throws(Fault) -> JSONString {
    offset += 1
    let start = offset
    var hasEscapes = false
    while true {
      skipPlainWords()
      guard let byte = peek else { throw failure(.unexpectedEnd, at: offset) }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return JSONString(start: start, end: offset - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try readEscape()
      case 0..<0x20: throw failure(.controlCharacter, at: offset)
      case 0x80...: try readMultibyte()
      default: offset += 1
      }
    }
  }

  private mutating func readEscape() throws(Fault) {
    let start = offset
    offset += 1
    switch peek {
    case UInt8(ascii: "u"):
      let unit = try readUnit(at: start)
      if (0xDC00...0xDFFF).contains(unit) { throw failure(.loneSurrogate, at: start) }
      guard (0xD800...0xDBFF).contains(unit) else { return }
      for (index, expected) in "\\u".utf8.enumerated() {
        guard let byte = byte(at: offset + index) else { throw failure(.unexpectedEnd, at: bytes.count) }
        guard byte == expected else { throw failure(.loneSurrogate, at: start) }
      }
      offset += 1
      guard (0xDC00...0xDFFF).contains(try readUnit(at: offset - 1)) else {
        throw failure(.loneSurrogate, at: start)
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case nil: throw failure(.unexpectedEnd, at: offset)
    default: throw failure(.invalidEscape, at: start)
    }
  }

  /// Reads `uXXXX`.
  private mutating func readUnit(at start: Int) throws(Fault) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw failure(.unexpectedEnd, at: offset) }
      guard let digit = hexDigit(byte) else { throw failure(.invalidEscape, at: start) }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  /// Reads one character of two to four bytes: RFC 3629, Unicode table 3-7.
  private mutating func readMultibyte() throws(Fault) {
    let start = offset
    let lead = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8, at: start)
    }
    for index in 1..<length {
      guard let byte = byte(at: start + index), (index == 1 ? second : 0x80...0xBF).contains(byte) else {
        throw failure(.invalidUTF8, at: start)
      }
    }
    offset += length
  }

  /// Reads a number token, correctly rounded; infinite if it is beyond a double.
  private mutating func readNumber() throws(Fault) -> Double {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    var mantissa: UInt64 = 0
    let integerStart = offset
    offset = readDigits(into: &mantissa)
    let integerDigits = offset - integerStart
    if integerDigits == 0 || (integerDigits > 1 && bytes[integerStart] == UInt8(ascii: "0")) {
      throw integerDigits == 0 ? missingDigits(ofNumberAt: start) : failure(.invalidNumber, at: start)
    }
    var fractionDigits = 0
    if peek == UInt8(ascii: ".") {
      offset += 1
      let fractionStart = offset
      offset = readDigits(into: &mantissa)
      fractionDigits = offset - fractionStart
      if fractionDigits == 0 { throw missingDigits(ofNumberAt: start) }
    }
    let hasExponent = peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E")
    if hasExponent {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      let digitsStart = offset
      var ignored: UInt64 = 0
      offset = readDigits(into: &ignored)
      if offset == digitsStart { throw missingDigits(ofNumberAt: start) }
    }
    // Fifteen digits and a power of ten up to 10^15 are exact doubles, so one division rounds correctly.
    if !hasExponent, integerDigits + fractionDigits <= 15 {
      let magnitude = Double(mantissa) / exactPowersOfTen[fractionDigits]
      return bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
  }

  private func missingDigits(ofNumberAt start: Int) -> Fault {
    peek == nil ? failure(.unexpectedEnd, at: offset) : failure(.invalidNumber, at: start)
  }

  /// Reads digits; the value wraps around beyond nineteen of them.
  private func readDigits(into value: inout UInt64) -> Int {
    var index = offset
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    return index
  }

  private func text(_ string: JSONString) -> String {
    string.hasEscapes
      ? String(decoding: string.unescaped(in: bytes), as: UTF8.self)
      : String(decoding: bytes[string.start..<string.end], as: UTF8.self)
  }
}

// MARK: - Bytes

extension JSONReader {
  /// The next byte, nil at the end.
  @inline(__always)
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  @inline(__always)
  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Goes over bytes of a string that need no look, eight at a time: no quote, backslash, control or high byte.
  @inline(__always)
  private mutating func skipPlainWords() {
    guard let base = bytes.baseAddress else { return }
    while offset + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      let special = specialBytes(word)
      if special != 0 {
        offset += special.littleEndian.trailingZeroBitCount >> 3
        return
      }
      offset += 8
    }
  }

  private func equals(_ string: JSONString, _ name: StaticString) -> Bool {
    if string.hasEscapes { return text(string) == name.description }
    guard string.end - string.start == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { expected in
      expected.indices.allSatisfy { bytes[string.start + $0] == expected[$0] }
    }
  }

  /// Whether the first bytes of `word` stand here.
  private func matches(_ word: StaticString, length: Int) -> Bool {
    word.withUTF8Buffer { expected in
      (0..<length).allSatisfy { bytes[offset + $0] == expected[$0] }
    }
  }
}

/// The high bit of each byte of `word` that ends a run of plain string bytes.
@inline(__always)
private func specialBytes(_ word: UInt64) -> UInt64 {
  let ones: UInt64 = 0x0101_0101_0101_0101
  let highs: UInt64 = 0x8080_8080_8080_8080
  func hasZero(_ value: UInt64) -> UInt64 { (value &- ones) & ~value & highs }
  let quotes = hasZero(word ^ (ones &* 0x22))
  let backslashes = hasZero(word ^ (ones &* 0x5C))
  let controls = (word &- (ones &* 0x20)) & ~word & highs
  // The first special byte is found exactly; borrows can only mark bytes after it.
  return quotes | backslashes | controls | (word & highs)
}

func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

func hexDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}

private let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
