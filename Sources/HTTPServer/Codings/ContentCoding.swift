/// Whether a client takes an answer packed by gzip (RFC 9110, section 12.5.3).
///
/// - Parameter accepted: The value of `Accept-Encoding`.
func takesGzip(_ accepted: UnsafeRawBufferPointer) -> Bool {
  var named: Double?
  var any: Double?
  for element in accepted.split(separator: UInt8(ascii: ",")) {
    let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(trimmed)
    guard let coding = parts.first else { continue }
    var quality = 1.0
    for parameter in parts.dropFirst() {
      let text = String(decoding: parameter, as: UTF8.self).lowercased()
      if text.hasPrefix("q=") { quality = Double(text.dropFirst(2)) ?? 0 }
    }
    if isNamed(coding, "gzip") || isNamed(coding, "x-gzip") { named = max(named ?? 0, quality) }
    if isNamed(coding, "*") { any = quality }
  }
  return named ?? any ?? 0 > 0
}

/// What a request says about how its body is packed.
enum RequestCoding: Equatable {
  case plain, gzip
  /// One that is not read.
  case other(String)

  init(_ contentEncoding: UnsafeRawBufferPointer) {
    let name = trimmed(contentEncoding[...])
    if name.isEmpty || isNamed(name, "identity") {
      self = .plain
    } else if isNamed(name, "gzip") || isNamed(name, "x-gzip") {
      self = .gzip
    } else {
      self = .other(String(decoding: name.prefix(40), as: UTF8.self).lowercased())
    }
  }
}

private func trimmed(_ text: Slice<UnsafeRawBufferPointer>) -> UnsafeRawBufferPointer {
  let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  let start = text.firstIndex { !isBlank($0) } ?? text.endIndex
  let end = text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
  return UnsafeRawBufferPointer(rebasing: text[start..<end])
}
