import JSON
import LayoutModel

/// Reads constraint strings that are written the way nearly all are: `a.leading >= b.trailing + 8 @750`, in ASCII, with
/// one blank around each sign, without guides, multipliers and identifiers, and with nothing wrong in them.
///
/// It reads where the string stands in the JSON text, whose end it finds itself. Everything else is for
/// ``ConstraintParser``, which knows the whole grammar and says what is wrong.
struct QuickConstraint {
  private(set) var first = LastItem()
  private(set) var second = LastItem()
  /// The first item of the constraints before, which the next ones often hang on.
  private var earlier = LastItem()
  /// Where the second id begins, 0 without one.
  private(set) var secondStart = 0
  let attributes = AttributeTable.shared

  /// Whether it is known what the ids mean.
  var isResolved: Bool { first.item != nil && (secondStart == 0 || second.item != nil) }

  /// Reads a string from its first byte on.
  ///
  /// - Parameter constraint: What it says; of no use if it is not read.
  /// - Returns: Offset of the quote that ends it; nil for a string that must be read with care.
  @inline(__always)
  mutating func read(
    _ bytes: JSONBytes, _ start: Int, _ names: inout NameTable, into constraint: inout LayoutConstraint
  ) -> Int? {
    var next = start
    secondStart = 0
    guard first.isNamed(until: dot, bytes, &next) || lookForFirst(bytes, &next, &names),
      let attribute = attribute(bytes, &next),
      let relation = Self.relation(bytes.word(at: next))
    else { return nil }
    constraint.firstItem = first.item ?? constraint.firstItem
    constraint.firstAttribute = attribute
    constraint.relation = relation
    next &+= 4
    if isDigit(bytes[next]) || bytes[next] == UInt8(ascii: "-") {
      guard let value = shortNumber(in: bytes, at: &next) else { return nil }
      constraint.constant = value
    } else {
      guard readRight(bytes, &next, &names, into: &constraint) else { return nil }
    }
    if bytes[next] != UInt8(ascii: "\"") {
      guard let priority = Self.priority(bytes, &next) else { return nil }
      constraint.priority = priority
    }
    return constants(contain: constraint.constant) ? next : nil
  }

  /// `ID.ATTRIBUTE [± NUMBER]`
  @inline(__always)
  private mutating func readRight(
    _ bytes: JSONBytes, _ next: inout Int, _ names: inout NameTable, into constraint: inout LayoutConstraint
  ) -> Bool {
    secondStart = next
    guard second.isNamed(until: dot, bytes, &next) || lookForSecond(bytes, &next, &names),
      let attribute = attribute(bytes, &next)
    else { return false }
    constraint.secondItem = second.item
    constraint.secondAttribute = attribute
    guard let sign = Self.sign(bytes.word(at: next)) else { return true }
    next &+= 3
    guard isDigit(bytes[next]), let value = shortNumber(in: bytes, at: &next) else { return false }
    constraint.constant = sign * value
    return true
  }

  private mutating func lookForFirst(
    _ bytes: JSONBytes, _ next: inout Int, _ names: inout NameTable
  ) -> Bool {
    earlier = first
    return first.look(until: dot, bytes, &next, &names)
  }

  private mutating func lookForSecond(
    _ bytes: JSONBytes, _ next: inout Int, _ names: inout NameTable
  ) -> Bool {
    guard earlier.isNamed(until: dot, bytes, &next) else {
      return second.look(until: dot, bytes, &next, &names)
    }
    second = earlier
    return true
  }

  /// ` @NUMBER`, and the quote after it.
  @inline(__always)
  private static func priority(_ bytes: JSONBytes, _ next: inout Int) -> Float? {
    guard bytes[next] == 0x20, bytes[next &+ 1] == UInt8(ascii: "@"), isDigit(bytes[next &+ 2]) else {
      return nil
    }
    next &+= 2
    guard let value = shortNumber(in: bytes, at: &next), bytes[next] == UInt8(ascii: "\"") else { return nil }
    return Float(priority: value)
  }

  /// An attribute, up to the blank or quote after it.
  @inline(__always)
  private func attribute(_ bytes: JSONBytes, _ next: inout Int) -> LayoutAttribute? {
    let name = NameWords(bytes, from: next, longest: AttributeTable.longest) { marks(below: 0x23, in: $0) }
    guard name.length > 0, let value = attributes.attribute(of: name, in: bytes, next) else { return nil }
    next &+= name.length
    return value
  }

  /// What the first four bytes of a word mean.
  @inline(__always)
  private static func relation(_ word: UInt64) -> LayoutConstraint.Relation? {
    switch word & 0xFFFF_FFFF {
    case 0x203D_3D20: .equal
    case 0x203D_3C20: .lessThanOrEqual
    case 0x203D_3E20: .greaterThanOrEqual
    default: nil
    }
  }

  /// The sign with blanks around it that the first three bytes of a word are.
  @inline(__always)
  private static func sign(_ word: UInt64) -> Double? {
    switch word & 0xFF_FFFF {
    case 0x20_2B20: 1
    case 0x20_2D20: -1
    default: nil
    }
  }
}

/// What ends the id of an item.
private let dot = UInt8(ascii: ".")

/// The item that was named last at one place of a list's constraints: the next one names it again very often.
struct LastItem {
  /// -1 while there was none.
  private(set) var symbol: Int32 = -1
  /// What it means, nil for a name without a meaning so far.
  private(set) var item: LayoutItem?
  /// Its id, if it is short enough to be compared at once.
  private var text = KnownText()

  /// Reads its id and the byte that ends it: a dot in the string form, a quote in the object form; false, and nothing
  /// is read, if something else stands here.
  @inline(__always)
  func isNamed(until end: UInt8, _ bytes: JSONBytes, _ next: inout Int) -> Bool {
    guard text.stands(in: bytes, at: next), bytes[next &+ text.length] == end else { return false }
    next &+= text.length &+ 1
    return true
  }

  /// Reads the id of another item as it stands in the text, and the byte that ends it. What stands before that is an id
  /// if the table of names says that it is a plain name, which is looked at once for each name; false, and nothing is
  /// read, for any other name.
  mutating func look(
    until end: UInt8, _ bytes: JSONBytes, _ next: inout Int, _ names: inout NameTable
  ) -> Bool {
    let id = NameWords(bytes, from: next, longest: longestId) { marks(of: end, in: $0) }
    guard id.length > 0 else { return false }
    let symbol = names.internPlain(id, at: next)
    guard symbol >= 0 else { return false }
    (self.symbol, item) = (symbol, names.item(of: symbol))
    text = id.length <= 16 ? KnownText(id) : KnownText()
    next &+= id.length &+ 1
    return true
  }
}
