/// The names that a misspelt one may mean: up to three, the nearest first, in the order of the list among equals.
///
/// Near is a distance (insert, delete, replace, exchange neighbours; letter case counts nothing) of at most a
/// third of the longer name, and two at least.
package func nearestNames(to written: String, in names: some Sequence<String>) -> [String] {
  let pattern = Array(written.lowercased().unicodeScalars.prefix(64))
  guard !pattern.isEmpty else { return [] }
  var found: [(distance: Int, order: Int, name: String)] = []
  for (order, name) in names.enumerated() {
    let other = Array(name.lowercased().unicodeScalars.prefix(64))
    let limit = max(2, max(pattern.count, other.count) / 3)
    guard abs(pattern.count - other.count) <= limit, other != [] else { continue }
    let distance = editDistance(pattern, other)
    if distance <= limit, distance < max(pattern.count, other.count) { found.append((distance, order, name)) }
  }
  found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
  var seen: Set<String> = []
  return found.map(\.name).filter { seen.insert($0).inserted }.prefix(3).map { $0 }
}

/// How many letters must be inserted, deleted, replaced or exchanged; letter case counts nothing.
func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a.lowercased().unicodeScalars.prefix(64))
  let b = Array(b.lowercased().unicodeScalars.prefix(64))
  return a.isEmpty || b.isEmpty ? max(a.count, b.count) : editDistance(a, b)
}

/// Optimal string alignment distance of texts that are not empty.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, before[j - 2] + 1) }
      row.append(best)
    }
    before = last
    last = row
  }
  return last[b.count]
}
