import Dispatch
import Synchronization

/// Does work for each of some indices, several at a time.
///
/// - Parameter jobs: How many at a time; nil for as many as there are processors.
/// - Returns: The results in the order of the indices.
func inParallel<Result: Sendable>(
  _ count: Int, jobs: Int? = nil, _ work: @Sendable (Int) -> Result
) -> [Result] {
  let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
  let next = Atomic<Int>(0)
  let workers = min(count, jobs ?? StandardStream.processorCount)
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.compactMap { $0 } }
}
