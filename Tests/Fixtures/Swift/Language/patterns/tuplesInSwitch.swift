enum Phase { case idle, loading, done }
func describe(_ point: (x: Int, y: Int)) -> String {
  switch point {
  case (0, 0): return "origin"
  case (let x, 0): return "on x at \(x)"
  case (0, let y): return "on y at \(y)"
  case let (x, y) where x == y: return "diagonal \(x)"
  case (-2...2, -2...2): return "near"
  case (..<0, _): return "left"
  case (_, 10...): return "high"
  case let (x, y): return "at \(x),\(y)"
  }
}
for point in [(0, 0), (3, 0), (0, -4), (5, 5), (1, -2), (-9, 4), (7, 12), (7, 8)] { print(describe((x: point.0, y: point.1))) }
func next(_ phase: Phase, _ error: String?, _ count: Int) -> String {
  switch (phase, error, count) {
  case (.idle, nil, 0): return "start"
  case (.idle, nil, let n): return "again \(n)"
  case (.loading, let message?, _): return "failed: \(message)"
  case (.loading, .none, 1...3): return "few"
  case (.loading, .none, _): return "many"
  case (.done, _, _), (.idle, .some, _): return "end"
  }
}
print(next(.idle, nil, 0), next(.idle, nil, 4), next(.loading, "no net", 2), next(.loading, nil, 3))
print(next(.loading, nil, 8), next(.done, "x", 1), next(.idle, "y", 0))
