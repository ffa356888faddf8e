/// The address at which a service answers a document by `GET`, beginning with a slash.
///
/// - Parameters:
///   - ending: Of the address, with its dot.
///   - options: Become the query.
/// - Returns: Nil for what is no layout document, and for links that are too long.
package func layoutLink(
  to document: [UInt8], ending: String, _ options: FileOptions
) -> String? {
  guard document.withUnsafeBytes({ BodyKind(ofBytes: $0) }) == .document else { return nil }
  let query = options.parameters.map { "\($0.name)=\(percentEncoded($0.value))" }.joined(separator: "&")
  return document.withUnsafeBytes { LayoutLink.address(of: $0, ending: ending, query: query) }
}

/// A value of a query: what RFC 3986 does not reserve stays.
private func percentEncoded(_ text: String) -> String {
  var encoded = ""
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: ","):
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      encoded += "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
  return encoded
}
