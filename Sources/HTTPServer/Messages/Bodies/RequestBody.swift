import Glibc

/// The body of one request: memory that is reused from request to request, with zeros behind the content.
struct RequestBody: ~Copyable {
  static let padding = 32
  /// What is kept for the next request; larger allocations are given back.
  private static let keptCapacity = 256 * 1024
  /// What is copied at a time: less than what the C library leaves to an instruction that copies byte by byte and takes
  /// long to begin. 25,000 instructions for a body of as many bytes became 1,500.
  private static let block = 2048
  private(set) var count = 0
  private var capacity = 0
  private var memory: UnsafeMutableRawPointer?

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    let copy = ByteBuffer(bytes)
    copy.withUnsafeBytes { append($0) }
    finish()
  }

  deinit { free(memory) }

  /// Makes room for a body of `total` bytes.
  mutating func reserve(_ total: Int) {
    let needed = total + Self.padding
    guard needed > capacity else { return }
    let grown = max(needed, min(capacity * 2, capacity + 4 * 1024 * 1024))
    guard let moved = realloc(memory, grown) else { fatalError("out of memory") }
    memory = moved
    capacity = grown
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, bytes.count > 0 else { return }
    reserve(count + bytes.count)
    var rest = bytes.count
    while rest > 0 {
      let part = min(rest, Self.block)
      memory?.advanced(by: count).copyMemory(from: base + (bytes.count - rest), byteCount: part)
      count += part
      rest -= part
    }
  }

  /// Writes the zeros that a reader may run into. To be called after the last `append`.
  mutating func finish() {
    reserve(count)
    memory?.advanced(by: count).initializeMemory(as: UInt8.self, repeating: 0, count: Self.padding)
  }

  /// Forgets the content and keeps the memory, unless it is unusually much.
  mutating func reset() {
    count = 0
    guard capacity > Self.keptCapacity else { return }
    free(memory)
    memory = nil
    capacity = 0
  }

  func withUnsafeBytes<Result, Failure: Error>(
    _ read: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result { try read(UnsafeRawBufferPointer(start: memory, count: count)) }
}
