/// What is known of a request after its last byte went out, for logs and metrics.
package struct RequestRecord: Sendable {
  /// How the exchange ended.
  package enum Ending: Sendable, Equatable {
    /// The whole response was handed to the network.
    case sent
    /// The client went away, or was too slow, before that.
    case aborted
  }

  package let method: HTTPMethod
  /// The template of the route, never the raw path; `nil` if no route matched.
  package let route: String?
  /// The status that was sent, or would have been.
  package let status: HTTPStatus
  package let requestID: String
  /// Lengths of the two bodies, without headers and framing.
  package var (bytesIn, bytesOut) = (0, 0)
  /// From the end of the request line to the last byte of the response.
  package var nanoseconds: UInt64 = 0
  package var ending = Ending.sent

  package init(_ method: HTTPMethod, _ route: String?, _ status: HTTPStatus, requestID: String) {
    (self.method, self.route, self.status, self.requestID) = (method, route, status, requestID)
  }
}
