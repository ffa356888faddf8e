import AdaptiveLayout
import LayoutCoding
package import LayoutModel

/// How the layouts of a file are asked for, besides what a query says.
package struct FileResolution: Sendable {
  /// Parameters as a query has them.
  package var query: [(name: String, value: String)] = []
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
    explain: (String) -> Void = { _ in }, write: ([UInt8]) -> Void = { _ in }
  ) -> Outcome {
    var outcome = Outcome()
    do throws(RequestFailure) {
      var options = try OperationOptions(
        asked.query, Operation.resolve.parameters, catalogue: engine.catalogue)
      (options.detail.isDrawn, options.file) = (asked.format.mediaType.isPicture, asked.file)
      let isStreaming = asked.format == .ndjson
      let (documents, files) = try read(input, options, asked.catalog, isStreaming: isStreaming)
      var run = ResolutionRun(
        documents.documents, options.detail.resolution, on: engine, isStreaming: isStreaming,
        until: engine.deadline)
      var (results, done): ([EnvironmentResult], Int) = ([], 0)
      while let name = run.nextName {
        progress(done, run.resultCount, name.text)
        if asked.isExplained { noteProblems() }
        guard let result = try run.next() else { break }
        if asked.isExplained { explain(explanation(of: result)) }
        done += 1
        add(result, to: &outcome)
        if isStreaming {
          write(lines.take(result, file: path(of: result, in: asked.label), options.detail))
        } else {
          results.append(result)
        }
      }
      if isStreaming { return outcome }
      let form = asked.format.mediaType
      let deadline = form.isPicture ? engine.deadline : WorkDeadline(seconds: 1e9)
      outcome.output = try engine.write(
        results, files, isBatch: documents.isBatch, as: form, options.detail, until: deadline
      ).bytes
      return outcome
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func add(_ result: EnvironmentResult, to outcome: inout Outcome) {
    switch result.outcome {
    case .success(let resolved): outcome.diagnostics += resolved.layout.diagnostics
    case .failure(let failure): outcome.add("\(result.heading): \(describe(failure.problem))")
    }
  }

  private func read(
    _ input: FileInput, _ options: OperationOptions, _ catalog: FileCatalog?, isStreaming: Bool
  ) throws(RequestFailure) -> (InputDocuments, CatalogFiles?) {
    try input.withMaterial(Operation.resolve.inputs, options.languages, catalog) {
      material throws(RequestFailure) in
      (try material.format.read(material, options, engine, Reading(isStreaming: isStreaming)), material.files)
    }
  }

  /// What a line says that it is of: the file or folder that was named, and in a folder the path; nil for neither.
  private func path(of result: EnvironmentResult, in file: String?) -> String? {
    let names = [file, result.file].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: "/")
  }

  /// Has the workspace note every problem that it solves from here on.
  private func noteProblems() { engine.workspaces.withWorkspace { $0.resolution.dump = "" } }

  /// The problems that were solved for a result.
  private func explanation(of result: EnvironmentResult) -> String {
    let problems = engine.workspaces.withWorkspace { workspace in
      defer { workspace.resolution.dump = nil }
      return workspace.resolution.dump ?? ""
    }
    let nothing = "nothing was solved: it has no layout, or that of an environment before it\n"
    return "environment \(result.name.text)\n" + (problems.isEmpty ? nothing : problems)
  }
}

extension FileResolver {
  /// The layouts of a document or of the screens of an Interface Builder file, each with the name of its environment.
  ///
  /// - Throws: The problem of an input that cannot be read, or of the first environment that has no layout.
  package func layouts(
    of input: [UInt8], query: [(name: String, value: String)]
  ) throws(RequestFailure) -> [(name: String, layout: Layout)] {
    let options = try OperationOptions(query, Operation.resolve.parameters, catalogue: engine.catalogue)
    let (documents, _) = try read(.bytes(input), options, nil, isStreaming: false)
    return try engine.resolve(documents.documents, options.detail).map { result throws(RequestFailure) in
      (result.name.text, try result.outcome.get().layout)
    }
  }
}
