import Dispatch
import LayoutModel
import Synchronization

/// How far a command is, on one line of standard error that is written over and over, from the first second on. Silent where
/// standard error is no terminal.
final class ProgressLine: Sendable {
  private struct State {
    var files: Int
    var filesDone = 0
    var label = ""
    var isDirty = false
    var isOver = false
  }

  private let state: Mutex<State>
  private let start = ContinuousClock.now

  /// - Parameters:
  ///   - files: How many there are to do.
  ///   - label: What is done until somebody says more.
  init(files: Int = 1, _ label: String = "") {
    state = Mutex(State(files: files, label: label))
    guard StandardStream.error.isTerminal else { return }
    DispatchQueue.global().async { [self] in
      while true {
        pause(milliseconds: 250)
        if !draw() { break }
      }
    }
  }

  /// Says what comes next.
  func show(_ done: Int, of total: Int, _ name: String) {
    state.withLock { state in
      let place = state.files > 1 ? "file \(state.filesDone + 1)/\(state.files), " : ""
      state.label = "\(place)\(total > 1 ? "\(done + 1)/\(total) " : "")\(name)"
    }
  }

  /// Makes room for other output.
  func clear() { state.withLock { Self.clear(&$0) } }

  /// Counts a file that is done.
  func endFile() {
    state.withLock { state in
      Self.clear(&state)
      state.filesDone += 1
      if state.filesDone >= state.files { state.isOver = true }
    }
  }

  private static func clear(_ state: inout State) {
    guard state.isDirty else { return }
    StandardStream.error.write("\r\u{1B}[K" as PlainText)
    state.isDirty = false
  }

  /// - Returns: Whether there is more to come.
  private func draw() -> Bool {
    state.withLock { state in
      let seconds = (ContinuousClock.now - start).components.seconds
      if state.isOver { return false }
      guard seconds >= 1 else { return true }
      // Longer lines would wrap, and only their last part be written over.
      let text = "\(seconds) s  \(state.label)".visible.unicodeScalars.prefix(78)
      StandardStream.error.write("\r\u{1B}[K\(String(String.UnicodeScalarView(text)))")
      state.isDirty = true
      return true
    }
  }
}

/// Does something, with a line on standard error that says for how long once it takes more than a second.
func withProgress<Result>(_ label: String, _ work: () throws -> Result) rethrows -> Result {
  let progress = ProgressLine(label)
  defer { progress.endFile() }
  return try work()
}
