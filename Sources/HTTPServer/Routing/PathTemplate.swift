/// A path whose segments are literal or stand for any one segment, such as `/v1/devices/{id}`.
struct PathTemplate: Sendable {
  let text: String
  private let segments: [(text: String, isParameter: Bool)]

  /// - Precondition: `text` begins with a slash.
  init(_ text: String) {
    precondition(text.utf8.first == UInt8(ascii: "/"), "a path begins with a slash: \(text)")
    self.text = text
    segments = text.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      segment.first == "{" && segment.last == "}"
        ? (String(segment.dropFirst().dropLast()), true) : (String(segment), false)
    }
  }

  var hasParameters: Bool { segments.contains(where: \.isParameter) }

  /// What the parameters stand for in `path`; `nil` if it does not match. A parameter is never empty.
  ///
  /// - Parameter path: The decoded segments between the slashes.
  func match(_ path: [String]) -> [QueryParameter]? {
    guard path.count == segments.count,
      zip(segments, path).allSatisfy({ $0.isParameter ? !$1.isEmpty : $0.text == $1 })
    else { return nil }
    return zip(segments, path).filter(\.0.isParameter).map { QueryParameter(name: $0.text, value: $1) }
  }
}
