/// Pairs of places of two lists that hold the same, in ascending order, as many as there can be.
///
/// Of lists that are too long to try everything a subsequence that is as long as the first fit makes it.
///
/// - Complexity: O(*n* · *m*) in what is between equal beginnings and ends, of which the product is at most a million, and
///   O(*n* log *n*) otherwise.
func longestCommonSubsequence(_ first: [Int], _ second: [Int]) -> [(Int, Int)] {
  let shorter = min(first.count, second.count)
  var start = 0
  while start < shorter, first[start] == second[start] { start += 1 }
  var end = 0
  while end < shorter - start, first[first.count - 1 - end] == second[second.count - 1 - end] { end += 1 }
  let (a, b) = (first[start..<first.count - end], second[start..<second.count - end])
  let middle = a.count * b.count <= 1 << 20 ? best(Array(a), Array(b)) : firstFit(Array(a), Array(b))
  return (0..<start).map { ($0, $0) } + middle.map { ($0.0 + start, $0.1 + start) }
    + (0..<end).reversed().map { (first.count - 1 - $0, second.count - 1 - $0) }
}

private func best(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
  if a.isEmpty || b.isEmpty { return [] }
  let width = b.count + 1
  // The length of the longest one from a place on.
  var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
  for i in a.indices.reversed() {
    for j in b.indices.reversed() {
      lengths[i * width + j] =
        a[i] == b[j]
        ? lengths[(i + 1) * width + j + 1] + 1
        : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
    }
  }
  var pairs: [(Int, Int)] = []
  var (i, j) = (0, 0)
  while i < a.count, j < b.count {
    if a[i] == b[j] {
      pairs.append((i, j))
      (i, j) = (i + 1, j + 1)
    } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
      i += 1
    } else {
      j += 1
    }
  }
  return pairs
}

private func firstFit(_ a: [Int], _ b: [Int]) -> [(Int, Int)] {
  var places: [Int: [Int]] = [:]
  for (place, value) in b.enumerated().reversed() { places[value, default: []].append(place) }
  var pairs: [(Int, Int)] = []
  var next = 0
  for (place, value) in a.enumerated() {
    // What is before the last pair is of no use any more, so each place is looked at once.
    while let found = places[value]?.last, found < next { places[value]?.removeLast() }
    guard let found = places[value]?.popLast() else { continue }
    pairs.append((place, found))
    next = found + 1
  }
  return pairs
}
