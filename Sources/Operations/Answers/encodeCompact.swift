import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

/// Layouts by what is written of them, but for their environments: equal ones have one number, from 0, in the order in
/// which they come.
struct DistinctLayouts: Sendable {
  private var encoder: LayoutEncoder
  private var numbers: [[UInt8]: Int] = [:]

  init(_ detail: LayoutDetail) {
    encoder = LayoutEncoder(detail)
  }

  /// The number of a layout, and what is written of it where it is a new one.
  mutating func take(_ layout: Layout) -> (number: Int, text: [UInt8]?) {
    var writer = JSONWriter()
    encoder.encodeShared(layout, to: &writer)
    let text = writer.bytes()
    if let number = numbers[text] { return (number, nil) }
    numbers[text] = numbers.count
    return (numbers.count - 1, text)
  }

  /// Writes an environment and the number of its layout, as members.
  mutating func encode(_ layout: Layout, number: Int, to writer: inout JSONWriter) {
    encoder.encodeOwn(layout, to: &writer)
    writer.member("layout", number)
  }

  /// Writes an environment with the number of its layout, and that layout where it is a new one.
  mutating func encodeLine(_ layout: Layout, _ label: ResultLabel, to writer: inout JSONWriter) {
    let (number, text) = take(layout)
    writer.beginObject()
    writer.label(label)
    encode(layout, number: number, to: &writer)
    if let text {
      writer.key("content")
      text.withUnsafeBufferPointer { writer.raw($0) }
    }
    writer.endObject()
  }
}

/// Writes each layout once, and the environments in the order asked with the number of theirs.
///
/// - Parameter beforeEach: Asked before each result; what it throws ends the writing.
/// - Throws: The problem of a request of one environment that failed.
func encodeCompact(
  _ results: [EnvironmentResult], isBatch: Bool, _ detail: LayoutDetail, to writer: inout JSONWriter,
  beforeEach: () throws(RequestFailure) -> Void
) throws(RequestFailure) {
  if !isBatch, case .failure(let failure)? = results.first?.outcome { throw failure }
  var layouts = DistinctLayouts(detail)
  var numbers: [Int?] = []
  writer.beginObject()
  writer.beginArray("layouts")
  for result in results {
    try beforeEach()
    guard case .success(let resolved) = result.outcome else {
      numbers.append(nil)
      continue
    }
    let (number, text) = layouts.take(resolved.layout)
    numbers.append(number)
    text?.withUnsafeBufferPointer { writer.raw($0) }
  }
  writer.endArray()
  writer.beginArray("environments")
  for (result, number) in zip(results, numbers) {
    let label = ResultLabel(
      file: result.file, name: isBatch ? result.name.text : nil, scene: result.scene)
    switch result.outcome {
    case .success(let resolved):
      writer.beginObject()
      writer.label(label)
      layouts.encode(resolved.layout, number: number ?? 0, to: &writer)
      writer.endObject()
    case .failure(let failure): writer.problem(failure, label)
    }
  }
  writer.endArray()
  writer.endObject()
}

/// Each text tree once, below the names and the first lines of all results that have it.
func compactTrees(
  _ results: [EnvironmentResult], beforeEach: () throws(RequestFailure) -> Void
) throws(RequestFailure) -> String {
  var places: [String: Int] = [:]
  var groups: [(headings: String, content: String)] = []
  for result in results {
    try beforeEach()
    let (heading, content) = result.textParts
    if let place = places[content] {
      groups[place].headings += heading
    } else {
      places[content] = groups.count
      groups.append((heading, content))
    }
  }
  return groups.map { $0.headings + $0.content }.joined(separator: "\n")
}

extension EnvironmentResult {
  /// The lines that are its own, and those that others may have, too.
  fileprivate var textParts: (heading: String, content: String) {
    switch outcome {
    case .success(let resolved):
      ("\(heading): \(textHeading(of: resolved.layout))", textContent(of: resolved.layout))
    case .failure(let failure): ("\(heading)\n", failure.problem.detail + "\n")
    }
  }
}

extension JSONWriter {
  /// Writes a result without a layout.
  mutating func problem(_ failure: RequestFailure, _ label: ResultLabel) {
    beginObject()
    self.label(label)
    key("problem")
    failure.problem.write(to: &self, instance: nil)
    endObject()
  }
}
