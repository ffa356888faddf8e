import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Synchronization

/// The lines of an answer in `application/x-ndjson`: one for each environment as soon as it is resolved, then the
/// summary. Nothing is resolved before a line is asked for.
///
/// The time limit of a request bounds the time spent on lines, not the time that a client takes to read them. When it
/// is spent, the line at hand is a problem, the environments after it are left out, and the summary says so.
package final class LayoutLines: Sendable {
  private struct State {
    var run: ResolutionRun
    var encoder: ResultEncoder
    /// Processor time that is left, in nanoseconds.
    var remaining: UInt64
    var summary = LineSummary()
    var isEnded = false
  }

  private let state: Mutex<State>

  /// Bytes of lines that are kept for the environments that are equal to theirs.
  private static let keptBytes = 4 << 20

  /// - Parameter documents: Checked.
  init(_ documents: [RequestedDocument], by engine: LayoutEngine, _ detail: LayoutDetail) {
    let run = ResolutionRun(
      documents, detail.resolution, on: engine, isStreaming: true, until: WorkDeadline(nanoseconds: 0))
    let encoder = ResultEncoder(
      detail, copying: run.resultCount > 1 ? .memory(limit: Self.keptBytes) : .nowhere)
    let limit = UInt64(engine.limits.solveSeconds * 1e9)
    state = Mutex(State(run: run, encoder: encoder, remaining: limit))
  }

  /// The next line with its line feed, nil after the summary.
  @Sendable package func next() -> WrittenText? {
    state.withLock { state in
      guard !state.isEnded else { return nil }
      var writer = JSONWriter(capacity: 4096)
      if let result = nextResult(&state) {
        state.encoder.encode(result, index: state.summary.count, to: &writer)
        writer.endLine()
        state.summary.add(result)
      } else {
        state.isEnded = true
        writer.line(state.summary, of: state.run.resultCount)
      }
      return WrittenText(writer)
    }
  }

  /// Resolves the next environment; nil after the last, and when the time is spent.
  private func nextResult(_ state: inout State) -> EnvironmentResult? {
    guard state.remaining > 0, let name = state.run.nextName else { return nil }
    let deadline = WorkDeadline(nanoseconds: state.remaining)
    state.run.deadline = deadline
    defer { state.remaining -= min(state.remaining, deadline.spent) }
    do throws(RequestFailure) {
      return try state.run.next()
    } catch {
      state.remaining = 0
      return EnvironmentResult(name: name, outcome: .failure(error))
    }
  }
}

/// What the last line counts.
package struct LineSummary: Sendable {
  private var resolved = 0
  private var failed = 0
  private var diagnostics: [Diagnostic.Severity: Int] = [:]
  /// The encoder for all files, so that equal layouts are known again.
  private var encoder: ResultEncoder?

  package init() {}

  /// How many results there were: the index of the next one.
  package var count: Int { resolved + failed }

  /// Counts a result.
  mutating func add(_ result: EnvironmentResult) {
    switch result.outcome {
    case .success(let found):
      resolved += 1
      for diagnostic in found.layout.diagnostics { diagnostics[diagnostic.severity, default: 0] += 1 }
    case .failure: failed += 1
    }
  }

  /// Counts a result and writes its line.
  mutating func take(_ result: EnvironmentResult, file: String?, _ detail: LayoutDetail) -> [UInt8] {
    var encoder = encoder.take() ?? ResultEncoder(detail)
    var writer = JSONWriter()
    encoder.encode(result, index: count, file: file, to: &writer)
    self.encoder = encoder
    writer.endLine()
    add(result)
    return writer.bytes()
  }

  /// The last line of all, where every environment had a line.
  package var lastLine: [UInt8] {
    var writer = JSONWriter()
    writer.line(self, of: count)
    return writer.bytes()
  }

  /// Writes the summary as an object.
  ///
  /// - Parameter total: How many environments were asked for.
  fileprivate func write(of total: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("environments", total)
    writer.member("resolved", resolved)
    writer.member("failed", failed)
    writer.member("leftOut", total - count)
    writer.beginObject("diagnostics")
    writer.member("error", diagnostics[.error] ?? 0)
    writer.member("warning", diagnostics[.warning] ?? 0)
    writer.member("info", diagnostics[.info] ?? 0)
    writer.endObject()
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes the last line.
  mutating func line(_ summary: LineSummary, of total: Int) {
    beginObject()
    key("summary")
    summary.write(of: total, to: &self)
    endObject()
    endLine()
  }
}
