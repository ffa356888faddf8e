#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The lines of standard input, each as soon as it is there.
struct InputLines {
  private var bytes: [UInt8] = []
  /// How many bytes of the rest are known to have no line feed.
  private var searched = 0
  private var isAtEnd = false
  private let limit: Int

  /// - Parameter limit: A line of more bytes is cut: nobody can make a message of it, and its sender is told.
  init(limit: Int) { self.limit = limit }

  /// The next line without its line feed; nil at the end.
  mutating func next() -> [UInt8]? {
    while true {
      if let end = bytes[searched...].firstIndex(of: 0x0A) {
        defer {
          bytes.removeFirst(end + 1)
          searched = 0
        }
        return Array(bytes[..<min(end, limit)])
      }
      searched = bytes.count
      // Of a line that is too long only its beginning is kept.
      if bytes.count > limit { (bytes, searched) = (Array(bytes.prefix(limit)), limit) }
      if isAtEnd {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : bytes
      }
      fill()
    }
  }

  private mutating func fill() {
    let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var status = 0
      repeat { status = read(0, buffer.baseAddress, buffer.count) } while status < 0 && errno == EINTR
      count = max(status, 0)
    }
    if piece.isEmpty { isAtEnd = true }
    bytes += piece
  }
}
