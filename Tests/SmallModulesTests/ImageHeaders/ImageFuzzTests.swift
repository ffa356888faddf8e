import Foundation
import ImageHeaders
import TestSupport
import Testing

/// Real files with bytes changed, cut, doubled and exchanged: whatever comes out has an answer.
@Suite struct ImageFuzzTests {
  /// `IMAGE_FUZZ_RUNS` makes it longer.
  private static let runs =
    ProcessInfo.processInfo.environment["IMAGE_FUZZ_RUNS"].flatMap { Int($0) } ?? 300

  @Test(arguments: ImageFiles.names)
  func changedFilesHaveAnAnswer(name: String) throws {
    let original = try ImageFiles.bytes(name)
    var generator = SeededGenerator(seed: UInt64(original.count) &* 31 &+ UInt64(name.utf8.count))
    for run in 0..<Self.runs {
      var bytes = original
      for _ in 0...Int.random(in: 0..<6, using: &generator) { change(&bytes, &generator) }
      let isWhole = Bool.random(using: &generator)
      switch readImageHeader(bytes, isWhole: isWhole) {
      case .size(.pixels(let width, let height)):
        #expect(width > 0 && height > 0 && max(width, height) <= ImageSize.longestSide, "run \(run)")
      case .size(.points(let width, let height)):
        let isSize = width > 0 && height > 0 && max(width, height) <= Double(ImageSize.longestSide)
        #expect(isSize, "run \(run)")
      case .incomplete: #expect(!isWhole, "run \(run)")
      case .unknown: break
      }
    }
  }

  private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    let length = min(Int.random(in: 1...16, using: &generator), bytes.count - index)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1:
      let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
      for offset in 0..<min(length, 8) {
        bytes[index + offset] = values.randomElement(using: &generator) ?? 0
      }
    case 2: bytes.removeSubrange(index...)
    case 3: bytes.removeSubrange(index..<(index + length))
    case 4: bytes.insert(contentsOf: bytes[index..<(index + length)], at: index)
    default:
      let digits = Array("0123456789.-/[]()<>RobjMediaBox ".utf8)
      bytes[index] = digits.randomElement(using: &generator) ?? 0
    }
  }
}
