import AppFolder
import InterfaceBuilder
import LayoutCoding
import LayoutModel

extension Service {
  /// Translates a file, or the files of an app's folder in the one language that is asked for.
  ///
  /// - Parameter describesElements: Whether to tell what each object is called and where it stands.
  /// - Throws: The problem of what cannot be read at all; of a folder with the faults of all its files.
  func importScreens(
    _ source: ScreenSource, _ options: ResolveOptions, describesElements: Bool = false
  ) throws(RequestFailure) -> ImportedApp {
    switch source.files {
    case .file(let body):
      var app = ImportedApp()
      app.screens = try importFile(body, options, describesElements: describesElements)
      return app
    case .app(let folder):
      let files = folder.files(in: options.language)
      do {
        return try importApp(
          files, facts: folder.facts, overrides: options.overrides, scene: options.scene,
          describesElements: describesElements, limits: settings.decodingLimits)
      } catch {
        throw unreadableFiles(files, folder)?.failure ?? RequestFailure(problem: ProblemDetails(error.faults))
      }
    }
  }

  /// The files of an app, each with what is wrong with it; nil where one of them can be read.
  private func unreadableFiles(_ files: [InterfaceFile], _ folder: AppFolder) -> UnreadableFiles? {
    var unreadable = UnreadableFiles(folder.faults)
    for file in files {
      do throws(FaultList) {
        _ = try importApp([file], limits: settings.decodingLimits)
        return nil
      } catch {
        unreadable.add(error.faults.map { (file.path, $0) })
      }
    }
    return unreadable
  }

  /// The same for an app no file of which can be read; nil for anything else.
  func unreadableFiles(of source: ScreenSource, _ options: ResolveOptions) -> UnreadableFiles? {
    source.context.folder.flatMap { unreadableFiles($0.files(in: options.language), $0) }
  }
}

/// The files of a folder that cannot be read, each with all that is wrong with it.
struct UnreadableFiles {
  /// In the order in which they were found.
  private(set) var files: [(path: String, failure: RequestFailure)] = []

  /// - Parameter faults: Those of a folder.
  init(_ faults: [FileFault]) {
    for fault in faults { add(RequestFailure(problem: ProblemDetails(fault)), of: fault.path) }
  }

  /// Adds what the importer could not read. What is known already is not told again.
  mutating func add(_ faults: [(path: String, fault: Fault)]) {
    for (path, fault) in faults {
      let failure = RequestFailure(problem: ProblemDetails([fault])).placed(at: .file(path))
      let known = files.first { $0.path == path }?.failure.problem.errors ?? []
      if !failure.problem.errors.allSatisfy({ known.contains($0) }) { add(failure, of: path) }
    }
  }

  private mutating func add(_ failure: RequestFailure, of path: String) {
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].failure = files[index].failure.joined(with: failure)
    } else {
      files.append((path, failure))
    }
  }

  /// Each as a document that has no layout.
  var documents: [RequestedDocument] {
    files.map { path, failure in
      RequestedDocument(
        file: path, name: path.split(separator: "/").last.map(String.init) ?? path, isStrict: false,
        content: .failure(failure))
    }
  }

  /// What is wrong with all of them together, nil for none.
  var failure: RequestFailure? {
    files.dropFirst().reduce(files.first?.failure) { $0?.joined(with: $1.failure) }
  }
}

extension ProblemDetails {
  /// What is wrong with a file of a folder.
  init(_ fault: FileFault) {
    let place = fault.place.map { "Line \($0.line), column \($0.column): " } ?? ""
    var item = Item(
      pointer: fault.path + (fault.pointer ?? "#"), code: fault.kind.rawValue, detail: place + fault.message)
    (item.line, item.column) = (fault.place?.line, fault.place?.column)
    self.init(.invalidRequest, item.detail, errors: [item])
  }
}
