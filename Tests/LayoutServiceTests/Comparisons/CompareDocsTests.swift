import TestSupport
import Testing

/// What docs/comparing.md shows is what the service answers.
@Suite struct CompareDocsTests {
  private func block(_ kind: String, of text: String) throws -> String {
    let begin = try #require(text.firstRange(of: "```\(kind)\n")).upperBound
    let end = try #require(text[begin...].firstRange(of: "\n```")).lowerBound
    return String(text[begin..<end])
  }

  @Test func theAnswerIsReal() throws {
    let text = try Repository.text("docs/comparing.md")
    let answer = Client().post("/v1/diff", try block("json", of: text), accept: "text/plain")
    #expect(answer.text == (try block("text", of: text)) + "\n")
  }
}
