import JSON
import LayoutModel

/// The item that was named last at one place of a list's constraints: the next one names it again very often.
struct LastItem {
  /// -1 while there was none.
  private(set) var symbol: Int32 = -1
  /// What it means, nil for a name without a meaning so far.
  private(set) var item: LayoutItem?
  /// Its id and the byte after it, if they are short enough to be compared at once.
  private var text = KnownText()

  /// Reads an id as it stands in the text and the byte that ends it: a dot in the string form, a quote in the object form.
  ///
  /// - Returns: False, and nothing is read, for a name that is not known or is not plain.
  @inline(__always)
  mutating func read(
    until end: UInt8, _ bytes: JSONBytes, _ next: inout Int, _ names: inout NameTable
  ) -> Bool {
    if text.stands(in: bytes, at: next) {
      next &+= text.length
      return true
    }
    return look(until: end, bytes, &next, &names)
  }

  /// What stands before the end is an id because it is a plain name that is known.
  private mutating func look(
    until end: UInt8, _ bytes: JSONBytes, _ next: inout Int, _ names: inout NameTable
  ) -> Bool {
    let id = NameWords(bytes, from: next, longest: longestId) { marks(of: end, in: $0) }
    guard id.length > 0 else { return false }
    let symbol = names.plainSymbol(of: id, at: next)
    guard symbol >= 0 else { return false }
    let length = id.length &+ 1
    (self.symbol, item) = (symbol, names.item(of: symbol))
    text = length <= 16 ? KnownText(NameWords(bytes, next, next &+ length)) : KnownText()
    next &+= length
    return true
  }
}
