/// A path whose segments are literal or stand for any one segment.
struct PathTemplate: Sendable {}

/// The handlers of one path.
struct Resource: Sendable {
  var handlers: [HTTPMethod: HTTPHandler] = [:]
}
extension Router {
  mutating func add(_ handler: @escaping HTTPHandler, _ method: HTTPMethod, _ template: String) {}
}
extension HTTPRequest {
  func readTarget() {}
}
