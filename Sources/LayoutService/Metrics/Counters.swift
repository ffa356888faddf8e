import Synchronization

/// Numbers that many threads count up without a lock.
final class Counters: @unchecked Sendable {
  private let cells: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  init(count: Int) {
    self.count = count
    cells = .allocate(capacity: count)
    for index in 0..<count { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  subscript(index: Int) -> UInt64 {
    precondition(index >= 0 && index < count)
    return cells[index].load(ordering: .relaxed)
  }

  func add(_ amount: UInt64 = 1, at index: Int) {
    precondition(index >= 0 && index < count)
    cells[index].wrappingAdd(amount, ordering: .relaxed)
  }
}

/// How often values up to each of some bounds were seen, and their sum: Prometheus' histogram.
struct Histogram: Sendable {
  /// Ascending. What is above the last counts as `+Inf`.
  let bounds: [UInt64]
  /// One for each bound, one beyond, and the sum.
  private let counters: Counters

  init(bounds: [UInt64]) {
    self.bounds = bounds
    counters = Counters(count: bounds.count + 2)
  }

  func add(_ value: UInt64) {
    var index = 0
    while index < bounds.count, value > bounds[index] { index += 1 }
    counters.add(at: index)
    counters.add(value, at: bounds.count + 1)
  }

  var sum: UInt64 { counters[bounds.count + 1] }

  /// How many values were up to each bound, and last how many there were.
  var cumulativeCounts: [UInt64] {
    var total: UInt64 = 0
    return (0...bounds.count).map {
      total += counters[$0]
      return total
    }
  }
}
