import Foundation
import HTTPServer
import LayoutService
import Testing

/// The Model Context Protocol over HTTP, as its specification has it: revision 2026-07-28, and those with a handshake.
@Suite struct ContextProtocolTests {
  private let client = Client()

  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  private func ask(_ message: String, _ fields: [(String, String)] = []) -> Answer {
    let headers = [HTTPField("Content-Type", "application/json")] + fields.map { HTTPField($0.0, $0.1) }
    return client.send(.post, "/mcp", headers: headers, body: Array(message.utf8))
  }

  private func modern(_ method: String, _ params: String = "", name: String? = nil) -> Answer {
    var fields = [("MCP-Protocol-Version", "2026-07-28"), ("Mcp-Method", method)]
    if let name { fields.append(("Mcp-Name", name)) }
    let more = params.isEmpty ? "" : "," + params
    return ask(
      #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{\#(Self.meta)\#(more)}}"#, fields)
  }

  private func code(_ answer: Answer) throws -> Int? { try answer.object().at("error", "code") as? Int }

  // MARK: The handshake

  /// The revision that is asked for where it is known, else the newest that has a handshake.
  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func initializeAgreesOnARevision(asked: String, agreed: String) throws {
    let answer = ask(
      """
      {"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\(asked)","capabilities":{},\
      "clientInfo":{"name":"test","version":"1"}}}
      """)
    let object = try answer.object()
    #expect(answer.status == 200)
    #expect(object["id"] as? String == "a")
    #expect(object.at("result", "protocolVersion") as? String == agreed)
    #expect(object.at("result", "serverInfo", "name") as? String == "layout-resolver")
    #expect(object.at("result", "capabilities", "tools") != nil)
  }

  @Test func pingBelongsToTheHandshake() throws {
    #expect(
      ask(#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#).text == #"{"jsonrpc":"2.0","id":7,"result":{}}"#
        + "\n")
    let answer = modern("ping")
    #expect(answer.status == 404)
    #expect(try code(answer) == -32601)
  }

  // MARK: The revision without one

  @Test func discoverSaysTheRevisions() throws {
    let answer = modern("server/discover")
    let result = try #require(try answer.object()["result"] as? [String: Any])
    #expect(answer.status == 200)
    #expect(result["resultType"] as? String == "complete")
    #expect((result["supportedVersions"] as? [String])?.first == "2026-07-28")
    #expect(result["cacheScope"] as? String == "public")
    #expect(result["ttlMs"] is Int)
  }

  @Test func anUnknownRevisionIsToldTheKnownOnes() throws {
    let answer = ask(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2030-01-01",\
      "io.modelcontextprotocol/clientCapabilities":{}}}}
      """, [("MCP-Protocol-Version", "2030-01-01"), ("Mcp-Method", "tools/list")])
    #expect(answer.status == 400)
    #expect(try code(answer) == -32022)
    #expect(try answer.object().at("error", "data", "requested") as? String == "2030-01-01")
    #expect(
      (try answer.object().at("error", "data", "supported") as? [String])?.contains("2026-07-28") == true)
  }

  @Test(arguments: [
    [("Mcp-Method", "tools/list")], [("MCP-Protocol-Version", "2025-11-25"), ("Mcp-Method", "tools/list")],
    [("MCP-Protocol-Version", "2026-07-28"), ("Mcp-Method", "tools/call")],
  ])
  func headersSayWhatTheMessageSays(fields: [(String, String)]) throws {
    let answer = ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Self.meta)}}"#, fields)
    #expect(answer.status == 400)
    #expect(try code(answer) == -32020)
  }

  // MARK: What is no request

  @Test func aNotificationIsTaken() {
    let answer = ask(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
    #expect(answer.status == 202)
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("nul", -32700), (#"{"jsonrpc":"2.0","id":1,"method":"a"}x"#, -32700),
    ("[]", -32600), ("1", -32600),
    (#"{"jsonrpc":"1.0","id":1,"method":"a"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, -32600), (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
  ])
  func whatIsNoMessageIsRefused(text: String, expected: Int) throws {
    let answer = ask(text)
    #expect(answer.status == 400)
    #expect(try code(answer) == expected)
  }

  @Test(arguments: [
    #"{"name":"chek"}"#, #"{"arguments":{}}"#, #"{"name":"check","arguments":[]}"#,
    #"{"name":"check","arguments":{"txt":"{}"}}"#,
    #"{"name":"check","arguments":{"text":"{}","device":5}}"#,
    #"{"name":"check","arguments":{"text":"{}","maxBytes":"x"}}"#,
  ])
  func badParamsAreAnError(params: String) throws {
    let answer = ask(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(params)}"#)
    #expect(try code(answer) == -32602)
  }

  @Test func idsComeBackAsTheyWere() {
    let answer = ask(#"{"jsonrpc":"2.0","id":123456789012345678901234567890,"method":"ping"}"#)
    #expect(answer.text.contains(#""id":123456789012345678901234567890"#))
  }

  // MARK: Who may ask

  @Test func pagesOfOthersMayNot() {
    let message = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    #expect(ask(message, [("Origin", "http://evil.example")]).status == 403)
    #expect(ask(message, [("Origin", "http://localhost:8080"), ("Host", "localhost:8080")]).status == 200)
    var settings = Settings()
    settings.allowOrigin = "https://app.example"
    let allowing = Client(settings)
    let headers = [HTTPField("Content-Type", "application/json"), HTTPField("Origin", "https://app.example")]
    #expect(allowing.send(.post, "/mcp", headers: headers, body: Array(message.utf8)).status == 200)
  }

  @Test(arguments: [HTTPMethod.get, .delete, .put]) func onlyPostIsAnswered(method: HTTPMethod) {
    #expect(client.send(method, "/mcp").status == 405)
  }

  @Test func llmsTextSaysWhereToBegin() {
    let answer = client.get("/llms.txt")
    #expect(answer.text.hasPrefix("# Layout Resolver\n\n> "))
    #expect(answer.text.contains("/mcp"))
  }
}
