import Foundation
import HTTPServer
import LayoutService
import Operations
import TestSupport
import Testing

/// Every status that the contract gives an operation is provoked, over sockets; and nothing that is provoked has a status
/// that the contract does not give.
@Suite(.serialized) struct StatusTests {
  let operations: [ContractOperation]

  init() throws { operations = ContractOperation.all(of: try Client().get("/openapi.json").object()) }

  @Test func everyStatusIsProvokedAndEveryProvokedStatusIsDocumented() throws {
    #expect(operations.count == 36)
    var provoked = try usual()
    for more in [try refused(), try foreign(), try late(), try crowded(), try broken(), try slow()] {
      provoked.merge(more) { $0.union($1) }
    }
    for operation in operations {
      let statuses = provoked[operation.name, default: []]
      #expect(statuses.subtracting(operation.documented).isEmpty, "\(operation.name): not in the contract")
      #expect(operation.documented.subtracting(statuses).isEmpty, "\(operation.name): not provoked")
    }
  }

  /// What a handler answers, and what the head of a request is refused for.
  private func usual() throws -> [String: Set<Int>] {
    try statuses { server, operation in
      func ask(_ request: String) throws -> RawClient.Response {
        try RawClient.exchange(port: server.port, request)
      }
      let answer = try ask(operation.request())
      #expect(answer.status == 200, "\(operation.name): \(answer.text)")
      let long = String(repeating: "x", count: 9000)
      var requests = [
        operation.request(headers: ["Host: test", "Host: other"]),
        operation.request(headers: ["Content-Length: 99999999999"], body: ""),
        operation.request(target: operation.target + "?" + long),
        operation.request(headers: ["X-Long: " + long + long]),
        operation.request(headers: ["Transfer-Encoding: gzip", "Content-Length: -"], body: ""),
        operation.request(headers: ["Accept: image/webp"]),
        operation.request(headers: ["Content-Encoding: br"]),
        operation.request(target: operation.target + "?nonsense=1"),
      ]
      if let tag = answer["ETag"] { requests.append(operation.request(headers: ["If-None-Match: " + tag])) }
      if operation.template != operation.target {
        requests.append(operation.request(target: operation.target + "-x"))
      }
      if operation.hasBody {
        requests += [
          operation.request(headers: ["Content-Length: -"], body: ""),
          operation.request(headers: ["Content-Type: image/png"]), operation.request(body: "{<"),
          operation.request(body: #"{"nonsense":1}"#), operation.request(body: "<nonsense/>"),
        ]
      }
      if operation.template == "/mcp" {
        requests += [
          operation.request(body: #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#),
          operation.request(body: #"{"jsonrpc":"2.0","id":1,"method":"nonsense"}"#),
        ]
      }
      return [200] + (try requests.map { try ask($0).status })
    }
  }

  /// 401: without a token.
  private func refused() throws -> [String: Set<Int>] {
    var settings = Settings()
    settings.token = "secret"
    return try statuses(settings) { server, operation in
      let open = [
        "/healthz", "/readyz", "/version", "/", "/docs", "/docs/reference", "/pages/{file}", "/llms.txt",
      ]
      let isOpen = open.contains(operation.template)
      let answer = try RawClient.exchange(port: server.port, operation.request())
      #expect(answer.status == (isOpen ? 200 : 401))
      let known = operation.request(headers: ["Authorization: Bearer secret"])
      return [answer.status, try RawClient.exchange(port: server.port, known).status]
    }
  }

  /// 403: a picture on a page of another site. 421: a name that is not this machine's.
  private func foreign() throws -> [String: Set<Int>] {
    try statuses { server, operation in
      let picture = operation.request(headers: ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors"])
      let named = operation.request(headers: ["Host: evil.example"])
      return try [picture, named].map { try RawClient.exchange(port: server.port, $0).status }
    }
  }

  /// 408: a body that does not come.
  private func late() throws -> [String: Set<Int>] {
    var settings = Settings()
    settings.server.readTimeout = 1
    return try withServer(settings) { server in
      // All at once, since each takes its second.
      let clients = try operations.map { operation in
        let client = try RawClient(port: server.port)
        client.send(operation.request(headers: ["Content-Length: 5"], body: ""))
        return client
      }
      return Dictionary(
        uniqueKeysWithValues: try zip(operations, clients).map { ($0.name, [try $1.response().status]) })
    }
  }

  /// 503: an upload has all the room that there is.
  private func crowded() throws -> [String: Set<Int>] {
    var settings = Settings()
    (settings.server.bodyLimit, settings.server.uploadSlots) = (10_000, 1)
    let upload = ["Content-Type: application/zip", "Content-Length: 20000"]
    return try withServer(settings) { server in
      let first = try RawClient(port: server.port)
      first.send(operations[0].request(headers: upload, body: "PK"))
      while server.requestsInFlight == 0 { usleep(1000) }
      defer { first.reset() }
      return try statuses { operation in
        let second = try RawClient.exchange(
          port: server.port, operation.request(headers: upload, body: ""))
        #expect(second["Retry-After"] != nil)
        return [second.status]
      }
    }
  }

  /// 500: a handler whose answer cannot be sent. No request is known that has such an answer.
  private func broken() throws -> [String: Set<Int>] {
    var router = Service(settings: Settings()).makeRouter()
    router.middleware = { _, _ in .respond(HTTPResponse(.ok, headers: [HTTPField("not a name", "")])) }
    return try statuses(router: router) { server, operation in
      let answer = try RawClient.exchange(port: server.port, operation.request())
      #expect(answer.text.contains("internal-error"))
      return [answer.status]
    }
  }

  /// 504: a layout that takes longer than a millisecond.
  private func slow() throws -> [String: Set<Int>] {
    var settings = Settings()
    settings.limits.solveSeconds = 0.001
    let views = (0..<400).map { #"{"id":"v\#($0)","type":"label","text":"some words"}"# }.joined(
      separator: ",")
    let tree =
      #""hierarchy":{"id":"r","subviews":[{"id":"s","type":"stackView","arrangedSubviews":[\#(views)]}]}"#
    var bodies = [
      "/v1/resolve": #"{"device":"iphone-6",\#(tree)}"#,
      "/v1/transition": #"{"device":"iphone-6",\#(tree),"from":{},"to":{"orientation":"landscape"}}"#,
    ]
    bodies["/v1/explain"] = bodies["/v1/resolve"]
    for path in ["/v1/lint", "/v1/sweep"] { bodies[path] = bodies["/v1/resolve"] }
    bodies["/v1/check"] = bodies["/v1/resolve"].map { ContractOperation.form($0) }
    bodies["/v1/diff"] = bodies["/v1/resolve"].map { #"{"old":\#($0),"new":\#($0)}"# }
    let labels = (0..<2000).map {
      #"<label id="l\#($0)"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#
    }
    bodies["/v1/import"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><device id="retina4_7"/><objects><view id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/><subviews>\(labels.joined())</subviews></view></objects></document>
      """
    let document = Array(bodies["/v1/resolve", default: ""].utf8)
    let link = try #require(document.withUnsafeBytes { layoutLink(to: $0, ending: ".json") })
    return try statuses(settings) { server, operation in
      if operation.template == "/v1/resolve/{packed}" {
        return [try RawClient.exchange(port: server.port, operation.request(target: link)).status]
      }
      guard let body = bodies[operation.template] else { return [] }
      return [try RawClient.exchange(port: server.port, operation.request(body: body)).status]
    }
  }

  /// Runs a server of the service.
  private func withServer<Result>(
    _ settings: Settings = Settings(), router: Router? = nil, _ body: (HTTPServer) throws -> Result
  ) throws -> Result {
    var settings = settings
    settings.listen = "127.0.0.1:0"
    let service = Service(settings: settings, tokens: try Tokens(settings))
    var configuration = try serverConfiguration(settings, nil)
    configuration.drainTimeout = 0
    let server = HTTPServer(router: router ?? service.makeRouter(), configuration: configuration)
    try server.start()
    defer { server.stop() }
    return try body(server)
  }

  /// The statuses of each operation.
  private func statuses(_ provoke: (ContractOperation) throws -> [Int]) throws -> [String: Set<Int>] {
    var all: [String: Set<Int>] = [:]
    for operation in operations { all[operation.name] = Set(try provoke(operation)) }
    return all
  }

  /// The statuses of each operation on a server.
  private func statuses(
    _ settings: Settings = Settings(), router: Router? = nil,
    _ provoke: (HTTPServer, ContractOperation) throws -> [Int]
  ) throws -> [String: Set<Int>] {
    try withServer(settings, router: router) { server in
      try statuses { try provoke(server, $0) }
    }
  }
}
