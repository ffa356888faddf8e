/// The first index of `range` from which on `isReached` holds, or the end of the range: the binary search of this module.
///
/// `isReached` is false up to some index and true from there on.
///
/// - Complexity: O(log *n*) calls of `isReached`.
@inline(__always)
func firstIndex<Failure: Error>(
  in range: Range<Int>, where isReached: (Int) throws(Failure) -> Bool
) throws(Failure) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = low + (high - low) / 2
    if try isReached(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
