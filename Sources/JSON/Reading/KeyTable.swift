/// A fixed list of words, found by their bytes in a few instructions and without making a string.
///
/// A table is made once, lives as long as the program, and never changes: handing it on copies three words. The pointers
/// do not leave this type; every slot and name behind them was written when the table was made.
public struct KeyTable: @unchecked Sendable {
  /// A place of the table.
  @usableFromInline
  struct Slot {
    @usableFromInline var words: NameWords
    /// What the word means, -1 for an empty place.
    @usableFromInline var number: Int
    /// All bytes of the word.
    @usableFromInline var text: JSONBytes
  }

  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let shift: UInt64
  private let list: UnsafePointer<[String]>

  /// All words in their order: what a misspelt one is compared with.
  package var words: [String] { list.pointee }

  /// - Parameters:
  ///   - words: Each once.
  ///   - numbers: What each of them means.
  package init(_ words: [String], numbers: [Int]) {
    precondition(words.count == numbers.count && Set(words).count == words.count)
    var bits: UInt64 = 4
    while 1 << bits < words.count * 4 { bits += 1 }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << Int(bits))
    let none = JSONBytes(UnsafeBufferPointer(start: nil, count: 0))
    slots.initialize(
      repeating: Slot(words: NameWords(none, 0, 0), number: -1, text: none), count: 1 << Int(bits))
    for (word, number) in zip(words, numbers) {
      let text = UnsafeMutablePointer<UInt8>.allocate(capacity: word.utf8.count + 1)
      for (index, byte) in word.utf8.enumerated() { (text + index).initialize(to: byte) }
      let bytes = JSONBytes(UnsafeBufferPointer(start: text, count: word.utf8.count))
      let name = NameWords(bytes, 0, word.utf8.count)
      let mask = 1 << Int(bits) - 1
      var place = Self.firstPlace(name, 64 - bits)
      while slots[place].number >= 0 { place = (place + 1) & mask }
      slots[place] = Slot(words: name, number: number, text: bytes)
    }
    let list = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
    list.initialize(to: words)
    (self.slots, shift, self.list) = (UnsafePointer(slots), 64 - bits, UnsafePointer(list))
  }

  /// What the word in a range of a text means, -1 if it is not in the list.
  package func number(of text: JSONBytes, _ start: Int, _ end: Int) -> Int {
    number(of: NameWords(text, start, end), in: text, start)
  }

  /// The same of a name whose words are known.
  @inlinable @inline(__always)
  public func number(of name: NameWords, in text: JSONBytes, _ start: Int) -> Int {
    var place = place(name)
    while slots[place].number >= 0 {
      if slots[place].words == name, name.length <= 16 || equals(place, text, start) {
        return slots[place].number
      }
      place = nextPlace(place)
    }
    return -1
  }

  /// The same of a string.
  package func number(of word: String) -> Int {
    var word = word
    return word.withUTF8 { number(of: JSONBytes($0), 0, $0.count) }
  }

  /// Compares the middle of a long name, whose ends are equal.
  @usableFromInline
  func equals(_ place: Int, _ text: JSONBytes, _ start: Int) -> Bool {
    let slot = slots[place]
    var index = 8
    while index < slot.words.length - 8 {
      // The last word may reach back over the one before.
      let here = min(index, slot.words.length - 16)
      if slot.text.word(at: here) != text.word(at: start &+ here) { return false }
      index += 8
    }
    return true
  }

  @inlinable @inline(__always)
  func place(_ name: NameWords) -> Int { Self.firstPlace(name, shift) }

  @inlinable @inline(__always)
  static func firstPlace(_ name: NameWords, _ shift: UInt64) -> Int {
    let mixed = name.first ^ (name.last &<< 23 | name.last &>> 41) ^ UInt64(truncatingIfNeeded: name.length)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  @inlinable
  func nextPlace(_ place: Int) -> Int {
    (place &+ 1) & (1 &<< Int(truncatingIfNeeded: 64 &- shift) &- 1)
  }
}

/// Numbers from 0 on, any number of them: which keys an object had.
package struct KeySet {
  private var low: UInt64 = 0
  private var high: [UInt64]?

  package init() {}

  /// Adds a number; false if it was in the set.
  package mutating func insert(_ number: Int) -> Bool {
    if number < 64 {
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
      if low & bit != 0 { return false }
      low |= bit
      return true
    }
    return insertHigh(number - 64)
  }

  private mutating func insertHigh(_ number: Int) -> Bool {
    var words = high ?? []
    while words.count <= number / 64 { words.append(0) }
    let bit: UInt64 = 1 << UInt64(number % 64)
    let isNew = words[number / 64] & bit == 0
    words[number / 64] |= bit
    high = words
    return isNew
  }

  package func contains(_ number: Int) -> Bool {
    if number < 64 { return low & (1 &<< UInt64(truncatingIfNeeded: number)) != 0 }
    let words = high ?? []
    return number / 64 - 1 < words.count && words[number / 64 - 1] & 1 << UInt64(number % 64) != 0
  }
}
