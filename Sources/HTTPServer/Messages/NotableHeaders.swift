/// Headers that few requests have. They are noted while the head is read, so that nobody searches for them in vain.
package struct NotableHeaders: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let acceptEncoding = NotableHeaders(rawValue: 1)
  package static let contentEncoding = NotableHeaders(rawValue: 2)
  package static let ifNoneMatch = NotableHeaders(rawValue: 4)
  package static let traceparent = NotableHeaders(rawValue: 8)
  /// Where a page that had a browser send this stands (Fetch Metadata).
  package static let secFetchSite = NotableHeaders(rawValue: 16)
  /// A `Host` that is a name with a dot, and no number.
  package static let namedHost = NotableHeaders(rawValue: 32)

  /// Which of them a name is; none for most names.
  init(named name: UnsafeRawBufferPointer) {
    switch name.count {
    case 11 where isNamed(name, "traceparent"): self = .traceparent
    case 14 where isNamed(name, "sec-fetch-site"): self = .secFetchSite
    case 13 where isNamed(name, "if-none-match"): self = .ifNoneMatch
    case 15 where isNamed(name, "accept-encoding"): self = .acceptEncoding
    case 16 where isNamed(name, "content-encoding"): self = .contentEncoding
    default: self = []
    }
  }

  /// What there is to note of a `Host`.
  init(host value: UnsafeRawBufferPointer) { self = Self.isNameWithDot(value) ? .namedHost : [] }

  /// Whether a `Host` is a name with a dot: its last label begins with a letter (RFC 3696, section 2), that of an address with a digit.
  private static func isNameWithDot(_ value: UnsafeRawBufferPointer) -> Bool {
    guard let first = value.first, first != UInt8(ascii: "[") else { return false }
    var (hasDot, lastBegins) = (false, first)
    for index in value.indices {
      if value[index] == UInt8(ascii: ":") { break }
      guard value[index] == UInt8(ascii: ".") else { continue }
      (hasDot, lastBegins) = (true, index + 1 < value.count ? value[index + 1] : 0)
    }
    return hasDot && !(lastBegins >= UInt8(ascii: "0") && lastBegins <= UInt8(ascii: "9"))
  }

  /// Notable headers among the fields of a request made by hand.
  init(among fields: [HTTPField]) {
    self = []
    for field in fields {
      var (name, value) = (field.name, field.value)
      formUnion(name.withUTF8 { NotableHeaders(named: UnsafeRawBufferPointer($0)) })
      guard name.lowercased() == "host" else { continue }
      formUnion(value.withUTF8 { NotableHeaders(host: UnsafeRawBufferPointer($0)) })
    }
  }
}
