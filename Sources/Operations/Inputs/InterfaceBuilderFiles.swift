import AppFolder
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel

/// Interface Builder files: each screen is a layout document, and goes the way of all documents.
extension LayoutEngine {
  /// Translates files and reads the documents that their screens stand for, of a folder in every language that is asked for.
  /// One that fails does not fail the others; files of a folder that cannot be read stand behind them.
  ///
  /// - Parameters:
  ///   - isStreaming: Whether no more than one layout is kept, so that there may be any number.
  ///   - deadline: When the work must end, nil for never.
  func documents(
    of source: ScreenSource, _ options: OperationOptions, isStreaming: Bool = false,
    until deadline: WorkDeadline? = nil
  ) throws(RequestFailure) -> [RequestedDocument] {
    var unreadable = UnreadableFiles(source.faults)
    var documents: [[RequestedDocument]] = []
    var count = 0
    for options in source.imports(options) {
      if let deadline { try check(deadline) }
      let app = try importScreens(source, options)
      unreadable.add(app.unreadable)
      documents.append(
        try app.screens.map { screen throws(RequestFailure) in
          if let deadline { try check(deadline) }
          return document(of: screen, in: source.context, options)
        })
      count += documents[documents.count - 1].reduce(0) { $0 + $1.resultCount }
      let limit = limits.decoding.environments
      guard isStreaming || count <= limit else {
        let fault = Fault.Kind.limitExceeded(.environments, limit: limit, value: count)
        throw RequestFailure(problem: ProblemDetails([Fault(fault, at: .root)]))
      }
    }
    return byScreen(documents) + unreadable.documents
  }

  /// The documents of several imports, screen by screen. A file that was made for a language may have other screens; then they
  /// stand import by import.
  private func byScreen(_ documents: [[RequestedDocument]]) -> [RequestedDocument] {
    guard let first = documents.first, documents.allSatisfy({ $0.count == first.count }) else {
      return documents.flatMap { $0 }
    }
    return first.indices.flatMap { screen in documents.map { $0[screen] } }
  }

  /// The document that a screen stands for, or what is wrong with it.
  func document(
    of screen: ImportedScene, in context: ScreenContext, _ options: OperationOptions
  ) -> RequestedDocument {
    let content: Result<DecodedRequest, RequestFailure>
    do throws(RequestFailure) {
      var request = try checked(try decode(screen.document, options, archive: context.assets))
      let translated = context.translatedObjects(ofFile: screen.file, in: options.language)
      if !translated.isEmpty {
        // What somebody translated is shown, and no text that code replaces.
        var draft = request.document.draft
        draft.forgetOutlets(ofViews: translated)
        request.document = LayoutDocument(draft)
      }
      content = .success(request)
    } catch {
      content = .failure(error)
    }
    return RequestedDocument(
      file: screen.file.isEmpty ? nil : screen.file, scene: screen.label, name: screen.name,
      isStrict: options.isStrict ?? false, isPlaced: screen.isPlaced, otherViews: screen.otherViews,
      content: content)
  }
}

extension ScreenSource {
  /// What of a folder cannot be read.
  var faults: [FileFault] {
    guard case .app(let folder) = files else { return [] }
    return folder.faults
  }
}

extension JSONWriter {
  /// Writes the documents that files stand for, and which files cannot be read.
  mutating func documents(_ app: ImportedApp, _ faults: [FileFault]) {
    beginObject()
    beginArray("documents")
    for screen in app.screens {
      beginObject()
      if !screen.file.isEmpty { member("file", screen.file) }
      member("name", screen.name)
      scene(screen.label)
      key("document")
      screen.document.withUnsafeBufferPointer { raw($0) }
      endObject()
    }
    endArray()
    var unreadable = UnreadableFiles(faults)
    unreadable.add(app.unreadable)
    if !unreadable.files.isEmpty {
      beginArray("unreadable")
      for (path, failure) in unreadable.files {
        problem(failure, ResultLabel(file: path))
      }
      endArray()
    }
    endObject()
  }
}
