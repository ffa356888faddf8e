import ArgumentParser
package import LayoutModel
import Operations

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

  /// Writes an answer, as the service would give it; what a closed pipe does not take is lost.
  package func write(_ answer: [UInt8]) { _ = writeAll(answer, to: rawValue) }
  /// Writes what a command says.
  package func write(_ text: PlainText) { write(text.bytes) }
  /// Writes a line.
  package func say(_ text: PlainText) { write("\(text)\n") }
  /// Whether a person may be looking at it.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The first bytes of a file, nil if it cannot be read.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return readAll(file, limit: limit)
  }

  /// A file, or all of standard input, as far as it can be read, for `-`.
  ///
  /// - Throws: That it cannot be read, or has more bytes than `limit`. Of a file that says so itself nothing is read, of a
  ///   pipe one byte more.
  static func contents(of path: String, limit: Int = FileLimit.input) throws(ReadingFault) -> [UInt8] {
    let file = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable }
    defer { if file != 0 { close(file) } }
    var found = stat()
    if fstat(file, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_size > limit {
      throw .tooLarge(limit: limit)
    }
    guard let bytes = readAll(file, limit: limit + 1) else {
      if file == 0 { return [] }
      throw .unreadable
    }
    if bytes.count > limit { throw .tooLarge(limit: limit) }
    return bytes
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

  /// A path without links and dots; nil for one that leads to nothing.
  static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// What there is until the end or an error; nil where there is an error at once.
  private static func readAll(_ file: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let wanted = min(65_536, limit - bytes.count)
      var status = 0
      bytes += [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        status = systemRead(file, buffer.baseAddress, wanted)
        count = max(0, status)
      }
      if status < 0, bytes.isEmpty { return nil }
      if status <= 0 { break }
    }
    return bytes
  }
}

/// The system's `read` and `write`, which methods of those names hide.
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, target, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

/// Writes bytes to a file, however often that is interrupted.
///
/// - Returns: Whether all of them were taken.
private func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
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

/// Puts a file in the place of another one, or of none: whoever reads meanwhile sees the old bytes or the new ones.
///
/// - Throws: Status 2 where that cannot be done: then all is as before.
func replaceFile(_ path: String, with bytes: [UInt8]) throws {
  let draft = "\(path).\(getpid()).part"
  let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  if file >= 0 {
    let isWritten = writeAll(bytes, to: file)
    if close(file) == 0, isWritten, rename(draft, path) == 0 { return }
    unlink(draft)
  }
  throw unusable("\(path): cannot be written.")
}

/// Says what cannot be used.
///
/// - Returns: Status 2, to end with.
func unusable(_ text: PlainText) -> ExitCode {
  StandardStream.error.tell(text)
  return ExitCode(2)
}

/// What a file is called; nil for standard input, `-`.
func name(ofFile file: String) -> String? { file == "-" ? nil : file }

/// The bytes of a file, of standard input for `-`. Ends with status 2 where there are none, or more than `limit`.
func readFile(_ file: String, limit: Int = FileLimit.input) throws -> [UInt8] {
  do throws(ReadingFault) {
    return try StandardStream.contents(of: file, limit: limit)
  } catch {
    if !exists(file), file != "-" { throw noSuchFile(file) }
    throw unusable("\(file): \(error.sentence)")
  }
}

/// How many bytes of a file are read, by what it is.
enum FileLimit {
  /// A layout document, an Interface Builder file, a table of texts or an archive: as much as the service takes as an upload.
  static let input = OperationLimits().uploadBytes
  /// What a project says.
  static let configuration = 256 * 1024
}

/// Why a file is not read.
enum ReadingFault: Error {
  case unreadable
  case tooLarge(limit: Int)

  var sentence: String {
    switch self {
    case .unreadable: "cannot be read."
    case .tooLarge(let limit): "has more than \(limit) bytes, which are not read."
    }
  }
}

extension FileResolver.Outcome {
  /// Says what the problem with a file is.
  ///
  /// - Returns: With which status the command ends for it.
  func status(of file: String, failOn: Diagnostic.Severity) -> Int32 {
    if let problem { StandardStream.error.tell(problem) }
    return problem != nil ? 2 : diagnostics.contains { $0.severity >= failOn } ? 1 : 0
  }
}

/// What tells a file from the same file after a change.
struct FileStamp: Equatable {
  var exists = false
  private var inode: UInt64 = 0
  private var size: Int64 = 0
  private var seconds = 0
  private var nanoseconds = 0

  /// The stamp of a file as it is now. Editors replace files: for a moment there may be none.
  init(_ path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return }
    (exists, inode, size) = (true, UInt64(found.st_ino), Int64(found.st_size))
    #if canImport(Darwin)
    (seconds, nanoseconds) = (found.st_mtimespec.tv_sec, found.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
    #endif
  }

  /// The stamp of a file, or those of all files of an app's folder.
  static func all(of path: String) -> [FileStamp] {
    guard FolderFiles.isFolder(path) else { return [FileStamp(path)] }
    return FolderFiles(appAt: path).paths.map { FileStamp("\(path)/\($0)") }
  }
}

/// Does nothing for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
