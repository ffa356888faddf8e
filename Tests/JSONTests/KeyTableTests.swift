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

  /// A key that is remembered from another object stands only where each of its bytes does, however long it is.
  @Test(arguments: 1...40) func aMemberStandsOnlyWithEachOfItsBytes(length: Int) {
    let word = String("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".prefix(length))
    let table = KeyTable([word], numbers: [0])
    var text = Array((word + "\":         ").utf8)
    let place = text.withUnsafeBufferPointer { bytes in
      let text = JSONBytes(bytes)
      return table.place(of: NameWords(text, 0, length), in: text, 0)
    }
    func stands() -> Bool {
      text.withUnsafeBufferPointer { table.memberStands(place, in: JSONBytes($0), at: 0) }
    }
    #expect(place >= 0 && stands())
    for index in 0..<length + 2 {
      text[index] ^= 1
      #expect(!stands(), "byte \(index) of \(word)")
      text[index] ^= 1
    }
  }
}
