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
    guard let origin = request.header("Origin") else { return }
    guard let allowed = allowed(origin) else { return }
    response.headers.append(HTTPField("Access-Control-Allow-Origin", allowed))
    guard request.method == .options, request.header("Access-Control-Request-Method") != nil else {
      response.headers.append(HTTPField("Access-Control-Expose-Headers", Self.responseHeaders))
      return
    }
    let methods = response.header("Allow") ?? request.method.rawValue
    response.headers.append(HTTPField("Access-Control-Allow-Methods", methods))
    response.headers.append(HTTPField("Access-Control-Allow-Headers", Self.requestHeaders))
    response.headers.append(HTTPField("Access-Control-Max-Age", Self.maximumAge))
  }

  /// What `Access-Control-Allow-Origin` says, nil if the origin is not allowed.
  private func allowed(_ origin: String) -> String? {
    guard let origins else { return "*" }
    return origins.contains(origin) ? origin : nil
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
    let isKnown = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"): true
      default: false
      }
    }
    return !scheme.isEmpty && !host.isEmpty
      && scheme.utf8.allSatisfy { isKnown($0) || $0 == UInt8(ascii: "+") }
      && host.utf8.allSatisfy(isKnown)
  }
}
