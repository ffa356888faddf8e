import Operations

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
    exists = true
    inode = UInt64(found.st_ino)
    size = Int64(found.st_size)
    #if canImport(Darwin)
    (seconds, nanoseconds) = (found.st_mtimespec.tv_sec, found.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (found.st_mtim.tv_sec, found.st_mtim.tv_nsec)
    #endif
  }
}

/// Does nothing for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

/// Puts a file in the place of another one, or of none: whoever reads meanwhile sees the old bytes or the new ones.
///
/// - Returns: Whether that could be done. If not, all is as before.
func replaceFile(_ path: String, with bytes: [UInt8]) -> Bool {
  let draft = "\(path).\(getpid()).part"
  let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard file >= 0 else { return false }
  let isWritten = writeAll(bytes, to: file)
  let isWhole = close(file) == 0 && isWritten
  if isWhole, rename(draft, path) == 0 { return true }
  unlink(draft)
  return false
}

extension FileStamp {
  /// The stamp of a file, or those of all files of an app's folder.
  static func all(of path: String) -> [FileStamp] {
    guard FolderFiles.isFolder(path) else { return [FileStamp(path)] }
    return FolderFiles(appAt: path).paths.map { FileStamp("\(path)/\($0)") }
  }
}
