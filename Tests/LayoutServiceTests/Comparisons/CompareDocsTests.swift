import TestSupport
import Testing

/// What docs/comparing.md shows is what the service answers.
@Suite struct CompareDocsTests {
  @Test func theAnswerIsReal() throws {
    let text = try Repository.text("docs/comparing.md")
    let answer = Client().post("/v1/diff", try #require(fencedBlock("json", of: text)), accept: "text/plain")
    #expect(answer.text == (try #require(fencedBlock("text", of: text))) + "\n")
  }
}
