/// A fixed number of threads that run work in the order it came, with a limit on how much may wait.
final class WorkerPool: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var nextIndex = 0
    var running = 0
    /// Places promised by `reserve` and not yet used.
    var reserved = 0
    var isStopping = false

    var queued: Int { waiting.count - nextIndex }

    mutating func next() -> (@Sendable () -> Void)? {
      guard nextIndex < waiting.count else { return nil }
      let work = waiting[nextIndex]
      nextIndex += 1
      if nextIndex == waiting.count || nextIndex > 64 {
        waiting.removeFirst(nextIndex)
        nextIndex = 0
      }
      return work
    }
  }

  private let state = Monitor(State())
  private let capacity: Int
  private let threadCount: Int

  /// - Parameter queueLimit: How much may wait besides what runs.
  init(threads: Int, queueLimit: Int) {
    (capacity, threadCount) = (threads + queueLimit, threads)
    for _ in 0..<threads { _ = startThread { [state] in Self.serve(state) } }
  }

  var load: (queued: Int, running: Int, all: Int) { state.withLock { ($0.queued, $0.running, threadCount) } }

  /// Promises a place for one piece of work.
  ///
  /// - Returns: `false` if the queue is full. Otherwise exactly one ``run(_:)`` must follow.
  func reserve() -> Bool {
    state.withLock { state in
      guard !state.isStopping, state.queued + state.running + state.reserved < capacity else { return false }
      state.reserved += 1
      return true
    }
  }

  /// Runs `work` in the place that was reserved.
  ///
  /// - Parameter isReserved: `false` for more of a work that was accepted before: what has begun is not refused, whatever waits.
  /// - Returns: `false` if the pool was stopped in the meantime, and so the work will never run.
  func run(isReserved: Bool = true, _ work: @escaping @Sendable () -> Void) -> Bool {
    defer { state.signal() }
    return state.withLock { state in
      if isReserved { state.reserved -= 1 }
      if !state.isStopping { state.waiting.append(work) }
      return !state.isStopping
    }
  }

  /// Drops what waits, and lets the threads go when they have done what they are at. Does not wait for them.
  func stop() {
    state.withLock { state in
      state.isStopping = true
      state.waiting = []
      state.nextIndex = 0
    }
    state.broadcast()
  }

  private static func serve(_ state: Monitor<State>) {
    while true {
      let work: (@Sendable () -> Void)? = state.wait { state in
        if let work = state.next() {
          state.running += 1
          return .some(work)
        }
        return state.isStopping ? .some(nil) : nil
      }
      guard let work else { return }
      work()
      state.withLock { $0.running -= 1 }
    }
  }
}
