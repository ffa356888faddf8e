import Foundation
import TestSupport
import Testing
import Yams

/// `Scripts/lint-pull-request.sh` and the steps of `action.yml`, as GitHub runs them for a pull request.
@Suite struct PullRequestTests {
  /// As much of SARIF as is asked here.
  private struct Log: Decodable {
    struct Run: Decodable {
      struct Result: Decodable { var ruleId: String }
      var results: [Result]
    }
    var runs: [Run]
  }

  private static let script = Repository.root.appending(path: "Scripts/lint-pull-request.sh").path

  /// A repository whose main branch is fine, on a branch for changes.
  private func project(_ files: [String: String] = ["App/Main.storyboard": signInStoryboard()]) throws
    -> Checkout
  {
    let checkout = try Checkout()
    for (name, text) in files { try checkout.write(text, to: name) }
    let rules = "rules: {ambiguousLayout: warning}\n"
    try checkout.write(
      "devices: [iPhone SE (1st generation), iPhone 15]\n" + rules, to: ".layout-resolver.yml")
    try checkout.commit()
    _ = try checkout.shell("git checkout -q -b change")
    return checkout
  }

  /// What the script is told of a pull request.
  private func environment(of checkout: Checkout) throws -> [String: String] {
    let folder = checkout.folder.path
    return [
      "LAYOUT_RESOLVER": Program.path, "GITHUB_STEP_SUMMARY": "\(folder)/.out/summary.md",
      "GITHUB_OUTPUT": "\(folder)/.out/output", "LINT_PICTURES": "\(folder)/.out/pictures",
      "LINT_SARIF": ".out/sarif/lint.sarif",
      "LINT_BASE": try checkout.shell("git rev-parse main").trimmingCharacters(in: .newlines),
    ]
  }

  /// Runs it, and gives the lines that GitHub would read as commands.
  private func annotations(
    of checkout: Checkout, status: Int32, changing changes: [String: String] = [:]
  ) throws -> [String] {
    let environment = try environment(of: checkout).merging(changes) { $1 }
    return try checkout.shell(
      "mkdir -p .out && '\(Self.script)' lint", environment: environment, status: status
    )
    .split(separator: "\n").map(String.init).filter { $0.hasPrefix("::") }
  }

  private func text(_ name: String, in checkout: Checkout) throws -> String {
    try String(contentsOfFile: "\(checkout.folder.path)/\(name)", encoding: .utf8)
  }

  private func pictures(of checkout: Checkout) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(checkout.folder.path)/.out/pictures").sorted()
  }

  @Test func aBreakingChangeIsAnnotated() throws {
    let checkout = try project()
    let broken = brokenSignInStoryboard()
    try checkout.write(broken, to: "App/Main.storyboard")
    try checkout.commit()
    let annotations = try annotations(of: checkout, status: 1)
    let (label, width) = (
      try #require(broken.line(of: "id=\"title-2\"")), try #require(broken.line(of: "other-width"))
    )
    #expect(annotations.count == 2, "\(annotations)")
    #expect(
      annotations.contains {
        $0.hasPrefix("::warning file=App/Main.storyboard,line=\(label),") && $0.contains("ambiguousLayout")
      }, "\(annotations)")
    #expect(
      annotations.contains {
        $0.hasPrefix("::error file=App/Main.storyboard,line=\(width),")
          && $0.contains("unsatisfiableConstraints")
      }, "\(annotations)")
    let summary = try text(".out/summary.md", in: checkout)
    #expect(summary.contains("| App/Main.storyboard:\(label) | **warning** ambiguousLayout"), "\(summary)")
    #expect(summary.contains("in scene SignInController: all 2 environments |"), "\(summary)")
    let sarif = try JSONDecoder().decode(
      Log.self, from: Data(try text(".out/sarif/lint.sarif", in: checkout).utf8))
    #expect(
      sarif.runs.first?.results.map(\.ruleId).sorted() == ["ambiguousLayout", "unsatisfiableConstraints"])
    let output = try text(".out/output", in: checkout)
    #expect(output.contains("status=1\n") && output.contains("drawn=2\n"), "\(output)")
  }

  @Test func changedFilesAreDrawnBeforeAndAfter() throws {
    let checkout = try project()
    try checkout.write(brokenSignInStoryboard(), to: "App/Main.storyboard")
    try checkout.commit()
    _ = try annotations(of: checkout, status: 1)
    let summary = try text(".out/summary.md", in: checkout)
    #expect(
      summary.contains(
        "| App/Main.storyboard | 001-Main.storyboard.before.svg | 001-Main.storyboard.after.svg |"),
      "\(summary)")
    let drawn = try pictures(of: checkout)
    #expect(
      drawn == [
        "001-Main.storyboard.after.svg", "001-Main.storyboard.before.svg",
        "001-Main.storyboard.difference.html", "index.html",
      ])
    for name in drawn.prefix(2) {
      let picture = try text(".out/pictures/\(name)", in: checkout)
      #expect(picture.contains(">iPhone SE") && picture.contains(">iPhone 15"))
    }
  }

  @Test func aGoodChangePasses() throws {
    let checkout = try project()
    try checkout.write(signInStoryboard().replacing("Go on", with: "Continue"), to: "App/Main.storyboard")
    try checkout.commit()
    #expect(try annotations(of: checkout, status: 0).isEmpty)
    #expect(try text(".out/summary.md", in: checkout).contains("Nothing to mend in 1 file"))
    #expect(try pictures(of: checkout).contains("001-Main.storyboard.after.svg"))
  }

  @Test func filesMayHaveAnyName() throws {
    let names = [
      "-rf.storyboard", "a b.storyboard", "new\nline|`x`.storyboard", "::error::x.storyboard",
      "\"q'$(id).xib",
    ]
    let checkout = try project(Dictionary(uniqueKeysWithValues: names.map { ($0, signInStoryboard()) }))
    for name in names { try checkout.write(brokenSignInStoryboard(), to: name) }
    _ = try checkout.shell("git mv 'a b.storyboard' moved.storyboard && ln -s /etc/passwd link.xib")
    try checkout.commit()
    // Links are not followed.
    let annotations = try annotations(of: checkout, status: 1)
    #expect(annotations.count == names.count * 2, "\(annotations)")
    #expect(annotations.allSatisfy { $0.contains(" file=") }, "\(annotations)")
    // Two of each, a difference of each, and the page; nothing of what a link leads to.
    #expect(try pictures(of: checkout).count == names.count * 3 + 1)
    let summary = try text(".out/summary.md", in: checkout)
    #expect(
      summary.contains("| link.xib | – | – |") && summary.contains("| moved.storyboard | 0"), "\(summary)")
    #expect(!(try text(".out/pictures/index.html", in: checkout)).contains("\"q'"))
  }

  @Test func optionsComeByTheEnvironment() throws {
    let checkout = try project()
    try checkout.write(brokenSignInStoryboard(), to: "App/Main.storyboard")
    try checkout.commit()
    let some = try annotations(
      of: checkout, status: 0,
      changing: [
        "LINT_ARGUMENTS": "--disable unsatisfiableConstraints --text-size 'AX3'",
        "LINT_DEVICES": "iPhone 8\niPhone 15 Pro",
        "LINT_FAIL_ON": "error", "LINT_PATHS": "App", "LINT_BASE": "",
      ])
    #expect(some.count == 1 && some[0].contains("all 2 environments"), "\(some)")
    #expect(!FileManager.default.fileExists(atPath: "\(checkout.folder.path)/.out/pictures"))
    #expect(try annotations(of: checkout, status: 2, changing: ["LINT_DEVICES": "iFone"]).isEmpty)
    #expect(try text(".out/summary.md", in: checkout).contains("status 2:"))
  }

  /// The steps of the action, with what GitHub would put in for its expressions.
  @Test func theActionRunsTheScript() throws {
    let checkout = try project()
    try checkout.write(brokenSignInStoryboard(), to: "App/Main.storyboard")
    try checkout.commit()
    let action = try #require(try Yams.load(yaml: Repository.text("action.yml")) as? [String: Any])
    let inputs = try #require(action["inputs"] as? [String: [String: String]])
    let steps = try #require((action["runs"] as? [String: Any])?["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["id"] as? String } == ["get", "lint", "keep"])
    let folder = checkout.folder.path
    let lint = try #require(steps.first { $0["id"] as? String == "lint" })
    var environment = try environment(of: checkout).filter { $0.key.hasPrefix("GITHUB_") }
    environment["GITHUB_ACTION_PATH"] = Repository.root.path
    let known = [
      "inputs.program || steps.get.outputs.program": Program.path,
      "inputs.base || github.event.pull_request.base.sha": "main",
      "inputs.artifact && format('{0}/{1}', runner.temp, inputs.artifact) || ''":
        "\(folder)/.out/layout-pictures",
    ]
    for (name, value) in try #require(lint["env"] as? [String: String]) {
      let expression = value.dropFirst(4).dropLast(3)
      if let input = expression.wholeMatch(of: /inputs\.([a-z-]+)/)?.1 {
        environment[name] = try #require(inputs[String(input)]?["default"], "\(expression)")
      } else {
        let value: String = try #require(known[String(expression)], "\(expression)")
        environment[name] = value
      }
    }
    let run = try #require(lint["run"] as? String)
    let output = try checkout.shell("mkdir -p .out && \(run)", environment: environment, status: 1)
    #expect(output.contains("::error file=App/Main.storyboard,"), "\(output)")
    #expect(try text(".out/output", in: checkout).contains("pictures=\(folder)/.out/layout-pictures\n"))
    #expect(FileManager.default.fileExists(atPath: "\(folder)/layout-resolver.sarif"))
    let link = try #require(steps.last)
    environment["LINT_PICTURES_URL"] = "https://pictures.example/1"
    _ = try checkout.shell(try #require(link["run"] as? String), environment: environment)
    #expect(try text(".out/summary.md", in: checkout).contains("(https://pictures.example/1)"))
  }
}
