import Foundation
import HTTPServer
import LayoutService
import TestSupport
import Testing

/// The tools: what they take and give, as their schemas and the contract say, in how many bytes, and what they say of mistakes.
@Suite struct ContextToolTests {
  private let client = Client()

  /// The result of a method, in a revision with a handshake.
  private func result(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
    let message: [String: Any] = ["jsonrpc": "2.0", "id": 1, "method": method, "params": params]
    let body = try JSONSerialization.data(withJSONObject: message)
    let answer = client.send(
      .post, "/mcp", headers: [HTTPField("Content-Type", "application/json")], body: Array(body))
    return try #require(try answer.object()["result"] as? [String: Any], "\(answer.text)")
  }

  private func call(_ name: String, _ arguments: [String: Any]) throws -> [String: Any] {
    try result("tools/call", ["name": name, "arguments": arguments])
  }

  private func text(_ result: [String: Any]) throws -> String {
    let content = try #require(result["content"] as? [[String: Any]])
    return try #require(content.first?["text"] as? String)
  }

  private func size(_ result: [String: Any]) throws -> Int {
    try JSONSerialization.data(withJSONObject: result, options: .withoutEscapingSlashes).count
  }

  private static var conflict: [String: Any] {
    [
      "hierarchy": ["id": "root", "subviews": [["id": "title", "type": "label", "text": "Hello"]]],
      "constraints": [
        "title.leading == root.leading + 20", "title.trailing == root.trailing - 20", "title.width == 100",
        "title.top == root.safeArea.top",
      ],
    ]
  }

  // MARK: The list

  /// 1,500 tokens of four characters.
  @Test func theListIsShort() throws {
    let tools = try result("tools/list")
    #expect(try size(tools) < 6000)
    let names = try #require(tools["tools"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(names == ["check", "frames", "explain", "compare", "picture", "devices"])
  }

  @Test func theContractHasTheSchemas() throws {
    let components = [
      "check": "CheckedSource", "frames": "ScreenFrames", "explain": "ExplainedSource",
      "compare": "ComparedSources", "picture": "DrawnScreen", "devices": "MatchingDevices",
    ]
    let contract = try client.get("/openapi.json").object()
    for tool in try #require(try result("tools/list")["tools"] as? [[String: Any]]) {
      let name = try #require(tool["name"] as? String)
      let schema = contract.at("components", "schemas", try #require(components[name]))
      let written = try #require(plain(schema, contract) as? NSDictionary)
      #expect(written == plain(tool["outputSchema"], contract) as? NSDictionary, "\(name)")
    }
  }

  /// A schema without descriptions, and what references lead to in their place.
  private func plain(_ value: Any?, _ contract: [String: Any]) -> Any? {
    if let list = value as? [Any] { return list.compactMap { plain($0, contract) } }
    guard var object = value as? [String: Any] else { return value }
    if let reference = object["$ref"] as? String {
      return plain(
        contract.at("components", "schemas", String(reference.split(separator: "/").last ?? "")), contract)
    }
    object["description"] = nil
    return object.mapValues { plain($0, contract) ?? NSNull() }
  }

  // MARK: Answers

  @Test func checkTellsTheWorstFirst() throws {
    let answer = try call("check", ["text": Self.conflict, "device": "iPhone 15"])
    #expect(answer.at("structuredContent", "errors") as? Int == 1)
    let findings = try #require(answer.at("structuredContent", "findings") as? [[String: Any]])
    #expect(findings.first?["code"] as? String == "unsatisfiableConstraints")
    #expect(try text(answer).contains("'title.width == 100' contradicts"))
    #expect(try size(answer) <= 2048)
  }

  /// 393 - 2 × 20.
  @Test func explainTellsChanges() throws {
    let answer = try call("explain", ["text": Self.conflict, "device": "iPhone 15"])
    let findings = try #require(answer.at("structuredContent", "findings") as? [[String: Any]])
    let changes = try #require(findings.first?["changes"] as? [String])
    #expect(changes.contains { $0.contains("'title.width == 100'") })
    let edge = try call(
      "explain", ["text": Self.conflict, "device": "iPhone 15", "view": "title", "edge": "width"])
    #expect(try text(edge).contains("title.width is 353"))
  }

  @Test func framesAreNumbers() throws {
    let answer = try call("frames", ["text": Self.conflict, "device": "iPhone 15"])
    let views = try #require(answer.at("structuredContent", "views") as? [[String: Any]])
    #expect(views.first?["frame"] as? [Double] == [0, 0, 393, 852])
    let title = try #require(views.last?["frame"] as? [Double])
    #expect(title[0...2] == [20, 59, 353])
  }

  @Test func frameworkWordsAreTakenFromSwift() throws {
    let source = """
      class Screen: UIViewController {
        override func viewDidLoad() {
          let title = UILabel(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
          view.addSubview(title)
        }
      }
      """
    let answer = try call("frames", ["text": source, "device": "iPhone 15"])
    let views = try #require(answer.at("structuredContent", "views") as? [[String: Any]])
    #expect(views.contains { $0["frame"] as? [Double] == [10, 20, 30, 40] })
  }

  @Test func compareTellsWhatMoved() throws {
    var after = Self.conflict
    after["constraints"] = ["title.leading == root.leading + 30", "title.top == root.safeArea.top"]
    var before = after
    before["constraints"] = ["title.leading == root.leading + 20", "title.top == root.safeArea.top"]
    let moved = try call("compare", ["beforeText": before, "text": after, "device": "iPhone 15"])
    #expect(moved.at("structuredContent", "same") as? Bool == false)
    #expect(
      try text(moved).contains("title.leading == root.leading + 20 became title.leading == root.leading + 30")
    )
    let same = try call("compare", ["beforeText": after, "text": after, "device": "iPhone 15"])
    #expect(same.at("structuredContent", "same") as? Bool == true)
  }

  @Test func pictureIsAnImage() throws {
    let answer = try call("picture", ["text": Self.conflict, "device": "iPhone 15"])
    let image = try #require((answer["content"] as? [[String: Any]])?.last)
    let data = try #require((image["data"] as? String).flatMap { Data(base64Encoded: $0) })
    let isPNG = data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    #expect(image["mimeType"] as? String == (isPNG ? "image/png" : "image/svg+xml"))
    #expect(isPNG || data.starts(with: Array("<svg".utf8)))
  }

  // MARK: Room

  /// A hundred labels, each with two widths.
  @Test func whatHasNoRoomIsCounted() throws {
    let names = (0..<100).map { "label\($0)" }
    let document: [String: Any] = [
      "hierarchy": ["id": "root", "subviews": names.map { ["id": $0, "type": "label", "text": $0] }],
      "constraints": names.flatMap {
        ["\($0).width == 10", "\($0).width == 20", "\($0).leading == root.leading", "\($0).top == root.top"]
      },
    ]
    for name in ["check", "frames"] {
      let short = try call(name, ["text": document, "device": "iPhone 15"])
      #expect(try size(short) <= 2048, "\(name)")
      let long = try call(name, ["text": document, "device": "iPhone 15", "maxBytes": 20_000])
      #expect(try size(long) > 2048 && size(long) <= 20_000, "\(name)")
    }
    let short = try call("check", ["text": document, "device": "iPhone 15"])
    #expect((short.at("structuredContent", "left") as? Int ?? 0) > 50)
    #expect(try call("devices", [:]).at("structuredContent", "left") is Int)
  }

  // MARK: Mistakes

  @Test(arguments: [
    (#"{"text":"{}","device":"iPhon 15"}"#, #""device":"iphone-15""#),
    (#"{"text":"{}","environment":{"orientaton":"portrait"}}"#, #""environment":{"orientation":"portrait"}"#),
    (
      #"{"text":"{}","environment":{"orientation":"landscap"}}"#,
      #""environment":{"orientation":"landscape"}"#
    ),
  ])
  func aMistakeIsToldTheMendedCall(arguments: String, mended: String) throws {
    let answer = try call("check", try #require(Answer.object(of: arguments)))
    #expect(answer["isError"] as? Bool == true)
    #expect(try text(answer).contains("Instead: check"))
    #expect(try text(answer).contains(mended))
  }

  @Test func theRegistryEntryHasTheVersion() throws {
    let entry = try #require(Answer.object(of: try Repository.text("agents/server.json")))
    let version = try client.get("/version").object()["version"] as? String
    #expect(entry["version"] as? String == version)
    for package in try #require(entry["packages"] as? [[String: Any]]) {
      #expect(package["version"] as? String == version)
    }
  }

  @Test func pathsAreNotTakenOverHTTP() throws {
    let answer = try call("check", ["path": "Main.storyboard"])
    #expect(answer["isError"] as? Bool == true)
    #expect(try text(answer).contains("'text'"))
  }
}
