import Foundation
import Testing

/// What scripts rely on: 0 clean, 1 diagnostics or no health, 2 unusable input, 64 misuse, 69 no address, 78 a setting.
@Suite struct ExitStatusTests {
  private static let clean = #"{"device":"iphone-15","hierarchy":{"id":"root"}}"#

  /// Two widths that exclude one another: a layout with an error.
  private static let conflicting = """
    {"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a"}]},
     "constraints":["a.left == root.left","a.top == root.top","a.height == 1","a.width == 1","a.width == 2"]}
    """

  /// A file without a scene.
  private static let empty =
    #"<?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#

  // MARK: resolve

  @Test func resolvingACleanLayoutIsZero() throws {
    let run = try Program.run("resolve", "-", input: Self.clean)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("{") && run.output.hasSuffix("}\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func resolvingALayoutWithAnErrorIsOne() throws {
    let run = try Program.run("resolve", "-", input: Self.conflicting)
    #expect(run.status == 1)
    #expect(run.output.contains("unsatisfiableConstraints") || run.output.contains("\"severity\":\"error\""))
  }

  @Test func theKeyboardOfAnOptionIsShown() throws {
    let run = try Program.run("resolve", "--keyboard", "300", "--format", "text", "-", input: Self.clean)
    #expect(run.status == 0 && run.output.contains(", keyboard 300\n"), "\(run.output)\(run.errors)")
    #expect(try Program.run("resolve", "--keyboard", "high", "-", input: Self.clean).status == 2)
  }

  @Test func resolvingWhatIsNoDocumentIsTwo() throws {
    for input in ["", "{", "{}", #"{"device":"nokia","hierarchy":{"id":"root"}}"#] {
      let run = try Program.run("resolve", "-", input: input)
      #expect(run.status == 2, "\(input)")
      #expect(run.output.isEmpty)
      #expect(!run.errors.isEmpty)
    }
    #expect(try Program.run("resolve", "/nowhere.json").status == 2)
    #expect(try Program.run("resolve", "--device", "nokia", "-", input: Self.clean).status == 2)
  }

  /// The answer stays as it is; what is solved stands beside it, for each environment.
  @Test func explaining() throws {
    let document = """
      {"environments":[{"device":"iphone-6"},{"device":"iphone-6"},{"device":"ipad-air"}],
       "hierarchy":{"id":"root","subviews":[{"id":"box"}]},
       "constraints":["box.width == 40 'wide'","box.leading == root.leading + 8","box.top == root.top","box.height == 1"]}
      """
    let plain = try Program.run("resolve", "-", input: document)
    let explained = try Program.run("resolve", "--explain", "-", input: document)
    #expect(explained.status == 0)
    #expect(explained.output == plain.output)
    let lines = explained.errors.split(separator: "\n").map(String.init)
    let headings = lines.filter { $0.hasPrefix("environment ") }
    #expect(headings == ["iphone-6", "iphone-6", "ipad-air"].map { "environment \($0) portrait" })
    #expect(lines.contains { $0.hasSuffix("  box.width == 40 'wide'  (written #/constraints/0)") })
    #expect(lines.contains("  box.x = 8"))
    #expect(lines.contains("  box.width = 40"))
    #expect(lines.filter { $0.hasPrefix("nothing was solved") }.count == 1)
  }

  @Test func theWorstFileDecides() throws {
    let folder = try Folder()
    let clean = try folder.write(Self.clean, to: "clean.json")
    let conflicting = try folder.write(Self.conflicting, to: "conflicting.json")
    let broken = try folder.write("{", to: "broken.json")
    #expect(try Program.run("resolve", clean, conflicting).status == 1)
    #expect(try Program.run("resolve", broken, conflicting, clean).status == 2)
    #expect(try Program.run("resolve", "--format", "ndjson", clean, conflicting).status == 1)
  }

  // MARK: import, assets, devices

  @Test func importing() throws {
    #expect(try Program.run("import", "-", input: Self.empty).status != 1)
    for input in ["", "<", "{}"] { #expect(try Program.run("import", "-", input: input).status == 2) }
    #expect(try Program.run("import", "/nowhere.xib").status == 2)
  }

  @Test func auditingAssets() throws {
    let folder = try Folder()
    let info = #""info":{"author":"xcode","version":1}"#
    let used = #"{"idiom":"universal","filename":"a.pdf"}"#
    _ = try folder.write("{\(info)}", to: "A.xcassets/Contents.json")
    _ = try folder.write("{\"images\":[\(used)],\(info)}", to: "A.xcassets/a.imageset/Contents.json")
    _ = try folder.write("%PDF-1.4", to: "A.xcassets/a.imageset/a.pdf")
    let clean = try Program.run("assets", folder.path, "--fail-on", "error")
    #expect(clean.status == 0, "\(clean)")
    _ = try folder.write("x", to: "A.xcassets/a.imageset/b.png")
    #expect(try Program.run("assets", folder.path, "--fail-on", "info").status == 1)
    #expect(try Program.run("assets", folder.path, "--device", "nokia").status == 2)
    #expect(try Program.run("assets", folder.path + "/nowhere").status == 2)
  }

  @Test func listingDevices() throws {
    #expect(try Program.run("devices").status == 0)
    #expect(try Program.run("devices", "iPhone 6").status == 0)
    let unknown = try Program.run("devices", "nokia")
    #expect(unknown.status == 2)
    #expect(unknown.output.isEmpty && unknown.errors.contains("nokia"))
  }

  // MARK: bench, version, misuse

  @Test func measuring() throws {
    let folder = try Folder()
    let file = try folder.write(Self.clean, to: "clean.json")
    let measured = try Program.run("bench", "--seconds", "0.01", file)
    #expect(measured.status == 0)
    #expect(measured.output.hasPrefix("{\"file\":"))
    for step in ["read", "resolve", "solve", "write", "request"] {
      #expect(measured.output.contains("\"\(step)\":"))
      let counted = try Program.run("bench", "--runs", "2", "--step", step, file)
      #expect(counted.status == 0 && counted.output.isEmpty)
    }
    #expect(try Program.run("bench", folder.path + "/nowhere").status == 64)
    #expect(try Program.run("bench", try folder.write("{", to: "broken.json")).status == 64)
  }

  @Test func tellingTheVersion() throws {
    let told = try JSONSerialization.jsonObject(with: Data(Program.run("version").output.utf8))
    let facts = try #require(told as? [String: Any])
    let (version, commit) = ("\(facts["version"] ?? "")", "\(facts["commit"] ?? "")")
    #expect(version.split(separator: ".").compactMap { Int($0) }.count == 3)
    #expect(commit == "unknown" || commit.prefix(40).allSatisfy(\.isHexDigit), "\(commit)")
    #expect(try Program.run("--version").output == "\(version) (\(commit))\n")
    #expect(try Program.run("--help").status == 0)
    for command in ["serve", "resolve", "import", "assets", "devices", "health", "bench", "version"] {
      #expect(try Program.run(command, "--help").status == 0, "\(command)")
    }
  }

  @Test(arguments: [
    ["nonsense"], ["resolve"], ["import"], ["assets"], ["bench"], ["resolve", "--format", "gif", "-"],
    ["serve", "--port", "x"], ["serve", "--port", "70000"], ["serve", "--nonsense", "1"],
    ["serve", "--max-views"], ["serve", "1"], ["devices", "a", "b"], ["health", "--nonsense"],
    ["version", "x"],
    ["bench", "--step", "nonsense", "-"],
  ])
  func misuseIsSixtyFour(_ arguments: [String]) throws {
    let (process, _, errors) = try Program.start(arguments)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 64)
    #expect(text.contains("Usage:") || text.contains("Error:"))
  }
}
