/// The bytes of a file, borrowed: they must outlive every copy of this value.
///
/// Every read is checked against the end, behind which everything is zero. The pointer does not leave this type.
package struct SourceBytes {
  private let base: UnsafePointer<UInt8>
  package let count: Int
  /// From how many offsets on there are eight bytes of the file.
  private let wordCount: Int

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    base = bytes.baseAddress ?? ("" as StaticString).utf8Start
    (count, wordCount) = (bytes.count, max(0, bytes.count - 7))
  }

  /// The byte at an offset, 0 outside of the file.
  package subscript(offset: Int) -> UInt8 {
    @inline(__always) get {
      UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
    }
  }

  /// The eight bytes from an offset on, the first one lowest; zeros stand for those behind the end.
  @inline(__always) func word(at offset: Int) -> UInt64 {
    if UInt(bitPattern: offset) < UInt(bitPattern: wordCount) {
      return UInt64(
        littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in 0..<8 { word |= UInt64(self[offset &+ index]) << UInt64(index &* 8) }
    return word
  }

  /// Whether these bytes, at most eight, stand at an offset.
  @inline(__always) package func have(_ text: StaticString, at offset: Int) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where self[offset &+ index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
