import CZlib
import JSON

/// The address at which a service answers a layout document by `GET`, beginning with a slash.
///
/// The document is deflated (RFC 1951), in the letters of an address (RFC 4648, section 5).
///
/// - Parameters:
///   - ending: Of the address, with its dot.
///   - query: As it is sent, empty for none.
/// - Returns: Nil for an address of more than ``mostBytesOfLinks``.
package func layoutLink(to document: UnsafeRawBufferPointer, ending: String, query: String = "") -> String? {
  guard let packed = deflated(document) else { return nil }
  let text = packed.withUnsafeBytes(Base64.forAddresses.encode)
  let address = linkPrefix + text + ending + (query.isEmpty ? "" : "?\(query)")
  return address.utf8.count <= mostBytesOfLinks ? address : nil
}

/// The link to a file that is a layout document; nil for every other one.
package func layoutLink(toFile bytes: [UInt8], ending: String, _ parameters: Query) -> String? {
  bytes.lent { document in
    guard InputFormat.recognized(document, among: []) == .document else { return nil }
    let query = parameters.map { "\($0.name)=\(percentEncoded($0.value))" }.joined(separator: "&")
    return layoutLink(to: document, ending: ending, query: query)
  }
}

private let linkPrefix = "/v1/resolve/"

/// How many bytes a link has at most that is told. Browsers and proxies take longer ones, but not all.
package let mostBytesOfLinks = 4096

/// One stream of deflate; nil where there is no memory.
func deflated(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
  var stream = z_stream()
  guard CZlib_packInit(&stream, Z_BEST_COMPRESSION, CZLIB_DEFLATE) == Z_OK else { return nil }
  defer { deflateEnd(&stream) }
  stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
  stream.avail_in = UInt32(clamping: bytes.count)
  return [UInt8](unsafeUninitializedCapacity: Int(deflateBound(&stream, UInt(bytes.count)))) { room, count in
    stream.next_out = room.baseAddress
    stream.avail_out = UInt32(clamping: room.count)
    deflate(&stream, Z_FINISH)
    count = room.count - Int(stream.avail_out)
  }
}

/// A value of a query: what RFC 3986 does not reserve stays.
private func percentEncoded(_ text: String) -> String {
  var encoded = ""
  for byte in text.utf8 {
    switch Unicode.Scalar(byte) {
    case "A"..."Z", "a"..."z", "0"..."9", "-", ".", "_", "~", ",":
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return encoded
}
