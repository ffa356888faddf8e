import HTTPServer
import LayoutCoding
import LayoutService
import Operations
import PictureRendering
import TestSupport
import Testing

/// What a request may keep, in every form of an answer.
@Suite struct MemoryTests {
  /// Views in windows of different widths, so that no two layouts are the same.
  private static func document(views: Int, windows: Int, widths: Int = .max) -> String {
    let nodes = (0..<views).map { #"{"id":"v\#($0)","frame":{"x":\#($0),"y":0,"width":10,"height":10}}"# }
    let windows = (0..<windows).map {
      #"{"device":"iPhone 15","window":{"width":\#(300 + $0 % widths),"height":500}}"#
    }
    return #"{"environments":[\#(windows.joined(separator: ","))],"#
      + #""hierarchy":{"id":"r","subviews":[\#(nodes.joined(separator: ","))]}}"#
  }

  private static func client(memoryBytes: Int, answerBytes: Int? = nil) -> Client {
    var settings = Settings()
    settings.limits.decoding.memoryBytes = memoryBytes
    if let answerBytes { settings.limits.answerBytes = answerBytes }
    return Client(settings)
  }

  private func check(_ answer: Answer, names limit: String, _ allowed: Int, type: String) throws {
    #expect(answer.status == 413)
    let problem = try answer.object()
    #expect(problem["type"] as? String == "/problems/\(type)")
    #expect((problem["detail"] as? String)?.contains("(\(limit))") == true)
    let error = try #require((problem["errors"] as? [[String: Any]])?.first)
    #expect(error["limit"] as? Int == allowed && error["value"] as? Int ?? 0 > allowed)
  }

  /// Layouts that are kept until all are there.
  @Test(arguments: ["application/json", "text/plain"])
  func keptLayoutsCount(form: String) throws {
    let client = Self.client(memoryBytes: 300_000)
    let body = Self.document(views: 40, windows: 30)
    try check(
      client.post("/v1/resolve", body, accept: form), names: "memoryBytes", 300_000, type: "memory-limit")
    #expect(client.post("/v1/resolve", Self.document(views: 40, windows: 2), accept: form).status == 200)
    // The same layout is kept once.
    let equal = Self.document(views: 40, windows: 30, widths: 1)
    #expect(client.post("/v1/resolve", equal, accept: form).status == 200)
  }

  /// The library that draws pixels takes far more than the markup has, and cannot be stopped.
  @Test(.enabled(if: canRenderPNG)) func markupOfPixelsIsBounded() throws {
    var settings = Settings()
    settings.limits.pngMarkupBytes = 20_000
    let client = Client(settings)
    let body = Self.document(views: 40, windows: 30)
    try check(
      client.post("/v1/resolve", body, accept: "image/png"), names: "pngMarkupBytes", 20_000,
      type: "answer-too-large")
    #expect(client.post("/v1/resolve", body, accept: "image/svg+xml").status == 200)
    let small = Self.document(views: 4, windows: 2)
    #expect(client.post("/v1/resolve", small, accept: "image/png").status == 200)
  }

  /// Where each layout goes into the answer as soon as it is there, only the answer counts.
  @Test(arguments: [
    ("image/svg+xml", ""), ("text/html", ""), ("application/json", "?compact=true"),
    ("text/plain", "?compact=true"),
  ])
  func whatIsNotKeptDoesNotCount(form: String, query: String) throws {
    let body = Self.document(views: 40, windows: 30)
    let client = Self.client(memoryBytes: 300_000)
    #expect(client.post("/v1/resolve" + query, body, accept: form).status == 200)
    let short = Self.client(memoryBytes: 300_000, answerBytes: 20_000)
    let refused = short.post("/v1/resolve" + query, body, accept: form)
    try check(refused, names: "answerBytes", 20_000, type: "answer-too-large")
  }

  /// An explanation keeps its layouts for the picture.
  @Test func explainedLayoutsCount() throws {
    let client = Self.client(memoryBytes: 300_000)
    let body = Self.document(views: 40, windows: 30)
    try check(client.post("/v1/explain", body), names: "memoryBytes", 300_000, type: "memory-limit")
  }

  /// Elements of XML that nobody reads are kept, too.
  @Test func elementsCount() throws {
    let elements = String(repeating: "<a/>", count: 5000)
    let file =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>"#
      + elements + "</scenes></document>"
    let answer = Self.client(memoryBytes: 300_000)
      .post("/v1/resolve?device=iphone-15", file, contentType: "application/xml")
    try check(answer, names: "memoryBytes", 300_000, type: "memory-limit")
  }
}
