import AdaptiveLayout
import InterfaceBuilder
import JSON
import LayoutCoding
package import LayoutModel
import LayoutPreview

/// Resolves documents with the service's own code, without a server.
package struct FileResolver: Sendable {
  let service: Service

  package init() {
    service = Service(settings: Settings())
  }

  /// What one file comes to.
  package struct Outcome: Sendable {
    /// The layout as the service would answer it; empty if there is a problem.
    package var output: [UInt8] = []
    package var diagnostics: [Diagnostic] = []
    /// For people; nil if there is a layout.
    package var problem: String?
  }

  /// Resolves one document, or every scene of an Interface Builder file.
  ///
  /// - Parameters:
  ///   - file: What lines say they are of, nil for nothing.
  ///   - lines: Counts what was written so far as lines, and goes on from there.
  ///   - progress: Told before each result how many of the file's are done, of how many, and the next one's name.
  ///   - explain: Takes, where the options ask for it, how each layout came about, for people.
  ///   - write: Takes lines as soon as they are there. Other formats are in the outcome.
  package func resolve(
    _ bytes: [UInt8], _ options: FileOptions, file: String? = nil, lines: inout LineSummary,
    progress: (_ done: Int, _ total: Int, _ name: String) -> Void = { _, _, _ in },
    explain: (String) -> Void = { _ in }, write: ([UInt8]) -> Void = { _ in }
  ) -> Outcome {
    do throws(RequestFailure) {
      var query = try ResolveOptions(options.parameters, catalogue: service.catalogue)
      query.detail.isDrawn = options.format.mediaType.isPicture
      query.file = options.file
      let (documents, isBatch) = try documents(
        bytes, query, options.catalog, isStreaming: options.format == .ndjson)
      var run = ResolutionRun(
        documents, query.detail.resolution, on: service, isStreaming: options.format == .ndjson,
        until: service.deadline)
      var results: [EnvironmentResult] = []
      var outcome = Outcome()
      var done = 0
      while let name = run.nextName {
        progress(done, run.resultCount, name.text)
        if options.isExplained { noteProblems() }
        guard let result = try run.next() else { break }
        if options.isExplained { explain(explanation(of: result)) }
        done += 1
        switch result.outcome {
        case .success(let resolved): outcome.diagnostics += resolved.layout.diagnostics
        case .failure(let failure): outcome.problem = "\(name.text): \(describe(failure.problem))"
        }
        if options.format == .ndjson {
          write(lines.take(result, file: file, query.detail))
        } else {
          results.append(result)
        }
      }
      if options.format != .ndjson {
        outcome.output = try output(results, isBatch: isBatch, query.detail, options)
      }
      return outcome
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  /// Has the workspace note every problem that it solves from here on.
  private func noteProblems() { service.workspaces.withWorkspace { $0.resolution.dump = "" } }

  /// The problems that were solved for a result.
  private func explanation(of result: EnvironmentResult) -> String {
    let problems = service.workspaces.withWorkspace { workspace in
      defer { workspace.resolution.dump = nil }
      return workspace.resolution.dump ?? ""
    }
    let nothing = "nothing was solved: it has no layout, or that of an environment before it\n"
    return "environment \(result.name.text)\n" + (problems.isEmpty ? nothing : problems)
  }

  func documents(
    _ bytes: [UInt8], _ options: ResolveOptions, _ catalog: FileCatalog?, isStreaming: Bool = false
  ) throws(RequestFailure) -> (documents: [RequestedDocument], isBatch: Bool) {
    if bytes.withUnsafeBytes({ BodyKind(ofBytes: $0) }) == .interfaceBuilderFile {
      if catalog != nil {
        let detail = "Asset catalogues go with layout documents, not with Interface Builder files."
        throw RequestFailure(problem: ProblemDetails(.invalidRequest, detail))
      }
      let documents = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        try service.documents(ofFile: UnsafeRawBufferPointer(buffer), options, isStreaming: isStreaming)
      }
      return (documents, documents.count != 1 || options.overrides.environments != nil)
    }
    let box = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
      try service.decode(UnsafeRawBufferPointer(buffer), options, archive: catalog?.tree)
    }
    return ([try service.check(box, isStrict: options.isStrict)], box.request.isBatch)
  }

  /// Translates one Interface Builder file.
  package func importFile(_ bytes: [UInt8], _ options: FileOptions) -> Outcome {
    do throws(RequestFailure) {
      var query = try ResolveOptions(
        options.parameters, names: ResolveOptions.importNames, catalogue: service.catalogue)
      query.file = options.file
      let scenes = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        try service.importDocuments(UnsafeRawBufferPointer(buffer), query)
      }
      var writer = JSONWriter()
      service.encodeDocuments(scenes, to: &writer)
      writer.endLine()
      return Outcome(output: writer.bytes())
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func output(
    _ results: [EnvironmentResult], isBatch: Bool, _ detail: LayoutDetail, _ options: FileOptions
  ) throws(RequestFailure) -> [UInt8] {
    let form = options.format.mediaType
    if form.isPicture {
      return try service.draw(
        results, options.catalog?.files, as: form, PictureOverlays(detail.values), until: service.deadline)
    }
    if form == .text {
      return Array(try textTrees(results, isBatch: isBatch, isCompact: detail.isCompact).utf8)
    }
    var writer = JSONWriter()
    try encode(results, isBatch: isBatch, detail, to: &writer)
    writer.endLine()
    return writer.bytes()
  }

  /// One line a fault.
  func describe(_ problem: ProblemDetails) -> String {
    if problem.errors.isEmpty { return problem.detail }
    return problem.errors.map { item in
      let place = item.pointer ?? item.parameter.map { "--\($0)" } ?? ""
      return "\(place): \(item.code): \(item.detail)"
    }.joined(separator: "\n")
  }
}
