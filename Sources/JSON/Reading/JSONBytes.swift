/// The bytes of a text, borrowed: they must outlive every copy of this value.
///
/// Every read is checked against the end, behind which everything is zero, a byte that no JSON text holds outside of
/// strings, and none holds inside. The raw pointer does not leave this type.
///
/// Public, with what reads byte by byte in other modules: the compiler inlines nothing across modules that is `package`.
public struct JSONBytes {
  @usableFromInline let base: UnsafeRawPointer
  public let count: Int
  /// From how many offsets on there are eight bytes of the text.
  @usableFromInline let wordCount: Int

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(("" as StaticString).utf8Start)
    count = bytes.count
    wordCount = max(0, bytes.count - 7)
  }

  /// The byte at an offset, 0 outside of the text.
  public subscript(offset: Int) -> UInt8 {
    @inlinable @inline(__always) get {
      UInt(bitPattern: offset) < UInt(bitPattern: count)
        ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
    }
  }

  /// The eight bytes from an offset on, the first one lowest; zeros stand for those behind the end.
  @inlinable @inline(__always) public func word(at offset: Int) -> UInt64 {
    if UInt(bitPattern: offset) < UInt(bitPattern: wordCount) {
      return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return lastWord(at: offset)
  }

  /// The eight bytes from an offset near the end of the text on; zeros stand for those behind it.
  @usableFromInline func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(self[offset &+ index]) << UInt64(index &* 8) }
    return word
  }

  /// The whole number of at most seven digits that stands at an offset, which then is the one behind it; nil for any
  /// other number, written in any other way.
  @inlinable @inline(__always) public func wholeNumber(at offset: inout Int) -> Double? {
    var rest = word(at: offset)
    let first = UInt8(truncatingIfNeeded: rest) &- UInt8(ascii: "0")
    guard first < 10 else { return nil }
    var value = Int64(first)
    var digits = 1
    var byte: UInt8
    while true {
      rest &>>= 8
      byte = UInt8(truncatingIfNeeded: rest)
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      digits &+= 1
    }
    // Eight digits are a whole word, whose rest says nothing of what follows.
    guard digits < 8, digits == 1 || first > 0, byte != UInt8(ascii: "."), byte | 0x20 != UInt8(ascii: "e")
    else { return nil }
    offset &+= digits
    return Double(value)
  }

  /// The bytes of a range, as far as they are in the text.
  public func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let first = min(max(start, 0), count)
    return UnsafeBufferPointer(
      start: (base + first).assumingMemoryBound(to: UInt8.self), count: min(max(end, first), count) - first)
  }

  /// The characters of a range, which is well-formed UTF-8.
  public func string(_ start: Int, _ end: Int) -> String {
    let part = slice(start, end)
    // So short ones stand in the string itself, and are safe (``String/init(outside:)``).
    guard part.count <= 15 else { return String(outside: part) }
    return String(unsafeUninitializedCapacity: part.count) { $0.initialize(fromContentsOf: part) }
  }
}

/// A short name as two words and a length, which tell all names of up to sixteen bytes apart.
public struct NameWords: Sendable {
  /// The first eight bytes, zeros behind the end.
  public let first: UInt64
  /// The last eight bytes of a name that is longer, else the first ones.
  public let last: UInt64
  public let length: Int

  /// Whether two names have the same ends and length, and so are equal if they have at most sixteen bytes.
  @inlinable @inline(__always) public static func == (a: NameWords, b: NameWords) -> Bool {
    a.first == b.first && a.last == b.last && a.length == b.length
  }

  @inlinable @inline(__always) init(first: UInt64, last: UInt64, length: Int) {
    (self.first, self.last, self.length) = (first, last, length)
  }

  @inlinable @inline(__always) public init(_ bytes: JSONBytes, _ start: Int, _ end: Int) {
    length = end &- start
    let word = bytes.word(at: start)
    if length >= 8 {
      first = word
      last = length == 8 ? word : bytes.word(at: end &- 8)
    } else {
      first = length <= 0 ? 0 : word & (.max &>> UInt64(64 &- length &* 8))
      last = first
    }
  }

  /// The name from an offset on to the first byte that ends it; of negative length if it is longer than `longest`, or
  /// if nothing ends it.
  ///
  /// - Parameter ends: The high bit of each byte of a word that ends a name. Only the lowest one counts.
  @inlinable @inline(__always)
  public init(_ bytes: JSONBytes, from start: Int, longest: Int, endingAt ends: (UInt64) -> UInt64) {
    let first = bytes.word(at: start)
    var found = ends(first)
    if found != 0 {
      let bits = UInt64(truncatingIfNeeded: found.trailingZeroBitCount & 0x38)
      let word = first & ((1 &<< bits) &- 1)
      self.init(first: word, last: word, length: Int(truncatingIfNeeded: bits &>> 3))
      return
    }
    var length = 0
    repeat {
      length &+= 8
      if length > longest {
        self.init(first: 0, last: 0, length: -1)
        return
      }
      found = ends(bytes.word(at: start &+ length))
    } while found == 0
    length &+= found.trailingZeroBitCount &>> 3
    self.init(first: first, last: bytes.word(at: start &+ length &- 8), length: length)
  }
}

/// A short text to look for at places of another one.
public struct KnownText: Sendable {
  @usableFromInline let words: NameWords
  /// The bytes of a word that are compared.
  @usableFromInline let mask: UInt64
  /// Where the last word begins.
  @usableFromInline let tail: Int

  public var length: Int { @inlinable @inline(__always) get { words.length } }

  /// A text that stands nowhere.
  public init() { (words, mask, tail) = (NameWords(first: 1, last: 0, length: 0), 0, 0) }

  @inlinable public init(_ words: NameWords) {
    self.words = words
    mask = words.length >= 8 ? .max : (1 &<< UInt64(truncatingIfNeeded: words.length &* 8)) &- 1
    tail = max(0, words.length &- 8)
  }

  /// Whether its first and its last eight bytes stand in a text: all of them, if it has at most sixteen.
  @inlinable @inline(__always) public func stands(in text: JSONBytes, at offset: Int) -> Bool {
    text.word(at: offset) & mask == words.first && text.word(at: offset &+ tail) & mask == words.last
  }
}

/// The high bit of each byte of `word` that is `byte`. Only the lowest one is exact.
@inlinable @inline(__always) public func marks(of byte: UInt8, in word: UInt64) -> UInt64 {
  marks(below: 1, in: word ^ (0x0101_0101_0101_0101 &* UInt64(byte)))
}

/// The high bit of each byte of `word` that is less than `limit`, which is at most 0x80. Only the lowest one is exact.
@inlinable @inline(__always) public func marks(below limit: UInt8, in word: UInt64) -> UInt64 {
  (word &- 0x0101_0101_0101_0101 &* UInt64(limit)) & ~word & 0x8080_8080_8080_8080
}
