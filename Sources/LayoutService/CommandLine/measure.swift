import AdaptiveLayout
import Glibc
import JSON
import LayoutCoding
import LayoutModel

/// How long the steps of a request take in process, in microseconds of the thread's processor time: other work on
/// the machine disturbs that less than a clock on the wall. Run after run over the same document, each from
/// nothing.
package struct Measurement: Sendable {
  /// The steps, in the order in which they are written.
  package enum Step: String, Sendable, CaseIterable {
    case decode, resolve, solve, encode, request
  }

  package var views: Int
  package var runs: Int
  package var median: [Step: Double]
  package var p99: [Step: Double]

  /// One line of JSON, with the line feed.
  package func line(file: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("file")
    writer.string(file)
    writer.key("views")
    writer.integer(views)
    writer.key("runs")
    writer.integer(runs)
    writer.key("median")
    write(median, to: &writer)
    writer.key("p99")
    write(p99, to: &writer)
    writer.endObject()
    writer.endLine()
    return writer.bytes()
  }

  private func write(_ figures: [Step: Double], to writer: inout JSONWriter) {
    writer.beginObject()
    for step in Step.allCases {
      writer.key(step.rawValue)
      writer.number((figures[step] ?? 0).rounded(toMultipleOf: 0.01))
    }
    writer.endObject()
  }
}

/// Measures a layout document.
///
/// - Parameter seconds: How long to go on; at least three runs are made.
/// - Throws: The problem of a document that has no layout.
package func measure(_ document: [UInt8], seconds: Double) throws(RequestFailure) -> Measurement {
  var times: [Measurement.Step: [Double]] = [:]
  var workspace = ResolutionWorkspace()
  var views = 0
  let end = ContinuousClock.now + .seconds(seconds)
  repeat {
    let run = try measureOnce(document, workspace: &workspace)
    views = run.views
    for (step, time) in run.times { times[step, default: []].append(time) }
  } while ContinuousClock.now < end || times[.request, default: []].count < 3
  func quantile(_ part: Double) -> [Measurement.Step: Double] {
    times.mapValues { $0.sorted()[min($0.count - 1, Int(Double($0.count) * part))] }
  }
  return Measurement(
    views: views, runs: times[.request]?.count ?? 0, median: quantile(0.5), p99: quantile(0.99))
}

private func measureOnce(
  _ document: [UInt8], workspace: inout ResolutionWorkspace
) throws(RequestFailure) -> (views: Int, times: [Measurement.Step: Double]) {
  let start = processorTime()
  let request: DecodedRequest
  let layout: Layout
  let decoded: Double
  do {
    request = try decodeLayoutRequest(document)
    decoded = processorTime()
  } catch {
    throw RequestFailure(problem: ProblemDetails(error.faults))
  }
  let faults = validateConstraints(request.document)
  if !faults.isEmpty { throw RequestFailure(problem: ProblemDetails(faults)) }
  do {
    let window = try makeEnvironment(request.environments[0].request, at: .root)
    layout = try AdaptiveLayout.resolve(request.document, in: window.environment, workspace: &workspace)
  } catch {
    throw RequestFailure(problem: ProblemDetails(.invalidRequest, "\(error)"))
  }
  let resolved = processorTime()
  var writer = JSONWriter(capacity: 256 * layout.views.count + 4096)
  encode(layout, isExact: false, to: &writer)
  let encoded = processorTime()
  _ = workspace.solveLastSystemAgain()
  let solved = processorTime()
  return (
    layout.views.count,
    [
      .decode: decoded - start, .resolve: resolved - decoded,
      .encode: encoded - resolved, .request: encoded - start,
      .solve: solved - encoded,
    ]
  )
}

/// What this thread has used of the processor, in microseconds.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

extension Double {
  /// The nearest multiple of `step`.
  fileprivate func rounded(toMultipleOf step: Double) -> Double { (self / step).rounded() * step }
}
