import Foundation
import TestSupport
import Testing

/// `layout-resolver lint` as a person or a script runs it.
@Suite struct LintTests {
  /// Two widths of one box contradict each other.
  private static let broken = boxFile(widths: 50, 60)
  private static let good = boxFile(widths: 50)

  /// A document without ids, in which the last label has no vertical place.
  private static func document(before: String = "", members: String = "") -> String {
    """
    {"device": "iPhone 15", \(members)
     "hierarchy": {"id": "root", "subviews": [\(before)
       {"type": "label", "text": "Hello"}
     ]},
     "constraints": ["root/\(before.isEmpty ? 0 : 1).leading == root.leading + 8"]}
    """
  }

  private func checkout(_ files: [String: String]) throws -> Checkout {
    let checkout = try Checkout()
    for (name, text) in files { try checkout.write(text, to: name) }
    return checkout
  }

  /// Runs lint there, the words as a shell reads them.
  private func lint(_ words: String, in checkout: Checkout, status: Int32 = 0) throws -> String {
    try checkout.shell("'\(Program.path)' lint \(words)", status: status)
  }

  /// One name of iPhone Duo is both displays; partly open only the inner one can be. A label over its fold, which is 455.5 to 495.5, is
  /// told.
  @Test func bothDisplaysOfDuo() throws {
    let title = """
      {"device": "iPhone 15", "hierarchy": {"id": "root", "subviews": [{"id": "t", "type": "label", "text": "Over the fold"}]},
       "constraints": ["t.left == root.left + 430", "t.top == root.top + 100"]}
      """
    let checkout = try checkout(["a.json": title])
    let flat = try lint("--format json --device iphone-duo --orientation landscape a.json", in: checkout)
    #expect(flat.contains("iphone-duo-outer landscape") && flat.contains("iphone-duo-inner landscape"))
    #expect(!flat.contains("inReservedRegion"))
    let book = try lint(
      "--format json --device iphone-duo --orientation landscape --posture book a.json", in: checkout,
      status: 1)
    #expect(!book.contains("iphone-duo-outer") && book.contains("inReservedRegion"), "\(book)")
  }

  @Test func theStatusTellsWhatWasFound() throws {
    let checkout = try checkout(["good.xib": Self.good, "broken.xib": Self.broken, "none.json": "{"])
    #expect(try lint("good.xib", in: checkout) == "Nothing to mend in 1 file\n")
    #expect(try lint("broken.xib", in: checkout, status: 1).contains("error unsatisfiableConstraints"))
    #expect(try lint("good.xib none.json", in: checkout, status: 2).contains("none.json:1:2: "))
    #expect(
      try lint("good.xib nowhere.xib", in: checkout, status: 2).contains(
        "nowhere.xib: there is no such file."))
    #expect(
      try lint("--device iFone good.xib", in: checkout, status: 2).contains("No device is called 'iFone'"))
    _ = try lint("", in: checkout, status: 64)
    _ = try lint("--only nothing good.xib", in: checkout, status: 64)
  }

  /// What is only a warning fails a run by default, and does not where errors alone shall.
  @Test func theSeverityThatFailsIsChosen() throws {
    let checkout = try checkout(["a.json": Self.document()])
    _ = try lint("a.json", in: checkout, status: 1)
    #expect(try lint("--fail-on error a.json", in: checkout).contains("warning ambiguousLayout"))
    try checkout.write("failOn: error\n", to: ".layout-resolver.yml")
    _ = try lint("a.json", in: checkout)
    _ = try lint("--fail-on warning a.json", in: checkout, status: 1)
    _ = try lint("--no-config a.json", in: checkout, status: 1)
    try checkout.write("rules:\n  ambiguousLayout: error\n", to: ".layout-resolver.yml")
    #expect(try lint("a.json", in: checkout, status: 1).contains("error ambiguousLayout"))
  }

  @Test func foldersAreSearchedButForWhatIsExcluded() throws {
    let checkout = try checkout([
      "App/A.xib": Self.broken, "App/Deep/B.xib": Self.broken, "App/Old/C.xib": Self.broken,
      "App/.hidden/D.xib": Self.broken, "Pods/E.xib": Self.broken, "App/F.json": "{",
    ])
    #expect(
      files(try lint("--format xcode .", in: checkout, status: 1)) == [
        "App/A.xib", "App/Deep/B.xib", "App/Old/C.xib",
      ])
    try checkout.write("exclude: [/App/Old, B.*]\n", to: ".layout-resolver.yml")
    #expect(files(try lint("--format xcode App/", in: checkout, status: 1)) == ["App/A.xib"])
    // A file that is named is excluded, too: a hook names what changed.
    #expect(
      try lint("App/Old/C.xib", in: checkout)
        == "Nothing to look at\nPassed over:\n  1 file that .layout-resolver.yml excludes.\n")
    // The patterns count from the folder of the project's file.
    let below = try checkout.shell(
      "cd App && '\(Program.path)' lint --format xcode A.xib Old/C.xib", status: 1)
    #expect(files(below) == ["A.xib"])
  }

  private func files(_ lines: String) -> [String] {
    lines.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func whatIsKnownFailsNothingUntilMoreComes() throws {
    let checkout = try checkout(["a.xib": Self.broken])
    let writing = try lint("--enable ambiguousLayout --write-baseline known.json a.xib", in: checkout)
    #expect(writing == "known.json written\n")
    let known = try lint("--baseline known.json a.xib", in: checkout)
    #expect(known == "Nothing to mend in 1 file; 1 known\n")
    try checkout.write("baseline: known.json\nrules: {ambiguousLayout: on}\n", to: ".layout-resolver.yml")
    _ = try lint("a.xib", in: checkout)
    // Another constraint of the same box is another conflict.
    try checkout.write(Self.broken.removingLines(with: "\"c-leading\""), to: "a.xib")
    let more = try lint("a.xib", in: checkout, status: 1)
    #expect(more.contains("warning ambiguousLayout") && !more.contains("unsatisfiable"), "\(more)")
    #expect(more.contains("1 known"), "\(more)")
    try checkout.write("{}", to: "known.json")
    #expect(try lint("a.xib", in: checkout, status: 2).contains("known.json"))
  }

  @Test func aBaselineThatLacksFilesSaysSo() throws {
    let checkout = try checkout(["a.xib": Self.broken, "b.xib": "<"])
    #expect(try lint("--write-baseline known.json a.xib b.xib", in: checkout, status: 2).contains("b.xib"))
  }

  @Test func fingerprintsSurviveWhatIsInsertedAbove() throws {
    let checkout = try checkout(["a.json": Self.document(), "s.storyboard": brokenSignInStoryboard()])
    _ = try lint("--enable ambiguousLayout --write-baseline known.json a.json s.storyboard", in: checkout)
    let view = #"{"frame": {"x": 0, "y": 100, "width": 9, "height": 9}},"#
    try checkout.write(Self.document(before: view), to: "a.json")
    let lines = brokenSignInStoryboard().replacing(
      "    <scenes>", with: "\n\n    <!-- more -->\n    <scenes>")
    try checkout.write(lines, to: "s.storyboard")
    let known = try lint("--enable ambiguousLayout --baseline known.json s.storyboard", in: checkout)
    #expect(known.contains("2 known"), "\(known)")
    #expect(
      try lint("--baseline known.json a.json", in: checkout) == "Nothing to mend in 1 file; 1 known\n")
    // Another label is another finding, although both are of one kind.
    let other = Self.document(before: #"{"type": "label", "text": "Other"},"#)
    try checkout.write(other.replacing("root/1.leading", with: "root/0.leading"), to: "a.json")
    #expect(
      try lint("--baseline known.json a.json", in: checkout, status: 1).contains("root/0 (label)"))
  }

  @Test func rulesAreOffByOptionProjectAndDocument() throws {
    let off = #""lint": {"disable": ["ambiguousLayout"]},"#
    let checkout = try checkout(["a.json": Self.document(), "b.json": Self.document(members: off)])
    _ = try lint("a.json", in: checkout, status: 1)
    _ = try lint("b.json", in: checkout)
    _ = try lint("--disable ambiguousLayout a.json", in: checkout)
    _ = try lint("--only unsatisfiableConstraints a.json", in: checkout)
    // The command line has the last word.
    _ = try lint("--enable ambiguousLayout b.json", in: checkout, status: 1)
    try checkout.write("rules: {ambiguousLayout: off, truncatedText: off}\n", to: ".layout-resolver.yml")
    _ = try lint("a.json", in: checkout)
    _ = try lint("--enable ambiguousLayout a.json", in: checkout, status: 1)
    #expect(try lint("--list-rules", in: checkout).contains("truncatedText: off"))
    #expect(try lint("--list-rules --no-config", in: checkout).contains("truncatedText: warning"))
  }

  @Test func faultsOfTheProjectHavePlaces() throws {
    let checkout = try checkout(["a.json": Self.document()])
    let text =
      "ruls: 1\nrules:\n  ambigousLayout: off\n  overlappingViews: maybe\ndevices: [iPhone 15, iFone]\n"
    try checkout.write(text, to: ".layout-resolver.yml")
    let faults = try lint("a.json", in: checkout, status: 2).split(separator: "\n")
    #expect(
      faults == [
        ".layout-resolver.yml:1:1: 'ruls' is no key: did you mean 'rules'?",
        ".layout-resolver.yml:3:3: 'ambigousLayout' is no rule: did you mean 'ambiguousLayout'?",
        ".layout-resolver.yml:4:21: Here has to be on, off, info, warning or error.",
      ])
    try checkout.write("devices:\n  - iPhone 15\n  - iFone\n", to: ".layout-resolver.yml")
    let device = try lint("a.json", in: checkout, status: 2)
    #expect(device.hasPrefix(".layout-resolver.yml:3:5: No device is called 'iFone'."), "\(device)")
    _ = try lint("--config nowhere.yml a.json", in: checkout, status: 2)
  }

  @Test func aProjectFileCountsInFoldersBelow() throws {
    let checkout = try checkout([
      "App/Deep/a.json": Self.document(), ".layout-resolver.yml": "failOn: error\n",
    ])
    _ = try checkout.shell("cd App/Deep && '\(Program.path)' lint a.json")
    // Not beyond the repository.
    _ = try checkout.shell("git init -q App && cd App/Deep && '\(Program.path)' lint a.json", status: 1)
  }

  @Test func severalReportsComeOfOneRun() throws {
    let checkout = try checkout(["a.xib": Self.broken])
    let text = try lint(
      "--report sarif=a.sarif --report junit=a=b.xml --report json=a.json a.xib", in: checkout, status: 1)
    #expect(text.hasSuffix("1 error in 1 file\n"))
    let reports = try checkout.shell("cat a.sarif a=b.xml a.json")
    #expect(
      reports.contains("\"2.1.0\"") && reports.contains("<testsuites>") && reports.contains("\"findings\""))
    #expect(try checkout.shell("cat a=b.xml") == lint("--format junit a.xib", in: checkout, status: 1))
    _ = try lint("--report pdf=a.pdf a.xib", in: checkout, status: 64)
    _ = try lint("--report sarif=nowhere/a.sarif a.xib", in: checkout, status: 2)
  }

  /// A finding each, in the order of the arguments, whoever was done first.
  @Test func filesSideBySideGiveTheSameBytes() throws {
    let names = (1...9).map { "\($0).xib" }
    let checkout = try checkout(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.broken) }))
    let words = names.reversed().joined(separator: " ")
    let one = try lint("--jobs 1 --all --format json \(words)", in: checkout, status: 1)
    #expect(try lint("--jobs 4 --all --format json \(words)", in: checkout, status: 1) == one)
    let lines = try lint("--jobs 4 --format xcode \(words)", in: checkout, status: 1)
    #expect(files(lines) == names.reversed())
    _ = try lint("--jobs 0 1.xib", in: checkout, status: 64)
  }

  @Test func standardInputIsAFile() throws {
    let checkout = try checkout(["a.xib": Self.broken])
    let output = try lint("--format xcode - <a.xib", in: checkout, status: 1)
    #expect(output.contains("error: Unable to simultaneously satisfy constraints"), "\(output)")
  }

  /// The hook of `.pre-commit-hooks.yaml`, called as pre-commit does: the entry, then names of files.
  @Test func theHookTakesFiles() throws {
    let hook = try Repository.text(".pre-commit-hooks.yaml")
    let entry = try #require(hook.firstMatch(of: /entry: (.+)/)?.1)
    let command = entry.replacing("layout-resolver", with: "'\(Program.path)'", maxReplacements: 1)
    let checkout = try checkout(["a b.xib": Self.broken, "c.xib": Self.good, "d.xib": Self.broken])
    let output = try checkout.shell("\(command) 'a b.xib' c.xib d.xib", status: 1)
    #expect(
      output.contains("a b.xib\n") && output.contains("d.xib\n") && !output.contains("c.xib"), "\(output)")
    _ = try checkout.shell("\(command) c.xib")
    let files = try Regex(String(try #require(hook.firstMatch(of: /files: '(.+)'/)?.1)))
    #expect("App/Main.storyboard".contains(files) && "x.xib".contains(files) && !"x.xibs".contains(files))
  }
}
