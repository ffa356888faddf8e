extension Array {
  /// So many times the same element.
  ///
  /// `Array(repeating:count:)` looks up the type of its memory on every call, which costs as much as a hundred
  /// elements, and so does `init(capacity:initializingWith:)`; appending does not.
  @inline(__always)
  init(_ count: Int, of element: Element) {
    self = []
    append(addingCapacity: count) { $0.append(repeating: element, count: count) }
  }

  /// Puts so many times the same element in the place of all others, and keeps the memory.
  @inline(__always)
  mutating func refill(_ count: Int, with element: Element) {
    removeAll(keepingCapacity: true)
    append(addingCapacity: count) { $0.append(repeating: element, count: count) }
  }
}
