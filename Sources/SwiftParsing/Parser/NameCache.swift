import SwiftLexing
import SwiftProgram

/// The names of a file by their bytes, so that each becomes text only once.
struct NameCache {
  private var slots: [(start: Int32, count: Int32, name: Name)?] = Array(repeating: nil, count: 256)
  private var count = 0

  /// The name of the bytes between two offsets; nil where they are new.
  func known(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Name? {
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while let found = slots[slot] {
      if Int(found.count) == end - start, bytes.areEqual(Int(found.start), start, end - start) {
        return found.name
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Remembers the name of bytes that were new.
  mutating func add(_ name: Name, _ bytes: SourceBytes, _ start: Int, _ end: Int) {
    insert((Int32(start), Int32(end - start), name), bytes)
    count += 1
    if count * 2 > slots.count { grow(bytes) }
  }

  private mutating func insert(_ entry: (start: Int32, count: Int32, name: Name), _ bytes: SourceBytes) {
    let start = Int(entry.start)
    var slot = Self.hash(bytes, start, start + Int(entry.count)) & (slots.count - 1)
    while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  private mutating func grow(_ bytes: SourceBytes) {
    let old = slots
    slots = Array(repeating: nil, count: old.count * 2)
    for case let entry? in old { insert(entry, bytes) }
  }

  // Seeded, so that nobody makes a file whose names share their slots.
  private static let seed = UInt64.random(in: 0 ... .max)

  private static func hash(_ bytes: SourceBytes, _ start: Int, _ end: Int) -> Int {
    var hash = seed
    var offset = start
    while offset < end {
      hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3
      hash ^= hash >> 29
      offset += 1
    }
    return Int(truncatingIfNeeded: hash >> 7) & .max
  }
}

extension SourceBytes {
  /// Whether the same bytes stand at two offsets.
  func areEqual(_ first: Int, _ second: Int, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if self[first + index] != self[second + index] { return false }
      index += 1
    }
    return true
  }
}
