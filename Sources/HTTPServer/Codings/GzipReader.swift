import CZlib

/// Why a packed body is not read.
package enum UnpackingError: Error, Hashable, Sendable {
  /// It is no such stream, a part of it is missing, or a checksum differs.
  case damaged
  /// It becomes more than this many bytes.
  case tooLarge(limit: Int)
  /// Each of its bytes becomes more than this many.
  case tooDense(limit: Int)
}

/// How much a packed body may become.
package struct UnpackingLimits: Sendable {
  /// In bytes.
  package var bytes: Int
  /// Unpacked bytes for each packed byte, beyond the first MiB.
  package var ratio: Int

  package init(bytes: Int, ratio: Int) {
    self.bytes = bytes
    self.ratio = ratio
  }

  static let freeBytes = 1 << 20
}

/// Unpacks a gzip stream (RFC 1952), also one of several members.
///
/// - Complexity: Linear in what comes out, which `limits` bound as it is made: a bomb is cut off at them.
///
/// - Parameter body: Empty before; to be thrown away after an error.
func unpackGzip(
  _ packed: UnsafeRawBufferPointer, _ limits: UnpackingLimits, into body: inout RequestBody
) throws(UnpackingError) {
  try unpack(packed, windowBits: CZLIB_GZIP, limits, into: &body)
}

extension HTTPRequest {
  /// Gives the request what a stream without head and checksum (RFC 1951) holds as its body. Complexity and limits are those
  /// of gzip; after an error it has none.
  package func unpackBody(ofDeflated packed: [UInt8], _ limits: UnpackingLimits) throws(UnpackingError) {
    var unpacked = RequestBody()
    body = RequestBody()
    // A closure over an array throws no type of its own.
    let span = packed.span
    try span.withUnsafeBytes { bytes throws(UnpackingError) in
      try unpack(bytes, windowBits: CZLIB_DEFLATE, limits, into: &unpacked)
    }
    body = unpacked
  }
}

private func unpack(
  _ packed: UnsafeRawBufferPointer, windowBits: Int32, _ limits: UnpackingLimits, into body: inout RequestBody
) throws(UnpackingError) {
  var stream = z_stream()
  guard CZlib_unpackInit(&stream, windowBits) == Z_OK else { throw .damaged }
  defer { inflateEnd(&stream) }
  var block = [UInt8](repeating: 0, count: 64 * 1024)
  stream.next_in = UnsafeMutablePointer(
    mutating: packed.baseAddress?.assumingMemoryBound(to: UInt8.self))
  stream.avail_in = UInt32(clamping: packed.count)
  while true {
    let (status, count) = block.withUnsafeMutableBufferPointer { room in
      stream.next_out = room.baseAddress
      stream.avail_out = UInt32(room.count)
      let status = inflate(&stream, Z_NO_FLUSH)
      return (status, room.count - Int(stream.avail_out))
    }
    if body.count + count > limits.bytes { throw .tooLarge(limit: limits.bytes) }
    block.withUnsafeBytes { body.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    let read = packed.count - Int(stream.avail_in)
    if body.count > UnpackingLimits.freeBytes, body.count / max(read, 1) >= limits.ratio {
      throw .tooDense(limit: limits.ratio)
    }
    switch status {
    case Z_OK: if count == 0, stream.avail_in == 0 { throw .damaged }
    case Z_STREAM_END:
      if stream.avail_in == 0 {
        body.finish()
        return
      }
      guard inflateReset(&stream) == Z_OK else { throw .damaged }
    default: throw .damaged
    }
  }
}
