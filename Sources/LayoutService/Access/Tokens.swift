import HTTPServer
import Operations
import Synchronization

/// The bearer tokens of which a request must bring one (RFC 6750).
package final class Tokens: Sendable {
  private typealias Token = [UInt8]
  private let given: [Token]
  /// Empty for none.
  private let path: String
  private let current: Mutex<[Token]>

  /// The tokens of the settings; nil if requests need none.
  ///
  /// - Throws: The setting whose file cannot be read or has no token.
  package init?(_ settings: Settings) throws(SettingError) {
    if settings.token.isEmpty, settings.tokenFile.isEmpty { return nil }
    given = settings.token.split(separator: ",").map { Token($0.utf8) }
    path = settings.tokenFile
    current = Mutex([])
    try reload()
  }

  /// Reads the file again. Where it cannot be read, the tokens stay as they were.
  ///
  /// - Throws: What is wrong with the file.
  package func reload() throws(SettingError) {
    var tokens = given
    if !path.isEmpty {
      guard let bytes = readFile(path, limit: settingFileLimit), let more = Self.tokens(inLines: bytes) else {
        throw SettingError(name: "--token-file", value: path, expected: "a file with a token on each line")
      }
      tokens += more
    }
    current.withLock { $0 = tokens }
  }

  /// Whether the value of an `Authorization` header brings one of the tokens.
  ///
  /// Every token is compared to its end, so that the time tells nothing about how much of it is right.
  func contain(_ header: UnsafeRawBufferPointer?) -> Bool {
    guard let header, let brought = Self.credentials(of: header) else { return false }
    var isKnown = false
    for token in current.withLock({ $0 }) {
      // Without `||`, which would end early.
      let isEqual = areEqual(token, brought)
      isKnown = isEqual ? true : isKnown
    }
    return isKnown
  }

  /// Whether a text is tokens with commas between.
  static func isList(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .allSatisfy { isToken(Token($0)) }
  }

  /// The tokens in a file, nil if there are none or a line is none. Empty lines are skipped.
  private static func tokens(inLines bytes: [UInt8]) -> [Token]? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let lines = bytes.split(separator: 0x0A).map { line in
      Token(line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
    let tokens = lines.filter { !$0.isEmpty }
    return !tokens.isEmpty && tokens.allSatisfy(isToken) ? tokens : nil
  }

  /// What follows the scheme `Bearer`, in any letter case.
  private static func credentials(of header: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    let scheme = 6
    guard header.count > scheme, header[scheme] == 0x20,
      isNamed(UnsafeRawBufferPointer(rebasing: header[..<scheme]), "bearer")
    else { return nil }
    return UnsafeRawBufferPointer(rebasing: header[scheme...].drop { $0 == 0x20 })
  }

  /// Whether bytes are a token as RFC 6750 writes it: `b64token`.
  private static func isToken(_ bytes: Token) -> Bool {
    let body = bytes.reversed().drop { $0 == UInt8(ascii: "=") }
    let known = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~+/".utf8
    return !body.isEmpty && body.allSatisfy(known.contains)
  }
}

/// Whether both are the same, in a time that depends on the lengths only.
@inline(never)
private func areEqual(_ token: [UInt8], _ brought: UnsafeRawBufferPointer) -> Bool {
  guard !brought.isEmpty else { return false }
  var difference = token.count ^ brought.count
  for index in token.indices { difference |= Int(token[index] ^ brought[index < brought.count ? index : 0]) }
  return difference == 0
}

extension Service {
  /// Refuses requests without a token, before their bodies are read.
  ///
  /// Open to all: what probes ask for, `OPTIONS`, since browsers send it without credentials, and the pages, which ask people
  /// for a token and say nothing that is not public.
  func refuseWithoutToken(_ request: HTTPRequest, _ tokens: Tokens) -> HTTPResponse? {
    let route = request.route ?? ""
    let isOpen = ["/healthz", "/readyz", "/version"].contains(route) || Self.isPage(route)
    if request.method == .options || isOpen { return nil }
    let (isAdmitted, hasBrought) = request.withHeader("authorization") { (tokens.contain($0), $0 != nil) }
    if isAdmitted { return nil }
    let detail =
      hasBrought
      ? "The token in Authorization is none that the service knows."
      : "The request must bring a token: Authorization: Bearer TOKEN."
    var response = Refusal(.unauthorized, detail).response(to: request)
    let error = hasBrought ? #", error="invalid_token""# : ""
    response.add("WWW-Authenticate", #"Bearer realm="layout-resolver""# + error)
    return response
  }

  /// Whether a route leads to a page or to what pages need.
  static func isPage(_ route: String) -> Bool {
    switch route {
    case "/", "/docs", "/docs/reference", "/pages/{file}", "/llms.txt": true
    default: false
    }
  }
}
