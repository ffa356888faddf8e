extension Array {
  /// So many times the same element.
  ///
  /// `Array(repeating:count:)` looks up the type of its memory on every call, which costs as much as a hundred
  /// elements.
  @inline(__always)
  init(_ count: Int, of element: Element) {
    self = [Element](capacity: count) { $0.append(repeating: element, count: count) }
  }
}
