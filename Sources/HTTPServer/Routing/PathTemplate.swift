/// A path whose segments are literal or stand for any one segment, such as `/v1/devices/{id}`.
struct PathTemplate: Sendable {
  private enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)
  }

  let text: String
  private let segments: [Segment]

  /// - Precondition: `text` begins with a slash.
  init(_ text: String) {
    precondition(text.utf8.first == UInt8(ascii: "/"), "a path begins with a slash: \(text)")
    self.text = text
    segments = text.split(separator: "/", omittingEmptySubsequences: false).map { segment in
      segment.first == "{" && segment.last == "}"
        ? .parameter(String(segment.dropFirst().dropLast())) : .literal(String(segment))
    }
  }

  var hasParameters: Bool {
    segments.contains { segment in if case .parameter = segment { true } else { false } }
  }

  /// What the parameters stand for in `path`; `nil` if it does not match. A parameter is never empty.
  ///
  /// - Parameter path: The decoded segments between the slashes.
  func match(_ path: [String]) -> [QueryParameter]? {
    guard path.count == segments.count else { return nil }
    var parameters: [QueryParameter] = []
    for (segment, actual) in zip(segments, path) {
      switch segment {
      case .literal(let expected): if expected != actual { return nil }
      case .parameter(let name):
        if actual.isEmpty { return nil }
        parameters.append(QueryParameter(name: name, value: actual))
      }
    }
    return parameters
  }
}
