import HTTPServer
import Operations

/// Which requests are refused since a page of another site had a browser send them. Only where no token is asked for: a page knows none.
struct ForeignPages: Sendable {
  /// The names that a request may ask under besides those of this machine, in small letters; nil for all.
  private let hosts: [String]?
  private let crossOrigin: CrossOrigin?

  init(_ settings: Settings, _ crossOrigin: CrossOrigin?) {
    let names = Self.split(settings.allowHost)
    // Whoever listens for others has names that nobody here knows.
    hosts = names.isEmpty && !Self.isLoopback(settings.listen) ? nil : names
    self.crossOrigin = crossOrigin
  }

  /// Why a request is refused; nil if it is not.
  func refusal(of request: HTTPRequest) -> Refusal? {
    // What nearly all requests have: neither was seen while the head was read.
    if request.notableHeaders.isDisjoint(with: [.namedHost, .secFetchSite]) { return nil }
    return refusalOfHost(request) ?? refusalOfSite(request)
  }

  /// A page whose name leads to this machine all of a sudden (DNS rebinding) may read every answer, and asks under that name.
  private func refusalOfHost(_ request: HTTPRequest) -> Refusal? {
    guard let hosts, request.notableHeaders.contains(.namedHost), let field = request.header("Host") else {
      return nil
    }
    let host = field.prefix { $0 != ":" }.lowercased()
    if hosts.contains(host) || host.hasSuffix(".localhost") { return nil }
    return Refusal(
      .unknownHost,
      "The service does not answer to '\(host.prefix(100))'. The setting ALLOW_HOST has the names.")
  }

  /// What a page makes a browser send costs work, though it cannot read the answer. A person who follows a link is another matter.
  private func refusalOfSite(_ request: HTTPRequest) -> Refusal? {
    guard request.method != .options, request.header("Sec-Fetch-Site") == "cross-site" else { return nil }
    let isLink =
      request.method == .get && request.header("Sec-Fetch-Mode") == "navigate"
      && request.header("Sec-Fetch-Dest") == "document"
    if isLink || crossOrigin?.allows(request) == true { return nil }
    return Refusal(
      .crossSite,
      "A page of another site sent this request. The setting ALLOW_ORIGIN has the origins that may.")
  }

  /// Whether a text is names with commas between, each with a dot: all others always may.
  static func isList(_ text: String) -> Bool {
    let known = "abcdefghijklmnopqrstuvwxyz0123456789-.".utf8
    return split(text).allSatisfy { name in
      name.utf8.allSatisfy(known.contains) && name.contains(".") && !name.hasPrefix(".")
    }
  }

  private static func split(_ list: String) -> [String] { list.split(separator: ",").map(\.trimmingBlanks) }

  private static func isLoopback(_ listen: String) -> Bool {
    let address = ListenAddress(listen)?.address ?? ""
    return address == "::1" || address.hasPrefix("127.")
  }
}
