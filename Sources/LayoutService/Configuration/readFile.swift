import Glibc

/// The bytes of a file; nil if it cannot be read or has more than `limit` of them.
func readFile(_ path: String, limit: Int) -> [UInt8]? {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= limit {
    let count = read(descriptor, &piece, piece.count)
    if count == 0 { return bytes }
    guard count > 0 else { return nil }
    bytes += piece[..<count]
  }
  return nil
}
