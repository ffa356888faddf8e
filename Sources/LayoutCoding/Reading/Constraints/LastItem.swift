import JSON
import LayoutModel

/// The item that was named last at one place of a list's constraints: the next one names it again very often.
struct LastItem {
  /// -1 while there was none.
  private(set) var symbol: Int32 = -1
  /// What it means, nil for a name without a meaning so far.
  private(set) var item: LayoutItem?
  /// Its id, if it is short enough to be compared at once.
  private var text = KnownText()

  /// Reads its id and the byte that ends it: a dot in the string form, a quote in the object form.
  ///
  /// - Returns: False, and nothing is read, if something else stands in the text.
  @inline(__always)
  func isNamed(until end: UInt8, _ bytes: JSONBytes, _ next: inout Int) -> Bool {
    guard text.stands(in: bytes, at: next), bytes[next &+ text.length] == end else { return false }
    next &+= text.length &+ 1
    return true
  }

  /// Reads the id of another item as it stands in the text, and the byte that ends it. What stands before that is an id
  /// if the table of names says that it is a plain name, which is looked at once for each name.
  ///
  /// - Returns: False, and nothing is read, for any other name.
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
