/// The bytes of a text, borrowed: they must outlive every copy of this value.
///
/// Every read is checked against the end, behind which everything is zero, a byte that no JSON text holds outside of
/// strings, and none holds inside. The raw pointer does not leave this type.
///
/// Public, with what reads byte by byte in other modules: the compiler inlines nothing across modules that is `package`.
public struct JSONBytes {
  @usableFromInline let base: UnsafeRawPointer
  public let count: Int

  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes.baseAddress.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(("" as StaticString).utf8Start)
    count = bytes.count
  }

  /// The byte at an offset, 0 outside of the text.
  public subscript(offset: Int) -> UInt8 {
    @inlinable @inline(__always)
    get {
      UInt(bitPattern: offset) < UInt(bitPattern: count)
        ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
    }
  }

  /// The eight bytes from an offset on, the first one lowest; zeros stand for those behind the end.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    if offset >= 0, offset &+ 8 <= count {
      return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return lastWord(at: offset)
  }

  /// The same near the end of the text.
  @usableFromInline
  func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(self[offset &+ index]) << UInt64(index &* 8) }
    return word
  }

  /// The bytes of a range, as far as they are in the text.
  public func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    let first = min(max(start, 0), count)
    return UnsafeBufferPointer(
      start: (base + first).assumingMemoryBound(to: UInt8.self), count: min(max(end, first), count) - first)
  }

  /// The characters of a range, which is well-formed UTF-8.
  public func string(_ start: Int, _ end: Int) -> String {
    String(decoding: slice(start, end), as: UTF8.self)
  }
}

/// A short name as two words and a length, which tell all names of up to sixteen bytes apart.
public struct NameWords {
  /// The first eight bytes, zeros behind the end.
  public let first: UInt64
  /// The last eight bytes of a name that is longer, else the first ones.
  public let last: UInt64
  public let length: Int

  /// Whether two names have the same ends and length, and so are equal if they have at most sixteen bytes.
  @inlinable @inline(__always)
  public static func == (a: NameWords, b: NameWords) -> Bool {
    a.first == b.first && a.last == b.last && a.length == b.length
  }

  @inlinable @inline(__always)
  init(first: UInt64, last: UInt64, length: Int) {
    (self.first, self.last, self.length) = (first, last, length)
  }

  @inlinable @inline(__always)
  public init(_ bytes: JSONBytes, _ start: Int, _ end: Int) {
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
}
