/// Whether a client takes an answer packed by gzip (RFC 9110, section 12.5.3).
func takesGzip(_ accepted: UnsafeRawBufferPointer) -> Bool {
  var named: Double?
  var any: Double?
  for element in accepted.split(separator: UInt8(ascii: ",")) {
    let parts = element.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map(withoutBlanks)
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
    let name = withoutBlanks(contentEncoding[...])
    if name.isEmpty || isNamed(name, "identity") {
      self = .plain
    } else if isNamed(name, "gzip") || isNamed(name, "x-gzip") {
      self = .gzip
    } else {
      self = .other(String(decoding: name.prefix(40), as: UTF8.self).lowercased())
    }
  }
}
