/// Sorts constraints by keys whose leading part is the number of a bucket.
///
/// Most documents write constraints close to where they belong, so that moving each to its place is little work. Those
/// of other documents are counted into the buckets before; most buckets hold the few constraints of one item.
struct CanonicalOrder {
  struct Entry: BitwiseCopyable {
    var key: UInt64
    /// Index of the constraint.
    var index: Int32
    var bucket: Int32
  }

  private(set) var entries: [Entry] = []
  private var spare: [Entry] = []
  private var ends: [Int32] = []
  /// Whether keys ascend, so that there is nothing to sort.
  private(set) var isSorted = true
  private var lastKey: UInt64 = 0

  /// Puts entries in the place of all others.
  ///
  /// - Parameter entry: Of the constraint with this index. Keys are ordered as their buckets are.
  @inline(__always)
  mutating func fill(_ count: Int, entry: (Int) -> (key: UInt64, bucket: Int32)) {
    removeAll()
    entries.append(addingCapacity: count) { entries in
      for index in 0..<count {
        let (key, bucket) = entry(index)
        isSorted = isSorted && key > lastKey
        lastKey = key
        entries.append(Entry(key: key, index: Int32(truncatingIfNeeded: index), bucket: bucket))
      }
    }
  }

  /// Forgets the entries but not the memory.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    isSorted = true
    lastKey = 0
  }

  /// - Precondition: Keys are ordered as their buckets are.
  mutating func append(key: UInt64, bucket: Int, index: Int) {
    isSorted = isSorted && key > lastKey
    lastKey = key
    entries.append(Entry(key: key, index: Int32(index), bucket: Int32(bucket)))
  }

  /// Sorts by key, equal keys by index. Returns whether any two keys are equal.
  ///
  /// - Complexity: O(*n*) where constraints stand near their places; O(*n* + buckets) where no bucket holds many; else
  ///   O(*n* log *n*).
  mutating func sort(buckets: Int) -> Bool {
    if isSorted { return false }
    isSorted = true
    if let hasTies = moveToPlaces(steps: 4 * entries.count) { return hasTies }
    distribute(buckets)
    var start = 0
    for end in ends.dropLast().map({ Int($0) }) {
      if end - start > 24 { entries[start..<end].sort { ($0.key, $0.index) < ($1.key, $1.index) } }
      start = end
    }
    return moveToPlaces(steps: .max) ?? false
  }

  /// Decides between entries of equal keys, after ``sort(buckets:)``. `precedes` gets the indices of constraints.
  mutating func sortTies(by precedes: (Int, Int) -> Bool) {
    for tie in ties { entries[tie].sort { precedes(Int($0.index), Int($1.index)) } }
  }

  /// The places of entries whose keys are equal, after ``sort(buckets:)``.
  var ties: [Range<Int>] {
    var ties: [Range<Int>] = []
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].key == entries[start].key { end += 1 }
      if end - start > 1 { ties.append(start..<end) }
      start = end
    }
    return ties
  }

  /// Moves each entry back to where it belongs among those before it; equal ones stay in their order.
  ///
  /// - Returns: Whether any two keys are equal; nil where that takes more steps, and the work is not done.
  private mutating func moveToPlaces(steps: Int) -> Bool? {
    var remaining = steps
    var hasTies = false
    var entries = entries.mutableSpan
    guard var previous = entries.isEmpty ? nil : entries[0].key else { return false }
    for index in 1..<entries.count {
      let entry = entries[index]
      if entry.key > previous {
        previous = entry.key
        continue
      }
      var place = index
      while place > 0, entry.key < entries[place - 1].key {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
      if place > 0, entries[place - 1].key == entry.key { hasTies = true }
      remaining -= index - place
      if remaining < 0 { return nil }
    }
    return hasTies
  }

  /// Puts the entries of each bucket together, in the order in which they came.
  private mutating func distribute(_ buckets: Int) {
    spare.removeAll(keepingCapacity: true)
    spare.append(contentsOf: entries)
    ends.refill(buckets + 1, with: 0)
    Self.distribute(spare, ends: &ends, into: &entries)
  }

  private static func distribute(_ entries: [Entry], ends: inout [Int32], into sorted: inout [Entry]) {
    let unsorted = entries.span
    var ends = ends.mutableSpan
    var sorted = sorted.mutableSpan
    for index in unsorted.indices { ends[Int(unsorted[index].bucket) + 1] += 1 }
    for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
    // From where a bucket begins to where it ends.
    for index in unsorted.indices {
      let entry = unsorted[index]
      sorted[Int(ends[Int(entry.bucket)])] = entry
      ends[Int(entry.bucket)] += 1
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that does not lie before what is searched, the end if all do.
  ///
  /// - Precondition: Those before it come first.
  /// - Complexity: O(log *n*).
  func lowerBound(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The elements whose view is in `range`.
  ///
  /// - Precondition: Sorted by view.
  /// - Complexity: O(log *n*).
  func within(_ range: Range<Int>, by view: (Element) -> Int32) -> SubSequence {
    self[lowerBound { Int(view($0)) < range.lowerBound }..<lowerBound { Int(view($0)) < range.upperBound }]
  }
}
