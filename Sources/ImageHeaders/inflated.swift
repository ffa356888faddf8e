import CMinizip

/// The content of a zlib stream, as far as it can be read and no more than `limit` bytes of it.
///
/// The only unsafe code of this module: zlib reads and writes through pointers, which are good while it is called.
func inflated(_ packed: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
  var stream = z_stream()
  guard limit > 0, packed.count <= UInt32.max, CMinizip_inflateInit(&stream) == Z_OK else { return [] }
  defer { inflateEnd(&stream) }
  var result: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 16 * 1024)
  packed.withUnsafeBufferPointer { input in
    stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
    stream.avail_in = UInt32(input.count)
    var status = Z_OK
    while status == Z_OK, result.count < limit {
      let count = piece.withUnsafeMutableBufferPointer { output in
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        status = inflate(&stream, Z_NO_FLUSH)
        return output.count - Int(stream.avail_out)
      }
      result += piece.prefix(min(count, limit - result.count))
      if count == 0 { break }
    }
  }
  return result
}
