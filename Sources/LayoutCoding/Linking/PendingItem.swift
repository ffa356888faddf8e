import JSON
import LayoutModel

/// An item as a constraint names it, before all ids are known.
///
/// A text with a dot may be an id with a dot in it, or an id and a guide: the whole text is tried first.
struct PendingItem {
  /// Symbol of the whole text, -1 if nothing is named.
  var whole: Int32 = -1
  /// Symbol of the part before the last dot, -1 if there is none.
  var owner: Int32 = -1
  /// Where the item begins: an offset in the text, or for what the text does not have as it is, -1 less the UTF-16
  /// units before it in the constraint string.
  var start: Int32 = 0
  /// The offset in the text of the value that names it.
  var place: Int32 = 0
  /// The guide after the dot, nil if there is none of that name.
  var guide: SystemGuide?

  /// Whether something is named.
  var isNamed: Bool { whole >= 0 }
}

/// The items of one constraint, and where its faults are.
struct PendingItems {
  /// Index of the constraint.
  var constraint: Int32 = 0
  var first: PendingItem
  var second = PendingItem()
  var hasSecond = false
  /// Whether the constraint is a string: faults then have an offset in place of a member.
  var isString: Bool

  init(first: PendingItem, isString: Bool) { (self.first, self.isString) = (first, isString) }
}

extension Draft {
  /// Adds a constraint whose items are known, or will be resolved when all names are.
  mutating func add(_ constraint: LayoutConstraint, _ items: PendingItems) {
    var constraint = constraint
    let first = linker.names.item(of: items.first.whole)
    constraint.firstItem = first ?? constraint.firstItem
    constraint.secondItem = linker.names.item(of: items.second.whole)
    if first == nil || (items.hasSecond && constraint.secondItem == nil) {
      var items = items
      items.constraint = Int32(document.constraints.count)
      linker.constraints.append(items)
    }
    document.constraints.append(constraint)
  }
}

extension PendingItems {
  /// The items of a constraint that is a string at `place`, as it stands in the text.
  init(_ quick: borrowing QuickConstraint, at place: Int) {
    self.init(first: PendingItem(quick.first.symbol, at: place + 1, place), isString: true)
    guard quick.secondStart > 0 else { return }
    hasSecond = true
    second = PendingItem(quick.second.symbol, at: quick.secondStart, place)
  }
}

extension PendingItem {
  /// An item of the string form without a guide.
  fileprivate init(_ symbol: Int32, at start: Int, _ place: Int) {
    (whole, self.start) = (symbol, Int32(truncatingIfNeeded: start))
    self.place = Int32(truncatingIfNeeded: place)
  }

  /// The item of the object form that stands next, if it is a plain name; nil, and nothing is read, for any other.
  init?(_ last: inout LastItem, _ draft: inout Draft) {
    let (bytes, place, quote) = (draft.reader.bytes, draft.reader.offset, UInt8(ascii: "\""))
    var next = place &+ 1
    guard bytes[place] == quote,
      last.isNamed(until: quote, bytes, &next) || last.look(until: quote, bytes, &next, &draft.linker.names)
    else { return nil }
    draft.reader.skipString(to: next &- 1)
    self.init(last.symbol, at: 0, place)
  }

  /// An item of the object form: an id, or an id, a dot and a guide, in a range of the text.
  init(inText text: JSONBytes, _ start: Int, _ end: Int, _ place: Int, _ names: inout NameTable) {
    self.place = Int32(truncatingIfNeeded: place)
    whole = names.intern(start, end)
    if names.item(of: whole) != nil { return }
    guard let dot = Self.lastDot(text, start, end) else { return }
    owner = names.intern(start, dot)
    guide = SystemGuide(text, dot + 1, end)
  }

  /// Notes a name that the text does not have as it is.
  init(_ name: UnsafeBufferPointer<UInt8>, _ place: Int, _ names: inout NameTable) {
    let bytes = JSONBytes(name)
    self.place = Int32(truncatingIfNeeded: place)
    whole = names.intern(name)
    guard let dot = Self.lastDot(bytes, 0, name.count) else { return }
    owner = names.intern(bytes.slice(0, dot))
    guide = SystemGuide(bytes, dot + 1, name.count)
  }

  private static func lastDot(_ bytes: JSONBytes, _ start: Int, _ end: Int) -> Int? {
    (start..<end).dropFirst().last { bytes[$0] == UInt8(ascii: ".") }
  }

  /// An item of the string form, where a dot always comes before a guide.
  init(_ item: ParsedConstraint.Item, _ source: ConstraintSource, _ names: inout NameTable) {
    place = Int32(truncatingIfNeeded: source.place)
    if source.isInText {
      start = Int32(truncatingIfNeeded: item.id.start)
      whole = names.intern(item.id.start, item.id.end)
    } else {
      start = -1 - Int32(source.utf16Offset(of: item.id.start))
      whole = names.intern(source.bytes.slice(item.id.start, item.id.end))
    }
    if !item.guide.isEmpty { setGuide(item, source.bytes, &names) }
  }

  /// The whole text stays known, for the fault's words if there is no such guide. Quotes are not part of it.
  private mutating func setGuide(
    _ item: ParsedConstraint.Item, _ bytes: JSONBytes, _ names: inout NameTable
  ) {
    owner = whole
    if start >= 0, item.guide.start == item.id.end + 1 {
      whole = names.intern(item.id.start, item.guide.end)
    } else {
      whole = names.intern(
        "\(bytes.string(item.id.start, item.id.end)).\(bytes.string(item.guide.start, item.guide.end))")
    }
    guide = SystemGuide(bytes, item.guide.start, item.guide.end)
  }
}

extension JSONReader {
  /// The UTF-16 units before an item in its constraint string.
  func offset(ofItem item: PendingItem) -> Int {
    if item.start < 0 { return -1 - Int(item.start) }
    let place = Int(item.place)
    return ConstraintSource(bytes: bytes, start: place + 1, end: bytes.count, place: place)
      .utf16Offset(of: Int(item.start))
  }
}
