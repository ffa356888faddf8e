/// What is known of a request after its last byte went out, for logs and metrics.
package struct RequestRecord: Sendable {
  /// How the exchange ended.
  package enum Ending: Sendable, Hashable {
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

  /// Lengths of the two bodies, without headers and framing.
  package let bytesIn: Int
  package let bytesOut: Int

  /// From the end of the request line to the last byte of the response.
  package let nanoseconds: UInt64

  package let requestID: String
  package let ending: Ending

  package init(
    method: HTTPMethod, route: String?, status: HTTPStatus, bytesIn: Int, bytesOut: Int, nanoseconds: UInt64,
    requestID: String, ending: Ending
  ) {
    self.method = method
    self.route = route
    self.status = status
    self.bytesIn = bytesIn
    self.bytesOut = bytesOut
    self.nanoseconds = nanoseconds
    self.requestID = requestID
    self.ending = ending
  }
}
