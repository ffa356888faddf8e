import AdaptiveLayout
import HTTPServer
import LayoutCoding
import LayoutModel
import Synchronization

extension Service {
  /// The answer to a decoded request line by line: one for each environment as soon as it is resolved, then the
  /// summary. Nothing is resolved before a line is asked for.
  ///
  /// - Throws: The problem of a request whose constraints UIKit does not have.
  func lines(
    of request: DecodedRequest, isStrict: Bool, _ options: ResolveOptions
  ) throws(RequestFailure) -> LayoutLines {
    let faults = validateConstraints(request.document)
    if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
    return LayoutLines(self, request, isStrict: isStrict, isExact: options.isExact)
  }
}

/// The lines of an answer in `application/x-ndjson`.
///
/// The time limit of a request bounds the time spent on lines, not the time that a client takes to read them. When it
/// is spent, the line at hand is a problem, the environments after it are left out, and the summary says so.
final class LayoutLines: Sendable {
  private struct State {
    var known: KnownLayouts
    var remaining: Duration
    var summary = LineSummary()
    var isEnded = false
  }

  private let service: Service
  private let request: DecodedRequest
  private let isStrict: Bool
  private let isExact: Bool
  private let state: Mutex<State>

  init(_ service: Service, _ request: DecodedRequest, isStrict: Bool, isExact: Bool) {
    self.service = service
    self.request = request
    self.isStrict = isStrict
    self.isExact = isExact
    var known = KnownLayouts(until: .now)
    known.expect(request.environments)
    state = Mutex(State(known: known, remaining: .seconds(service.settings.solveSeconds)))
  }

  /// The next line with its line feed, nil after the summary.
  @Sendable func next() -> ByteBuffer? {
    state.withLock { state in
      guard !state.isEnded else { return nil }
      var writer = JSONWriter(capacity: 4096)
      if let result = nextResult(&state) {
        writer.line(result, index: state.summary.count, isExact: isExact)
        state.summary.add(result)
      } else {
        state.isEnded = true
        writer.line(state.summary, of: request.environments.count)
      }
      return ByteBuffer(writer)
    }
  }

  /// Resolves the next environment; nil after the last, and when the time is spent.
  private func nextResult(_ state: inout State) -> EnvironmentResult? {
    let index = state.summary.count
    guard state.remaining > .zero, index < request.environments.count else { return nil }
    let environment = request.environments[index]
    let start = ContinuousClock.now
    state.known.deadline = start + state.remaining
    defer { state.remaining -= ContinuousClock.now - start }
    do throws(RequestFailure) {
      return try service.resolve(request, environment, isStrict: isStrict, known: &state.known)
    } catch {
      state.remaining = .zero
      return EnvironmentResult(name: environment.name, outcome: .failure(error))
    }
  }
}

/// What the last line counts.
package struct LineSummary: Sendable {
  private var resolved = 0
  private var failed = 0
  private var diagnostics: [Diagnostic.Severity: Int] = [:]

  package init() {}

  /// How many results there were: the index of the next one.
  package var count: Int { resolved + failed }

  /// Counts a result.
  mutating func add(_ result: EnvironmentResult) {
    switch result.outcome {
    case .success(let layout):
      resolved += 1
      for diagnostic in layout.diagnostics { diagnostics[diagnostic.severity, default: 0] += 1 }
    case .failure: failed += 1
    }
  }

  /// Counts a result and writes its line.
  mutating func take(_ result: EnvironmentResult, file: String?, isExact: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.line(result, index: count, file: file, isExact: isExact)
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
    writer.key("environments")
    writer.integer(total)
    writer.key("resolved")
    writer.integer(resolved)
    writer.key("failed")
    writer.integer(failed)
    writer.key("leftOut")
    writer.integer(total - count)
    writer.key("diagnostics")
    writer.beginObject()
    for severity in [Diagnostic.Severity.error, .warning, .info] {
      writer.key(severity.rawValue)
      writer.integer(diagnostics[severity] ?? 0)
    }
    writer.endObject()
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes the line of one environment.
  mutating func line(_ result: EnvironmentResult, index: Int, file: String? = nil, isExact: Bool) {
    switch result.outcome {
    case .success(let layout):
      encode(layout, index: index, file: file, name: result.name, isExact: isExact, to: &self)
    case .failure(let failure):
      beginObject()
      key("index")
      integer(index)
      if let file {
        key("file")
        string(file)
      }
      key("name")
      string(result.name)
      key("problem")
      failure.problem.write(to: &self, instance: nil)
      endObject()
    }
    endLine()
  }

  /// Writes the last line.
  mutating func line(_ summary: LineSummary, of total: Int) {
    beginObject()
    key("summary")
    summary.write(of: total, to: &self)
    endObject()
    endLine()
  }
}
