import CZlib

/// Packs bytes into one stream, usually of gzip (RFC 1952). One thread at a time.
final class GzipWriter: @unchecked Sendable {
  /// Half the time of zlib's usual 6, for answers that are a few percent larger
  /// (docs/decisions/0027-gzip.md).
  static let usualLevel: Int32 = 4

  private var stream: z_stream

  /// - Returns: Nil where there is no memory.
  init?(windowBits: Int32 = CZLIB_GZIP, level: Int32 = usualLevel) {
    stream = z_stream()
    guard CZlib_packInit(&stream, level, windowBits) == Z_OK else { return nil }
  }

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
