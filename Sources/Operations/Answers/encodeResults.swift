import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview
import Synchronization

/// Writes the results of a request one after the other: layouts, and for an environment that failed its problem in the
/// layout's place. What equal layouts share is written once and copied.
struct ResultEncoder: Sendable {
  fileprivate var layouts: LayoutEncoder
  /// Nil where every result has its layout.
  private var distinct: DistinctLayouts?

  /// - Parameter source: Where what was written before can be copied from.
  init(_ detail: LayoutDetail, copying source: SharedTexts.Source = .nowhere) {
    layouts = LayoutEncoder(detail, copying: source)
    distinct = detail.isCompact ? DistinctLayouts(detail) : nil
  }

  /// Writes a result as an object.
  ///
  /// - Parameters:
  ///   - index: Of a line among many, from 0; nil for a result that is no line.
  ///   - file: Of a line of one file among many.
  mutating func encode(
    _ result: EnvironmentResult, index: Int? = nil, file: String? = nil, to writer: inout JSONWriter
  ) {
    let label = ResultLabel(
      index: index, file: file ?? result.file, name: result.name.text, scene: result.scene)
    switch result.outcome {
    case .success(let resolved) where distinct != nil:
      distinct?.encodeLine(resolved.layout, label, to: &writer)
    case .success(let resolved): layouts.encode(resolved.layout, label, to: &writer)
    case .failure(let failure): writer.problem(failure, label)
    }
  }
}

extension LayoutEngine {
  /// Writes what a request comes to: a layout, or for a batch its results in the order asked.
  ///
  /// - Throws: The problem of a request of one environment that failed.
  func encode(
    _ results: [EnvironmentResult], isBatch: Bool, _ detail: LayoutDetail, to writer: inout JSONWriter,
    until deadline: WorkDeadline? = nil
  ) throws(Refusal) {
    var encoder = ResultEncoder(detail, copying: results.count > 1 ? .writer : .nowhere)
    if !isBatch, let result = results.first {
      // The layout of a request of one environment needs no name.
      let (label, resolved) = (ResultLabel(file: result.file, scene: result.scene), try result.outcome.get())
      return encoder.layouts.encode(resolved.layout, label, to: &writer)
    }
    writer.beginObject()
    writer.beginArray("results")
    for result in results {
      try check(deadline)
      encoder.encode(result, to: &writer)
    }
    writer.endArray()
    writer.endObject()
  }

  /// The results as texts, a line with the name before each of a batch.
  ///
  /// - Parameter text: Makes the text of a layout.
  /// - Throws: As ``encode(_:isBatch:_:to:until:)``.
  func textTrees(
    _ results: [EnvironmentResult], isBatch: Bool, until deadline: WorkDeadline, _ text: (Layout) -> PlainText
  ) throws(Refusal) -> PlainText {
    if !isBatch, let result = results.first { return text(try result.outcome.get().layout) }
    return try results.map { result throws(Refusal) -> PlainText in
      try check(deadline)
      return switch result.outcome {
      case .success(let resolved): "\(result.heading)\n\(text(resolved.layout))"
      case .failure(let failure): "\(result.heading)\n\(failure.detail)\n"
      }
    }.joined(separator: "\n")
  }
}

/// How many bytes ``LayoutEngine/encode(_:isBatch:_:to:until:)`` writes, about.
func expectedCount(of results: [EnvironmentResult], _ detail: LayoutDetail) -> Int {
  results.reduce(0) { count, result in
    switch result.outcome {
    case .success(let resolved): count + resolved.expectedCount(detail)
    case .failure: count + 1024
    }
  }
}

extension ResolvedLayout {
  /// About how many bytes the layout takes. A method, which borrows the layout; other callers copy it.
  fileprivate func expectedCount(_ detail: LayoutDetail) -> Int {
    LayoutEncoder.expectedCount(of: layout, detail)
  }
}

extension EnvironmentResult {
  /// What texts and pictures call it: its name, behind the file where that is one of many.
  var heading: String { file.map { "\($0): \(name.text)" } ?? name.text }
}

extension JSONWriter {
  /// Writes a result without a layout.
  mutating func problem(_ failure: Refusal, _ label: ResultLabel) {
    beginObject()
    self.label(label)
    key("problem")
    failure.write(to: &self, instance: nil)
    endObject()
  }
}

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
        state.summary.write(of: state.run.resultCount, to: &writer)
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
    do throws(Refusal) {
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
    write(of: count, to: &writer)
    return writer.bytes()
  }

  /// Writes the summary as a line.
  ///
  /// - Parameter total: How many environments were asked for.
  fileprivate func write(of total: Int, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.beginObject("summary")
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
    writer.endObject()
    writer.endLine()
  }
}
