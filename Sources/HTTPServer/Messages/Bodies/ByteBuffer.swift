import Glibc

/// Bytes that grow at the end, and that go to the network without being copied.
///
/// A value: copies share the memory until one of them is appended to, so a buffer made once may be the
/// body of any number of responses. The memory comes from `malloc` and is freed with the last copy,
/// be it here or in the library that sends it.
package struct ByteBuffer: Sendable {
  private var storage: Storage

  /// An empty buffer.
  ///
  /// - Parameter capacity: Bytes to have room for; appending more allocates again, in doubling steps.
  package init(capacity: Int = 0) { storage = Storage(capacity: capacity) }

  /// A buffer with a copy of `bytes`.
  package init(_ bytes: some Sequence<UInt8>) {
    self.init(capacity: bytes.underestimatedCount)
    append(contentsOf: bytes)
  }

  /// Takes over memory that was allocated with `malloc`, without a copy. It is freed here.
  ///
  /// - Parameter memory: The whole allocation.
  package init(adoptingMalloced memory: UnsafeMutableRawBufferPointer, count: Int) {
    precondition(count >= 0 && count <= memory.count)
    storage = Storage(adopting: memory, count: count)
  }

  package var count: Int { storage.count }
  package var isEmpty: Bool { storage.count == 0 }

  /// Makes room for `additional` more bytes, so that appending them does not allocate.
  package mutating func reserve(_ additional: Int) {
    precondition(additional >= 0)
    if isKnownUniquelyReferenced(&storage) {
      storage.grow(toHold: storage.count + additional)
    } else {
      storage = Storage(copying: storage, capacity: storage.count + additional)
    }
  }

  package mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    let appended: Void? = bytes.withContiguousStorageIfAvailable {
      append(contentsOf: UnsafeRawBufferPointer($0))
    }
    if appended == nil { Array(bytes).withUnsafeBytes { append(contentsOf: $0) } }
  }

  package mutating func append(contentsOf bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return }
    reserve(bytes.count)
    storage.memory.advanced(by: storage.count).copyMemory(from: base, byteCount: bytes.count)
    storage.count += bytes.count
  }

  package mutating func append(_ text: some StringProtocol) { append(contentsOf: text.utf8) }

  /// Lends the content. The pointer is good until `read` returns.
  package func withUnsafeBytes<Result, Failure: Error>(
    _ read: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try read(UnsafeRawBufferPointer(start: storage.memory, count: storage.count))
  }

  /// The content as an array, copied.
  package var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }
  /// The content as text, copied; ill-formed parts become replacement characters.
  package var text: String { withUnsafeBytes { String(decoding: $0, as: UTF8.self) } }

  /// Hands the memory to someone who returns it by releasing `owner`, once.
  func lend() -> (memory: UnsafeMutableRawPointer, count: Int, owner: Unmanaged<AnyObject>) {
    (storage.memory, storage.count, Unmanaged.passRetained(storage))
  }

  /// The allocation. Written to only while one buffer refers to it, hence sendable.
  private final class Storage: @unchecked Sendable {
    var memory: UnsafeMutableRawPointer
    var capacity: Int
    var count = 0

    init(capacity: Int) {
      self.capacity = max(capacity, 64)
      memory = allocated(malloc(self.capacity))
    }

    convenience init(copying other: Storage, capacity: Int) {
      self.init(capacity: max(capacity, other.count))
      memory.copyMemory(from: other.memory, byteCount: other.count)
      count = other.count
    }

    init(adopting adopted: UnsafeMutableRawBufferPointer, count: Int) {
      capacity = adopted.count
      memory = adopted.baseAddress ?? allocated(malloc(64))
      self.count = count
    }

    func grow(toHold needed: Int) {
      guard needed > capacity else { return }
      capacity = max(needed, capacity * 2)
      memory = allocated(realloc(memory, capacity))
    }

    deinit { free(memory) }
  }
}

/// The pointer, or the end of the program: there is no way on without memory.
private func allocated(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
  guard let pointer else { fatalError("out of memory") }
  return pointer
}
