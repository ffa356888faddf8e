import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

/// Interface Builder files: each scene is a layout document, and goes the way of all documents.
extension Service {
  /// Translates a file.
  ///
  /// - Parameter describesElements: Whether to tell what each object is called and where it stands.
  func importFile(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions, describesElements: Bool = false
  ) throws(RequestFailure) -> [ImportedScene] {
    do {
      return try importInterfaceBuilderFile(
        body, overrides: options.overrides, scene: options.scene, path: options.file,
        describesElements: describesElements,
        limits: settings.decodingLimits)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// Translates a file and reads the documents that its scenes stand for: each scene once for every device that is asked for,
  /// as it depends on it. One that fails does not fail the others.
  ///
  /// - Parameter deadline: When the work must end, nil for never.
  func documents(
    ofFile body: UnsafeRawBufferPointer, _ options: ResolveOptions, until deadline: WorkDeadline? = nil
  ) throws(RequestFailure) -> [RequestedDocument] {
    let asked = options.perDevice(of: catalogue)
    var documents: [[RequestedDocument]] = []
    for options in asked {
      let scenes = try importFile(body, options)
      let limit = settings.decodingLimits.environments
      guard scenes.count <= limit / asked.count else {
        let fault = Fault.Kind.limitExceeded(.environments, limit: limit, value: scenes.count * asked.count)
        throw RequestFailure(problem: ProblemDetails([Fault(fault, at: .root)]))
      }
      documents.append(
        try scenes.map { scene throws(RequestFailure) in
          if let deadline { try check(deadline) }
          return document(of: scene, options)
        })
    }
    guard let first = documents.first else { return [] }
    return first.indices.flatMap { scene in documents.map { $0[scene] } }
  }

  /// The document that a scene stands for, or what is wrong with it.
  func document(of scene: ImportedScene, _ options: ResolveOptions) -> RequestedDocument {
    let content: Result<RequestBox, RequestFailure>
    do throws(RequestFailure) {
      content = .success(try checked(try decode(scene.document, options)))
    } catch {
      content = .failure(error)
    }
    return RequestedDocument(
      scene: scene.label, name: scene.name, isStrict: options.isStrict ?? false, isPlaced: scene.isPlaced,
      content: content)
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
