#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a command reads and writes. All of Foundation for these few lines would make the image half as large again.
package enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all bytes; what a closed pipe does not take is lost.
  package func write(_ bytes: some Sequence<UInt8>) { _ = writeAll(Array(bytes), to: rawValue) }

  /// Whether a person may be looking at it.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// All of standard input, as far as it can be read.
  static func readInput() -> [UInt8] { readAll(0, limit: .max) }

  /// The first bytes of a file, nil if it cannot be opened.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return readAll(file, limit: limit)
  }

  /// A file, of standard input for `-`; nil if it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    path == "-" ? readInput() : read(path, limit: .max)
  }

  /// How many processors there are.
  static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// In bytes; nil for what is no plain file, also for a link to one.
  static func size(ofFile path: String) -> Int? {
    var found = stat()
    guard lstat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(found.st_size)
  }

  /// Whether a folder is there; a link to one is none.
  static func isFolder(_ path: String) -> Bool {
    var found = stat()
    return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  private static func readAll(_ file: Int32, limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let wanted = min(65_536, limit - bytes.count)
      let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        count = max(0, systemRead(file, buffer.baseAddress, wanted))
      }
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}

/// The system's `read`, which a method of that name hides.
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, target, count)
}

/// Writes bytes to a file, however often that is interrupted.
///
/// - Returns: Whether all of them were taken.
func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress! + written, $0.count - written) }
    if count > 0 {
      written += count
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// The system's `write`, which a method of that name hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
