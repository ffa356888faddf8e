import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

/// Writes what a request comes to: a layout, or for a batch its results in the order asked. An environment that
/// failed has its problem in the layout's place.
///
/// - Throws: The problem of a request of one environment that failed.
func encode(
  _ results: [EnvironmentResult], isBatch: Bool, isExact: Bool, to writer: inout JSONWriter
) throws(RequestFailure) {
  if !isBatch, let result = results.first {
    encode(try result.outcome.get(), scene: result.scene, isExact: isExact, to: &writer)
    return
  }
  writer.beginObject()
  writer.key("results")
  writer.beginArray()
  for result in results {
    switch result.outcome {
    case .success(let layout):
      encode(layout, name: result.name, scene: result.scene, isExact: isExact, to: &writer)
    case .failure(let failure):
      writer.beginObject()
      writer.key("name")
      writer.string(result.name)
      if let scene = result.scene { writer.scene(scene) }
      writer.key("problem")
      failure.problem.write(to: &writer, instance: nil)
      writer.endObject()
    }
  }
  writer.endArray()
  writer.endObject()
}

/// The results as text trees, a line with the name before each of a batch.
///
/// - Throws: As ``encode(_:isBatch:isExact:to:)``.
func textTrees(_ results: [EnvironmentResult], isBatch: Bool) throws(RequestFailure) -> String {
  if !isBatch, let result = results.first { return textTree(try result.outcome.get()) }
  return results.map { result in
    switch result.outcome {
    case .success(let layout): "\(result.name)\n\(textTree(layout))"
    case .failure(let failure): "\(result.name)\n\(failure.problem.detail)\n"
    }
  }.joined(separator: "\n")
}
