import Foundation

/// A pasted text, and what it says.
///
/// The messages have the forms of published logs; names, texts and addresses are made up.
package struct PastedText: Sendable, CustomStringConvertible {
  package let description: String
  package let bytes: [UInt8]
  /// A word and what it says, a line each; a number in place of the word is that of a constraint.
  package let expected: [(word: String, value: String)]

  /// Every text of `Tests/Fixtures/console`.
  package static let all: [PastedText] = ["forms", "libraries", "macos", "noise"].flatMap { file in
    guard let data = try? Repository.fixture("console/\(file).txt") else { return [PastedText]() }
    return ("\n" + String(decoding: data, as: UTF8.self)).components(separatedBy: "\n=== ").dropFirst()
      .compactMap {
        PastedText($0, file)
      }
  }

  private init?(_ section: String, _ file: String) {
    let parts = section.components(separatedBy: "\n--- expected\n")
    guard parts.count == 2, let end = parts[0].firstIndex(of: "\n") else { return nil }
    description = "\(file): \(parts[0][..<end])"
    bytes = Array(parts[0][parts[0].index(after: end)...].utf8)
    expected = parts[1].split(separator: "\n").map { line in
      let word = line.prefix { $0 != " " }
      return (String(word), String(line.dropFirst(word.count + 1)))
    }
  }

  /// The number that the text says of something.
  package func number(_ word: String) -> Int? {
    expected.first { $0.word == word }.flatMap { Int($0.value) }
  }
}
