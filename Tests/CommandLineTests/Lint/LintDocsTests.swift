import TestSupport
import Testing

/// What docs/linting.md and docs/sweeping.md show is what the program does.
@Suite struct LintDocsTests {
  @Test(arguments: ["linting", "sweeping"])
  func theExampleIsReal(_ name: String) throws {
    let page = try Repository.text("docs/\(name).md")
    let checkout = try Checkout()
    try checkout.write(try #require(fencedBlock("json", of: page)), to: "card.json")
    let shown = page.firstMatch(of: #/    layout-resolver ((?:lint|sweep) .* card\.json)\n/#)
    let command = try #require(shown?.1)
    let output = try checkout.shell("'\(Program.path)' \(command)", status: 1)
    #expect(output == (try #require(fencedBlock("text", of: page))) + "\n")
  }

  /// Devices and all else that the project's file of the page says are known, and a document is looked at there.
  @Test func theProjectsFileCanBeUsed() throws {
    let page = try Repository.text("docs/linting.md")
    let checkout = try Checkout()
    try checkout.write(try #require(fencedBlock("json", of: page)), to: "App/card.json")
    try checkout.write(try #require(fencedBlock("yaml", of: page)), to: ".layout-resolver.yml")
    _ = try checkout.shell(
      "'\(Program.path)' lint --write-baseline .layout-baseline.json App/card.json")
    #expect(
      try checkout.shell("'\(Program.path)' lint App/card.json").hasPrefix(
        "Nothing to mend in 1 file; 2 known\n"))
  }

  /// Every input of the action is explained.
  @Test func inputsOfTheActionAreListed() throws {
    let (page, action) = (try Repository.text("docs/linting.md"), try Repository.text("action.yml"))
    let inputs = try #require(action.firstMatch(of: /\ninputs:\n((?:  .*\n|\n)+)/)?.1)
    let names = inputs.matches(of: /(?m)^  ([a-z-]+):$/).map { String($0.1) }
    #expect(names.count > 5)
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for name in names { #expect(table.contains { $0.contains("`\(name)`") }, "\(name)") }
  }
}
