import AdaptiveLayout
import AppFolder
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

    /// Adds a problem, one a line.
    mutating func add(_ text: String) { problem = problem.map { $0 + "\n" + text } ?? text }
  }

  /// Resolves one document, or every screen of an Interface Builder file or of an app's folder.
  ///
  /// - Parameters:
  ///   - file: What lines say they are of, before the path in a folder; nil for nothing.
  ///   - lines: Counts what was written so far as lines, and goes on from there.
  ///   - progress: Told before each result how many of the file's are done, of how many, and the next one's name.
  ///   - explain: Takes, where the options ask for it, how each layout came about, for people.
  ///   - write: Takes lines as soon as they are there. Other formats are in the outcome.
  package func resolve(
    _ input: FileInput, _ options: FileOptions, file: String? = nil, lines: inout LineSummary,
    progress: (_ done: Int, _ total: Int, _ name: String) -> Void = { _, _, _ in },
    explain: (String) -> Void = { _ in }, write: ([UInt8]) -> Void = { _ in }
  ) -> Outcome {
    do throws(RequestFailure) {
      var query = try ResolveOptions(options.parameters, catalogue: service.catalogue)
      query.detail.isDrawn = options.format.mediaType.isPicture
      query.file = options.file
      let asked = try documents(input, query, options.catalog, isStreaming: options.format == .ndjson)
      var run = ResolutionRun(
        asked.documents, query.detail.resolution, on: service, isStreaming: options.format == .ndjson,
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
        case .failure(let failure): outcome.add("\(result.heading): \(describe(failure.problem))")
        }
        if options.format == .ndjson {
          write(lines.take(result, file: path(of: result, in: file), query.detail))
        } else {
          results.append(result)
        }
      }
      if options.format != .ndjson {
        outcome.output = try output(results, of: asked, query.detail, options.format.mediaType)
      }
      return outcome
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  /// What a line says that it is of: the file or folder that was named, and in a folder the path; nil for neither.
  private func path(of result: EnvironmentResult, in file: String?) -> String? {
    let names = [file, result.file].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: "/")
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

  /// Translates one Interface Builder file, or those of an app's folder.
  package func importFiles(_ input: FileInput, _ options: FileOptions) -> Outcome {
    do throws(RequestFailure) {
      var query = try ResolveOptions(
        options.parameters, names: ResolveOptions.importNames, catalogue: service.catalogue)
      query.file = options.file
      var writer = JSONWriter()
      if case .bytes(let bytes) = input {
        let app = try bytes.withUnsafeBufferPointer { body throws(RequestFailure) in
          try service.importDocuments(ScreenSource(.file(UnsafeRawBufferPointer(body))), query)
        }
        service.encodeDocuments(app, to: &writer)
      } else if let app = try input.app(languages: query.languages) {
        let imported = try service.importDocuments(ScreenSource(.app(app.folder)), query)
        service.encodeDocuments(imported, app.folder.faults, to: &writer)
      }
      writer.endLine()
      return Outcome(output: writer.bytes())
    } catch {
      return Outcome(problem: describe(error.problem))
    }
  }

  private func output(
    _ results: [EnvironmentResult], of asked: Documents, _ detail: LayoutDetail, _ form: MediaType
  ) throws(RequestFailure) -> [UInt8] {
    if form.isPicture {
      return try service.draw(
        results, asked.files, as: form, PictureOverlays(detail.values), until: service.deadline)
    }
    if form == .text {
      return Array(try textTrees(results, isBatch: asked.isBatch, isCompact: detail.isCompact).utf8)
    }
    var writer = JSONWriter()
    try encode(results, isBatch: asked.isBatch, detail, to: &writer)
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
