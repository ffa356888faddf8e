import Glibc

/// When the work on a request must end.
///
/// Time of the processor counts, so that a good document is answered however busy the machine is. Work that waits for its turn
/// for many times that long ends, too: nobody is there any more who wants to know. To be asked on the thread that made it.
package struct WorkDeadline: Sendable {
  private let start = monotonicNanoseconds()
  /// What the thread had used before.
  private let used: UInt64
  /// In nanoseconds.
  private let limit: UInt64
  /// Time that may pass for each second of the processor.
  private var patience: UInt64 = 10

  /// - Parameter seconds: Of the processor.
  init(seconds: Double) { self.init(nanoseconds: UInt64(min(max(seconds, 0), 1e9) * 1e9)) }

  init(nanoseconds: UInt64) {
    limit = nanoseconds
    used = clockNanoseconds(CLOCK_THREAD_CPUTIME_ID)
  }

  /// - Parameter seconds: Of the processor, however long the thread has waited for it.
  init(turn seconds: Double) {
    self.init(seconds: seconds)
    patience = .max
  }

  /// Whether the work has taken too long.
  package var hasPassed: Bool {
    let passed = monotonicNanoseconds() - start
    // A thread has no more of the processor than of time.
    if passed <= limit { return false }
    return passed / patience > limit || clockNanoseconds(CLOCK_THREAD_CPUTIME_ID) - used > limit
  }

  /// Time of the processor since the beginning, in nanoseconds.
  var spent: UInt64 { clockNanoseconds(CLOCK_THREAD_CPUTIME_ID) - used }
}

/// The work on one layout: its time, and the steps of the solver, which are the same on every machine.
struct WorkWatch {
  private let deadline: WorkDeadline
  /// How often may be asked.
  private var questions: Int
  /// Steps of the solver between two questions.
  private static let stepsPerQuestion = 16

  /// - Parameter steps: How many there may be, in about.
  init(until deadline: WorkDeadline, steps: Int) {
    self.deadline = deadline
    questions = (steps + Self.stepsPerQuestion - 1) / Self.stepsPerQuestion
  }

  /// Whether the layout has taken more steps than it may.
  var isOutOfSteps: Bool { questions < 0 }

  /// Counts some steps.
  ///
  /// - Returns: Whether the work ends here.
  mutating func mustStop() -> Bool {
    questions -= 1
    return questions < 0 || deadline.hasPassed
  }
}

/// Time that never goes back, in nanoseconds.
func monotonicNanoseconds() -> UInt64 { clockNanoseconds(CLOCK_MONOTONIC) }

private func clockNanoseconds(_ clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
