import Foundation
import FuzzTargets
import TestSupport
import Testing

/// What fuzzing has found worth keeping, tried once more: each input reaches something that no other does, or was a finding.
@Suite struct KeptInputTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func keepTheirProperties(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try KeptInputs.inputs(of: name)
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
}
