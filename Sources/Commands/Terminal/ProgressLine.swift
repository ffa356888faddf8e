import Dispatch
import LayoutModel
import Synchronization

/// How far a command is, on one line of standard error that is written over and over. Silent where standard error is no
/// terminal, and while there is one file with one environment only.
struct ProgressLine {
  private let isShown = StandardStream.error.isTerminal
  private let files: Int
  private var filesDone = 0
  private var isDirty = false

  init(files: Int) { self.files = files }

  /// Shows what comes next.
  mutating func show(_ done: Int, of total: Int, _ name: String) {
    guard isShown, files > 1 || total > 1 else { return }
    let place = files > 1 ? "file \(filesDone + 1)/\(files), " : ""
    // Longer lines would wrap, and only their last part be written over.
    let text = "\(place)\(done + 1)/\(total) \(name)".visible.unicodeScalars.prefix(78)
    StandardStream.error.write("\r\u{1B}[K\(String(String.UnicodeScalarView(text)))")
    isDirty = true
  }

  /// Makes room for other output.
  mutating func clear() {
    guard isDirty else { return }
    StandardStream.error.write("\r\u{1B}[K" as PlainText)
    isDirty = false
  }

  mutating func endFile() {
    clear()
    filesDone += 1
  }
}

/// A progress line that several threads write to.
final class SharedProgress: Sendable {
  private let line: Mutex<ProgressLine>

  init(files: Int) { line = Mutex(ProgressLine(files: files)) }
  /// Shows which file is looked at.
  func begin(_ path: String) { line.withLock { $0.show(0, of: 1, path) } }
  /// Counts a file that is done.
  func end() { line.withLock { $0.endFile() } }
}

/// Does work for each of some indices, several at a time.
///
/// - Parameter jobs: How many at a time; nil for as many as there are processors.
/// - Returns: The results in the order of the indices.
func inParallel<Result: Sendable>(_ count: Int, jobs: Int?, _ work: @Sendable (Int) -> Result) -> [Result] {
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
