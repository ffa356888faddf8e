import FuzzTargets
import TestSupport
import Testing

/// Bytes that nobody thought of, always the same ones: what is kept, cut, repeated, joined and changed here and there. Coverage guides
/// only `./run fuzz`.
@Suite struct MutatedInputTests {
  static let rounds = 200

  @Test(arguments: FuzzTarget.all.map(\.name))
  func keepTheProperties(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try KeptInputs.inputs(of: name)
    var generator = SeededGenerator(seed: 1)
    for round in 0..<Self.rounds {
      let input = Self.mutation(of: inputs, using: &generator)
      #expect(throws: Never.self, "round \(round): \(input)") {
        try input.withUnsafeBytes { try target.check($0) }
      }
    }
  }

  /// One of the inputs after one to four changes.
  private static func mutation(of inputs: [[UInt8]], using generator: inout SeededGenerator) -> [UInt8] {
    var input = inputs.randomElement(using: &generator) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...input.count, using: &generator)
      let end = min(start + Int.random(in: 1...16, using: &generator), input.count)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: input.removeSubrange(start..<end)
      case 1: input.insert(contentsOf: input[start..<end], at: start)
      case 2: input.insert(UInt8.random(in: 0...255, using: &generator), at: start)
      case 3:
        for index in start..<end where Bool.random(using: &generator) {
          input[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      default:
        let other = inputs.randomElement(using: &generator) ?? []
        input.replaceSubrange(
          start..., with: other.suffix(Int.random(in: 0...other.count, using: &generator)))
      }
    }
    return input
  }
}
