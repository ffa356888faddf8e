import TestSupport
import Testing

/// What docs/explaining.md shows is what the service answers.
@Suite struct ExplainDocsTests {
  @Test func theAnswerIsReal() throws {
    let text = try Repository.text("docs/explaining.md")
    let answer = Client().post(
      "/v1/explain?view=title&edge=right", try #require(fencedBlock("json", of: text)), accept: "text/plain")
    #expect(answer.text == (try #require(fencedBlock("text", of: text))) + "\n")
  }
}
