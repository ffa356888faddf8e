import JSON
import LayoutModel

/// The ids of a document as small numbers: equal bytes, equal symbol.
///
/// A constraint may name a view that comes after it, so names become symbols while they are read, and those that do
/// not mean anything yet become items when all are known. Names stay where they are in the text; only those that the
/// text does not have as they are, with escapes or made, are copied.
struct NameTable {
  fileprivate struct Entry {
    var words: NameWords
    /// Where the name begins in the text, or past its end in ``made``.
    var start: Int32
    var hash: UInt32
    /// What has this name as its id.
    var kinds: NodeKinds = []
    /// Whether it stands in the text and could stand in any constraint string as it is.
    var isPlain: Bool
    /// The view or guide of this id, nil for none so far.
    var item: LayoutItem?
  }

  let text: JSONBytes
  /// Names that are not in the text.
  private var made: [UInt8] = []
  private var entries: [Entry] = []
  /// Symbol + 1 by hash, 0 for a free place. The count is a power of two.
  private var places: [Int32] = []
  private let seed: UInt64

  /// What a table leaves to the next one.
  struct Memory: ~Copyable {
    fileprivate var made: [UInt8] = []
    fileprivate var entries: [Entry] = []
    fileprivate var places: [Int32] = []
  }

  /// - Parameter memory: Taken until ``giveBack(to:)``.
  init(_ text: JSONBytes, using memory: inout Memory) {
    self.text = text
    seed = Self.processSeed
    exchange(with: &memory)
    var size = 64
    while size < text.count / 64 { size *= 2 }
    let count = min(size, 1 << 16)
    places.removeAll(keepingCapacity: true)
    places.append(addingCapacity: count) { $0.append(repeating: 0, count: count) }
    entries.reserveCapacity(count / 2)
  }

  /// Ends the use of the table.
  mutating func giveBack(to memory: inout Memory) {
    made.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    exchange(with: &memory)
  }

  private mutating func exchange(with memory: inout Memory) {
    swap(&made, &memory.made)
    swap(&entries, &memory.entries)
    swap(&places, &memory.places)
  }

  /// The symbol of the name in a range of the text, a new one the first time.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  mutating func intern(_ start: Int, _ end: Int) -> Int32 {
    let words = NameWords(text, start, end)
    let hash = hash(words, text, start)
    let (symbol, place) = find(words, hash, text, start)
    return symbol >= 0 ? symbol : add(words, hash, Int32(truncatingIfNeeded: start), at: place)
  }

  /// The symbol of a name from elsewhere.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let bytes = JSONBytes(name)
    let words = NameWords(bytes, 0, name.count)
    let hash = hash(words, bytes, 0)
    let (symbol, place) = find(words, hash, bytes, 0)
    if symbol >= 0 { return symbol }
    made.append(contentsOf: name)
    return add(words, hash, Int32(text.count + made.count - name.count), at: place)
  }

  mutating func intern(_ name: String) -> Int32 {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The symbol of a name, nil if it has none yet.
  func find(_ name: String) -> Int32? {
    var name = name
    return name.withUTF8 { name in
      let bytes = JSONBytes(name)
      let words = NameWords(bytes, 0, name.count)
      let symbol = find(words, hash(words, bytes, 0), bytes, 0).symbol
      return symbol < 0 ? nil : symbol
    }
  }

  /// The name of a symbol.
  func name(of symbol: Int32) -> String {
    let entry = entries[Int(symbol)]
    let start = Int(entry.start)
    if start < text.count { return text.string(start, start + entry.words.length) }
    let first = start - text.count
    return String(outside: made[first..<first + entry.words.length])
  }

  /// Gives a name to something of a kind; false if any of `others` had it before.
  mutating func take(
    _ symbol: Int32, for kind: NodeKinds, unlike others: NodeKinds, meaning item: LayoutItem? = nil
  ) -> Bool {
    let place = Int(symbol)
    guard entries[place].kinds.isDisjoint(with: others) else { return false }
    entries[place].kinds.insert(kind)
    if let item { entries[place].item = item }
    return true
  }

  /// The view or guide that a symbol means, nil for none so far and for the symbol -1 of no name.
  @inline(__always)
  func item(of symbol: Int32) -> LayoutItem? { symbol < 0 ? nil : entries[Int(symbol)].item }

  /// Says what a symbol means.
  mutating func setItem(_ item: LayoutItem, of symbol: Int32) { entries[Int(symbol)].item = item }

  /// The symbol of a name that a constraint string has at an offset of the text, a new one the first time; -1 if it is no
  /// plain name: what else stands there is not known then.
  @inline(__always)
  mutating func internPlain(_ words: NameWords, at start: Int) -> Int32 {
    let hash = hash(words, text, start)
    let found = find(words, hash, text, start)
    let symbol =
      found.symbol >= 0
      ? found.symbol : add(words, hash, Int32(truncatingIfNeeded: start), at: found.place)
    return entries[Int(symbol)].isPlain ? symbol : -1
  }

  /// The symbol of a name, else -1 and the free place for it.
  @inline(__always)
  private func find(
    _ words: NameWords, _ hash: UInt32, _ bytes: JSONBytes, _ start: Int
  ) -> (symbol: Int32, place: Int) {
    var place = Int(hash) & (places.count &- 1)
    while true {
      let symbol = places[place] &- 1
      if symbol < 0 { return (-1, place) }
      if entries[Int(symbol)].words == words, words.length <= 16 || equals(symbol, hash, bytes, start) {
        return (symbol, place)
      }
      place = (place &+ 1) & (places.count &- 1)
    }
  }

  /// Compares the middle of long names, whose ends are equal.
  private func equals(_ symbol: Int32, _ hash: UInt32, _ bytes: JSONBytes, _ start: Int) -> Bool {
    let entry = entries[Int(symbol)]
    guard entry.hash == hash else { return false }
    for index in 8..<entry.words.length - 8 where byte(of: entry, index) != bytes[start + index] {
      return false
    }
    return true
  }

  private func byte(of entry: Entry, _ index: Int) -> UInt8 {
    let start = Int(entry.start)
    return start < text.count ? text[start + index] : made[start - text.count + index]
  }

  private mutating func add(_ words: NameWords, _ hash: UInt32, _ start: Int32, at place: Int) -> Int32 {
    let isPlain =
      Int(start) < text.count
      && endOfId(in: text, from: Int(start), otherScripts: false) == Int(start) + words.length
    let symbol = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(words: words, start: start, hash: hash, isPlain: isPlain))
    places[place] = symbol &+ 1
    if entries.count &* 2 > places.count { grow() }
    return symbol
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for symbol in entries.indices {
      var place = Int(entries[symbol].hash) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(symbol + 1)
    }
  }

  /// Folded multiplication, eight bytes at a time, from a seed that nobody outside the process knows: a request
  /// cannot be made of names that all fall into one place. Symbols do not depend on it.
  @inline(__always)
  private func hash(_ words: NameWords, _ bytes: JSONBytes, _ start: Int) -> UInt32 {
    var hash = fold(seed ^ UInt64(truncatingIfNeeded: words.length), words.first)
    if words.length > 8 { hash = fold(hash, words.last) }
    if words.length > 16 { hash = foldMiddle(hash, words, bytes, start) }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private func foldMiddle(_ hash: UInt64, _ words: NameWords, _ bytes: JSONBytes, _ start: Int) -> UInt64 {
    var hash = hash
    var index = 8
    // The last of these words may overlap the end of the name, which counts twice then.
    while index < words.length - 8 {
      hash = fold(hash, bytes.word(at: start + min(index, words.length - 8)))
      index += 8
    }
    return hash
  }

  @inline(__always)
  private func fold(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low ^ seed
  }

  private static let processSeed = UInt64.random(in: .min ... .max)
}

/// What may have an id. Ids that a document writes are unique over all kinds; the names of nodes without one only
/// among their own.
struct NodeKinds: OptionSet {
  let rawValue: UInt8

  static let item = NodeKinds(rawValue: 1)
  static let controller = NodeKinds(rawValue: 2)
}

/// The nodes of a document by their ids, and its constraints by their identifiers: what rules name.
struct NodeIndex {
  /// Ids of views and controllers, in the document's order.
  private(set) var ids: [String] = []
  /// Identifiers of constraints, each once, in the document's order.
  private(set) var identifiers: [String] = []
  private var nodes: [String: EnvironmentNode] = [:]
  private var controllers: [String: Int32] = [:]
  private var constraintsByIdentifier: [String: [Int32]] = [:]

  private var childrenByParent: [Int32: [Int32]] = [:]

  var count: Int { ids.count }

  /// The nodes of no document.
  init() {}

  init(_ document: DocumentDraft) {
    for (index, controller) in document.controllers.enumerated() {
      ids.append(controller.id)
      controllers[controller.id] = Int32(index)
      nodes[controller.id] = .controller(Int32(index))
      if let parent = controller.parent { childrenByParent[parent, default: []].append(Int32(index)) }
    }
    for (index, view) in document.views.enumerated() {
      ids.append(view.id)
      // A name that a view has and a controller without an id of its own gets: it was written for the view.
      nodes[view.id] = .view(Int32(index))
    }
    for (index, constraint) in document.constraints.enumerated() where constraint.identifier >= 0 {
      let identifier = document.identifier(of: constraint)
      if constraintsByIdentifier[identifier] == nil { identifiers.append(identifier) }
      constraintsByIdentifier[identifier, default: []].append(Int32(index))
    }
  }

  /// The view or controller of that id.
  func node(_ id: String) -> EnvironmentNode? { nodes[id] }

  func view(_ id: String) -> Int32? { if case .view(let view)? = nodes[id] { view } else { nil } }

  func controller(_ id: String) -> Int32? { controllers[id] }

  /// The children of a controller, in their order.
  func children(of parent: Int32) -> [Int32] { childrenByParent[parent] ?? [] }

  /// Every constraint that bears an identifier.
  func constraints(_ identifier: String) -> [Int32] { constraintsByIdentifier[identifier] ?? [] }
}
