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
  var first: PendingItem
  var second = PendingItem()
  var hasSecond = false
  /// Whether the constraint is a string: faults then have an offset in place of a member.
  var isString: Bool

  init(first: PendingItem, isString: Bool) {
    (self.first, self.isString) = (first, isString)
  }
}

extension Linker {
  /// Remembers the items of a constraint that is a string at `place`, as it stands in the text.
  @inline(__always)
  mutating func addItems(of quick: borrowing QuickConstraint, at place: Int) {
    var items = PendingItems(first: PendingItem(quick.first, place, &names), isString: true)
    if quick.hasSecond {
      items.hasSecond = true
      items.second = PendingItem(quick.second, place, &names)
    }
    constraints.append(items)
  }
}

extension SystemGuide: DocumentWord { static let words = Words(SystemGuide.self) }

extension PendingItem {
  /// An item of the string form without a guide.
  @inline(__always)
  init(_ id: ParsedConstraint.Span, _ place: Int, _ names: inout NameTable) {
    self.place = Int32(truncatingIfNeeded: place)
    start = id.first
    whole = names.intern(id.start, id.end)
  }

  /// An item of the object form: an id, or an id, a dot and a guide, in a range of the text.
  init(inText text: JSONBytes, _ start: Int, _ end: Int, _ place: Int, _ names: inout NameTable) {
    self.place = Int32(truncatingIfNeeded: place)
    whole = names.intern(start, end)
    guard let dot = Self.lastDot(text, start, end) else { return }
    owner = names.intern(start, dot)
    guide = SystemGuide.words.word(text, dot + 1, end)
  }

  /// The same of a name that the text does not have as it is.
  init(_ name: UnsafeBufferPointer<UInt8>, _ place: Int, _ names: inout NameTable) {
    let bytes = JSONBytes(name)
    self.place = Int32(truncatingIfNeeded: place)
    whole = names.intern(name)
    guard let dot = Self.lastDot(bytes, 0, name.count) else { return }
    owner = names.intern(bytes.slice(0, dot))
    guide = SystemGuide.words.word(bytes, dot + 1, name.count)
  }

  private static func lastDot(_ bytes: JSONBytes, _ start: Int, _ end: Int) -> Int? {
    var index = end - 1
    while index > start {
      if bytes[index] == UInt8(ascii: ".") { return index }
      index -= 1
    }
    return nil
  }

  /// An item of the string form, where a dot always comes before a guide.
  ///
  /// - Parameter source: The string, if it is not in the text as it is.
  init(
    _ item: ParsedConstraint.Item, _ place: Int, _ source: ConstraintSource?, _ names: inout NameTable
  ) {
    self.place = Int32(truncatingIfNeeded: place)
    guard let source else {
      start = Int32(truncatingIfNeeded: item.id.start)
      whole = names.intern(item.id.start, item.id.end)
      if !item.guide.isEmpty { setGuide(item, names.text, &names) }
      return
    }
    start = -1 - Int32(source.utf16Offset(of: item.id.start))
    whole = names.intern(source.bytes.slice(item.id.start, item.id.end))
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
    guide = SystemGuide.words.word(bytes, item.guide.start, item.guide.end)
  }
}

extension JSONReader {
  /// The UTF-16 units before an item in its constraint string.
  func offset(ofItem item: PendingItem) -> Int {
    if item.start < 0 { return -1 - Int(item.start) }
    let place = Int(item.place)
    return ConstraintSource(bytes: bytes, start: place + 1, place: place).utf16Offset(of: Int(item.start))
  }
}
