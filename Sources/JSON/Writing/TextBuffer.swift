import Glibc

/// Where the next byte of a text goes.
@usableFromInline typealias TextPlace = UnsafeMutablePointer<UInt8>

/// Text that only grows, in memory from `malloc`, which can be handed on without a copy.
///
/// The raw memory of what is written stays behind this type and ``NumberText``: whatever writes makes room first,
/// writes at ``end``, and then says how far it came. The memory is freed with the buffer unless it was taken.
@usableFromInline
struct TextBuffer: ~Copyable {
  @usableFromInline var memory: TextPlace
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 64)
    memory = Self.checked(malloc(self.capacity)).assumingMemoryBound(to: UInt8.self)
  }

  @inlinable deinit { Self.release(memory) }

  @usableFromInline static func release(_ memory: TextPlace) { free(memory) }

  /// Hands over the memory, which the caller must `free`, and the number of bytes that are text.
  consuming func take() -> (memory: UnsafeMutableRawBufferPointer, count: Int) {
    let result = UnsafeMutableRawBufferPointer(start: memory, count: capacity)
    let written = count
    discard self
    return (result, written)
  }

  /// The text, for as long as nothing is written.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  /// Where the next byte goes. There is room for as many as were reserved.
  @inlinable @inline(__always) var end: TextPlace { memory + count }

  /// Says that the text now ends at a place in the room that was reserved.
  @inlinable @inline(__always) mutating func advance(to end: TextPlace) { count = end - memory }

  /// How far into the text a place of it is.
  @inlinable @inline(__always) func place(of pointer: TextPlace) -> Int { pointer - memory }

  @inlinable @inline(__always) mutating func reserve(_ additional: Int) {
    if count &+ additional > capacity { grow(additional) }
  }

  @usableFromInline @inline(never) mutating func grow(_ additional: Int) {
    capacity = max(capacity * 2, count + additional)
    memory = Self.checked(realloc(memory, capacity)).assumingMemoryBound(to: UInt8.self)
  }

  @inlinable @inline(__always) mutating func append(_ byte: UInt8) {
    reserve(1)
    end.pointee = byte
    count &+= 1
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    end.update(from: base, count: bytes.count)
    count += bytes.count
  }

  /// Appends a part of the text once more.
  @usableFromInline mutating func append(again range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    let length = range.upperBound &- range.lowerBound
    reserve(length &+ 48)
    let (source, target) = (UnsafeRawPointer(memory + range.lowerBound), UnsafeMutableRawPointer(end))
    if length <= 48 {
      // Most are short: a few bytes too many are copied into the room behind, which is quicker than to count them.
      let first = source.loadUnaligned(as: SIMD16<UInt8>.self)
      let second = source.loadUnaligned(fromByteOffset: 16, as: SIMD16<UInt8>.self)
      let third = source.loadUnaligned(fromByteOffset: 32, as: SIMD16<UInt8>.self)
      target.storeBytes(of: first, as: SIMD16<UInt8>.self)
      target.storeBytes(of: second, toByteOffset: 16, as: SIMD16<UInt8>.self)
      target.storeBytes(of: third, toByteOffset: 32, as: SIMD16<UInt8>.self)
    } else {
      target.copyMemory(from: source, byteCount: length)
    }
    count &+= length
  }

  /// There is no way on without memory.
  private static func checked(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let pointer else { fatalError("out of memory") }
    return pointer
  }
}
