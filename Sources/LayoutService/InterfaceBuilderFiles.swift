import InterfaceBuilder
import LayoutCoding
import LayoutModel

/// Interface Builder files: each scene is a layout document, and goes the way of all documents.
extension Service {
  /// Translates a file.
  func importFile(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions
  ) throws(RequestFailure) -> [ImportedScene] {
    do {
      return try importInterfaceBuilderFile(
        body, overrides: options.overrides, scene: options.scene, limits: settings.decodingLimits)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// Translates and resolves a file.
  ///
  /// - Returns: One result for each scene. One that fails does not fail the others.
  func resolveFile(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions
  ) throws(RequestFailure) -> [EnvironmentResult] {
    let deadline = self.deadline
    var results: [EnvironmentResult] = []
    for scene in try importFile(body, options) {
      do throws(RequestFailure) {
        let request = try decode(scene.document, options)
        for var result in try resolve(request, isStrict: options.isStrict ?? false, until: deadline) {
          result.name = scene.name
          result.scene = scene.label
          results.append(result)
        }
      } catch {
        if error.problem.type == .timeLimit { throw error }
        results.append(EnvironmentResult(name: scene.name, scene: scene.label, outcome: .failure(error)))
      }
    }
    return results
  }

  /// Writes the documents that a file stands for.
  func encodeDocuments(_ scenes: [ImportedScene], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("documents")
    writer.beginArray()
    for scene in scenes {
      writer.beginObject()
      writer.key("name")
      writer.string(scene.name)
      writer.scene(scene.label)
      writer.key("document")
      scene.document.withUnsafeBufferPointer { writer.raw($0) }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
