import InterfaceBuilder
import JSON
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

  /// Translates a file and reads the documents that its scenes stand for. One that fails does not fail the others.
  ///
  /// - Parameter deadline: When the work must end, nil for never.
  func documents(
    ofFile body: UnsafeRawBufferPointer, _ options: ResolveOptions, until deadline: WorkDeadline? = nil
  ) throws(RequestFailure) -> [RequestedDocument] {
    try importFile(body, options).map { scene throws(RequestFailure) in
      if let deadline { try check(deadline) }
      let content: Result<RequestBox, RequestFailure>
      do throws(RequestFailure) {
        content = .success(try checked(try decode(scene.document, options)))
      } catch {
        content = .failure(error)
      }
      return RequestedDocument(
        scene: scene.label, name: scene.name, isStrict: options.isStrict ?? false, content: content)
    }
  }

  /// Writes the documents that a file stands for.
  func encodeDocuments(_ scenes: [ImportedScene], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.beginArray("documents")
    for scene in scenes {
      writer.beginObject()
      writer.member("name", scene.name)
      writer.scene(scene.label)
      writer.key("document")
      scene.document.withUnsafeBufferPointer { writer.raw($0) }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}
