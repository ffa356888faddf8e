import Foundation
import TestSupport
import Testing

/// `layout-resolver mcp`, as an agent speaks to it: a message a line.
@Suite struct AgentTests {
  /// The answers to some messages, in their order, where the program runs in a folder.
  private func answers(to messages: [String], in folder: String) throws -> [[String: Any]] {
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    (process.arguments, process.environment) = (["mcp"], [:])
    process.currentDirectoryURL = URL(filePath: folder)
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data((messages.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func call(_ tool: String, _ arguments: String) -> String {
    #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  private func text(_ answer: [String: Any]) throws -> String {
    let result = try #require(answer["result"] as? [String: Any])
    let content = try #require(result["content"] as? [[String: Any]])
    return try #require(content.first?["text"] as? String)
  }

  private func folder(_ files: String...) throws -> Folder {
    let folder = try Folder()
    for file in files { _ = try folder.write(try Repository.text("Tests/Fixtures/agents/\(file)"), to: file) }
    return folder
  }

  /// Three faults that were put into a storyboard: a width that contradicts both sides (line 31), a label that nothing places from side
  /// to side (line 12), and a button under the status bar's height that no finger meets (line 21, its size in 38 and 39).
  @Test func threeFaultsAreFoundAndMendedInThreeCalls() throws {
    let folder = try folder("Faults.storyboard")
    let answers = try answers(
      to: [
        call("check", #"{"path":"Faults.storyboard"}"#), call("explain", #"{"path":"Faults.storyboard"}"#),
      ], in: folder.path)
    let texts = try answers.map { try text($0) }
    for (line, code) in [(31, "unsatisfiableConstraints"), (12, "ambiguousLayout"), (21, "smallTouchTarget")]
    {
      #expect(texts[0].contains("Faults.storyboard:\(line): "))
      #expect(texts[0].contains(code))
      let explained = texts[1].split(separator: "\n")
      let place = try #require(explained.firstIndex { $0.contains(code) }, "\(code)")
      #expect(explained[place + 1].contains("tried: "), "\(code)")
    }
    let sizes = try answers.map {
      try JSONSerialization.data(withJSONObject: $0, options: .withoutEscapingSlashes).count
    }
    #expect(sizes.reduce(0, +) <= 6000)
  }

  @Test func pathsLeadNowhereElse() throws {
    let (folder, other) = (try folder("Login.storyboard"), try folder("Login.storyboard"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: other.path)
    let paths = [
      "/etc/passwd", "../\(other.path.split(separator: "/").last ?? "")/Login.storyboard",
      "link/Login.storyboard",
    ]
    let answers = try answers(to: paths.map { call("check", #"{"path":"\#($0)"}"#) }, in: folder.path)
    for answer in answers {
      #expect((answer["result"] as? [String: Any])?["isError"] as? Bool == true)
      #expect(try text(answer).contains("Only paths below the folder"))
    }
  }

  @Test func aMisspeltFileIsToldTheNearest() throws {
    let folder = try folder("Login.storyboard")
    let answers = try answers(to: [call("frames", #"{"path":"Logn.storyboard"}"#)], in: folder.path)
    #expect(try text(answers[0]).contains(#"Instead: frames {"path":"Login.storyboard"}"#))
  }

  @Test func whatIsNoMessageEndsNothing() throws {
    let folder = try Folder()
    let answers = try answers(
      to: ["x", "[1]", String(repeating: "[", count: 100_000), #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#],
      in: folder.path)
    #expect(answers.count == 4)
    #expect(answers[3]["id"] as? Int == 2)
  }
}
