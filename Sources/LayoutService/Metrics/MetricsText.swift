import HTTPServer

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
  mutating func sample(labels: [Label] = [], _ value: UInt64) { line("", labels, String(value)) }

  /// Writes a sample that is no whole number.
  mutating func sample(labels: [Label] = [], _ value: Double) { line("", labels, String(value)) }

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
    var text = ""
    for character in value {
      switch character {
      case "\\": text += #"\\"#
      case "\"": text += #"\""#
      case "\n": text += #"\n"#
      default: text.append(character)
      }
    }
    return text
  }
}
