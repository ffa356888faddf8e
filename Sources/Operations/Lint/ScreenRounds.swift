import AppFolder
import InterfaceBuilder
import LayoutCoding
import LayoutModel

/// The screens of files as lint looks at them: once for all texts, languages and devices that are asked for, each with what
/// differs. The files of one app are translated together, and looked at one by one.
struct ScreenRounds: Sendable {
  /// One import.
  fileprivate struct Round: Sendable {
    var texts: LintTexts
    var query: OperationOptions
    /// By the path of their file.
    var screens: [String: [ImportedScene]]
  }

  /// The files with screens, and those that cannot be read, in the order of their paths.
  let paths: [String]
  fileprivate var rounds: [Round] = []
  /// The names and places of the objects of each scene, by file and scene.
  fileprivate var elements: [String: [String: [String: SceneElement]]] = [:]
  fileprivate let faults: [String: [LintFault]]
  fileprivate let context: ScreenContext
  /// The problem of a folder no file of which can be read, else nil.
  private(set) var failure: RequestFailure?

  /// Translates the files.
  ///
  /// - Parameter beforeEach: Asked before each import; what it throws ends them.
  /// - Throws: The problem of what cannot be read at all.
  init(
    of source: ScreenSource, _ options: OperationOptions, on engine: LayoutEngine,
    beforeEach: () throws(RequestFailure) -> Void = {}
  ) throws(RequestFailure) {
    var paths: Set<String> = []
    var unreadable = UnreadableFiles(source.faults)
    for texts in [.own] + options.lint.texts {
      for query in source.imports(texts.environments(options)) {
        try beforeEach()
        let app: ImportedApp
        do throws(RequestFailure) {
          app = try engine.importScreens(source, query, describesElements: rounds.isEmpty)
        } catch {
          guard let files = engine.unreadableFiles(of: source, query) else { throw error }
          // Each is told as a file of its own.
          unreadable = files
          failure = files.failure
          continue
        }
        unreadable.add(app.unreadable)
        for screen in app.screens where !screen.elements.isEmpty {
          elements[screen.file, default: [:]][screen.label.id] = screen.elements
        }
        let screens = Dictionary(grouping: app.screens, by: \.file)
        paths.formUnion(screens.keys)
        rounds.append(Round(texts: texts, query: query, screens: screens))
      }
    }
    faults = Dictionary(
      unreadable.files.map { ($0.path, LintFault.all(of: $0.failure.problem, ofFile: $0.path)) },
      uniquingKeysWith: { $0 + $1 })
    self.paths = paths.union(faults.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    context = source.context
  }

  /// The texts of a round for a file; nil for a language that nobody translated the file to.
  fileprivate func texts(_ texts: LintTexts, ofFile path: String) -> LintTexts? {
    guard case .translated(let language, _) = texts, let folder = context.folder else { return texts }
    let found = folder.texts(ofFile: path, in: language)
    return found.isEmpty ? nil : .translated(language, found)
  }
}

extension LayoutEngine {
  /// Looks at every file of an app.
  ///
  /// - Parameter deadline: When the work on one screen for one device must end.
  /// - Throws: The problem of work that takes too long.
  func lint(
    _ rounds: ScreenRounds, _ options: OperationOptions, until deadline: () -> WorkDeadline
  ) throws(RequestFailure) -> [LintedFile] {
    try rounds.paths.map { path throws(RequestFailure) in
      try lint(rounds, file: path, path: path, options, until: deadline)
    }
  }

  /// Looks at the screens of one file.
  ///
  /// - Parameters:
  ///   - file: The path that its screens have.
  ///   - path: What it is called.
  func lint(
    _ rounds: ScreenRounds, file: String, path: String?, _ options: OperationOptions,
    until deadline: () -> WorkDeadline
  ) throws(RequestFailure) -> LintedFile {
    let settings = options.lint.settings(nil)
    var gathering = LintGathering(path: path, settings)
    gathering.file.faults = rounds.faults[file] ?? []
    for round in rounds.rounds {
      guard let texts = rounds.texts(round.texts, ofFile: file), let screens = round.screens[file] else {
        continue
      }
      for screen in screens {
        var document = document(of: screen, in: rounds.context, round.query)
        // A file of one scene says nothing with its name.
        if screens.count == 1 { document.name = nil }
        let meant = document.meant(for: screen)
        gathering.file.leftOut += document.resultCount - meant.resultCount
        if meant.resultCount == 0 { continue }
        try lint(meant, texts, settings, into: &gathering, until: deadline())
      }
    }
    let elements = rounds.elements[file] ?? [:]
    return gathering.finish { findings, scenes in
      for (index, scene) in scenes.enumerated() {
        findings[index].describe(with: scene.flatMap { elements[$0] } ?? [:])
      }
    }
  }
}

extension LintFault {
  /// What a problem says of a file of a folder.
  fileprivate static func all(of problem: ProblemDetails, ofFile path: String) -> [LintFault] {
    all(of: problem).map { fault in
      var fault = fault
      // The file is told already.
      fault.pointer = fault.pointer.map { $0.hasPrefix(path) ? String($0.dropFirst(path.count)) : $0 }
      if fault.pointer == "#" { fault.pointer = nil }
      return fault
    }
  }
}
