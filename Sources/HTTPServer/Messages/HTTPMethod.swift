/// What a request asks to be done with its target (RFC 9110, section 9). Names are case-sensitive.
package struct HTTPMethod: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }
  package var description: String { rawValue }

  package static let get = HTTPMethod(rawValue: "GET")
  package static let head = HTTPMethod(rawValue: "HEAD")
  package static let post = HTTPMethod(rawValue: "POST")
  package static let put = HTTPMethod(rawValue: "PUT")
  package static let patch = HTTPMethod(rawValue: "PATCH")
  package static let delete = HTTPMethod(rawValue: "DELETE")
  package static let options = HTTPMethod(rawValue: "OPTIONS")
  package static let trace = HTTPMethod(rawValue: "TRACE")
  package static let connect = HTTPMethod(rawValue: "CONNECT")
  /// Asks like `get`, with the question in the body (RFC 10008).
  package static let query = HTTPMethod(rawValue: "QUERY")
}
