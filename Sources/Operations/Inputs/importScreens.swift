import AppFolder
import InterfaceBuilder
import LayoutCoding
import LayoutModel

extension LayoutEngine {
  /// Translates files for layouts: the folder of an app, and a file on devices, to the screens of the app, in the one language
  /// that is asked for; a file without a device to its scenes as Xcode's canvas shows them.
  ///
  /// - Parameter describesElements: Whether to tell what each object is called and where it stands.
  /// - Throws: The problem of what cannot be read at all; of a folder with the faults of all its files.
  func importScreens(
    _ source: ScreenSource, _ options: OperationOptions, describesElements: Bool = false
  ) throws(RequestFailure) -> ImportedApp {
    if case .file(let body) = source.files, !options.overrides.namesDevices {
      var app = ImportedApp()
      do {
        app.screens = try importInterfaceBuilderFile(
          body, overrides: options.overrides, scene: options.scene, path: options.file,
          describesElements: describesElements, limits: limits.decoding)
      } catch {
        throw RequestFailure(error.faults)
      }
      return app
    }
    // Devices and all else are laid over the documents, as over every other.
    return try importScreens(source, options, EnvironmentOverrides(), describesElements: describesElements)
  }

  /// Translates files into documents for people: the screens of an app, which say where they are shown if that is asked for.
  ///
  /// - Throws: As ``importScreens(_:_:describesElements:)``.
  func importDocuments(
    _ source: ScreenSource, _ options: OperationOptions
  ) throws(RequestFailure) -> ImportedApp {
    try importScreens(source, options, options.overrides, describesElements: false)
  }

  private func importScreens(
    _ source: ScreenSource, _ options: OperationOptions, _ overrides: EnvironmentOverrides,
    describesElements: Bool
  ) throws(RequestFailure) -> ImportedApp {
    let files: [InterfaceFile] =
      switch source.files {
      case .file(let body): [InterfaceFile(path: options.file ?? "", bytes: Array(body))]
      case .app(let folder): folder.files(in: options.language)
      }
    do {
      var app = try importApp(
        files, facts: source.context.folder?.facts ?? AppFacts(), overrides: overrides, scene: options.scene,
        describesElements: describesElements, limits: limits.decoding)
      // Of one file nobody needs to be told which it is.
      if case .file = source.files { for index in app.screens.indices { app.screens[index].file = "" } }
      return app
    } catch {
      let unreadable = source.context.folder.flatMap { unreadableFiles(files, $0) }
      throw unreadable?.failure ?? RequestFailure(error.faults)
    }
  }

  /// The files of an app, each with what is wrong with it; nil where one of them can be read.
  private func unreadableFiles(_ files: [InterfaceFile], _ folder: AppFolder) -> UnreadableFiles? {
    var unreadable = UnreadableFiles(folder.faults)
    for file in files {
      do throws(FaultList) {
        _ = try importApp([file], limits: limits.decoding)
        return nil
      } catch {
        unreadable.add(error.faults.map { (file.path, $0) })
      }
    }
    return unreadable
  }

  /// The files of an app no file of which can be read, each with what is wrong with it; nil for anything else.
  func unreadableFiles(of source: ScreenSource, _ options: OperationOptions) -> UnreadableFiles? {
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
      let failure = RequestFailure([fault]).placed(at: .file(path))
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

extension EnvironmentOverrides {
  /// Whether they say on which devices something is shown.
  fileprivate var namesDevices: Bool {
    device != nil || environments.map { $0.devices != .own } ?? false
  }
}
