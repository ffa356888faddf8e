/// Sorts constraints by keys whose leading part is the number of a bucket: by counting into the buckets, and by
/// comparing only within each. Most buckets hold the few constraints of one item.
struct CanonicalOrder {
  struct Entry {
    var key: UInt64
    /// Of the constraint.
    var index: Int32
    var bucket: Int32
  }

  private(set) var entries: [Entry] = []
  private var spare: [Entry] = []
  private var ends: [Int32] = []
  private var isSorted = true

  mutating func reserve(_ count: Int) { entries.reserveCapacity(count) }

  /// Forgets the entries but not the memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    isSorted = true
  }

  /// - Precondition: Keys are ordered as their buckets are.
  mutating func append(key: UInt64, bucket: Int, index: Int) {
    if let last = entries.last, last.key >= key { isSorted = false }
    entries.append(Entry(key: key, index: Int32(index), bucket: Int32(bucket)))
  }

  /// Sorts by key, equal keys by index.
  ///
  /// - Returns: Whether any two keys are equal.
  /// - Complexity: O(*n* + buckets) where no bucket holds many, else O(*n* log *n*).
  mutating func sort(buckets: Int) -> Bool {
    if isSorted { return false }
    distribute(buckets)
    var hasTies = false
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].bucket == entries[start].bucket { end += 1 }
      if end - start > 1 { sort(start..<end) }
      for index in start + 1..<end where entries[index].key == entries[index - 1].key { hasTies = true }
      start = end
    }
    isSorted = true
    return hasTies
  }

  /// Decides between entries of equal keys, after ``sort(buckets:)``.
  ///
  /// - Parameter precedes: Gets the indices of constraints.
  mutating func sortTies(by precedes: (Int, Int) -> Bool) {
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].key == entries[start].key { end += 1 }
      if end - start > 1 { entries[start..<end].sort { precedes(Int($0.index), Int($1.index)) } }
      start = end
    }
  }

  /// Puts the entries of each bucket together, in the order in which they came.
  private mutating func distribute(_ buckets: Int) {
    ends.removeAll(keepingCapacity: true)
    ends.append(contentsOf: repeatElement(0, count: buckets + 1))
    for entry in entries { ends[Int(entry.bucket) + 1] += 1 }
    for bucket in 0..<buckets { ends[bucket + 1] += ends[bucket] }
    spare.removeAll(keepingCapacity: true)
    spare.append(contentsOf: entries)
    for entry in spare {
      let place = Int(ends[Int(entry.bucket)])
      entries[place] = entry
      ends[Int(entry.bucket)] = Int32(place + 1)
    }
  }

  /// Few entries by insertion, which leaves those in order where they are.
  private mutating func sort(_ range: Range<Int>) {
    guard range.count <= 24 else {
      entries[range].sort { $0.key != $1.key ? $0.key < $1.key : $0.index < $1.index }
      return
    }
    for index in range.lowerBound + 1..<range.upperBound {
      let entry = entries[index]
      var place = index
      while place > range.lowerBound, entry.key < entries[place - 1].key {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
    }
  }
}
