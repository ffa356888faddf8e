import LayoutModel

extension JSONReader {
  /// An object that is being read.
  struct Object {
    var isFirst = true
    /// The keys seen so far, by their number in the key table.
    var seen: UInt64 = 0
  }

  /// An object with free names that is being read.
  struct Map {
    var object: Object
    var names: Set<String> = []
  }

  /// An array that is being read.
  struct Array {
    var isFirst = true
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

  /// A member of an object that has keys and free names.
  enum KeyOrName<Key> {
    case key(Key)
    case name(String)
  }

  /// Goes to the next member, whether its name is in the table or not; nil at the end, which leaves the object.
  ///
  /// Names that were there before are faults, and their values are skipped.
  mutating func nextKeyOrName<Key: JSONKey>(
    of map: inout Map, in table: KeyTable<Key>
  ) throws(Fault) -> KeyOrName<Key>? {
    while let name = try nextName(&map.object) {
      guard let match = table.match(name, in: bytes) else {
        let written = text(name)
        if map.names.insert(written).inserted { return .name(written) }
        fault(.duplicateKey(written))
        try skipValue()
        continue
      }
      if map.object.seen & (1 << UInt64(match.number)) == 0 {
        map.object.seen |= 1 << UInt64(match.number)
        return .key(match.key)
      }
      let written = text(name)
      fault(.duplicateKey(written))
      try skipValue()
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

  mutating func enter(_ first: Step) throws(Fault) {
    offset += 1
    path.append(step)
    step = first
    if path.count > maximumDepth {
      throw Fault(.limitExceeded(.depth, limit: maximumDepth, value: path.count), at: pointer)
    }
  }

  mutating func leave() {
    offset += 1
    step = path.removeLast()
  }

  mutating func nextName(_ object: inout Object) throws(Fault) -> JSONString? {
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
