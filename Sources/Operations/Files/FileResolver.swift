import AdaptiveLayout
import AppFolder
import LayoutCoding
package import LayoutModel
import SwiftScreens

/// Runs operations on files and folders.
package struct FileResolver: Sendable {
  /// What one file comes to.
  package struct Outcome: Sendable {
    /// The answer as the service would give it; empty if there is a problem with all of it.
    package var output: [UInt8] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether a comparison found anything.
    package var hasDifferences = false
    /// For people, one line a problem, with the place in the file; nil if there is none.
    package var problem: PlainText?
    /// What the problem is made of; nil if there is none.
    fileprivate var failure: Refusal?
  }

  let engine: LayoutEngine
  private let project: ProjectScreens
  let end: WorkDeadline?

  /// - Parameters:
  ///   - project: What counts besides the options.
  ///   - engine: By default one that has the limits of those who look at their own files.
  ///   - end: When all work must end; nil where each layout has its own time.
  package init(
    _ project: ProjectScreens = ProjectScreens(),
    on engine: LayoutEngine = LayoutEngine(limits: .ofOwnFiles), until end: WorkDeadline? = nil
  ) { (self.project, self.engine, self.end) = (project, engine, end) }

  /// When work that begins now must end.
  var deadline: WorkDeadline { end ?? engine.deadline }

  func options(_ query: Query, _ operation: Operation) throws(Refusal) -> OperationOptions {
    var options = try engine.options(query, operation.parameters)
    for text in project.fills {
      try engine.refuse(options.take(Array(text.utf8), from: .project, engine.limits.decoding), in: .project)
    }
    options.fills.flags.formUnion(project.defines)
    options.excludesType = project.excludes
    return options
  }

  /// Asks an operation about a file or a folder.
  ///
  /// - Parameter file: What it is called; nil for one without a name.
  package func answer(
    _ operation: Operation, _ input: FileInput, file: String?, query: Query, as form: MediaType
  ) -> Outcome {
    do throws(Refusal) {
      var options = try options(query, operation)
      options.file = file
      // No answer has them for programs, and documents that are imported have those of their own files.
      options.tellsPlaces = form == .text && operation.name != Operation.import.name
      let known = options
      var outcome = try withMaterial(of: input, for: operation, options.languages) {
        material throws(Refusal) in
        try answer(operation, material, known, as: form)
      }
      outcome.problem = outcome.failure?.report(of: file ?? "-", in: input.texts)
      return outcome
    } catch {
      return Outcome(problem: error.report(of: file ?? "-", in: input.texts))
    }
  }

  private func answer(
    _ operation: Operation, _ material: Material, _ options: OperationOptions, as form: MediaType
  ) throws(Refusal) -> Outcome {
    let job = try operation.begin(material, options, as: form, by: engine, until: nil)
    let answer = try job.run(until: deadline)
    return Outcome(
      output: answer.bytes, diagnostics: answer.diagnostics, hasDifferences: answer.hasDifferences,
      failure: answer.failures.first)
  }

  /// Compares two files.
  package func compare(
    _ old: (name: String, bytes: [UInt8]), _ new: (name: String, bytes: [UInt8]), query: Query,
    as form: MediaType
  ) -> Outcome {
    let texts = [old.name: old.bytes].merging([new.name: new.bytes]) { _, new in new }
    do throws(Refusal) {
      var options = try options(query, .diff)
      options.tellsPlaces = form == .text
      let known = options
      return try old.bytes.lent { first throws(Refusal) in
        try new.bytes.lent { second throws(Refusal) in
          let sides = Material(.init(first, .file(old.name)), .init(second, .file(new.name)))
          var outcome = try answer(.diff, sides, known, as: form)
          outcome.problem = outcome.failure?.report(of: new.name, in: texts)
          return outcome
        }
      }
    } catch {
      return Outcome(problem: error.report(of: new.name, in: texts))
    }
  }

  /// What is wrong with parameters of an operation, nil for nothing.
  package func problem(of query: Query, for operation: Operation = .lint) -> Refusal? {
    do throws(Refusal) {
      _ = try engine.options(query, operation.parameters)
      return nil
    } catch {
      return error
    }
  }
}

/// What a project says of its classes in Swift, whoever asks.
package struct ProjectScreens: Sendable {
  /// Values for what the source does not tell, as JSON.
  package var fills: [String] = []
  /// Flags for `#if`.
  package var defines: [String] = []
  /// Whether nobody wants to see a class, by its name.
  package var excludes: @Sendable (String) -> Bool = { _ in false }

  package init() {}
}

/// How the layouts of a file are asked for, besides what a query says.
package struct FileResolution: Sendable {
  package var query: Query = []
  /// What the file is called; nil for one without a name.
  package var file: String?
  /// What lines say they are of, before the path in a folder; nil for nothing.
  package var label: String?
  package var format = OutputFormat.json
  /// Whether to tell how each layout came about.
  package var isExplained = false
  /// The asset catalogues of layout documents, besides those in them.
  package var catalog: FileCatalog?

  package init() {}
}

extension FileResolver {
  /// Resolves one document, or every screen of an Interface Builder file or of an app's folder.
  ///
  /// - Parameters:
  ///   - lines: Counts what was written so far as lines, and goes on from there.
  ///   - progress: Told before each result how many of the file's are done, of how many, and the next one's name.
  ///   - explain: Takes, where that is asked for, how each layout came about, for people.
  ///   - write: Takes lines as soon as they are there. Other formats are in the outcome.
  package func resolve(
    _ input: FileInput, _ asked: FileResolution, lines: inout LineSummary,
    progress: (_ done: Int, _ total: Int, _ name: String) -> Void = { _, _, _ in },
    explain: (PlainText) -> Void = { _ in }, write: ([UInt8]) -> Void = { _ in }
  ) -> Outcome {
    var outcome = Outcome()
    do throws(Refusal) {
      var options = try options(asked.query, .resolve)
      (options.detail.isDrawn, options.file) = (asked.format.mediaType.isPicture, asked.file)
      options.tellsPlaces = asked.format == .text
      let isStreaming = asked.format == .ndjson
      let (documents, files) = try read(input, options, asked.catalog, isStreaming: isStreaming)
      var run = ResolutionRun(
        documents.documents, options.detail.resolution, on: engine, isStreaming: isStreaming,
        until: deadline)
      var (results, done): ([EnvironmentResult], Int) = ([], 0)
      while let name = run.nextName {
        progress(done, run.resultCount, name.text)
        if asked.isExplained { noteProblems() }
        guard let result = try run.next() else { break }
        if asked.isExplained { explain(explanation(of: result)) }
        done += 1
        add(result, of: input, asked, to: &outcome)
        if isStreaming {
          write(lines.take(result, file: path(of: result, in: asked.label), options.detail))
        } else {
          results.append(result)
        }
      }
      if isStreaming { return outcome }
      let form = asked.format.mediaType
      let deadline = form.isPicture ? deadline : WorkDeadline(seconds: 1e9)
      outcome.output = try engine.write(
        results, files, isBatch: documents.isBatch, as: form, options.detail, until: deadline
      ).bytes
      return outcome
    } catch {
      return Outcome(problem: error.report(of: asked.file ?? "-", in: input.texts))
    }
  }

  private func add(
    _ result: EnvironmentResult, of input: FileInput, _ asked: FileResolution, to outcome: inout Outcome
  ) {
    switch result.outcome {
    case .success(let resolved): outcome.diagnostics += resolved.layout.diagnostics
    case .failure(let failure):
      let text: PlainText = "\(result.heading):\n\(failure.report(of: asked.file ?? "-", in: input.texts))"
      outcome.problem = outcome.problem.map { $0 + "\n" + text } ?? text
    }
  }

  private func read(
    _ input: FileInput, _ options: OperationOptions, _ catalog: FileCatalog?, isStreaming: Bool
  ) throws(Refusal) -> (InputDocuments, CatalogFiles?) {
    try withMaterial(of: input, for: .resolve, options.languages, catalog) { material throws(Refusal) in
      (try engine.documents(of: material, options, Reading(isStreaming: isStreaming)), material.files)
    }
  }

  /// What a line says that it is of: the file or folder that was named, and in a folder the path; nil for neither.
  private func path(of result: EnvironmentResult, in file: String?) -> String? {
    let names = [file, result.file].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Has the workspace note every problem that it solves from here on.
  private func noteProblems() { engine.workspaces.withWorkspace { $0.resolution.dump = "" } }

  private func explanation(of result: EnvironmentResult) -> PlainText {
    let problems = engine.workspaces.withWorkspace { workspace in
      defer { workspace.resolution.dump = nil }
      return workspace.resolution.dump ?? PlainText()
    }
    let nothing: PlainText = "nothing was solved: it has no layout, or that of an environment before it\n"
    return "environment \(result.name.text)\n\(problems.isEmpty ? nothing : problems)"
  }
}

extension FileResolver {
  /// Lends what an operation works on; see ``FileInput/withMaterial(_:_:_:_:_:)``.
  ///
  /// - Parameter mayBeEmpty: Whether a folder that shows no screen is one to look at, too.
  func withMaterial<Result>(
    of input: FileInput, for operation: Operation, _ languages: [String], _ catalog: FileCatalog? = nil,
    mayBeEmpty: Bool = false, _ use: (Material) throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    try input.withMaterial(operation.inputs, languages, catalog, engine.limits.app) {
      material throws(Refusal) in
      if !mayBeEmpty { try material.refuseWithoutScreens() }
      return try use(material)
    }
  }
}

/// A file, or the folder of an app, as the command line names them.
package enum FileInput: Sendable {
  case bytes([UInt8])
  case folder(FolderFiles)

  /// The text of a file by an empty name, as reports of its faults look it up; nothing of a folder.
  fileprivate var texts: [String: [UInt8]] { if case .bytes(let bytes) = self { ["": bytes] } else { [:] } }

  /// Lends what an operation works on.
  ///
  /// - Parameters:
  ///   - formats: What it reads, the usual one first.
  ///   - catalog: Assets, in place of those of a folder.
  fileprivate func withMaterial<Result>(
    _ formats: [InputFormat], _ languages: [String], _ catalog: FileCatalog?, _ limits: AppFolderLimits,
    _ use: (Material) throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    switch self {
    case .bytes(let bytes):
      return try bytes.lent { body throws(Refusal) in
        let found = InputFormat.recognized(body, among: formats)
        // An archive is a folder that somebody packed: the command line has it unpacked.
        let format = found.flatMap { formats.contains($0) && $0 != .archive ? $0 : nil } ?? formats[0]
        var material = Material(format, document: body)
        (material.assets, material.files) = (catalog?.tree, catalog?.files)
        return try use(material)
      }
    case .folder(let files):
      let app = try files.app(languages, limits)
      let own =
        try catalog == nil ? readAssets(below: files.paths.filter(isPartOfApp), read: files.read) : nil
      let assets = catalog?.tree ?? own.flatMap { $0.roots.isEmpty ? nil : $0 }
      var material = Material(app, assets, limits)
      try material.openFonts(limits: .ofOwnFiles, until: nil)
      if assets != nil { material.files = catalog.map(\.files) ?? .folder(files) }
      return try use(material)
    }
  }
}

extension FolderFiles {
  /// The part of a folder that an app's screens are made of: nothing else of it is read.
  ///
  /// - Throws: That it has no Interface Builder files.
  fileprivate func app(_ languages: [String], _ limits: AppFolderLimits) throws(Refusal) -> AppFolder {
    let entries = paths.map { FolderEntry(path: $0, size: size($0) ?? 0) }
    return try rethrowing(
      as: { Refusal($0, OperationLimits()) },
      try readAppFolder(entries, languages: languages, limits: limits) { read($0, .max) })
  }
}

/// The asset catalogues that the command line gives to documents.
package struct FileCatalog: Sendable {
  let tree: AssetTree
  let files: CatalogFiles

  /// Reads an archive, with the limits of the engine.
  package init(archive: [UInt8]) throws(Refusal) {
    tree = try archive.lent { bytes throws(Refusal) in
      try readAssetArchive(bytes, OperationLimits(), until: nil)
    }
    files = .archive(archive)
  }

  package init(folder: FolderFiles) throws(Refusal) {
    tree = try readAssetFolder(folder.paths, read: folder.read)
    files = .folder(folder)
  }
}
