#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a command reads and writes. All of Foundation for these few lines would make the image half as large again.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all bytes; what a closed pipe does not take is lost.
  func write(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { rest in
        #if canImport(Darwin)
        Darwin.write(rawValue, rest.baseAddress! + written, rest.count - written)
        #elseif canImport(Musl)
        Musl.write(rawValue, rest.baseAddress! + written, rest.count - written)
        #else
        Glibc.write(rawValue, rest.baseAddress! + written, rest.count - written)
        #endif
      }
      if count > 0 {
        written += count
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Whether a person may be looking at it.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// All of standard input, as far as it can be read.
  static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, read(0, buffer.baseAddress, buffer.count))
      }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }
}
