/// A request target, split but not decoded (RFC 9112, section 3.2).
struct RequestTarget {
  let path: Substring.UTF8View
  /// What follows the first `?`; `nil` without one.
  let query: Substring.UTF8View?

  /// - Returns: `nil` for a target that is neither a path, nor an absolute `http` address, nor `*`.
  init?(_ target: String) {
    guard target.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else { return nil }
    var rest = Substring(target).utf8
    if rest.first != UInt8(ascii: "/") && target != "*" {
      guard let local = Self.withoutAuthority(rest) else { return nil }
      rest = local
    }
    let end = rest.firstIndex(of: UInt8(ascii: "?")) ?? rest.endIndex
    path = rest[..<end]
    query = end == rest.endIndex ? nil : rest[rest.index(after: end)...]
  }

  /// Whether `target` is a path without query and escapes, as most are: there is nothing to decode then.
  static func isPlainPath(_ target: String) -> Bool {
    let isPlain = { (byte: UInt8) in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "?")
        && byte != UInt8(ascii: "#")
    }
    return target.utf8.first == UInt8(ascii: "/") && allBytes(of: target, isPlain)
  }

  /// The part of `http://authority/path` from the path on; a bare authority has the path `/`.
  private static func withoutAuthority(_ target: Substring.UTF8View) -> Substring.UTF8View? {
    for scheme in ["http://", "https://"]
    where equalIgnoringCase(target.prefix(scheme.utf8.count), scheme.utf8) {
      let authority = target.dropFirst(scheme.utf8.count)
      let end =
        authority.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? authority.endIndex
      guard end != authority.startIndex else { return nil }
      if end != authority.endIndex && authority[end] == UInt8(ascii: "/") { return authority[end...] }
      return Substring("/" + String(Substring(authority[end...]))).utf8
    }
    return nil
  }
}

/// Replaces `%41` by the byte it stands for.
///
/// - Parameter plusIsSpace: Whether `+` means a blank, as HTML forms write it in queries.
/// - Returns: `nil` for a broken escape, a NUL, or bytes that are not UTF-8.
func percentDecoded(_ encoded: Substring.UTF8View, plusIsSpace: Bool = false) -> String? {
  let special = { (byte: UInt8) in byte == UInt8(ascii: "%") || (plusIsSpace && byte == UInt8(ascii: "+")) }
  guard encoded.contains(where: special) else { return String(Substring(encoded)) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(encoded.count)
  var rest = encoded
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
    case UInt8(ascii: "%"):
      guard let high = rest.popFirst().flatMap(hexValue), let low = rest.popFirst().flatMap(hexValue) else {
        return nil
      }
      guard high << 4 | low != 0 else { return nil }
      bytes.append(high << 4 | low)
    default: bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

/// The value of a hexadecimal digit in either case; nil for any other byte.
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// The parameters of a query, in order; `nil` if one of them is broken.
func decodedQuery(_ query: Substring.UTF8View) -> [QueryParameter]? {
  var parameters: [QueryParameter] = []
  for pair in query.split(separator: UInt8(ascii: "&")) {
    let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
    guard let name = percentDecoded(pair[..<end], plusIsSpace: true),
      let value = percentDecoded(pair[end...].dropFirst(), plusIsSpace: true)
    else { return nil }
    parameters.append(QueryParameter(name: name, value: value))
  }
  return parameters
}
