import Foundation
import HTTPServer
import LayoutService
import Operations
import Testing

/// Answers in `application/x-ndjson`: a line for each environment, and a summary.
@Suite struct LinesTests {
  private let accept = "application/x-ndjson"

  private func lines(_ answer: Answer) throws -> [[String: Any]] {
    #expect(answer.status == 200, "\(answer.text.prefix(300))")
    #expect(answer.response.contentType == accept)
    #expect(answer.text.hasSuffix("\n"))
    return try answer.text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func summary(_ lines: [[String: Any]], _ key: String) -> Int? {
    lines.last?.at("summary", key) as? Int
  }

  @Test func aLineIsAResultWithItsIndexInFront() throws {
    let body =
      #"{"environments":{"devices":{"idiom":"phone"},"orientations":["portrait","landscape"]},"hierarchy":{"id":"root","subviews":[{"id":"title","type":"label","text":"Hello"}]},"constraints":["title.top == root.safeArea.top"]}"#
    let answer = Client().post("/v1/resolve", body, accept: accept)
    let lines = try lines(answer)
    let results = try #require(
      try Client().post("/v1/resolve", body).object()["results"] as? [[String: Any]])
    #expect(lines.count == results.count + 1)
    for (index, (line, result)) in zip(lines, results).enumerated() {
      #expect(line["index"] as? Int == index)
      var line = line
      line["index"] = nil
      #expect(NSDictionary(dictionary: line) == NSDictionary(dictionary: result))
    }
    #expect(answer.text.hasPrefix(#"{"index":0,"name":"#))
    #expect(summary(lines, "environments") == results.count)
    #expect(summary(lines, "resolved") == results.count)
    #expect(summary(lines, "failed") == 0)
    #expect(summary(lines, "leftOut") == 0)
    #expect(lines.last?.at("summary", "diagnostics", "warning") as? Int == results.count)
  }

  @Test func oneEnvironmentIsOneLine() throws {
    let body = #"{"device":"iPhone 6","hierarchy":{"id":"root"}}"#
    let lines = try lines(Client().post("/v1/resolve?exact=true", body, accept: accept))
    #expect(lines.count == 2)
    #expect(lines[0]["name"] as? String == "iphone-6 portrait")
    #expect(lines[0].rect("views", "root", "exactFrame") == [0, 0, 375, 667])
  }

  @Test func oneFailureDoesNotFailTheOthers() throws {
    let body =
      #"{"environments":[{"device":"iPhone 6"},{"device":"iPhone 6","window":{"multitasking":"half"}},{"device":"iPad Air 1"}],"hierarchy":{"id":"root"}}"#
    let lines = try lines(Client().post("/v1/resolve", body, accept: accept))
    #expect(lines.prefix(3).map { $0["problem"] == nil } == [true, false, true])
    #expect(lines[1]["index"] as? Int == 1)
    #expect(lines[1].at("problem", "status") as? Int == 422)
    #expect(summary(lines, "failed") == 1)
  }

  @Test func strictRefusesLineByLine() throws {
    let body =
      #"{"environments":[{"device":"iPhone 6"},{"device":"iPad Air 1"}],"hierarchy":{"id":"root","subviews":[{"id":"a"}]}}"#
    let lines = try lines(Client().post("/v1/resolve?strict=true", body, accept: accept))
    #expect(lines.prefix(2).allSatisfy { $0.at("problem", "status") as? Int == 422 })
  }

  @Test func whatCannotBeReadIsRefusedWhole() throws {
    for (body, status) in [
      (#"{"device":"iPhone 6"}"#, 422), ("{", 400),
      (#"{"device":"iPhone 6","hierarchy":{"id":"root"},"constraints":["root.left == 5"]}"#, 422),
    ] {
      let answer = Client().post("/v1/resolve", body, accept: accept)
      #expect(answer.status == status)
      #expect(answer.response.contentType == "application/problem+json")
    }
  }

  @Test func spentTimeEndsTheLines() throws {
    var settings = Settings()
    settings.limits.solveSeconds = 1e-9
    let environments = #"[{"device":"iPhone 6"},{"device":"iPad Air 1"},{"device":"iPhone X"}]"#
    let views = (0..<3000).map { "{\"id\":\"v\($0)\"}" }.joined(separator: ",")
    let constraints = (0..<2999).flatMap {
      [
        "\"v\($0).right <= v\($0 + 1).left @500\"", "\"v\($0).width >= 10 @400\"",
        "\"v\($0).width <= v0.width\"",
      ]
    }
    let body =
      "{\"environments\":\(environments),\"hierarchy\":{\"id\":\"root\",\"subviews\":[\(views)]},\"constraints\":[\(constraints.joined(separator: ","))]}"
    let lines = try lines(Client(settings).post("/v1/resolve", body, accept: accept))
    #expect(lines.count == 2)
    #expect(lines[0].at("problem", "status") as? Int == 504)
    #expect(summary(lines, "failed") == 1)
    #expect(summary(lines, "leftOut") == 2)
  }

  @Test func theSameBytesOnEveryThread() async throws {
    let body = #"{"environments":"all","hierarchy":{"id":"root","subviews":[{"id":"a","type":"switch"}]}}"#
    let client = Client()
    let expected = client.post("/v1/resolve", body, accept: accept).body
    await withTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 {
        group.addTask { client.post("/v1/resolve", body, accept: "application/x-ndjson").body }
      }
      for await bytes in group { #expect(bytes == expected) }
    }
  }

  @Test func theCommandLineWritesTheSameLines() throws {
    let body = #"{"environments":[{"device":"iPhone 6"},{"device":"iPad Air 1"}],"hierarchy":{"id":"root"}}"#
    var written: [UInt8] = []
    var names: [String] = []
    var summary = LineSummary()
    var asked = FileResolution()
    asked.format = .ndjson
    let outcome = FileResolver().resolve(
      .bytes(Array(body.utf8)), asked, lines: &summary,
      progress: { names.append("\($0)/\($1) \($2)") }, write: { written += $0 })
    #expect(outcome.problem == nil && outcome.output.isEmpty)
    #expect(names == ["0/2 iphone-6 portrait", "1/2 ipad-air portrait"])
    #expect(written + summary.lastLine == Client().post("/v1/resolve", body, accept: accept).body)
  }
}
