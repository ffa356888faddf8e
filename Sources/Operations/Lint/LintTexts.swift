import AppFolder
import HierarchyDumps
import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Localization

/// The rules that count, and the texts that layouts show besides their own.
struct LintOptions: Sendable {
  /// The rules before anything else is said.
  var settings = LintSettings()
  /// What is said over the settings and over what a document says.
  var request = LintRequest()
  /// Besides the texts of the files themselves.
  var texts: [LintTexts] = []
  /// What layouts are compared with, in place of looking for what should be mended; nil where they are not.
  var dump: HierarchyDump?

  /// What counts for screens of a file.
  var settingsOfFile: LintSettings { settings(nil) }

  /// What counts for a document that says this.
  func settings(ofDocument document: LintRequest?) -> LintSettings {
    dump == nil ? settings(document).forDocuments : settings(document)
  }

  private func settings(_ document: LintRequest?) -> LintSettings {
    var settings = settings
    if let document { settings.apply(document) }
    settings.apply(request)
    return dump == nil ? settings : settings.forChecks
  }
}

/// Whose texts layouts show.
enum LintTexts: Sendable {
  /// The file's own texts.
  case own
  /// The file's own texts, made longer, accented, or from right to left.
  case pseudo(PseudoLanguage)
  /// Texts of a language, by key; what is not there stays as the file has it.
  case translated(String, [String: String])

  /// What names of environments say of them, nil for the file's own.
  var name: String? {
    switch self {
    case .own: nil
    case .pseudo(let language): "pseudo \(language.rawValue)"
    case .translated(let language, _): "in \(language)"
    }
  }

  /// The environments in which they are shown.
  func environments(_ options: OperationOptions) -> OperationOptions {
    var options = options
    switch self {
    case .own, .pseudo(.accented), .pseudo(.long): break
    case .pseudo(.rightToLeft):
      options.overrides.traits[.layoutDirection] = .choice(LayoutDirection.rightToLeft.rawValue)
    case .translated(let language, _): options.overrides.locale = language
    }
    return options
  }

  /// The document with these texts.
  func put(in document: RequestedDocument) -> RequestedDocument {
    if name == nil { return document }
    return document.changed { request in
      var draft = request.document.draft
      switch self {
      case .own: break
      case .pseudo(let language): pseudolocalize(&draft, language)
      case .translated(_, let texts):
        // What somebody translated is shown, and no text that code replaces.
        let keys = localize(&draft, with: texts)
        draft.forgetOutlets(ofViews: Set(keys.map { String($0.prefix { $0 != "." }) }))
      }
      request.document = LayoutDocument(draft)
    }
  }
}

extension RequestedDocument {
  /// The document of a scene in the environments for which that is made: what was made on the canvas of an iPad is shown on no
  /// phone, and what was made in landscape not upright. Without any it is not looked at.
  func meant(for scene: ImportedScene) -> RequestedDocument {
    if !scene.isMadeOnPad, !scene.isMadeInLandscape { return self }
    return changed { request in
      request.environments.removeAll { environment in
        let device = environment.request.device
        let orientation = environment.request.orientation ?? device.defaultOrientation
        return scene.isMadeOnPad && device.idiom == .phone
          || scene.isMadeInLandscape && !orientation.isLandscape
      }
    }
  }

  fileprivate func changed(_ change: (inout DecodedRequest) -> Void) -> RequestedDocument {
    guard case .success(var request) = content else { return self }
    change(&request)
    var document = self
    document.content = .success(request)
    return document
  }
}

/// The screens of files as lint looks at them: once for all texts, languages and devices that are asked for, each with what
/// differs. The files of one app are translated together, and looked at one by one.
struct ScreenRounds: Sendable {
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
  fileprivate let source: ScreenSource
  /// The problem of a folder no file of which can be read, else nil.
  private(set) var failure: Refusal?

  /// Translates the files.
  ///
  /// - Throws: The problem of what cannot be read at all.
  init(
    of source: ScreenSource, _ options: OperationOptions, on engine: LayoutEngine,
    until deadline: WorkDeadline? = nil
  ) throws(Refusal) {
    self.source = source
    var paths: Set<String> = []
    var unreadable = UnreadableFiles(source.folder?.faults ?? [])
    var memory = MemoryBudget(of: engine.limits, used: source.keptBytes)
    for texts in [.own] + options.lint.texts {
      for query in source.imports(texts.environments(options)) {
        try engine.check(deadline)
        let app: ImportedApp
        do throws(Refusal) {
          app = try engine.importScreens(
            source, query, describesElements: rounds.isEmpty, until: deadline)
        } catch {
          if error.endsAll { throw error }
          guard let files = try engine.unreadableFiles(of: source, query, until: deadline) else {
            throw error
          }
          // Each is told as a file of its own.
          (unreadable, failure) = (files, files.failure)
          continue
        }
        unreadable.add(app.unreadable)
        try memory.take(app.keptBytes)
        for screen in app.screens where !screen.elements.isEmpty {
          elements[screen.file, default: [:]][screen.label.id] = screen.elements
        }
        let screens = Dictionary(grouping: app.screens, by: \.file)
        paths.formUnion(screens.keys)
        rounds.append(Round(texts: texts, query: query, screens: screens))
      }
    }
    faults = Dictionary(
      unreadable.files.map { ($0.path, LintFault.all(of: $0.failure, ofFile: $0.path)) },
      uniquingKeysWith: { $0 + $1 })
    self.paths = paths.union(faults.keys).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The texts of a round for a file; nil for a language that nobody translated the file to.
  fileprivate func texts(_ texts: LintTexts, ofFile path: String) -> LintTexts? {
    guard case .translated(let language, _) = texts, let folder = source.folder else { return texts }
    let found = folder.texts(ofFile: path, in: language)
    return found.isEmpty ? nil : .translated(language, found)
  }
}

extension LayoutEngine {
  /// Looks at the screens of one file.
  ///
  /// - Parameters:
  ///   - file: The path that its screens have.
  ///   - deadline: When the work on one screen for one device must end.
  func lint(
    _ rounds: ScreenRounds, file: String, path: String?, _ options: OperationOptions,
    until deadline: () -> WorkDeadline
  ) throws(Refusal) -> LintedFile {
    let settings = options.lint.settingsOfFile
    var gathering = LintGathering(path: path, settings)
    gathering.file.faults = rounds.faults[file] ?? []
    gathering.room /= max(1, rounds.paths.count)
    gathering.elements = rounds.elements[file] ?? [:]
    for round in rounds.rounds {
      guard let texts = rounds.texts(round.texts, ofFile: file), let screens = round.screens[file] else {
        continue
      }
      for screen in screens {
        var document = document(of: screen, in: rounds.source, round.query)
        // A file of one scene says nothing with its name.
        if screens.count == 1 { document.name = nil }
        let meant = document.meant(for: screen)
        gathering.file.leftOut += document.resultCount - meant.resultCount
        if meant.resultCount == 0 { continue }
        if screen.label.source?.status == .partial {
          gathering.file.notJudged += meant.resultCount
          continue
        }
        try lint(
          LayoutJudge(meant, texts, settings, against: options.lint.dump, on: self), options.sweep,
          into: &gathering, until: deadline)
      }
    }
    let elements = gathering.elements
    return gathering.finish { findings, scenes in
      for (index, scene) in scenes.enumerated() {
        findings[index].describe(with: scene.flatMap { elements[$0] } ?? [:])
      }
    }
  }
}

extension LintFault {
  fileprivate static func all(of problem: Refusal, ofFile path: String) -> [LintFault] {
    all(of: problem).map { fault in
      var fault = fault
      // The file is told already.
      fault.pointer = fault.pointer.map { $0.hasPrefix(path) ? String($0.dropFirst(path.count)) : $0 }
      if fault.pointer == "#" { fault.pointer = nil }
      return fault
    }
  }
}
