import Foundation
import Operations
import Synchronization

/// Does work for each of some indices, several at a time.
///
/// - Parameter jobs: How many at a time; nil for as many as there are processors.
/// - Returns: The results in the order of the indices.
func inParallel<Result: Sendable>(_ count: Int, jobs: Int?, _ work: @escaping @Sendable (Int) -> Result)
  -> [Result]
{
  let results = Results<Result>(count)
  forEach(count, jobs: jobs ?? StandardStream.processorCount) { index in
    let result = work(index)
    results.values.withLock { $0[index] = result }
  }
  return results.values.withLock { $0.compactMap { $0 } }
}

private final class Results<Result: Sendable>: Sendable {
  let values: Mutex<[Result?]>
  init(_ count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
}

extension Workers {
  /// One for each processor.
  static let processors = Workers(StandardStream.processorCount) { count, work in
    forEach(count, jobs: StandardStream.processorCount, work)
  }
}

/// The stack of the threads in bytes, as the service has it: deep hierarchies and the code of an app need more than some systems give.
private let stackSize = 16 << 20

/// Calls a function with each number below a count, on the threads of several jobs, and returns once all calls have.
private func forEach(_ count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Void) {
  let next = Counter()
  let done = DispatchGroup()
  for _ in 0..<min(count, jobs) {
    done.enter()
    let thread = Thread {
      while let index = next.take(below: count) { work(index) }
      done.leave()
    }
    thread.stackSize = stackSize
    thread.start()
  }
  done.wait()
}

private final class Counter: Sendable {
  private let next = Atomic<Int>(0)

  /// A number that nobody else takes; nil where none below a limit is left.
  func take(below limit: Int) -> Int? {
    let number = next.add(1, ordering: .relaxed).oldValue
    return number < limit ? number : nil
  }
}
