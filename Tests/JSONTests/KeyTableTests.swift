import TestSupport
import Testing

@testable import JSON

/// Tables of as many keys as there may be.
@Suite struct KeyTableTests {
  @Test func everyKeyIsFoundAndKnownToStandTwice() throws {
    let words = (0..<KeySet.limit).map { "key\($0)" }
    let table = KeyTable(words, numbers: Array(words.indices))
    var seen = KeySet()
    for (number, word) in words.enumerated() {
      #expect(table.number(of: word) == number)
      #expect(!seen.contains(number))
      let isNew = seen.insert(number)
      let isNewAgain = seen.insert(number)
      #expect(isNew && !isNewAgain && seen.contains(number))
    }
  }
}
