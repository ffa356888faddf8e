import TestSupport
import Testing

/// What the program says of where something stands in the file that it was given.
@Suite struct FilePlaceTests {
  /// Two widths, in two lines of the file, that contradict each other.
  private static let conflict = boxFile(widths: 50, 80)

  /// The line of a constraint, counted from 1.
  private static func line(of constraint: String) -> Int? {
    conflict.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("id=\"\(constraint)\"") }.map { $0 + 1 }
  }

  @Test func textBeginsWithThePathAsItWasGiven() throws {
    let folder = try Folder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write(Self.conflict, to: "Main.xib")
    let places = try ["c-1", "c-2"].map { "\(file):\(try #require(Self.line(of: $0))):" }
    let run = try Program.run("resolve", "--format", "text", file)
    #expect(run.status == 1)
    #expect(
      run.output.split(separator: "\n").contains { line in
        line.contains(": error: unsatisfiableConstraints [box]: ") && places.contains { line.hasPrefix($0) }
      }, "\(run.output)")
    let explained = try Program.run("explain", file)
    #expect(places.contains { explained.output.hasPrefix($0) }, "\(explained.output)")
    #expect(explained.output.contains("(line \(try #require(Self.line(of: "c-1"))))"))
  }

  /// Standard input has no name, and a document that was imported keeps the file's.
  @Test func whatHasAName() throws {
    let folder = try Folder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write(Self.conflict, to: "Main.xib")
    func sources(_ arguments: String...) throws -> String {
      let run = try Program.run("import", arguments[0], input: arguments[0] == "-" ? Self.conflict : "")
      return run.output.filter { !$0.isWhitespace }
    }
    #expect(try sources(file).contains(#""sources":[{"file":"\#(file)","places":{"#))
    #expect(try sources("-").contains(#""sources":[{"places":{"#))
    let text = try Program.run("resolve", "--format", "text", "-", input: Self.conflict).output
    #expect(text.split(separator: "\n").contains { $0.first?.isNumber == true && $0.contains(": error: ") })
  }
}
