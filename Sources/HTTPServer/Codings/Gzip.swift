import CZlib

/// Why a packed body is not read.
package enum UnpackingError: Error, Equatable, Sendable {
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

  package init(bytes: Int, ratio: Int) { (self.bytes, self.ratio) = (bytes, ratio) }

  static let freeBytes = 1 << 20
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

/// Unpacks a stream, usually of gzip (RFC 1952), also one of several members.
///
/// - Complexity: Linear in what comes out, which `limits` bound as it is made: a bomb is cut off at them.
/// - Parameter body: Empty before; to be thrown away after an error.
func unpack(
  _ packed: UnsafeRawBufferPointer, windowBits: Int32 = CZLIB_GZIP, _ limits: UnpackingLimits,
  into body: inout RequestBody
) throws(UnpackingError) {
  var stream = z_stream()
  guard CZlib_unpackInit(&stream, windowBits) == Z_OK else { throw .damaged }
  defer { inflateEnd(&stream) }
  var block = [UInt8](repeating: 0, count: 64 * 1024)
  stream.next_in = UnsafeMutablePointer(mutating: packed.baseAddress?.assumingMemoryBound(to: UInt8.self))
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
      if stream.avail_in == 0 { return body.finish() }
      guard inflateReset(&stream) == Z_OK else { throw .damaged }
    default: throw .damaged
    }
  }
}

/// Packs bytes into one stream of gzip (RFC 1952). One thread at a time.
final class GzipWriter: @unchecked Sendable {
  /// Half the time of zlib's usual 6, for answers that are a few percent larger
  /// (docs/decisions/0027-gzip.md).
  private static let level: Int32 = 4
  private var stream = z_stream()

  /// - Returns: Nil where there is no memory.
  init?() { guard CZlib_packInit(&stream, Self.level, CZLIB_GZIP) == Z_OK else { return nil } }

  deinit { deflateEnd(&stream) }

  /// Packs a piece so that a reader can unpack all of it; with the last one the stream ends.
  func pack(_ bytes: UnsafeRawBufferPointer, isLast: Bool) -> ByteBuffer {
    var packed = ByteBuffer(capacity: bytes.count / 6 + 128)
    stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.avail_in = UInt32(clamping: bytes.count)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32 * 1024) { block in
      repeat {
        stream.next_out = block.baseAddress
        stream.avail_out = UInt32(block.count)
        deflate(&stream, isLast ? Z_FINISH : Z_SYNC_FLUSH)
        let count = block.count - Int(stream.avail_out)
        packed.append(contentsOf: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: block[..<count])))
      } while stream.avail_out == 0
    }
    return packed
  }
}

extension HTTPResponse.Body {
  /// This body packed by gzip; itself where that cannot be done.
  func packedByGzip() -> HTTPResponse.Body {
    guard let writer = GzipWriter() else { return self }
    switch self {
    case .empty: return self
    case .bytes(let buffer): return .bytes(buffer.withUnsafeBytes { writer.pack($0, isLast: true) })
    case .constant(let constant): return .bytes(writer.pack(constant.bytes, isLast: true))
    case .pieces(let pieces): return .pieces(pieces.packed(by: writer))
    }
  }
}

extension BodyPieces {
  /// These pieces, packed: each can be read when it has come.
  fileprivate func packed(by writer: GzipWriter) -> BodyPieces {
    let isOver = Flag()
    return BodyPieces { [next] in
      if isOver.isSet { return nil }
      guard let piece = next() else {
        isOver.isSet = true
        return writer.pack(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true)
      }
      return piece.isEmpty ? piece : piece.withUnsafeBytes { writer.pack($0, isLast: false) }
    }
  }

  /// Written while pieces are asked for, which is never done twice at a time.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}
