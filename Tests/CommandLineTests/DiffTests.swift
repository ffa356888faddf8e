import Foundation
import TestSupport
import Testing

/// `layout-resolver diff` as a person, a script and git run it.
@Suite struct DiffTests {
  private static func screen(_ indent: Int) -> String {
    """
    {"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a"}]},
     "constraints":["a.left == root.left + \(indent)","a.top == root.top","a.height == 1","a.width == 1"]}
    """
  }

  @Test func theStatusTellsWhetherLayoutsDiffer() throws {
    let folder = try Folder()
    let (old, new) = (
      try folder.write(Self.screen(8), to: "old.json"), try folder.write(Self.screen(9), to: "new.json")
    )
    let broken = try folder.write("{", to: "broken.json")
    #expect(try Program.run("diff", old, old).status == 0)
    let run = try Program.run("diff", old, new)
    #expect(run.status == 1)
    #expect(run.output.contains("a.left == root.left + 8 became a.left == root.left + 9"), "\(run.output)")
    let unusable = try Program.run("diff", old, broken)
    #expect(unusable.status == 2 && unusable.output.isEmpty)
    #expect(unusable.errors.contains("\(broken):1:2: error: invalidJSON: "), "\(unusable.errors)")
    #expect(try Program.run("diff", old, "/nowhere.json").status == 2)
    #expect(try Program.run("diff", old).status == 64)
    #expect(try Program.run("diff", "--format", "svg", old, new).output.contains("<svg"))
    #expect(try Program.run("diff", "--format", "html", old, new).output.hasPrefix("<!DOCTYPE html>"))
    #expect(
      try Program.run("diff", "--device", "iphone-8", "--format", "json", old, new).output.contains(
        "iphone-8"))
  }

  /// The recipe of docs/comparing.md in a repository in which one file changes, one comes and one cannot be used.
  @Test func gitShowsLayouts() throws {
    let folder = try Folder()
    let git = "git -c user.name=t -c user.email=t@example.com"
    _ = try folder.write(boxFile(widths: 50), to: "views/main.xib")
    _ = try folder.write(boxFile(widths: 50), to: "views/same.xib")
    _ = try folder.write(boxFile(widths: 50), to: "views/broken.xib")
    let text = try Repository.text("docs/comparing.md")
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("    git config") || $0.hasPrefix("    echo '*.")
    }
    #expect(lines.count == 3)
    let recipe = lines.joined(separator: "\n").replacing(
      "layout-resolver diff", with: "'\(Program.path)' diff")
    _ = try shell("git init -q .\n\(recipe)\ngit add . && \(git) commit -qm one", in: folder)
    _ = try folder.write(boxFile(widths: 80), to: "views/main.xib")
    _ = try folder.write("<?xml version=\"1.0\"?><other/>", to: "views/broken.xib")
    _ = try folder.write(
      boxFile(widths: 50).replacing("toolsVersion=\"14490\"", with: "toolsVersion=\"14491\""),
      to: "views/same.xib")
    _ = try folder.write(boxFile(widths: 50), to: "views/new.xib")
    let output = try shell("git add -A && git diff --ext-diff HEAD", in: folder)
    #expect(output.contains("layouts of views/main.xib\nbox resized"), "\(output)")
    #expect(output.contains("box.width == 50 became box.width == 80  'c-1'"), "\(output)")
    #expect(output.contains("layouts of views/same.xib\nThe layouts are the same.\n"), "\(output)")
    #expect(output.contains("layouts of views/new.xib\na new file\n"), "\(output)")
    #expect(output.contains("b/views/broken.xib"), "\(output)")
  }

  /// Runs lines of a shell and gives what they print.
  func shell(_ script: String, in folder: Folder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    return output
  }
}
