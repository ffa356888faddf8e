import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

/// Writes the results of a request one after the other: layouts, and for an environment that failed its problem in the
/// layout's place. What equal layouts share is written once and copied.
struct ResultEncoder: Sendable {
  private var layouts: LayoutEncoder
  /// Nil where every result has its layout.
  private var distinct: DistinctLayouts?

  /// - Parameters:
  ///   - detail: What layouts tell beyond the usual.
  ///   - source: Where what was written before can be copied from.
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

  /// Writes the layout of a request of one environment, which needs no name.
  ///
  /// - Throws: Its problem, if it failed.
  mutating func encodeAlone(
    _ result: EnvironmentResult, to writer: inout JSONWriter
  ) throws(RequestFailure) {
    switch result.outcome {
    case .success(let resolved):
      layouts.encode(resolved.layout, ResultLabel(file: result.file, scene: result.scene), to: &writer)
    case .failure(let failure): throw failure
    }
  }
}

/// Writes what a request comes to: a layout, or for a batch its results in the order asked.
///
/// - Parameter beforeEach: Asked before each result of a batch; what it throws ends the writing.
/// - Throws: The problem of a request of one environment that failed.
func encode(
  _ results: [EnvironmentResult], isBatch: Bool, _ detail: LayoutDetail, to writer: inout JSONWriter,
  beforeEach: () throws(RequestFailure) -> Void = {}
) throws(RequestFailure) {
  var encoder = ResultEncoder(detail, copying: results.count > 1 ? .writer : .nowhere)
  if detail.isCompact {
    return try encodeCompact(results, isBatch: isBatch, detail, to: &writer, beforeEach: beforeEach)
  }
  if !isBatch, !results.isEmpty { return try encoder.encodeAlone(results[0], to: &writer) }
  writer.beginObject()
  writer.beginArray("results")
  for result in results {
    try beforeEach()
    encoder.encode(result, to: &writer)
  }
  writer.endArray()
  writer.endObject()
}

/// How many bytes ``encode(_:isBatch:_:to:beforeEach:)`` writes, about.
func expectedCount(of results: [EnvironmentResult], _ detail: LayoutDetail) -> Int {
  var count = 0
  for result in results {
    switch result.outcome {
    case .success(let resolved): count += resolved.expectedCount(detail)
    case .failure: count += 1024
    }
  }
  return count
}

extension ResolvedLayout {
  /// About how many bytes the layout takes. A method, which borrows the layout; other callers copy it.
  fileprivate func expectedCount(_ detail: LayoutDetail) -> Int {
    LayoutEncoder.expectedCount(of: layout, detail)
  }
}

/// The results as text trees, a line with the name before each of a batch.
///
/// - Parameters:
///   - isCompact: Whether equal layouts are told once, below the lines of all environments that have them.
///   - beforeEach: Asked before each result of a batch; what it throws ends the writing.
/// - Throws: As ``encode(_:isBatch:_:to:beforeEach:)``.
func textTrees(
  _ results: [EnvironmentResult], isBatch: Bool, isCompact: Bool = false,
  beforeEach: () throws(RequestFailure) -> Void = {}
) throws(RequestFailure) -> String {
  if isCompact, isBatch { return try compactTrees(results, beforeEach: beforeEach) }
  if !isBatch, let result = results.first { return textTree(try result.outcome.get().layout) }
  return try results.map { result throws(RequestFailure) -> String in
    try beforeEach()
    return switch result.outcome {
    case .success(let resolved): "\(result.heading)\n\(textTree(resolved.layout))"
    case .failure(let failure): "\(result.heading)\n\(failure.problem.detail)\n"
    }
  }.joined(separator: "\n")
}

extension EnvironmentResult {
  /// What texts and pictures call it: its name, behind the file where that is one of many.
  var heading: String { file.map { "\($0): \(name.text)" } ?? name.text }
}
