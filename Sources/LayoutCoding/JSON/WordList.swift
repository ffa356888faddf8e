/// A fixed list of words, found by their bytes in a few instructions and without making a string.
///
/// A class, so that handing a list on costs nothing; it never changes.
final class WordList: Sendable {
  /// The words in their order: what a misspelt one is compared with.
  let words: [String]
  private let bytes: [UInt8]
  /// Where each word ends in ``bytes``.
  private let ends: [UInt16]
  /// Index of a word + 1 by hash, 0 for none.
  private let places: [UInt8]

  /// - Precondition: At most 200 words.
  init(_ words: [String]) {
    precondition(words.count <= 200)
    self.words = words
    var bytes: [UInt8] = []
    var ends: [UInt16] = []
    var places = [UInt8](repeating: 0, count: 256)
    for (index, word) in words.enumerated() {
      let start = bytes.count
      bytes += Array(word.utf8)
      ends.append(UInt16(bytes.count))
      var place = bytes[start...].withUnsafeBufferPointer { Self.hash($0) }
      while places[place] != 0 { place = (place + 1) & 255 }
      places[place] = UInt8(index + 1)
    }
    (self.bytes, self.ends, self.places) = (bytes, ends, places)
  }

  /// The index of a word, nil if it is not in the list.
  func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = Self.hash(word)
    while places[place] != 0 {
      let index = Int(places[place]) - 1
      if equals(index, word) { return index }
      place = (place + 1) & 255
    }
    return nil
  }

  private func equals(_ index: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == word.count else { return false }
    for offset in 0..<word.count where bytes[start + offset] != word[offset] { return false }
    return true
  }

  /// First, middle and last byte and the length tell the names of one object well apart.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = word.first, let last = word.last else { return 0 }
    let middle = Int(word[word.count / 2])
    return (Int(first) &* 7 &+ middle &* 31 &+ Int(last) &* 113 &+ word.count &* 57) & 255
  }
}
