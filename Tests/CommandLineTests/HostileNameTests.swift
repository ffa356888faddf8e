import Foundation
import TestSupport
import Testing

/// What commands print of names that come from a stranger's branch, for terminals and for logs of a CI.
@Suite struct HostileNameTests {
  /// A file may be called anything but a slash and NUL.
  private static let file = hostileName.replacing("\0", with: "") + ".json"
  private static let document =
    #"{"device":"iPhone 8","hierarchy":{"id":"r","subviews":[{"id":"::error::v","type":"label","text":"a"}]}}"#

  private func expectHarmless(_ run: Program.Run, _ what: String) {
    for text in [run.output, run.errors] {
      #expect(hasNoControls(text), "\(what): \(text)")
      #expect(beginsNoCommand(text), "\(what): \(text)")
    }
  }

  /// Reports for GitHub are such commands, and nothing but ours.
  @Test func filesOfHostileNames() throws {
    let folder = try Folder()
    let good = try folder.write(Self.document, to: Self.file)
    let bad = try folder.write("{\"a\u{1B}\":", to: "b" + Self.file)
    for path in [good, bad, folder.path + "/none" + Self.file] {
      for command in [
        ["resolve", "--format", "text"], ["explain"], ["lint", "--device", "iphone-8"],
        ["lint", "--format", "xcode"],
        ["lint", "--format", "markdown"], ["preview", "--format", "text"], ["import"],
        ["assets", "--format", "text"],
        ["diff", good], ["resolve", "--catalog", path, "--format", "text"], ["lint", "--baseline", path],
        ["resolve", "--explain", "--format", "text"], ["explain", good], ["bench", "--runs", "1"],
        ["lint", "--config", path],
      ] {
        let (process, output, errors) = try Program.start(command + ["--", path])
        let texts = [output, errors].map { pipe in
          String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        expectHarmless(
          Program.Run(status: process.terminationStatus, output: texts[0], errors: texts[1]), "\(command)")
      }
    }
    let report = try Program.run("lint", "--format", "github", "--", good, bad)
    #expect(hasNoControls(report.output))
    for line in report.output.split(separator: "\n") {
      #expect(
        line.hasPrefix("::error file=") || line.hasPrefix("::warning file=")
          || line.hasPrefix("::notice file="))
      #expect(!line.contains("##["))
    }
  }

  /// A file by its name alone is at the beginning of a line.
  @Test func namesThatAreCommands() throws {
    let folder = try Folder()
    _ = try folder.write(Self.document, to: "::error::a.json")
    _ = try folder.write("no", to: "::error::b.json")
    for command in ["lint", "resolve --format text", "explain", "import", "diff ::error::a.json"] {
      for file in ["a", "b", "c"] {
        let text = try DiffTests().shell(
          "'\(Program.path)' \(command) ::error::\(file).json 2>&1 || true", in: folder)
        #expect(beginsNoCommand(text), "\(command): \(text)")
      }
    }
  }

  @Test func argumentsOfHostileText() throws {
    let name = Self.file
    for arguments in [
      [name], ["--\(name)"], ["resolve", "--format", name, "a"], ["lint", "--fail-on=\(name)", "a"],
      ["devices", name],
      ["resolve", "--device", name, "-"], ["lint", "--only", name, "-"], ["serve", "--listen", name],
      ["serve", "--port", name],
      ["health", "--listen", name], ["lint", "--write-baseline", "/none/\(name)", "-"],
      ["lint", "--report", name, "-"],
    ] {
      let (process, output, errors) = try Program.start(arguments)
      let texts = [output, errors].map { pipe in
        String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      }
      process.waitUntilExit()
      #expect(process.terminationStatus != 0, "\(arguments)")
      expectHarmless(
        Program.Run(status: process.terminationStatus, output: texts[0], errors: texts[1]), "\(arguments)")
    }
    #expect(try Program.run("devices", "no\nsuch").errors.contains(#"'no\nsuch'"#))
  }

  @Test func configurationsOfHostileWords() throws {
    let folder = try Folder()
    let document = try folder.write(Self.document, to: "a.json")
    let words = #""a\u001b[31m\n::error::x\x9b""#
    for text in [
      "\(words): 1\n", "rules: {\(words): on}\n", "devices: [\(words)]\n", "\(words): 1\n\(words): 2\n",
    ] {
      let path = try folder.write(text, to: "c.yml")
      let run = try Program.run("lint", "--config", path, document)
      #expect(run.status == 2 && run.errors.contains("error::x"), "\(run)")
      expectHarmless(run, text)
    }
  }
}
