import Glibc
import HTTPServer
import Logging
import Synchronization

/// Writes log lines on a thread of its own, many of them at a time, in the order in which they came.
///
/// Whoever logs pays for a copy of the line and nothing else: a reader that is slow or gone does not hold up requests.
/// Lines wait in a buffer of bounded size; what does not fit is dropped, and a line in its place says how many were.
/// A reader that is gone ends the writing. Lines of the last few milliseconds are lost where the program crashes.
package final class LogWriter: Sendable {
  private struct Pending {
    var lines: [UInt8] = []
    /// How many lines were dropped after those.
    var dropped: UInt64 = 0
    /// Whether nobody reads any more.
    var isClosed = false
  }

  private struct State {
    var hasLines = false
    var isStopping = false
    var isStopped = false
  }

  let form: LogForm
  private let descriptor: Int32
  private let capacity: Int
  /// How long lines may wait for others, in nanoseconds.
  private let delay: UInt64
  private let pending = Mutex(Pending())
  private let state = Monitor(State())

  /// - Parameters:
  ///   - descriptor: Where lines go. It is not closed.
  ///   - capacity: How many bytes may wait while others are being written.
  init(_ form: LogForm, to descriptor: Int32, capacity: Int = 1 << 20, delay: UInt64 = 10_000_000) {
    (self.form, self.descriptor, self.capacity, self.delay) = (form, descriptor, capacity, delay)
  }

  /// Writes to standard output.
  package convenience init(format: Settings.LogFormat) { self.init(LogForm(format), to: STDOUT_FILENO) }

  /// Begins writing, also what was logged before.
  ///
  /// - Returns: `false` if the system refuses another thread.
  package func start() -> Bool {
    startThread(stackSize: 256 * 1024) { [self] in
      // Signals are for others to handle, and a reader that is gone must not end the program.
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_BLOCK, &all, nil)
      run()
    }
  }

  /// Writes what was logged so far, and ends the writing. What is logged later is lost.
  ///
  /// - Parameter seconds: How long to wait for a reader that does not read.
  /// - Returns: Whether all was written.
  @discardableResult
  package func stop(waiting seconds: Double = 2) -> Bool {
    state.withLock { $0.isStopping = true }
    state.broadcast()
    let deadline = monotonicNanoseconds() + UInt64(seconds * 1e9)
    while !state.withLock({ $0.isStopped }) {
      guard monotonicNanoseconds() < deadline else { return false }
      state.wait(nanoseconds: 1_000_000)
    }
    return true
  }

  /// Has a line written, which ends with a line feed.
  func append(_ line: UnsafeRawBufferPointer) {
    let isFirst = pending.withLock { pending in
      guard !pending.isClosed else { return false }
      let isFirst = pending.lines.isEmpty && pending.dropped == 0
      // A shorter line must not pass the longer one that found no room.
      if pending.dropped == 0, pending.lines.count + line.count <= capacity {
        pending.lines.append(contentsOf: line)
      } else {
        pending.dropped += 1
      }
      return isFirst
    }
    guard isFirst else { return }
    state.withLock { $0.hasLines = true }
    state.broadcast()
  }

  private func run() {
    var lines: [UInt8] = []
    while true {
      let isLast: Bool = state.wait { $0.hasLines || $0.isStopping ? $0.isStopping : nil }
      if !isLast { state.wait(nanoseconds: delay) }
      // Before the lines are taken: a line that comes after that is the first of the next ones.
      state.withLock { $0.hasLines = false }
      takeLines(&lines)
      if !write(lines) { pending.withLock { $0 = Pending(isClosed: true) } }
      if isLast { break }
    }
    state.withLock { $0.isStopped = true }
    state.broadcast()
  }

  /// Exchanges what waits for an empty array with room.
  private func takeLines(_ lines: inout [UInt8]) {
    var taken = lines
    lines = []
    taken.removeAll(keepingCapacity: true)
    let dropped = pending.withLock { pending in
      swap(&pending.lines, &taken)
      defer { pending.dropped = 0 }
      return pending.dropped
    }
    lines = taken
    if dropped > 0 { appendNotice(of: dropped, to: &lines) }
  }

  private func appendNotice(of dropped: UInt64, to lines: inout [UInt8]) {
    LogLine.make(as: form, room: LogLine.roomBesides, .warning, "log lines dropped") { line in
      line.field("count", dropped)
      lines.append(contentsOf: line.end())
    }
  }

  /// - Returns: `false` if nobody reads any more.
  private func write(_ lines: [UInt8]) -> Bool {
    lines.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
