extension JSONReader {
  /// An object that is being read.
  package struct Object {
    var isFirst = true
    /// One more than the place of the last key in the key table, 0 before the first.
    var last = 0
    /// The keys seen so far, by their number in the key table.
    package internal(set) var seen = KeySet()
    /// Whether it had a name that nothing knows: what is missing then may be what that one means.
    package internal(set) var hasUnknownNames = false

    init() {}
  }

  /// An object with free names that is being read.
  package struct Map {
    var object = Object()
    var names: Set<String> = []
    let longestName: Int
  }

  /// So many bytes has a free name at most, where nobody says otherwise.
  package static let longestName = 1024

  /// An array that is being read.
  package struct Array {
    var next: Int32 = 0
  }

  /// Enters an object.
  ///
  /// - Parameter expected: What should stand here, for the fault.
  /// - Returns: Nil if something else stands here; it is skipped.
  package mutating func beginObject(_ expected: StaticString = "an object") throws(ReadingEnded) -> Object? {
    guard try expect(.object, expected) else { return nil }
    try enter(.member(0, 0))
    return Object()
  }

  /// Enters an object with free names; nil as for ``beginObject(_:)``.
  ///
  /// - Parameter longestName: So many bytes has a free name at most; longer ones are faults.
  package mutating func beginMap(
    _ expected: StaticString = "an object", longestName: Int = Self.longestName
  ) throws(ReadingEnded) -> Map? {
    guard try expect(.object, expected) else { return nil }
    try enter(.member(0, 0))
    return Map(longestName: longestName)
  }

  /// Enters an array; nil as for ``beginObject(_:)``.
  package mutating func beginArray(_ expected: StaticString = "an array") throws(ReadingEnded) -> Array? {
    guard try expect(.array, expected) else { return nil }
    try enter(.element(-1))
    return Array()
  }

  /// Goes to the next element; nil at the end, which leaves the array.
  package mutating func nextElement(of array: inout Array) throws(ReadingEnded) -> Int? {
    skipSpace()
    let byte = peek
    if byte == UInt8(ascii: "]") {
      leave()
      return nil
    }
    if array.next > 0 {
      if byte != UInt8(ascii: ",") { throw unexpected(.expectedCommaOrEnd) }
      offset &+= 1
      skipSpace()
    }
    let index = array.next
    step = .element(index)
    array.next = index &+ 1
    return Int(index)
  }

  /// Goes to the next member whose name is in the table, and says what the name means; -1 at the end, which leaves the
  /// object.
  ///
  /// Unknown names and names that were there before are faults, and their values are skipped.
  package mutating func nextMember(of object: inout Object, in table: KeyTable) throws(ReadingEnded) -> Int {
    skipSpace()
    if peek == UInt8(ascii: "}") {
      leave()
      return -1
    }
    let number = quickMember(of: &object, in: table)
    return number >= 0 ? number : try nextMemberWithCare(of: &object, in: table)
  }

  /// The next member whose name stands as it does in the table, directly before its colon. Negative for any other, and
  /// nothing of it is read.
  @inline(__always) private mutating func quickMember(of object: inout Object, in table: KeyTable) -> Int {
    var start = offset
    if !object.isFirst {
      guard bytes[start] == UInt8(ascii: ",") else { return -1 }
      start &+= 1
      while bytes[start] <= 0x20, isSpace(bytes[start]) { start &+= 1 }
    }
    guard bytes[start] == UInt8(ascii: "\"") else { return -1 }
    start &+= 1
    // Very often it is what followed the last name the last time.
    let turn = (table.salt &+ object.last) & (Self.followerCount - 1)
    var place = Int(followers[turn])
    if !table.memberStands(place, in: bytes, at: start) {
      place = bytes.place(ofNameAt: start, in: table)
      guard place >= 0, table.memberStands(place, in: bytes, at: start) else { return -1 }
      followers[turn] = UInt16(truncatingIfNeeded: place)
    }
    let end = start &+ table.length(at: place)
    let number = table.number(at: place)
    guard object.seen.insert(number) else { return -1 }
    (object.isFirst, object.last) = (false, place &+ 1)
    step = .member(start, end)
    offset = end &+ 2
    skipSpace()
    return number
  }

  private mutating func nextMemberWithCare(
    of object: inout Object, in table: KeyTable
  ) throws(ReadingEnded) -> Int {
    while let name = try nextName(&object) {
      let number = table.number(of: name, in: bytes)
      if number >= 0, object.seen.insert(number) { return number }
      if try skipMember(isKnown: number >= 0, table) { object.hasUnknownNames = true }
    }
    return -1
  }

  /// A member of an object that has keys and free names.
  package enum KeyOrName {
    case key(Int)
    case name(String)
  }

  /// Goes to the next member, whether its name is in the table or not; nil at the end, which leaves the object.
  ///
  /// Names that were there before are faults, and their values are skipped.
  package mutating func nextMember(
    of map: inout Map, orIn table: KeyTable
  ) throws(ReadingEnded) -> KeyOrName? {
    while let name = try nextName(&map.object) {
      let number = table.number(of: name, in: bytes)
      if number >= 0, map.object.seen.insert(number) { return .key(number) }
      let written = text(name)
      if number < 0, isComment(written) {
        try skipValue()
      } else if number < 0, isTooLong(written, in: map) {
        try skipValue()
      } else if number < 0, map.names.insert(written).inserted {
        return .name(written)
      } else {
        _ = try skipMember(isKnown: true, table)
      }
    }
    return nil
  }

  /// Goes to the next member of an object with free names; nil at the end, which leaves the object.
  package mutating func nextMember(of map: inout Map) throws(ReadingEnded) -> String? {
    while let name = try nextName(&map.object) {
      let written = text(name)
      if !isTooLong(written, in: map) {
        if map.names.insert(written).inserted { return written }
        refuse(.duplicateMember(written))
      }
      try skipValue()
    }
    return nil
  }

  /// Whether a free name is longer than any may be, which is a fault.
  private mutating func isTooLong(_ name: String, in map: Map) -> Bool {
    if name.utf8.count <= map.longestName { return false }
    refuse(.wrongType(expected: "a name of at most \(map.longestName) bytes", found: .string))
    return true
  }

  /// Tells of a name that is unknown or was there before, and skips its value. Comments are skipped in silence; names
  /// that the table ignores are counted.
  ///
  /// - Returns: Whether nothing knows the name.
  @inline(never) private mutating func skipMember(
    isKnown: Bool, _ table: KeyTable
  ) throws(ReadingEnded) -> Bool {
    let written = text(step.name)
    var isUnknown = false
    if isKnown {
      refuse(.duplicateMember(written))
    } else if table.ignores(written) {
      ignore(written)
    } else if !isComment(written) {
      isUnknown = true
      let value = bytes.shortValue(at: offset)
      refuse(.unknownMember(written, known: table.words, ignored: table.ignoredWords, value: value))
    }
    try skipValue()
    return isUnknown
  }

  /// Ends the reading: nothing but white space may follow.
  package mutating func end() throws(ReadingEnded) {
    skipSpace()
    guard isAtEnd else { throw failure(.trailingBytes, at: offset) }
  }

  // MARK: Reading ahead

  /// Whether the object at hand has a member of this name. Reads ahead and comes back.
  ///
  /// False if no object stands here.
  package mutating func objectHasMember(_ name: StaticString) throws(ReadingEnded) -> Bool {
    guard try stands(.object) else { return false }
    let start = mark
    try enter(.member(0, 0))
    var object = Object()
    var isFound = false
    while !isFound, let member = try nextName(&object) {
      isFound = equals(member, name)
      if !isFound { try skipValue() }
    }
    goBack(to: start)
    return isFound
  }

  /// Whether the value at hand is that of a member of this name.
  package func isAtMember(_ name: StaticString) -> Bool { step.end >= 0 && equals(step.name, name) }

  /// Whether an array stands here whose first element is an object. Nothing is read.
  package func standsArrayOfObjects() -> Bool {
    guard bytes[offset] == UInt8(ascii: "[") else { return false }
    var next = offset + 1
    while isSpace(bytes[next]) { next += 1 }
    return bytes[next] == UInt8(ascii: "{")
  }

  /// Skips the value at hand, which is read later. Members of the same name below it can then be skipped at once,
  /// however deep they are.
  package mutating func skipValue(ofMember name: StaticString) throws(ReadingEnded) {
    if let end = ends[offset] { offset = end } else { try skipValue(rememberingEndsOf: name) }
  }

  /// Skips the value at hand, whatever it is. It is checked to be JSON.
  package mutating func skipValue() throws(ReadingEnded) { try skipValue(rememberingEndsOf: nil) }

  private mutating func skipValue(rememberingEndsOf remembered: StaticString?) throws(ReadingEnded) {
    switch try nextType() {
    case .object:
      try enter(.member(0, 0))
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

  // MARK: Members

  @inline(__always) mutating func enter(_ first: Step) throws(ReadingEnded) {
    offset &+= 1
    path.append(step)
    step = first
    if path.count > maximumDepth { throw tooDeep() }
  }

  @inline(__always) mutating func leave() {
    offset &+= 1
    step = path.removeLast()
  }

  /// Reads the name of the next member and the colon after it; nil at the end, which leaves the object.
  mutating func nextName(_ object: inout Object) throws(ReadingEnded) -> JSONString? {
    skipSpace()
    if peek == UInt8(ascii: "}") {
      leave()
      return nil
    }
    if !object.isFirst {
      guard peek == UInt8(ascii: ",") else { throw unexpected(.expectedCommaOrEnd) }
      offset &+= 1
      skipSpace()
    }
    object.isFirst = false
    guard peek == UInt8(ascii: "\"") else { throw unexpected(.expectedKey) }
    let name = try readString()
    step = .member(name.start, name.end)
    offset = name.end &+ 1
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw unexpected(.expectedColon) }
    offset &+= 1
    skipSpace()
    return name
  }
}

extension JSONBytes {
  /// What stands at a place as the value of a member, a string without its quotes; nil for an object, an array and what is long.
  fileprivate func shortValue(at start: Int) -> String? {
    let isString = self[start] == UInt8(ascii: "\"")
    let first = isString ? start + 1 : start
    var end = first
    while end < count, end - first <= 40 {
      let byte = self[end]
      let isEnd =
        isString
        ? byte == UInt8(ascii: "\"") : byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}")
      if isEnd { return string(first, end) }
      if [UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte) { return nil }
      end += 1
    }
    return nil
  }

  /// The place in a table of the name that ends with the next quote, -1 if it is not there.
  func place(ofNameAt start: Int, in table: KeyTable) -> Int {
    let name = NameWords(self, from: start, longest: table.longest) { marks(of: UInt8(ascii: "\""), in: $0) }
    return name.length < 0 ? -1 : table.place(of: name, in: self, start)
  }
}
