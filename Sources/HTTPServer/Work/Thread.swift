// The C importer files `pthread_attr_t` under the first module whose headers mention it, which is this one.
import CMicroHTTPD
import Glibc

/// Starts a thread that nobody waits for. `TERM`, `INT` and `HUP` are blocked in it: they are for the thread that waits for
/// them, and would end the process at once where another one takes them.
///
/// - Parameter stackSize: In bytes; solving deep hierarchies needs more than some systems give by default.
/// - Returns: `false` if the system refuses another thread.
package func startThread(stackSize: Int = threadStackSize, _ work: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  let context = Unmanaged.passRetained(ThreadWork(work))
  // A thread begins with the mask of the one that makes it.
  var (signals, mask) = (endingSignals(andHangup: true), sigset_t())
  pthread_sigmask(SIG_BLOCK, &signals, &mask)
  defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
  var thread = pthread_t()
  guard pthread_create(&thread, &attributes, runThread, context.toOpaque()) == 0 else {
    context.release()
    return false
  }
  return true
}

/// `TERM` and `INT`, and `HUP` if asked for.
func endingSignals(andHangup hasHangup: Bool) -> sigset_t {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGTERM)
  sigaddset(&signals, SIGINT)
  if hasHangup { sigaddset(&signals, SIGHUP) }
  return signals
}

/// The stack of every thread of the server, in bytes: four times what the deepest document takes that any setting allows. Only
/// what is used is ever backed by memory.
package let threadStackSize = 16 * 1024 * 1024

private final class ThreadWork: Sendable {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private let runThread: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
  if let context { Unmanaged<ThreadWork>.fromOpaque(context).takeRetainedValue().work() }
  return nil
}

/// A mutex and the condition that goes with it, guarding one value.
package final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: sending Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Lends the value to one thread at a time.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }

  /// Waits until `body` gives something other than `nil`; it is asked under the lock, now and after each signal.
  package func wait<Result>(until body: (inout Value) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Waits for a signal, but at most `nanoseconds`.
  package func wait(nanoseconds: UInt64) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let deadline = monotonicNanoseconds() + nanoseconds
    var time = timespec(tv_sec: Int(deadline / 1_000_000_000), tv_nsec: Int(deadline % 1_000_000_000))
    pthread_cond_timedwait(condition, mutex, &time)
  }

  /// Wakes one that waits.
  package func signal() { pthread_cond_signal(condition) }
  /// Wakes all that wait.
  package func broadcast() { pthread_cond_broadcast(condition) }
}

/// Nanoseconds since some fixed moment.
package func monotonicNanoseconds() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

/// Monotonic time that is up to some milliseconds late, for a tenth of the time it takes to ask.
func coarseMonotonicNanoseconds() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC_COARSE) }

private func nanoseconds(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Seconds as nanoseconds; nothing below zero, nothing above a hundred years.
func nanoseconds(_ seconds: Double) -> UInt64 { UInt64(min(max(seconds, 0), 3_200_000_000) * 1e9) }
