/// How long the steps of a request took, for the `Server-Timing` header. Times never stand in an answer's body:
/// the same request has the same bytes.
struct Stopwatch {
  private var start = ContinuousClock.now
  /// The header's value so far: `decode;dur=0.031, resolve;dur=0.058`, in milliseconds.
  private(set) var serverTiming = ""

  /// Ends a step, whose name is a token.
  mutating func lap(_ name: String) {
    let now = ContinuousClock.now
    let nanoseconds =
      (now - start).components.attoseconds / 1_000_000_000 + (now - start).components.seconds * 1_000_000_000
    if !serverTiming.isEmpty { serverTiming += ", " }
    let microseconds = nanoseconds / 1000
    let fraction = String(microseconds % 1000 + 1000).dropFirst()
    serverTiming += "\(name);dur=\(microseconds / 1000).\(fraction)"
    start = now
  }
}
