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
    self[
      lowerBound { Int(view($0)) < range.lowerBound }..<lowerBound { Int(view($0)) < range.upperBound }]
  }
}
