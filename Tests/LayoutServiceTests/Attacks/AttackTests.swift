import Foundation
import HTTPServer
import LayoutService
import Operations
import TestSupport
import Testing

/// What attacks with documents cost: one test each.
@Suite struct AttackTests {
  private let client = Client()

  /// A chain of views that as many constraints contradict as there are views.
  private func conflicts(_ count: Int) -> String {
    var constraints = (1..<count).map { "v\($0).left==v\($0 - 1).right" }
    constraints += (0..<count).map { "v\($0).width==10" } + ["v0.left==r.left"]
    constraints += (0..<count).map { "v\(count - 1).right==r.right+\($0)" }
    let views = (0..<count).map { #"{"id":"v\#($0)"}"# }.joined(separator: ",")
    let texts = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    return
      #"{"device":"iPhone 6","hierarchy":{"id":"r","subviews":[\#(views)]},"constraints":[\#(texts)]}"#
  }

  /// An answer that would be too long is refused before it is made; in lines it has no limit.
  @Test func answersThatNobodyReads() throws {
    var settings = Settings()
    settings.limits.answerBytes = 50_000
    let client = Client(settings)
    let body = #"{"environments":"all","hierarchy":{"id":"r","subviews":[{"id":"a"},{"id":"b"}]}}"#
    let refused = client.post("/v1/resolve", body)
    #expect(refused.status == 413)
    #expect(try refused.object()["type"] as? String == "/problems/answer-too-large")
    let error = try #require((try refused.object()["errors"] as? [[String: Any]])?.first)
    #expect(error["limit"] as? Int == 50_000 && error["value"] as? Int ?? 0 > 50_000)
    #expect(client.post("/v1/resolve", body, accept: "application/x-ndjson").status == 200)
    #expect(
      client.post("/v1/resolve", body.replacing(#""all""#, with: #"[{"device":"iPhone 6"}]"#)).status == 200)
  }

  /// What is packed inside of files counts as what the archive packs.
  @Test func archiveOfPDFs() throws {
    let body = try Data(
      contentsOf: Repository.root.appending(path: "Tests/Fixtures/archives/pdf-streams.zip"))
    let answer = client.send(
      .post, "/v1/assets/select?device=iphone-15", headers: [HTTPField("Content-Type", "application/zip")],
      body: Array(body))
    #expect(answer.status == 413)
    #expect(try answer.object()["type"] as? String == "/problems/archive-too-large")
  }

  /// What is short and slow does not stay on the thread that reads; what is quick does.
  @Test func hardDocumentsBesideHealth() throws {
    let request = { (body: String) in
      HTTPRequest(
        .post, "/v1/resolve", headers: [HTTPField("Content-Type", "application/json")], body: Array(body.utf8)
      )
    }
    guard case .elsewhere(let work) = client.service.makeRouter().respond(to: request(conflicts(150))) else {
      Issue.record("a hard document was solved at once")
      return
    }
    #expect(work().status == .ok)
    var settings = Settings()
    settings.limits.solveSeconds = 3600
    let patient = Service(settings: settings).makeRouter()
    let quick = patient.respond(to: request(#"{"device":"iPhone 6","hierarchy":{"id":"r"}}"#))
    guard case .respond(let response) = quick else {
      Issue.record("a quick document went elsewhere")
      return
    }
    #expect(response.status == .ok)
  }

  @Test func chainedConflicts() throws {
    let answer = client.post("/v1/resolve", conflicts(100))
    #expect(answer.status == 200 && answer.body.count < 1_000_000)
  }

  /// Every run has its own font, however many there are.
  @Test func manyRunsOfText() throws {
    let small = #"{"text":"a","font":{"pointSize":10}}"#
    let runs = String(repeating: small + ",", count: 65_536) + #"{"text":"a\n","font":{"pointSize":100}}"#
    let body =
      #"{"device":"iPhone 6","hierarchy":{"id":"r","subviews":[{"id":"t","type":"label","numberOfLines":0,"#
      + #""attributedText":[\#(runs)]}]},"constraints":["t.left==r.left"]}"#
    let answer = try client.post("/v1/resolve", body).object()
    let view = try #require((answer["views"] as? [String: Any])?["t"] as? [String: Any])
    #expect((view["frame"] as? [String: Any])?["height"] as? Double ?? 0 > 100)
  }

  /// Multipliers this far apart are more than sixteen digits can hold.
  @Test(arguments: [("1.5", false), ("0.000001", true)])
  func badlyScaled(_ multiplier: String, _ isTold: Bool) throws {
    let body =
      #"{"device":"iPhone 6","hierarchy":{"id":"r","subviews":[{"id":"a"},{"id":"b"}]},"constraints":["#
      + #""a.width == r.width * \#(multiplier)","b.width == a.width * 31.3"]}"#
    let answer = client.post("/v1/resolve", body)
    #expect(answer.status == 200)
    #expect(answer.text.contains("numericTrouble") == isTold)
  }

  /// Each limit is listed with a setting that there is and a problem that has a page.
  @Test func limitsAreListed() throws {
    let limits = try #require(try client.get("/v1/limits").object()["limits"] as? [[String: Any]])
    let listed = limits.compactMap { $0["setting"] as? String }
    let settings = Setting.all.map(\.variable)
    #expect(Set(listed).isSubset(of: settings) && Set(listed).count == listed.count)
    #expect(settings.filter { $0.contains("_MAX_") && !listed.contains($0) } == [])
    for limit in limits {
      #expect(client.get(try #require(limit["problem"] as? String)).status == 200)
      // No connections for each address are as many as there are.
      #expect(limit["limit"] as? Double ?? 0 > 0 || limit["name"] as? String == "connectionsPerAddress")
    }
  }

  /// Work is counted, so that a document that takes too much of it is refused on a fast machine as on a slow one; the other
  /// environments of a batch are not.
  @Test func stepsAreCounted() throws {
    var settings = Settings()
    settings.limits.steps = 160
    settings.limits.solveSeconds = 3600
    let client = Client(settings)
    let refused = client.post("/v1/resolve", conflicts(300))
    #expect(refused.status == 413)
    #expect(try refused.object()["type"] as? String == "/problems/too-many-steps")
    let error = try #require(try refused.errors().first)
    #expect(error["code"] as? String == "limitExceeded" && error["limit"] as? Int == 160)
    #expect(client.post("/v1/resolve", conflicts(2)).status == 200)
    let lines = client.post("/v1/resolve", conflicts(300), accept: "application/x-ndjson").text
    #expect(lines.contains("too-many-steps") && lines.contains(#""failed":1,"leftOut":0"#), "\(lines)")
    #expect(Client().post("/v1/resolve", conflicts(150)).status == 200)
  }
}
