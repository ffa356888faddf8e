import HTTPServer
import Synchronization

/// Metrics as Prometheus reads them: the text format, version 0.0.4, or OpenMetrics, version 1.0.0, which has exemplars besides.
struct MetricsText {
  /// How they are written.
  enum Form {
    case prometheus, openMetrics

    var contentType: String {
      switch self {
      case .prometheus: "text/plain; version=0.0.4; charset=utf-8"
      case .openMetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8"
      }
    }
  }

  /// What a family of metrics is.
  enum Kind: String {
    case counter, gauge, histogram
  }

  typealias Label = (name: String, value: String)
  /// A nanosecond in seconds, for those whose values are such.
  static let nanosecond = 1e-9
  let form: Form
  private(set) var bytes = ByteBuffer(capacity: 16_384)
  private var name = ""

  init(as form: Form) { self.form = form }

  /// Ends the text.
  mutating func end() {
    if form == .openMetrics { bytes.append("# EOF\n") }
  }

  /// Begins a family; what follows belongs to it.
  mutating func family(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    // OpenMetrics calls the family of a counter by its name without the ending of its samples.
    let isBare = form == .openMetrics && kind == .counter && name.hasSuffix("_total")
    let family = isBare ? String(name.dropLast("_total".count)) : name
    bytes.append("# HELP \(family) \(help)\n# TYPE \(family) \(kind.rawValue)\n")
  }

  /// Writes a value of the family.
  mutating func sample(labels: [Label] = [], _ value: some Numeric & CustomStringConvertible) {
    line("", labels, "\(value)")
  }

  /// Writes the buckets, the sum and the count of a histogram.
  ///
  /// - Parameter unit: What one of its values is; 1 keeps them whole.
  mutating func histogram(_ histogram: Histogram, labels: [Label] = [], unit: Double = 1) {
    let counts = histogram.cumulativeCounts
    let exemplars = form == .openMetrics ? histogram.exemplars : []
    let marks = exemplars.map { $0.map { mark($0, unit) } ?? "" }
    func end(_ index: Int) -> String { marks.isEmpty ? "" : marks[index] }
    for (index, (bound, count)) in zip(histogram.bounds, counts).enumerated() {
      line("_bucket", labels + [("le", limit(bound, unit))], String(count) + end(index))
    }
    let total = String(counts.last ?? 0)
    line("_bucket", labels + [("le", "+Inf")], total + end(histogram.bounds.count))
    line("_sum", labels, number(histogram.sum, unit))
    line("_count", labels, total)
  }

  /// OpenMetrics has floats as limits.
  private func limit(_ bound: UInt64, _ unit: Double) -> String {
    form == .openMetrics && unit == 1 ? "\(bound).0" : number(bound, unit)
  }

  private func mark(_ exemplar: Exemplar, _ unit: Double) -> String {
    #" # {trace_id="\#(exemplar.traceID)"} \#(number(exemplar.value, unit)) \#(exemplar.time)"#
  }

  private func number(_ value: UInt64, _ unit: Double) -> String {
    // Divided, since 1 / 10 is the number nearest to a tenth and 1 * 0.1 need not be.
    unit == 1 ? String(value) : String(Double(value) / (1 / unit).rounded())
  }

  private mutating func line(_ suffix: String, _ labels: [Label], _ value: String) {
    bytes.append(name)
    bytes.append(suffix)
    if !labels.isEmpty {
      let list = labels.map { #"\#($0.name)="\#(escaped($0.value))""# }.joined(separator: ",")
      bytes.append("{\(list)}")
    }
    bytes.append(" \(value)\n")
  }

  /// A label's value inside its quotes.
  private func escaped(_ value: String) -> String {
    let escapes: [Character: String] = ["\\": #"\\"#, "\"": #"\""#, "\n": #"\n"#]
    return value.map { escapes[$0] ?? String($0) }.joined()
  }
}

/// Numbers that many threads count up without a lock.
final class Counters: @unchecked Sendable {
  private let cells: UnsafeMutablePointer<Atomic<UInt64>>
  let count: Int

  init(count: Int) {
    self.count = count
    cells = .allocate(capacity: count)
    for index in 0..<count { (cells + index).initialize(to: Atomic(0)) }
  }

  deinit {
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  subscript(index: Int) -> UInt64 {
    precondition(index >= 0 && index < count)
    return cells[index].load(ordering: .relaxed)
  }

  func add(_ amount: UInt64 = 1, at index: Int) {
    precondition(index >= 0 && index < count)
    cells[index].wrappingAdd(amount, ordering: .relaxed)
  }
}

/// A value that was seen, and in which trace.
struct Exemplar: Sendable {
  var traceID: String
  var value: UInt64
  /// In seconds since 1970.
  var time: Double
}

/// The last value of each bucket that somebody traced.
private final class Exemplars: Sendable {
  let kept: Mutex<[Exemplar?]>

  init(count: Int) { kept = Mutex(Array(repeating: nil, count: count)) }
}

/// How often values up to each of some bounds were seen, and their sum: Prometheus' histogram.
struct Histogram: Sendable {
  /// Ascending. What is above the last counts as `+Inf`.
  let bounds: [UInt64]
  /// One for each bound, one beyond, and the sum.
  private let counters: Counters
  private let traced: Exemplars

  init(bounds: [UInt64]) {
    self.bounds = bounds
    counters = Counters(count: bounds.count + 2)
    traced = Exemplars(count: bounds.count + 1)
  }

  /// - Parameter trace: In which it was seen; nil costs no lock.
  func add(_ value: UInt64, trace: TraceContext? = nil) {
    var index = 0
    while index < bounds.count, value > bounds[index] { index += 1 }
    counters.add(at: index)
    counters.add(value, at: bounds.count + 1)
    guard let trace else { return }
    let exemplar = Exemplar(traceID: trace.traceID, value: value, time: secondsSince1970())
    traced.kept.withLock { $0[index] = exemplar }
  }

  /// The last traced value up to each bound, and last the one beyond all.
  var exemplars: [Exemplar?] { traced.kept.withLock { $0 } }

  var sum: UInt64 { counters[bounds.count + 1] }

  /// How many values were up to each bound, and last how many there were.
  var cumulativeCounts: [UInt64] {
    var total: UInt64 = 0
    return (0...bounds.count).map {
      total += counters[$0]
      return total
    }
  }
}
