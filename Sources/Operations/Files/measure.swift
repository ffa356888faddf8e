import AdaptiveLayout
import Glibc
import JSON
import LayoutCoding
import LayoutModel

/// The steps of a request that are measured.
package enum MeasuredStep: String, Sendable, CaseIterable {
  /// From bytes to a document with its environments.
  case read
  /// From a document to its layouts, solving included.
  case resolve
  /// The last linear system of the document, from its constraints to values.
  case solve
  /// From layouts to bytes.
  case write
  /// From a document to a picture of its layouts: resolving, with lines of texts, and drawing.
  case draw
  /// Reading, resolving and writing.
  case request
}

/// How long the steps of a request take in process, in microseconds of the thread's processor time: other work on
/// the machine disturbs that less than a clock on the wall. Run after run over the same document, each from
/// nothing.
package struct Measurement: Sendable {
  package var views: Int
  package var runs: Int
  package var median: [MeasuredStep: Double]
  package var p99: [MeasuredStep: Double]

  /// One line of JSON, with the line feed.
  package func line(file: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("file", file)
    writer.member("views", views)
    writer.member("runs", runs)
    for (name, figures) in [("median", median), ("p99", p99)] {
      writer.key(name)
      writer.beginObject()
      for step in MeasuredStep.allCases {
        writer.key(step.rawValue)
        // To a hundredth.
        writer.number(((figures[step] ?? 0) * 100).rounded() / 100)
      }
      writer.endObject()
    }
    writer.endObject()
    writer.endLine()
    return writer.bytes()
  }
}

/// Measures a layout document.
///
/// - Parameter seconds: How long to go on; at least three runs are made.
/// - Throws: The problem of a document that has no layout.
package func measure(_ document: [UInt8], seconds: Double) throws(Refusal) -> Measurement {
  let measured = MeasuredDocument(document)
  var times: [MeasuredStep: [Double]] = [:]
  var views = 0
  let end = ContinuousClock.now + .seconds(seconds)
  repeat {
    let (count, laps) = try measureOnce(measured)
    views = count
    for (step, time) in laps { times[step, default: []].append(time) }
  } while ContinuousClock.now < end || times[.request, default: []].count < 3
  func quantile(_ part: Double) -> [MeasuredStep: Double] {
    times.mapValues { $0.sorted()[min($0.count - 1, Int(Double($0.count) * part))] }
  }
  return Measurement(
    views: views, runs: times[.request]?.count ?? 0, median: quantile(0.5), p99: quantile(0.99))
}

/// Runs one step of a document over and over, for tools that count what a program does: the difference between two
/// counts of runs is that step and nothing else.
///
/// - Throws: The problem of a document that has no layout.
package func repeatStep(_ step: MeasuredStep, of document: [UInt8], runs: Int) throws(Refusal) {
  let measured = MeasuredDocument(document)
  let request = try measured.read()
  let results = try measured.resolve(request)
  for _ in 0..<runs {
    switch step {
    case .read: _ = try measured.read()
    case .resolve: _ = try measured.resolve(request)
    case .solve: measured.solveAgain()
    case .write: try measured.write(results, isBatch: request.isBatch)
    case .draw: try measured.draw(request)
    case .request:
      let request = try measured.read()
      try measured.write(try measured.resolve(request), isBatch: request.isBatch)
    }
  }
}

private func measureOnce(_ document: MeasuredDocument) throws(Refusal) -> (Int, [MeasuredStep: Double]) {
  var times: [MeasuredStep: Double] = [:]
  var last = processorTime()
  func end(_ step: MeasuredStep) {
    let now = processorTime()
    times[step] = now - last
    last = now
  }
  let request = try document.read()
  end(.read)
  let results = try document.resolve(request)
  end(.resolve)
  try document.write(results, isBatch: request.isBatch)
  end(.write)
  times[.request] = [.read, .resolve, .write].reduce(0) { $0 + (times[$1] ?? 0) }
  document.solveAgain()
  end(.solve)
  try document.draw(request)
  end(.draw)
  return (try results.first?.outcome.get().layout.views.count ?? 0, times)
}

/// A document and the service's own steps over it.
private struct MeasuredDocument {
  private let bytes: [UInt8]
  private let engine: LayoutEngine

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var limits = OperationLimits()
    // Tools that count make a program fifty times slower; that is not what the limit is for.
    limits.solveSeconds = 24 * 3600
    engine = LayoutEngine(limits: limits)
  }

  func read() throws(Refusal) -> DecodedRequest {
    try bytes.lent { body throws(Refusal) in try engine.decode(body, OperationOptions()) }
  }

  func resolve(_ request: DecodedRequest) throws(Refusal) -> [EnvironmentResult] {
    try engine.resolve([try engine.check(request, isStrict: nil)])
  }

  func write(_ results: [EnvironmentResult], isBatch: Bool) throws(Refusal) {
    var writer = JSONWriter(capacity: expectedCount(of: results, .usual))
    try engine.encode(results, isBatch: isBatch, .usual, to: &writer)
    writer.endLine()
  }

  func draw(_ request: DecodedRequest) throws(Refusal) {
    var detail = LayoutDetail.usual
    detail.isDrawn = true
    let results = try engine.resolve([try engine.check(request, isStrict: nil)], detail)
    _ = try engine.draw(results, as: .svg, [], until: engine.deadline)
  }

  /// Solves the last system once more, in the workspace that solved it.
  func solveAgain() { engine.workspaces.withWorkspace { _ = $0.resolution.solveLastSystemAgain() } }
}

/// What this thread has used of the processor, in microseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}
