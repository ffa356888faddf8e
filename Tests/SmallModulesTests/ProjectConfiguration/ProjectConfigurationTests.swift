import LayoutModel
import ProjectConfiguration
import TestSupport
import Testing

/// `.layout-resolver.yml`, and what is refused of it.
@Suite struct ProjectConfigurationTests {
  private func read(_ text: String) throws -> ProjectConfiguration {
    try readProjectConfiguration(Array(text.utf8))
  }

  /// The faults of a text, as `line:column message`.
  private func faults(_ text: String) -> [String] {
    do throws(ConfigurationFaults) {
      _ = try readProjectConfiguration(Array(text.utf8))
      return []
    } catch {
      return error.faults.map { fault in
        (fault.place.map { "\($0.line):\($0.column) " } ?? "") + fault.message
      }
    }
  }

  /// docs/linting.md shows a file with every key.
  @Test func theExampleOfThePageIsRead() throws {
    let page = try Repository.text("docs/linting.md")
    let configuration = try read(try #require(fencedBlock("yaml", of: page)))
    let names = configuration.environments.map(\.name)
    #expect(
      Set(names) == [
        "device", "orientation", "systemVersion", "window", "contentSizeCategory", "layoutDirection",
        "userInterfaceStyle",
        "keyboard", "locale",
      ])
    #expect(configuration.environments.first?.value == "iPhone SE (1st generation)")
    #expect(!configuration.languages.isEmpty && !configuration.pseudo.isEmpty)
    #expect(configuration.rules[.fixedDirection] == .some(nil))
    #expect(configuration.rules[.ambiguousLayout] == .some(.error))
    #expect(configuration.failOn == .warning && configuration.baseline != nil)
    #expect(configuration.exclude.contains { $0.matches("Legacy/Old.storyboard") })
  }

  /// What YAML calls true, a number or nothing is that in JSON, and what stands in quotes a text.
  @Test func valuesOfSwiftAreJSON() throws {
    let configuration = try read(
      """
      swift:
        fills:
          A.a: 16
          A.b: "16"
          A.c: true
          A.d: ~
          A.e: some words
          A.f: [1, "x", {swift: 'B(c: "d")'}]
        defines: [DEBUG, BETA]
        screens: {exclude: ["Debug*", Old]}
      """)
    #expect(
      configuration.fills.map(\.value) == [
        #"{"A.a":16}"#, #"{"A.b":"16"}"#, #"{"A.c":true}"#, #"{"A.d":null}"#, #"{"A.e":"some words"}"#,
        #"{"A.f":[1,"x",{"swift":"B(c: \"d\")"}]}"#,
      ])
    #expect(configuration.fills.map(\.name).allSatisfy { $0 == "fills" })
    #expect(configuration.fills[1].place == SourcePlace(line: 4, column: 5))
    #expect(configuration.defines.map(\.value) == ["DEBUG", "BETA"])
    #expect(configuration.excludedTypes.map { $0.matches("DebugMenu") } == [true, false])
    #expect(configuration.excludedTypes.contains { $0.matches("Older") } == false)
    #expect(
      faults("swift:\n  fils: {}\n  screens: {exlude: a}\n  fills: [1]\n") == [
        "2:3 'fils' is no key: did you mean 'fills'?", "3:13 'exlude' is no key: did you mean 'exclude'?",
        "4:10 Here has to be a map of keys and values.",
      ])
  }

  @Test func oneTextIsAListOfOne() throws {
    let configuration = try read("devices: all\nlocales: [de, fr]\nexclude: a.xib\n")
    #expect(configuration.environments.map(\.name) == ["environments", "locale", "locale"])
    #expect(configuration.environments.map(\.value) == ["all", "de", "fr"])
    #expect(configuration.environments[2].place == SourcePlace(line: 2, column: 15))
    #expect(configuration.exclude.count == 1)
  }

  @Test func emptyFilesSayNothing() throws {
    for text in ["", "# nothing\n", "---\n", "~\n", "devices:\nrules:\n", "{}"] {
      let configuration = try read(text)
      #expect(configuration.environments.isEmpty && configuration.rules.isEmpty, "\(text)")
    }
  }

  @Test func rulesTakeWords() throws {
    let configuration = try read(
      "rules: {ambiguousLayout: off, truncatedText: no, overlappingViews: on, clippedView: error}")
    #expect(configuration.rules[.ambiguousLayout] == .some(nil))
    #expect(configuration.rules[.truncatedText] == .some(nil))
    #expect(configuration.rules[.overlappingViews] == .some(Diagnostic.Code.overlappingViews.severity))
    #expect(configuration.rules[.clippedView] == .some(.error))
  }

  @Test func everyFaultIsToldWithItsPlace() {
    #expect(
      faults("ruls: 1\nfailOn: never\nrules:\n  ambigousLayout: off\n  clippedView: [on]\ndevices: {a: b}\n")
        == [
          "1:1 'ruls' is no key: did you mean 'rules'?", "2:9 Here has to be info, warning or error.",
          "4:3 'ambigousLayout' is no rule: did you mean 'ambiguousLayout'?",
          "5:16 Here has to be on, off, info, warning or error.",
          "6:10 Here has to be a text or a list of texts.",
        ])
    #expect(faults("- a\n") == ["1:1 The file has to be a map of keys and values."])
    #expect(faults("devices: [[a]]\n") == ["1:11 Here has to be a text."])
    #expect(faults("rules: all\n").first?.hasPrefix("1:8 Here has to be a map of rules") == true)
    #expect(faults("zzzzzzzzzzzzz: 1\n").first?.contains("there are devices, orientations") == true)
  }

  @Test func hostileTextsAreRefused() {
    #expect(faults("devices: [a\n").first?.hasPrefix("2:1 No YAML: ") == true)
    #expect(faults("devices:\n\t- a\n").first?.hasPrefix("2:1 No YAML: ") == true)
    #expect(faults("devices: &x [a]\nlocales: *x\n") == ["2:10 Aliases are not read."])
    #expect(faults("devices: a\n---\ndevices: b\n") == ["2:1 A second document."])
    #expect(faults("devices: a\nlocales: b\ndevices: c\n") == ["3:1 'devices' stands here twice."])
    #expect(faults("? [a]\n: b\n") == ["1:3 A key that is no text."])
    #expect(!faults("devices: \u{0}\n").isEmpty)
    let deep = String(repeating: "[", count: 20_000)
    #expect(faults("devices: " + deep).count == 1)
    #expect(
      faults("devices: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70)).first?
        .hasSuffix("Nested too deeply.") == true)
    #expect(faults(String(repeating: "#", count: 5 << 20)).count == 1)
  }

  /// libyaml takes minutes for 100 kB of brackets, since it looks at all open levels with each token: it is stopped at the 66th, and its
  /// own complaint about the end is never reached. So it is with directives, which it compares with all before.
  @Test(arguments: ["[\n", "{a: ", "[a,", "[ ? ", "- ", "? ", "[[],"])
  func depthIsRefusedWhereItBegins(_ level: String) {
    let texts = faults(String(repeating: level, count: 100_000 / level.utf8.count))
    #expect(texts.count == 1, "\(texts)")
    #expect(texts.first?.hasSuffix("Nested too deeply.") == true, "\(texts)")
  }

  @Test func directivesAreFew() {
    func text(_ count: Int) -> String {
      (0..<count).map { "%TAG !a\($0)! tag:a,2000:\n" }.joined() + "---\ndevices: a\n"
    }
    #expect(faults(text(10)).isEmpty)
    #expect(faults(text(5000)) == ["Too many lines begin with %."])
    #expect(faults(text(100).replacing("\n", with: "\r")) == ["Too many lines begin with %."])
  }

  /// A configuration has 256 kB at most, a baseline 4 MiB.
  @Test func largeFilesAreRefused() {
    let remark = "#" + String(repeating: "a", count: 1023)
    #expect(faults(String(repeating: remark, count: 256)).isEmpty)
    #expect(faults(String(repeating: remark, count: 256) + "a") == ["The file has more than 262144 bytes."])
    let findings = #"{"findings": [{"fingerprint": "a"}]}"#
    let padded = Array((findings + String(repeating: " ", count: 4 << 20)).utf8)
    #expect(throws: ConfigurationFault.self) { try LintBaseline(padded) }
    #expect(throws: Never.self) { try LintBaseline(Array(padded.prefix(4 << 20))) }
  }

  /// What is compared is made stream-safe (UAX #15).
  @Test func namesAreMadeHarmless() throws {
    let value = try #require(try read("locales: e\(combiningMarks(120))\n").environments.first?.value)
    #expect(longestRunOfMarks(in: value) == 30)
  }

  @Test func textsThatAreNoUTF8AreRefused() {
    #expect(throws: ConfigurationFaults.self) {
      try readProjectConfiguration([0x61, 0x3A, 0x20, 0xFF, 0xC0])
    }
    // UTF-16, of which libyaml reads each text that begins with its mark.
    #expect(throws: ConfigurationFaults.self) {
      try readProjectConfiguration([0xFF, 0xFE] + "failOn: error\n".utf8.flatMap { [$0, 0] })
    }
  }

  /// Whatever the beginning of a file that breaks off.
  @Test func everyBeginningIsReadOrRefused() throws {
    let page = try Repository.text("docs/linting.md")
    let bytes = Array(try #require(fencedBlock("yaml", of: page)).utf8)
    for count in 0..<bytes.count { _ = try? readProjectConfiguration(Array(bytes.prefix(count))) }
  }
}
