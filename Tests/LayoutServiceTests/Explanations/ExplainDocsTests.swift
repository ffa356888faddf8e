import TestSupport
import Testing

/// What docs/explaining.md shows is what the service answers.
@Suite struct ExplainDocsTests {
  private func block(_ kind: String, of text: String) throws -> String {
    let begin = try #require(text.firstRange(of: "```\(kind)\n")).upperBound
    let end = try #require(text[begin...].firstRange(of: "\n```")).lowerBound
    return String(text[begin..<end])
  }

  @Test func theAnswerIsReal() throws {
    let text = try Repository.text("docs/explaining.md")
    let answer = Client().post(
      "/v1/explain?view=title&edge=right", try block("json", of: text), accept: "text/plain")
    #expect(answer.text == (try block("text", of: text)) + "\n")
  }
}
