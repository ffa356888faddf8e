/// A growable row of plain values with one owner: the only place of this module that uses pointers.
///
/// An array pays for being shared: every write asks whether somebody else holds it, and every read through
/// a struct retains it. Nothing here is shared, so nothing is asked; a solve of 100 views is four times
/// faster for it (`Benchmarks`, shape `list`). What stays is the bounds check: every subscript traps
/// on an index outside `0..<count`, in release builds too, so no input can reach memory it should not.
///
/// The invariants: `base` has room for `capacity` elements, the first `count` of them are initialised, and
/// nobody else has the pointer.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 8
    base = .allocate(capacity: 8)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var first: Element? { count == 0 ? nil : base[0] }
  var last: Element? { count == 0 ? nil : base[count - 1] }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  subscript(index: Int32) -> Element {
    @inline(__always) get { self[Int(index)] }
    @inline(__always) _modify { yield &self[Int(index)] }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeLast(_ amount: Int = 1) {
    precondition(amount >= 0 && amount <= count)
    count -= amount
  }

  /// Forgets the elements and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Makes the buffer hold `count` times the same element.
  mutating func fill(_ newCount: Int, with element: Element) {
    precondition(newCount >= 0)
    if newCount > capacity { grow(newCount) }
    base.initialize(repeating: element, count: newCount)
    count = newCount
  }

  /// Adds copies of an element until there are at least `newCount`.
  mutating func pad(_ newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }

  mutating func reserve(_ minimum: Int) {
    if minimum > capacity { grow(minimum) }
  }

  mutating func swapAt(_ a: Int, _ b: Int) {
    let element = self[a]
    self[a] = self[b]
    self[b] = element
  }

  @inline(never)
  private mutating func grow(_ minimum: Int) {
    let larger = max(minimum, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
  }
}

extension Buffer {
  /// Sorts a part in place: by insertion if it is short, else by a heap.
  mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    if range.count > 24 {
      heapSort(range, precedes)
      return
    }
    for index in range.dropFirst() {
      let element = self[index]
      var place = index
      while place > range.lowerBound && precedes(element, self[place - 1]) {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
    }
  }

  private mutating func heapSort(_ range: Range<Int>, _ precedes: (Element, Element) -> Bool) {
    for start in (0..<range.count / 2).reversed() { sink(start, range.count, range.lowerBound, precedes) }
    for end in (1..<range.count).reversed() {
      swapAt(range.lowerBound, range.lowerBound + end)
      sink(0, end, range.lowerBound, precedes)
    }
  }

  private mutating func sink(
    _ start: Int, _ count: Int, _ offset: Int, _ precedes: (Element, Element) -> Bool
  ) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= count { return }
      if child + 1 < count && precedes(self[offset + child], self[offset + child + 1]) { child += 1 }
      if !precedes(self[offset + parent], self[offset + child]) { return }
      swapAt(offset + parent, offset + child)
      parent = child
    }
  }
}
