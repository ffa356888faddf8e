import LayoutCoding
package import LayoutModel

/// A layout of a file, and what it is of.
package struct FileLayout: Sendable {
  /// Name of the environment, for people; of a scene behind its own.
  package var name: String
  /// Path of its file in the folder of an app; nil where it came alone.
  package var file: String?
  /// Scene of an Interface Builder file, or class in Swift; nil for a layout document.
  package var scene: SceneLabel?
  package var layout: Layout
}

// What files and folders come to as values, for those who do not want them written.

extension FileResolver {
  /// The layouts of a document, or of the screens of a file or of an app's folder.
  ///
  /// - Throws: The problem of an input that cannot be read, or of the first environment that has no layout.
  package func layouts(of input: FileInput, query: Query) throws(Refusal) -> [FileLayout] {
    let options = try options(query, .resolve)
    return try withDocuments(of: input, for: .resolve, options) { documents throws(Refusal) in
      try engine.resolve(documents.documents, options.detail, until: deadline).map { result throws(Refusal) in
        FileLayout(
          name: result.name.text, file: result.file, scene: result.scene,
          layout: try result.outcome.get().layout)
      }
    }
  }

  /// Why the layouts of an input are as they are, or those of the messages in a console's output.
  ///
  /// - Throws: The problem of an input that cannot be read, and of work that takes too long.
  package func explanation(of input: FileInput, query: Query) throws(Refusal) -> ExplanationReport {
    let options = try options(query, .explain)
    return try withDocuments(of: input, for: .explain, options) { documents throws(Refusal) in
      try engine.explain(documents, options, until: deadline).report
    }
  }

  /// What differs between the layouts of two inputs, of which the first is the old one.
  ///
  /// - Throws: The problem of an input that cannot be read, and of work that takes too long.
  package func comparison(
    of old: FileInput, with new: FileInput, query: Query
  ) throws(Refusal) -> ComparisonReport {
    let options = try options(query, .diff)
    return try withDocuments(of: old, for: .resolve, options) { before throws(Refusal) in
      try withDocuments(of: new, for: .resolve, options) { after throws(Refusal) in
        try engine.compare(
          ComparedSide(documents: before.documents, place: .file("before")),
          ComparedSide(documents: after.documents, place: .file("after")), options, until: deadline
        ).report
      }
    }
  }

  /// The answer of an operation about an input, as the service would give it.
  ///
  /// - Parameter file: What it is called; nil for one without a name.
  /// - Throws: The problem of an input that cannot be read or has no answer.
  package func bytes(
    _ operation: Operation, _ input: FileInput, file: String?, query: Query, as form: MediaType
  ) throws(Refusal) -> [UInt8] {
    var options = try options(query, operation)
    options.file = file
    let known = options
    return try withMaterial(of: input, for: operation, known.languages) { material throws(Refusal) in
      let job = try operation.begin(material, known, as: form, by: engine, until: end)
      return try job.run(until: deadline).bytes
    }
  }

  /// Looks at a file, or at all screens of an app's folder, for what should be mended.
  ///
  /// - Parameter name: What the report calls a file, or nil; those of a folder have their paths in it.
  package func lint(_ input: FileInput, name: String?, _ asked: FileLinting) -> LintReport {
    switch input {
    case .bytes(let bytes):
      var file = lint(bytes, path: name ?? "", asked)
      file.path = name
      return LintReport(files: [file])
    case .folder(let files):
      do throws(Refusal) {
        let app = try lintedApp(files, asked)
        return LintReport(files: app.paths.map { app.lint($0, as: $0) })
      } catch {
        return LintReport(files: [LintedFile(path: name, faults: LintFault.all(of: error))])
      }
    }
  }

  func withDocuments<Result>(
    of input: FileInput, for operation: Operation, _ options: OperationOptions,
    _ use: (InputDocuments) throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    try withMaterial(of: input, for: operation, options.languages) { material throws(Refusal) in
      try use(try engine.documents(of: material, options, Reading(deadline: end)))
    }
  }
}
