/// Pairs the elements of two lists so that their order stays and the scores of all pairs together are as high as can be. Of ways that
/// are as good the one counts that pairs what comes first.
///
/// - Parameter score: Of an element of the first and one of the second list, above 0; nil for two that cannot be paired.
/// - Returns: The pairs in their order.
/// - Complexity: O(*n* · *m*), where that is at most ``mostCells``; else each element is compared with some of the next ones only.
func align(_ first: Int, _ second: Int, score: (Int, Int) -> Int?) -> [(Int, Int)] {
  if first == 0 || second == 0 { return [] }
  let (cells, overflow) = first.multipliedReportingOverflow(by: second)
  return overflow || cells > mostCells ? alignInOrder(first, second, score) : alignBest(first, second, score)
}

private let mostCells = 40_000
private let mostAhead = 32

private func alignBest(_ first: Int, _ second: Int, _ score: (Int, Int) -> Int?) -> [(Int, Int)] {
  // The best of what follows from each place on.
  let width = second + 1
  var best = [Int](repeating: 0, count: (first + 1) * width)
  var scores = [Int](repeating: -1, count: first * second)
  for a in stride(from: first - 1, through: 0, by: -1) {
    for b in stride(from: second - 1, through: 0, by: -1) {
      var found = max(best[(a + 1) * width + b], best[a * width + b + 1])
      if let score = score(a, b), score > 0 {
        scores[a * second + b] = score
        found = max(found, score + best[(a + 1) * width + b + 1])
      }
      best[a * width + b] = found
    }
  }
  var (a, b, pairs): (Int, Int, [(Int, Int)]) = (0, 0, [])
  while a < first, b < second {
    let here = best[a * width + b]
    let score = scores[a * second + b]
    if score > 0, score + best[(a + 1) * width + b + 1] == here {
      pairs.append((a, b))
      (a, b) = (a + 1, b + 1)
    } else if best[(a + 1) * width + b] == here {
      a += 1
    } else {
      b += 1
    }
  }
  return pairs
}

private func alignInOrder(_ first: Int, _ second: Int, _ score: (Int, Int) -> Int?) -> [(Int, Int)] {
  var (next, pairs): (Int, [(Int, Int)]) = (0, [])
  for a in 0..<first {
    let ahead = next..<min(next + mostAhead, second)
    let best = ahead.compactMap { b in score(a, b).map { (b, $0) } }.max {
      $0.1 < $1.1 || ($0.1 == $1.1 && $0.0 > $1.0)
    }
    guard let (b, _) = best else { continue }
    pairs.append((a, b))
    next = b + 1
  }
  return pairs
}
