/// The ids of a document as small numbers: equal bytes, equal symbol.
///
/// A constraint may name a view that comes after it, so names become symbols while they are read, and symbols
/// become items when all are known.
struct NameTable {
  private var bytes: [UInt8] = []
  /// Where the name of each symbol ends in ``bytes``.
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  private let seed: UInt64
  /// Symbol + 1 by hash, 0 for a free place. The count is a power of two.
  private var places: [Int32] = Array(repeating: 0, count: 64)

  var count: Int { ends.count }

  init() {
    seed = Self.processSeed
  }

  /// The symbol of a name, a new one the first time.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(name)
    var place = Int(hash) & (places.count - 1)
    while places[place] != 0 {
      let symbol = places[place] - 1
      if hashes[Int(symbol)] == hash, equals(symbol, name) { return symbol }
      place = (place + 1) & (places.count - 1)
    }
    bytes.append(contentsOf: name)
    ends.append(Int32(bytes.count))
    hashes.append(hash)
    places[place] = Int32(ends.count)
    if ends.count * 2 > places.count { grow() }
    return Int32(ends.count - 1)
  }

  /// The symbol of a name, nil if it has none yet.
  func find(_ name: String) -> Int32? {
    var name = name
    return name.withUTF8 { name in
      let hash = hash(name)
      var place = Int(hash) & (places.count - 1)
      while places[place] != 0 {
        let symbol = places[place] - 1
        if hashes[Int(symbol)] == hash, equals(symbol, name) { return symbol }
        place = (place + 1) & (places.count - 1)
      }
      return nil
    }
  }

  mutating func intern(_ name: String) -> Int32 {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The name of a symbol.
  func name(of symbol: Int32) -> String {
    String(decoding: bytes[range(of: symbol)], as: UTF8.self)
  }

  private func range(of symbol: Int32) -> Range<Int> {
    (symbol == 0 ? 0 : Int(ends[Int(symbol) - 1]))..<Int(ends[Int(symbol)])
  }

  private func equals(_ symbol: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: symbol)
    guard range.count == name.count else { return false }
    for offset in 0..<name.count where bytes[range.lowerBound + offset] != name[offset] { return false }
    return true
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for symbol in hashes.indices {
      var place = Int(hashes[symbol]) & (places.count - 1)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(symbol + 1)
    }
  }

  /// Folded multiplication, eight bytes at a time, from a seed that nobody outside the process knows: a request
  /// cannot be made of names that all fall into one place. Symbols do not depend on it.
  private func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: name.count)
    var index = 0
    while index < name.count {
      var word: UInt64 = 0
      let end = min(index + 8, name.count)
      for byte in name[index..<end] { word = word << 8 | UInt64(byte) }
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low ^ seed
      index = end
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private static let processSeed = UInt64.random(in: .min ... .max)
}
