import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension LayoutEngine {
  /// Writes each layout of a request once, and what environments have it: as JSON, or as text trees. Results are asked for one after
  /// the other, and none is kept.
  ///
  /// - Throws: The problem of an answer that is too long, and of work that takes too long or keeps too much.
  func writeCompact(
    _ source: inout ResultSource, isBatch: Bool, as form: MediaType, _ detail: LayoutDetail,
    until deadline: WorkDeadline
  ) throws(Refusal) -> OperationAnswer {
    if form == .text { return try writeTrees(&source, until: deadline) }
    var layouts = DistinctLayouts(detail)
    var numbers = SharedNumbers()
    var done = 0
    var writer = JSONWriter()
    var environments = JSONWriter()
    writer.beginObject()
    writer.beginArray("layouts")
    environments.beginArray()
    while let result = try source.next() {
      try check(deadline)
      // The layout of a request of one environment needs no name.
      let label = ResultLabel(
        file: result.file, name: isBatch ? result.name.text : nil, scene: result.scene)
      switch result.outcome {
      case .success(let resolved):
        let (number, text) = numbers.take(resolved, or: &layouts)
        text?.withUnsafeBufferPointer { writer.raw($0) }
        environments.beginObject()
        environments.label(label)
        layouts.encode(resolved.layout, number: number, to: &environments)
        environments.endObject()
      case .failure(let failure):
        if !isBatch { throw failure }
        environments.problem(failure, label)
      }
      done += 1
      try foresee(writer.count + environments.count, done, of: source.count)
    }
    writer.endArray()
    environments.endArray()
    writer.key("environments")
    environments.bytes().withUnsafeBufferPointer { writer.raw($0) }
    writer.endObject()
    return OperationAnswer(writer, as: form)
  }

  /// Each text tree once, below the names and the first lines of all results that have it.
  private func writeTrees(
    _ source: inout ResultSource, until deadline: WorkDeadline
  ) throws(Refusal) -> OperationAnswer {
    var places: [TextDigest: Int] = [:]
    var groups: [(headings: PlainText, content: PlainText)] = []
    var (done, count) = (0, 0)
    while let result = try source.next() {
      try check(deadline)
      let (heading, content) = result.textParts
      count += heading.string.utf8.count
      var text = content.string
      let digest = text.withUTF8 { TextDigest(UnsafeRawBufferPointer($0)) }
      if let place = places[digest] {
        groups[place].headings += heading
      } else {
        places[digest] = groups.count
        count += text.utf8.count + 1
        groups.append((heading, content))
      }
      done += 1
      try foresee(count, done, of: source.count)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for place in groups.indices {
      if place > 0 { bytes.append(UInt8(ascii: "\n")) }
      bytes += groups[place].headings.string.utf8
      bytes += groups[place].content.string.utf8
      groups[place].content = ""
    }
    return OperationAnswer(.bytes(bytes), as: .text)
  }

  /// - Throws: The problem of an answer that is too long already.
  private func foresee(_ bytes: Int, _ done: Int, of count: Int) throws(Refusal) {
    if bytes <= limits.answerBytes { return }
    let (all, overflow) = (bytes / done).multipliedReportingOverflow(by: count)
    throw .answerTooLarge(limit: limits.answerBytes, value: overflow ? .max : max(bytes, all))
  }
}

extension EnvironmentResult {
  /// The lines that are its own, and those that others may have, too.
  fileprivate var textParts: (heading: PlainText, content: PlainText) {
    switch outcome {
    case .success(let resolved):
      ("\(heading): \(textHeading(of: resolved.layout))", textContent(of: resolved.layout))
    case .failure(let failure): ("\(heading)\n", "\(failure.detail)\n")
    }
  }
}

/// The numbers of layouts that were written, by their resolutions: what comes of one is written again only where it differs.
private struct SharedNumbers {
  private struct Known {
    let diagnostics: [Diagnostic]
    let grid: PixelGrid
    let number: Int
  }

  private var known: [Int: [Known]] = [:]

  /// The number of an equal layout; nil where nobody knows one.
  private func number(of resolved: ResolvedLayout) -> Int? {
    resolved.resolution.flatMap { known[$0] }?.first { known in
      known.diagnostics == resolved.layout.diagnostics && known.grid == resolved.layout.environment.pixelGrid
    }?.number
  }

  /// The number of a layout, and what is written of it where it is a new one.
  mutating func take(
    _ resolved: ResolvedLayout, or layouts: inout DistinctLayouts
  ) -> (number: Int, text: [UInt8]?) {
    if let number = number(of: resolved) { return (number, nil) }
    let taken = layouts.take(resolved.layout)
    note(taken.number, of: resolved)
    return taken
  }

  private mutating func note(_ number: Int, of resolved: ResolvedLayout) {
    guard let resolution = resolved.resolution else { return }
    known[resolution, default: []].append(
      Known(
        diagnostics: resolved.layout.diagnostics, grid: resolved.layout.environment.pixelGrid, number: number)
    )
  }
}

/// What tells texts from each other without keeping them: their length, and two hashes that nobody can foresee.
struct TextDigest: Hashable {
  private let count: Int
  private let hashes: [Int]

  init(_ text: UnsafeRawBufferPointer) {
    count = text.count
    hashes = [0, 1].map { seed in
      var hasher = Hasher()
      hasher.combine(seed)
      hasher.combine(bytes: text)
      return hasher.finalize()
    }
  }
}

/// Layouts by what is written of them, but for their environments: equal ones have one number, from 0, in the order in
/// which they come.
struct DistinctLayouts: Sendable {
  private var encoder: LayoutEncoder
  private var numbers: [TextDigest: Int] = [:]

  init(_ detail: LayoutDetail) { encoder = LayoutEncoder(detail) }

  /// The number of a layout, and what is written of it where it is a new one.
  mutating func take(_ layout: Layout) -> (number: Int, text: [UInt8]?) {
    var writer = JSONWriter()
    encoder.encodeShared(layout, to: &writer)
    let text = writer.bytes()
    let digest = text.withUnsafeBytes { TextDigest($0) }
    if let number = numbers[digest] { return (number, nil) }
    numbers[digest] = numbers.count
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
