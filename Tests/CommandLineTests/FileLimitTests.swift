import Foundation
import TestSupport
import Testing

/// Files that are larger than anybody's are refused by their size; pipes, which have none, after one byte too many.
@Suite struct FileLimitTests {
  private static let document = #"{"device":"iPhone 8","hierarchy":{"id":"r"}}"#

  /// A file of so many bytes that takes no room on the disk.
  private func sparse(_ name: String, _ bytes: UInt64, in folder: Folder) throws -> String {
    let path = try folder.write("", to: name)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: bytes)
    try file.close()
    return path
  }

  @Test func inputsHaveALimit() throws {
    let folder = try Folder()
    let path = try sparse("a.json", 20_000_000_000, in: folder)
    let message = "has more than 67108864 bytes, which are not read."
    for arguments in [
      ["resolve"], ["explain"], ["import"], ["preview"], ["diff", path], ["bench", "--runs", "1"],
    ] {
      let (process, output, errors) = try Program.start(arguments + [path])
      #expect(
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).contains(message))
      #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
      process.waitUntilExit()
      // Files are what the other one measures: without them it was called wrongly.
      #expect(process.terminationStatus == (arguments[0] == "bench" ? 64 : 2), "\(arguments)")
    }
    #expect(try Program.run("lint", path).output.contains(message))
    let document = try folder.write(Self.document, to: "b.json")
    #expect(try Program.run("resolve", "--catalog", path, document).errors.contains(message))
  }

  /// Such a file in an app's folder is one that cannot be read; the others are.
  @Test func foldersHaveTheSameLimit() throws {
    let folder = try Folder()
    _ = try sparse("App/Large.storyboard", 20_000_000_000, in: folder)
    _ = try folder.write(signInStoryboard(), to: "App/Main.storyboard")
    let run = try Program.run("lint", "--device", "iphone-8", folder.path)
    #expect(run.output.contains("Large.storyboard: The file cannot be read."), "\(run)")
    #expect(run.status == 2)
  }

  /// Texts beside a file and in an app's folder that are too large are told, not left out.
  @Test func textsHaveTheSameLimit() throws {
    let folder = try Folder()
    _ = try sparse("App/de.lproj/Main.strings", 20_000_000_000, in: folder)
    let file = try folder.write(signInStoryboard(), to: "App/Base.lproj/Main.storyboard")
    let beside = try Program.run("lint", "--device", "iphone-8", "--language", "de", file)
    #expect(beside.output.contains("de.lproj/Main.strings: has more than 67108864 bytes"), "\(beside)")
    #expect(beside.status == 2)
    let inFolder = try Program.run("lint", "--device", "iphone-8", "--language", "de", folder.path)
    #expect(inFolder.output.contains("de.lproj/Main.strings"), "\(inFolder)")
    #expect(inFolder.status == 2)
  }

  @Test func pipesHaveTheSameLimit() throws {
    let folder = try Folder()
    let text = try DiffTests().shell(
      "yes | '\(Program.path)' resolve - 2>&1 || echo status $?; '\(Program.path)' lint /dev/zero 2>&1 || echo status $?",
      in: folder)
    #expect(text.contains("-: has more than 67108864 bytes, which are not read.\nstatus 2\n"), "\(text)")
    #expect(text.contains("/dev/zero: has more than 67108864 bytes, which are not read.\n"), "\(text)")
  }

  @Test func filesOfTheProjectAreShort() throws {
    let folder = try Folder()
    let large = try sparse("c.yml", 262_145, in: folder)
    let document = try folder.write(Self.document, to: "b.json")
    let configuration = try Program.run("lint", "--config", large, document)
    #expect(configuration.status == 2 && configuration.errors.contains("c.yml: has more than 262144 bytes"))
    let deep = try folder.write(String(repeating: "[", count: 100_000), to: "deep.yml")
    #expect(
      try Program.run("lint", "--config", deep, document).errors.contains("deep.yml:1:66: Nested too deeply.")
    )
    let baseline = try sparse("baseline.json", (4 << 20) + 1, in: folder)
    let run = try Program.run("lint", "--baseline", baseline, document)
    #expect(run.status == 2 && run.errors.contains("baseline.json: has more than 4194304 bytes"))
    for flag in ["--token-file", "--tls-cert", "--tls-key"] {
      let pem = try folder.write("a", to: "a.pem")
      let other = flag == "--tls-cert" ? ["--tls-key", pem] : flag == "--tls-key" ? ["--tls-cert", pem] : []
      let (process, _, errors) = try Program.start(["serve", "--listen", "127.0.0.1:0", flag, large] + other)
      #expect(
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).contains(flag))
      process.waitUntilExit()
      #expect(process.terminationStatus == 78)
    }
  }
}
