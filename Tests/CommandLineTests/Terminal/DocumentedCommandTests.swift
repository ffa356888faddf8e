import Foundation
import TestSupport
import Testing

/// The commands that pages for people show are run as they stand there, from the top of the repository.
@Suite struct DocumentedCommandTests {
  struct Line: Sendable, CustomTestStringConvertible {
    var page: String
    var text: String
    var testDescription: String { "\(page): \(text)" }
  }

  /// Lines of code of the pages that begin with some word, without remarks behind them.
  static func lines(with word: String) -> [Line] {
    ["README.md", "docs/command-line.md"].flatMap { page in
      ((try? Repository.text(page)) ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("    ") && $0.contains(word) && !$0.contains("docker") && !$0.contains("pip") }
        .map { Line(page: page, text: String($0.dropFirst(4))) }
        .filter { $0.text.hasPrefix(word) || $0.text.hasPrefix("cat ") }
    }
  }

  /// A copy of what the commands are about, so that none of them writes into the repository.
  private static func folder() throws -> Folder {
    let folder = try Folder()
    try FileManager.default.copyItem(
      atPath: Repository.root.appending(path: "examples").path, toPath: "\(folder.path)/examples")
    return folder
  }

  private static func run(_ line: String, in folder: Folder) throws -> Program.Run {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let programs = URL(filePath: Program.path).deletingLastPathComponent().path
    process.environment = ["PATH": "\(programs):/usr/bin:/bin"]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Program.Run(status: process.terminationStatus, output: text, errors: complaints)
  }

  @Test func thereAreMany() {
    let commands = Self.lines(with: "layout-resolver")
    #expect(commands.count > 20)
    for command in ["resolve", "lint", "sweep", "explain", "diff", "check", "preview", "import", "devices"] {
      #expect(commands.contains { $0.text.contains("layout-resolver \(command)") }, "\(command)")
    }
  }

  /// Findings are no failure: 1 says that there are some.
  @Test(arguments: lines(with: "layout-resolver").filter { !$0.text.contains("layout-resolver serve") })
  func runs(_ line: Line) throws {
    let folder = try Self.folder()
    let run = try Self.run(line.text, in: folder)
    #expect(run.status <= 1 && !run.errors.contains("error:"), "\(run.errors)")
    // Of a picture that is written into a file nothing is said.
    #expect(!run.output.isEmpty || line.text.contains("--output"))
  }

  @Test(.enabled(if: OperationTests.hasCurl)) func requestsAreAnswered() throws {
    let service = try OperationTests.Running()
    let folder = try Self.folder()
    let lines = Self.lines(with: "curl")
    #expect(lines.count >= 6)
    for line in lines where line.text.hasPrefix("curl") {
      let command = line.text.replacing("localhost:8080", with: "127.0.0.1:\(service.port)")
      let run = try Self.run("curl --silent --fail --max-time 60 \(command.dropFirst(5))", in: folder)
      #expect(run.status == 0 && !run.output.isEmpty, "\(line.text): \(run.errors)")
    }
  }
}
