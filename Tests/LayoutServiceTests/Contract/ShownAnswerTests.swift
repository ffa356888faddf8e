import HTTPServer
import LayoutService
import TestSupport
import Testing

/// What the README and docs/examples.md show is what the service answers.
@Suite struct ShownAnswerTests {
  /// A block after `<!-- answer: FILE?QUERY -->`.
  struct Shown: Sendable, CustomTestStringConvertible {
    var file: String
    var query: String
    var text: String
    var testDescription: String { file + query }
  }

  static let pages = ["README.md", "docs/examples.md"]

  static let shown: [Shown] = pages.flatMap { page -> [Shown] in
    guard let text = try? Repository.text(page) else { return [] }
    return text.split(separator: "<!-- answer: ").dropFirst().compactMap { part in
      guard let end = part.firstRange(of: " -->\n```text\n") else { return nil }
      let source = part[..<end.lowerBound].split(separator: "?", maxSplits: 1)
      let block = part[end.upperBound...]
      guard let last = block.firstRange(of: "\n```") else { return nil }
      return Shown(
        file: String(source[0]), query: source.count > 1 ? "?\(source[1])" : "",
        text: String(block[..<last.lowerBound]))
    }
  }

  /// A layout as text begins with a device: every block that does has its request before it.
  @Test(arguments: pages)
  func answersAreFound(page: String) throws {
    let blocks = try Repository.text(page).split(separator: "```text\n").dropFirst()
    let layouts = blocks.filter { $0.prefix { $0 != "`" }.contains(", safe area ") }
    #expect(!layouts.isEmpty)
    for layout in layouts {
      #expect(Self.shown.contains { layout.hasPrefix($0.text) }, "\(layout)")
    }
  }

  @Test(arguments: shown)
  func answersAreReal(_ shown: Shown) throws {
    let document = try Repository.text(shown.file)
    let type = shown.file.hasSuffix(".storyboard") ? "application/xml" : "application/json"
    let answer = Client().post(
      "/v1/resolve" + shown.query, document, contentType: type, accept: "text/plain")
    #expect(answer.text == shown.text + "\n")
  }

  /// TR-view-inherits: a view says the traits in which it differs.
  @Test func traitsOfAViewAreAsShown() throws {
    let page = try Repository.text("docs/examples.md")
    let document =
      #"{"device":"iPhone 15","hierarchy":{"id":"root","subviews":[{"id":"banner","traitOverrides":"#
      + #"{"userInterfaceStyle":"dark"}}]}}"#
    #expect(page.contains("-d '\(document)' localhost:8080/v1/resolve"))
    let answer = Client().post("/v1/resolve", document)
    let shown = #""traits":{"userInterfaceStyle":"dark"}"#
    #expect(page.contains(shown) && answer.text.contains(shown), "\(answer.text)")
    #expect(
      try answer.object().at("views", "banner", "traits") as? [String: String] == [
        "userInterfaceStyle": "dark"
      ])
  }

  /// The document of "The model in a minute" can be sent, and its line of Swift means what its short form means.
  @Test func theConstraintFromSwiftIsAnswered() throws {
    let page = try Repository.text("docs/examples.md")
    let section = try #require(page.firstRange(of: "## The model in a minute")).upperBound
    let document = try #require(fencedBlock("json", of: String(page[section...])))
    let pasted = "title.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor)"
    #expect(document.contains("\"\(pasted)\""))
    let answer = Client().post("/v1/resolve?fields=frames", document)
    #expect(answer.status == 200, "\(answer.text)")
    let short = "title.trailing <= root.layoutMargins.trailing"
    let same = Client().post(
      "/v1/resolve?fields=frames", document.replacing(pasted, with: short))
    #expect(answer.text == same.text)
  }

  @Test func settingsAreThoseOfTheService() throws {
    let page = try Repository.text("docs/operations.md")
    let rows = Setting.all.map {
      "| \($0.flag.map { "`\($0)`" } ?? "") | `\($0.variable)` | `\($0.defaultText)` | \($0.summary) |"
    }
    let table = ["| flag | variable | default | meaning |", "|---|---|---|---|"] + rows
    let expected = "<!-- settings -->\n\(table.joined(separator: "\n"))\n<!-- end of settings -->"
    #expect(page.contains(expected), "The table should be:\n\(table.joined(separator: "\n"))")
  }
}
