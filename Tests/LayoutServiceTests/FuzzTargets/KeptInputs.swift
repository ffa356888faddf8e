import TestSupport
import Testing

/// What fuzzing has found worth keeping: each input reaches something that no other does, or was a finding.
enum KeptInputs {
  /// The inputs of a target, one a line.
  static func inputs(of target: String) throws -> [[UInt8]] {
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
