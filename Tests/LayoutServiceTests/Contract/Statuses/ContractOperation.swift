import Foundation

/// One method of one address as the contract has it, and a request that it answers with 200.
struct ContractOperation: Sendable {
  var method: String
  var template: String
  /// The statuses that the contract gives it.
  var documented: Set<Int>
  /// Asks for what there is.
  var target: String
  var body: String?
  var contentType: String

  var name: String { "\(method) \(template)" }
  var hasBody: Bool { body != nil }

  private static let bodies = [
    "/v1/resolve": #"{"device":"iphone-6","hierarchy":{"id":"root"}}"#,
    "/v1/lint": #"{"device":"iphone-6","hierarchy":{"id":"root"}}"#,
    "/v1/sweep": #"{"device":"iphone-6","hierarchy":{"id":"root"}}"#,
    "/v1/explain": #"{"device":"iphone-6","hierarchy":{"id":"root"}}"#,
    "/v1/diff":
      #"{"old":{"device":"iphone-6","hierarchy":{"id":"root"}},"new":{"device":"iphone-6","hierarchy":{"id":"root"}}}"#,
    "/v1/transition":
      #"{"device":"iphone-6","hierarchy":{"id":"root"},"from":{},"to":{"orientation":"landscape"}}"#,
    "/v1/check": form(#"{"device":"iphone-6","hierarchy":{"id":"root"}}"#),
    "/mcp": #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
    "/v1/assets/select": #"{"contents":{"images":[{"idiom":"universal","filename":"a.png"}]}}"#,
    "/v1/import": """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490">
      <device id="retina4_7" orientation="portrait"/>
      <objects><view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/></view></objects>
    </document>
    """,
  ]
  /// A document with the dump of a screen.
  static func form(_ document: String) -> String {
    let fields = [("document", document), ("against", "<UIView; frame = (0 0; 375 667); layer = <CALayer>>")]
    let parts = fields.map { name, content in
      "--b\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(content)\r\n"
    }
    return parts.joined() + "--b--\r\n"
  }

  private static let types = [
    "/v1/import": "application/xml", "/v1/check": "multipart/form-data; boundary=b",
  ]
  private static let names = [
    "{id}": "iphone-6", "{name}": "invalid-request", "{file}": "playground.css",
    // `{"device":"iPhone 8","hierarchy":{"id":"root","type":"label","text":"Hi"}}`, packed by Python.
    "{packed}":
      "q1ZKSS3LTE5VslLKDMjIz0tVsFDSUcrITC1KLErOqFSyqlbKTAFKFuXnlwAlSioLQEpzEpNSc0Dc1IoSINcjU6m2FgA",
  ]

  /// Every operation of a contract; `x-query` is one that has the statuses of `post` besides its own.
  static func all(of contract: [String: Any]) -> [ContractOperation] {
    let paths = contract["paths"] as? [String: [String: Any]] ?? [:]
    return paths.sorted { $0.key < $1.key }.flatMap { path, item in
      let statuses = item.mapValues {
        Set((($0 as? [String: Any])?["responses"] as? [String: Any] ?? [:]).keys.compactMap(Int.init))
      }
      return statuses.keys.sorted().map { key in
        let isQuery = key == "x-query"
        return ContractOperation(
          method: isQuery ? "QUERY" : key.uppercased(), template: path,
          documented: statuses[key, default: []].union(isQuery ? statuses["post", default: []] : []),
          target: names.reduce(path) { $0.replacing($1.key, with: $1.value) }, body: bodies[path],
          contentType: types[path] ?? "application/json")
      }
    }
  }

  /// A request byte by byte. Without headers of its own it is one that is answered.
  ///
  /// - Parameters:
  ///   - target: Nil for what there is.
  ///   - headers: Lines besides; one called like one of those that are sent anyway replaces it.
  ///   - body: Nil for one that is answered.
  func request(target: String? = nil, headers: [String] = [], body: String? = nil) -> String {
    let body = body ?? self.body
    var lines = ["Host: test", "Connection: close"]
    if let body { lines += ["Content-Type: \(contentType)", "Content-Length: \(body.utf8.count)"] }
    let name = { (line: String) in line.prefix { $0 != ":" }.lowercased() }
    let replaced = Set(headers.map(name))
    lines = lines.filter { !replaced.contains(name($0)) } + headers.filter { !$0.hasSuffix(": -") }
    return "\(method) \(target ?? self.target) HTTP/1.1\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
      + (body ?? "")
  }
}
