/// A fixed list of words, found by their bytes in a few instructions and without making a string.
///
/// A table is made once, lives as long as the program, and never changes: handing it on copies a few words. The pointers
/// do not leave this type; every slot and name behind them was written when the table was made.
public struct KeyTable: @unchecked Sendable {
  @usableFromInline
  struct Slot {
    /// The word, of no length in a free place.
    @usableFromInline var word: NameWords
    /// What the word means, -1 in a free place.
    @usableFromInline var number: Int
    /// The word, a quote and a colon, as the name of a member stands in a text. Nothing in a free place.
    @usableFromInline var member: KnownText
    /// All bytes of the member.
    @usableFromInline var text: JSONBytes
  }

  @usableFromInline let slots: UnsafePointer<Slot>
  @usableFromInline let shift: UInt64
  /// The bits of a place.
  @usableFromInline let mask: Int
  /// Tells tables apart, as well as a byte can.
  let salt: Int
  /// The length of the longest word.
  @usableFromInline let longest: Int
  private let list: UnsafePointer<[String]>
  /// Words that may stand beside the others and mean nothing; nil for none.
  private let ignored: UnsafePointer<(list: [String], set: Set<String>)>?

  /// All words in their order: what a misspelt one is compared with.
  package var words: [String] { list.pointee }

  /// - Parameters:
  ///   - words: Each once, without quotes, backslashes and other bytes that a JSON string cannot have as they are.
  ///   - numbers: What each of them means.
  ///   - ignored: Other words that may stand beside them and mean nothing.
  package init(_ words: [String], numbers: [Int], ignoring ignored: [String] = []) {
    precondition(words.count == numbers.count && Set(words).count == words.count)
    precondition(numbers.allSatisfy { $0 >= 0 && $0 < KeySet.limit })
    var bits: UInt64 = 4
    while 1 << bits < words.count * 4 { bits += 1 }
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << Int(bits))
    let none = JSONBytes(UnsafeBufferPointer(start: nil, count: 0))
    slots.initialize(
      repeating: Slot(word: NameWords(none, 0, 0), number: -1, member: KnownText(), text: none),
      count: 1 << Int(bits))
    mask = 1 << Int(bits) - 1
    for (word, number) in zip(words, numbers) {
      let member = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: word.utf8.count + 2)
      _ = member.initialize(from: Array((word + "\":").utf8))
      let text = JSONBytes(UnsafeBufferPointer(member))
      let name = NameWords(text, 0, word.utf8.count)
      var place = Self.firstPlace(name, 64 - bits)
      while slots[place].number >= 0 { place = (place + 1) & mask }
      slots[place] = Slot(
        word: name, number: number, member: KnownText(NameWords(text, 0, text.count)), text: text)
    }
    let list = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
    list.initialize(to: words)
    if ignored.isEmpty {
      self.ignored = nil
    } else {
      let others = UnsafeMutablePointer<(list: [String], set: Set<String>)>.allocate(capacity: 1)
      others.initialize(to: (ignored, Set(ignored)))
      self.ignored = UnsafePointer(others)
    }
    (self.slots, shift, self.list) = (UnsafePointer(slots), 64 - bits, UnsafePointer(list))
    longest = words.lazy.map(\.utf8.count).max() ?? 0
    salt = words.joined().utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF }
  }

  /// Words that are taken and mean nothing, in their order.
  package var ignoredWords: [String] { ignored?.pointee.list ?? [] }

  /// Whether a word is taken and means nothing.
  func ignores(_ word: String) -> Bool { ignored?.pointee.set.contains(word) ?? false }

  /// What the word in a range of a text means, -1 if it is not in the list.
  package func number(of text: JSONBytes, _ start: Int, _ end: Int) -> Int {
    number(of: NameWords(text, start, end), in: text, start)
  }

  /// Looks up a name whose words are known.
  @inlinable @inline(__always)
  public func number(of name: NameWords, in text: JSONBytes, _ start: Int) -> Int {
    let place = place(of: name, in: text, start)
    return place < 0 ? -1 : slots[place].number
  }

  /// The place of a name whose words are known, -1 if it is not in the list.
  @inlinable @inline(__always) func place(of name: NameWords, in text: JSONBytes, _ start: Int) -> Int {
    var place = Self.firstPlace(name, shift)
    while slots[place].number >= 0 {
      if slots[place].word == name, name.length <= 16 || middleStands(place, name.length, in: text, at: start)
      {
        return place
      }
      place = nextPlace(place)
    }
    return -1
  }

  /// Whether the word at a place stands in a text, and after it the quote and colon that end the name of a member.
  @inline(__always) func memberStands(_ place: Int, in text: JSONBytes, at start: Int) -> Bool {
    let place = place & mask
    let length = slots[place].member.length
    return slots[place].member.stands(in: text, at: start)
      && (length <= 16 || middleStands(place, length, in: text, at: start))
  }

  @inline(__always) func number(at place: Int) -> Int { slots[place & mask].number }

  @inline(__always) func length(at place: Int) -> Int { slots[place & mask].word.length }

  /// Number of the word that a string token is.
  package func number(of word: JSONString, in text: JSONBytes) -> Int {
    word.hasEscapes
      ? number(of: String(outside: word.unescaped(in: text)))
      : number(of: text, word.start, word.end)
  }

  /// Number of the word that a string is.
  package func number(of word: String) -> Int {
    var word = word
    return word.withUTF8 { number(of: JSONBytes($0), 0, $0.count) }
  }

  /// Compares the middle of a long name or member, of which eight bytes at each end are equal.
  @inlinable @inline(__always) func middleStands(
    _ place: Int, _ length: Int, in text: JSONBytes, at start: Int
  ) -> Bool {
    var index = 8
    while index < length &- 8 {
      if slots[place].text.word(at: index) != text.word(at: start &+ index) { return false }
      index &+= 8
    }
    return true
  }

  @inlinable @inline(__always) static func firstPlace(_ name: NameWords, _ shift: UInt64) -> Int {
    let mixed = name.first ^ (name.last &<< 23 | name.last &>> 41) ^ UInt64(truncatingIfNeeded: name.length)
    return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }

  @inlinable @inline(__always) func nextPlace(_ place: Int) -> Int { (place &+ 1) & mask }
}

/// Small numbers from 0 on: which keys an object had.
package struct KeySet {
  /// All numbers are below: as many as a byte can tell apart, which is what numbers keys.
  static let limit = 256

  private var words = InlineArray<4, UInt64>(repeating: 0)

  package init() {}

  /// Adds a number below ``limit``; false if it was in the set.
  @discardableResult @inline(__always) package mutating func insert(_ number: Int) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
    let isNew = words[number &>> 6] & bit == 0
    words[number &>> 6] |= bit
    return isNew
  }

  package func contains(_ number: Int) -> Bool {
    words[number &>> 6] & (1 &<< UInt64(truncatingIfNeeded: number)) != 0
  }
}
