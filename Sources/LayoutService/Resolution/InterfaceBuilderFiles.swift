import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

/// Interface Builder files: each screen is a layout document, and goes the way of all documents.
extension Service {
  /// Translates a file: on a device the screens of an app, else each scene as Xcode's canvas shows it.
  ///
  /// - Parameter describesElements: Whether to tell what each object is called and where it stands.
  func importFile(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions, describesElements: Bool = false
  ) throws(RequestFailure) -> [ImportedScene] {
    do {
      if !options.overrides.namesDevices {
        return try importInterfaceBuilderFile(
          body, overrides: options.overrides, scene: options.scene, path: options.file,
          describesElements: describesElements, limits: settings.decodingLimits)
      }
      // Devices and all else are laid over the documents, as over every other.
      return try importScreens(
        body, EnvironmentOverrides(), options, describesElements: describesElements)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  /// Translates a file into documents for people: the screens of an app, on a device or on any.
  func importDocuments(
    _ body: UnsafeRawBufferPointer, _ options: ResolveOptions
  ) throws(RequestFailure) -> [ImportedScene] {
    do {
      return try importScreens(body, options.overrides, options, describesElements: false)
    } catch {
      throw RequestFailure(problem: ProblemDetails(error.faults))
    }
  }

  private func importScreens(
    _ body: UnsafeRawBufferPointer, _ overrides: EnvironmentOverrides, _ options: ResolveOptions,
    describesElements: Bool
  ) throws(FaultList) -> [ImportedScene] {
    try importApp(
      [InterfaceFile(path: options.file ?? "", bytes: Array(body))], overrides: overrides, scene: options.scene,
      describesElements: describesElements, limits: settings.decodingLimits
    ).screens
  }

  /// Translates a file and reads the documents that its screens stand for. One that fails does not fail the others.
  ///
  /// - Parameters:
  ///   - isStreaming: Whether no more than one layout is kept, so that there may be any number.
  ///   - deadline: When the work must end, nil for never.
  func documents(
    ofFile body: UnsafeRawBufferPointer, _ options: ResolveOptions, isStreaming: Bool = false,
    until deadline: WorkDeadline? = nil
  ) throws(RequestFailure) -> [RequestedDocument] {
    let documents = try importFile(body, options).map { scene throws(RequestFailure) in
      if let deadline { try check(deadline) }
      return document(of: scene, options)
    }
    let count = documents.reduce(0) { $0 + $1.resultCount }
    let limit = settings.decodingLimits.environments
    guard isStreaming || count <= limit else {
      let fault = Fault.Kind.limitExceeded(.environments, limit: limit, value: count)
      throw RequestFailure(problem: ProblemDetails([Fault(fault, at: .root)]))
    }
    return documents
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
      otherViews: scene.otherViews, content: content)
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

extension EnvironmentOverrides {
  /// Whether they say on which devices something is shown.
  fileprivate var namesDevices: Bool {
    device != nil || environments.map { $0.devices != .own } ?? false
  }
}
