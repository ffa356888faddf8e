/// Headers that few requests have. They are noted while the head is read, so that nobody searches for them in vain.
package struct NotableHeaders: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let acceptEncoding = NotableHeaders(rawValue: 1)
  package static let contentEncoding = NotableHeaders(rawValue: 2)
  package static let ifNoneMatch = NotableHeaders(rawValue: 4)
  package static let traceparent = NotableHeaders(rawValue: 8)

  /// Which of them a name is; none for most names.
  init(named name: UnsafeRawBufferPointer) {
    switch name.count {
    case 11 where isNamed(name, "traceparent"): self = .traceparent
    case 13 where isNamed(name, "if-none-match"): self = .ifNoneMatch
    case 15 where isNamed(name, "accept-encoding"): self = .acceptEncoding
    case 16 where isNamed(name, "content-encoding"): self = .contentEncoding
    default: self = []
    }
  }

  /// Notable headers among the fields of a request made by hand.
  init(among fields: [HTTPField]) {
    self = []
    for var name in fields.map(\.name) {
      formUnion(name.withUTF8 { NotableHeaders(named: UnsafeRawBufferPointer($0)) })
    }
  }
}
