import HTTPServer
import Operations

/// Which pages of other origins may read answers, as the Fetch standard has it (CORS).
struct CrossOrigin: Sendable {
  /// Nil for all.
  private let origins: [String]?

  /// What a page may send.
  private static let requestHeaders =
    "Accept, Authorization, Content-Encoding, Content-Type, If-None-Match, X-Request-ID, traceparent, tracestate"
  /// What a page may read besides what it always may.
  private static let responseHeaders =
    "Accept-Post, Accept-Query, Allow, ETag, Retry-After, Server-Timing, WWW-Authenticate, X-Request-ID"
  /// How long a browser may remember the answer to a preflight, in seconds. Browsers take two hours at most.
  private static let maximumAge = "7200"

  /// - Parameter list: As ``isList(_:)`` has it; nil is returned for an empty one.
  init?(_ list: String) {
    if list.isEmpty { return nil }
    origins = list == "*" ? nil : Self.split(list)
  }

  /// Adds to a response what lets the page that asked read it, if it may.
  func finish(_ response: inout HTTPResponse, _ request: HTTPRequest) {
    if origins != nil { response.vary(by: "Origin") }
    guard let origin = request.header("Origin"), origins?.contains(origin) ?? true else { return }
    response.add("Access-Control-Allow-Origin", origins == nil ? "*" : origin)
    guard request.method == .options, request.header("Access-Control-Request-Method") != nil else {
      return response.add("Access-Control-Expose-Headers", Self.responseHeaders)
    }
    response.add("Access-Control-Allow-Methods", response.header("Allow") ?? request.method.rawValue)
    response.add("Access-Control-Allow-Headers", Self.requestHeaders)
    response.add("Access-Control-Max-Age", Self.maximumAge)
  }

  /// Whether the page that sent a request may.
  func allows(_ request: HTTPRequest) -> Bool {
    origins.map { origins in request.header("Origin").map(origins.contains) ?? false } ?? true
  }

  /// Whether a text is `*`, or origins as browsers write them with commas between.
  static func isList(_ text: String) -> Bool { text == "*" || split(text).allSatisfy(isOrigin) }

  private static func split(_ list: String) -> [String] {
    list.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmingBlanks)
  }

  /// Whether a text is a scheme, a host and perhaps a port, in small letters: nothing else ever equals what browsers send.
  private static func isOrigin(_ text: String) -> Bool {
    guard let separator = text.firstRange(of: "://") else { return false }
    let (scheme, host) = (text[..<separator.lowerBound], text[separator.upperBound...])
    let known = "abcdefghijklmnopqrstuvwxyz0123456789-.:[]".utf8
    return !scheme.isEmpty && !host.isEmpty && host.utf8.allSatisfy(known.contains)
      && scheme.utf8.allSatisfy { known.contains($0) || $0 == UInt8(ascii: "+") }
  }
}
