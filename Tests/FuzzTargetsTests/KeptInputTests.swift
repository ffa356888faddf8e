import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What fuzzing has found worth keeping, tried once more: each input reaches something that no other does, or was a finding.
@Suite struct KeptInputTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func keepTheirProperties(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Self.inputs(of: name)
    #expect(!inputs.isEmpty)
    for (index, input) in inputs.enumerated() {
      #expect(throws: Never.self, "line \(index + 1) of \(name).txt") {
        try input.withUnsafeBytes { try target.check($0) }
      }
    }
  }

  @Test func filesBelongToTargets() throws {
    let folder = Repository.root.appending(path: "Fuzzing/corpora")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(files) == Set(FuzzTarget.all.map { $0.name + ".txt" }))
  }

  /// The inputs of a target, one a line.
  private static func inputs(of target: String) throws -> [[UInt8]] {
    let text = try Repository.text("Fuzzing/corpora/\(target).txt")
    return try text.split(separator: "\n").map(bytes)
  }

  /// The bytes that a line stands for: what is no printable ASCII, and a backslash, is written as `\xNN`.
  private static func bytes(of line: Substring) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = line.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
      bytes.append(try #require(UInt8(digits, radix: 16)))
      rest = rest.dropFirst(3)
    }
    return bytes
  }
}
