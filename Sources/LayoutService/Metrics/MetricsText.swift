import HTTPServer
import Synchronization

/// Metrics as Prometheus reads them: the text format, version 0.0.4.
struct MetricsText {
  /// What a family of metrics is.
  enum Kind: String {
    case counter, gauge, histogram
  }

  typealias Label = (name: String, value: String)
  static let contentType = "text/plain; version=0.0.4; charset=utf-8"
  /// A nanosecond in seconds, for those whose values are such.
  static let nanosecond = 1e-9
  private(set) var bytes = ByteBuffer(capacity: 16_384)
  private var name = ""

  /// Begins a family; what follows belongs to it.
  mutating func family(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    bytes.append("# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n")
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
    for (bound, count) in zip(histogram.bounds, counts) {
      line("_bucket", labels + [("le", number(bound, unit))], String(count))
    }
    let total = String(counts.last ?? 0)
    line("_bucket", labels + [("le", "+Inf")], total)
    line("_sum", labels, number(histogram.sum, unit))
    line("_count", labels, total)
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

/// How often values up to each of some bounds were seen, and their sum: Prometheus' histogram.
struct Histogram: Sendable {
  /// Ascending. What is above the last counts as `+Inf`.
  let bounds: [UInt64]
  /// One for each bound, one beyond, and the sum.
  private let counters: Counters

  init(bounds: [UInt64]) {
    self.bounds = bounds
    counters = Counters(count: bounds.count + 2)
  }

  func add(_ value: UInt64) {
    var index = 0
    while index < bounds.count, value > bounds[index] { index += 1 }
    counters.add(at: index)
    counters.add(value, at: bounds.count + 1)
  }

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
