import AppFolder
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens

/// What is translated to layout documents, one for each screen, and what besides a document decides what it shows.
struct ScreenSource: Sendable {
  /// One Interface Builder file, which has no name; empty where there is a folder.
  var file: LentBytes
  /// Nil for a file that stands by itself.
  var folder: AppFolder?
  /// The classes of its Swift; nil where it has none.
  var swift: SwiftClasses?
  /// They take the place of what files record of their images; nil for none.
  var companions: Companions

  init(file: LentBytes, folder: AppFolder?, swift: SwiftClasses?, _ companions: Companions) {
    (self.file, self.folder, self.swift, self.companions) = (file, folder, swift, companions)
    self.folder?.faults += swift?.faults ?? []
    self.companions.assets?.replacesOwn = true
  }

  /// The options one after the other for each language in which the folder of an app is asked for: it has other texts then.
  func imports(_ options: OperationOptions) -> [OperationOptions] {
    folder == nil ? [options] : options.perLanguage
  }

  /// Whose texts the documents of a file show in a language, by the object ids.
  func translatedObjects(ofFile path: String, in language: String?) -> Set<String> {
    guard let folder, language != nil else { return [] }
    return Set(folder.texts(ofFile: path, in: language).keys.map { String($0.prefix { $0 != "." }) })
  }
}

extension LayoutEngine {
  /// Translates files, and reads classes of Swift, for layouts: the folder of an app, and a file on devices, to the screens of the app, in the one language
  /// that is asked for; a file without a device to its scenes as Xcode's canvas shows them.
  ///
  /// - Parameters:
  ///   - isForPeople: Whether documents say where they are shown, if that is asked for, and never show a canvas. Else devices and
  ///     all else are laid over the documents, as over every other.
  ///   - describesElements: Whether to tell what each object is called and where it stands.
  /// - Throws: The problem of what cannot be read at all; of a folder with the faults of all its files.
  func importScreens(
    _ source: ScreenSource, _ options: OperationOptions, isForPeople: Bool = false,
    describesElements: Bool = false, until deadline: WorkDeadline?
  ) throws(Refusal) -> ImportedApp {
    guard let classes = source.swift else {
      if let type = options.type { throw unknownType(type, nil) }
      if options.fills.made != nil { throw makesNoView("There is no Swift beside it.", options, nil) }
      return try importFiles(
        source, options, isForPeople: isForPeople, describesElements: describesElements, until: deadline)
    }
    var app = ImportedApp()
    var keys = FillKeys()
    let isOfSwift =
      options.type != nil || options.fills.made != nil
      || classes.entries.contains { $0.name == options.scene && !classes.isDrawn($0) }
    if !isOfSwift, source.folder?.files.isEmpty == false {
      app = try importFiles(
        source, options, isForPeople: isForPeople, describesElements: describesElements, until: deadline)
      keys = try runScenes(of: &app, classes, options, source.companions, until: deadline)
      if options.scene != nil { return app }
    }
    let found = try importSwiftScreens(
      of: source, classes, options, isForPeople: isForPeople, besides: keys, until: deadline)
    app.screens += found.screens
    app.refused = found.refused
    let parameter = options.fills.made != nil ? "make" : options.type != nil ? "type" : nil
    if app.screens.isEmpty, let refused = found.refused.first, let parameter {
      throw Refusal([Fault(.unreadableType(refused.name, refused.reason), parameter: parameter)])
    }
    return app
  }

  private func importFiles(
    _ source: ScreenSource, _ options: OperationOptions, isForPeople: Bool, describesElements: Bool,
    until deadline: WorkDeadline?
  ) throws(Refusal) -> ImportedApp {
    let limits = ImportLimits(limits.decoding) { deadline?.hasPassed == true }
    var app = ImportedApp()
    if source.folder == nil, !isForPeople, !options.overrides.namesDevices {
      app.screens = try rethrowing(
        as: refusal(of:),
        try importInterfaceBuilderFile(
          source.file.bytes, overrides: options.overrides, scene: options.scene, path: options.file,
          describesElements: describesElements, limits: limits))
      return app
    }
    let files =
      source.folder?.files(in: options.language)
      ?? [InterfaceFile(path: options.file ?? "", bytes: Array(source.file.bytes))]
    do {
      app = try importApp(
        files, facts: source.folder?.facts ?? AppFacts(),
        overrides: isForPeople ? options.overrides : EnvironmentOverrides(), scene: options.scene,
        describesElements: describesElements, limits: limits)
    } catch {
      if error.faults.contains(where: \.endsImport) { throw refusal(of: error) }
      throw try unreadableFiles(of: source, options, until: deadline)?.failure ?? Refusal(list: error)
    }
    // Of one file nobody needs to be told which it is.
    if source.folder == nil { for index in app.screens.indices { app.screens[index].file = "" } }
    return app
  }

  /// What is wrong with files that cannot be imported; of an import that took too long the same as of all such work.
  private func refusal(of list: FaultList) -> Refusal {
    list.faults.contains { $0.kind == .interrupted } ? .timeLimit(of: limits) : Refusal(list: list)
  }

  /// The screen that a query names, else the one with which the app begins, else the first.
  ///
  /// - Throws: The problem of files that cannot be read, and of those without any screen.
  func screen(
    of source: ScreenSource, _ options: OperationOptions, until deadline: WorkDeadline?
  ) throws(Refusal) -> ImportedScene {
    let app = try importScreens(source, options, isForPeople: true, until: deadline)
    guard let screen = app.initial.map({ app.screens[$0] }) ?? app.screens.first else {
      throw Refusal("The files have no screen.")
    }
    return screen
  }

  /// The files of an app no file of which can be read, each with what is wrong with it; nil for anything else.
  ///
  /// - Throws: That it takes too long or too much.
  func unreadableFiles(
    of source: ScreenSource, _ options: OperationOptions, until deadline: WorkDeadline? = nil
  ) throws(Refusal) -> UnreadableFiles? {
    guard let folder = source.folder else { return nil }
    var unreadable = UnreadableFiles(folder.faults)
    for file in folder.files(in: options.language) {
      do throws(FaultList) {
        _ = try importApp([file], limits: ImportLimits(limits.decoding) { deadline?.hasPassed == true })
        return nil
      } catch {
        if error.faults.contains(where: \.endsImport) { throw refusal(of: error) }
        unreadable.add(error.faults.map { (file.path, $0) })
      }
    }
    return unreadable
  }
}

/// The files of a folder that cannot be read, each with all that is wrong with it.
struct UnreadableFiles {
  /// In the order in which they were found.
  private(set) var files: [(path: String, failure: Refusal)] = []

  init(_ faults: [FileFault]) { for fault in faults { add(Refusal(fault), of: fault.path) } }

  /// Adds what the importer could not read. What is known already is not told again.
  mutating func add(_ faults: [(path: String, fault: Fault)]) {
    for (path, fault) in faults {
      let failure = Refusal([fault]).placed(at: .file(path))
      let known = files.first { $0.path == path }?.failure.errors ?? []
      if !failure.errors.allSatisfy({ known.contains($0) }) { add(failure, of: path) }
    }
  }

  private mutating func add(_ failure: Refusal, of path: String) {
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
  var failure: Refusal? { files.dropFirst().reduce(files.first?.failure) { $0?.joined(with: $1.failure) } }
}

extension Refusal {
  fileprivate init(_ fault: FileFault) {
    let place = fault.place.map { "Line \($0.line), column \($0.column): " } ?? ""
    var item = Item(
      pointer: fault.path + (fault.pointer ?? "#"), code: fault.kind.rawValue, detail: place + fault.message)
    (item.line, item.column) = (fault.place?.line, fault.place?.column)
    self.init(.invalidRequest, item.detail, errors: [item])
  }
}

extension EnvironmentOverrides {
  fileprivate var namesDevices: Bool { device != nil || environments.map { $0.devices != .own } ?? false }
}

/// Interface Builder files: each screen is a layout document, and goes the way of all documents.
extension LayoutEngine {
  /// Translates files and reads the documents that their screens stand for, of a folder in every language that is asked for.
  /// One that fails does not fail the others; files of a folder that cannot be read stand behind them.
  func readScreens(
    _ material: Material, _ asked: OperationOptions, _ reading: Reading
  ) throws(Refusal) -> InputDocuments {
    guard let source = material.screens else { return InputDocuments(documents: [], isBatch: true) }
    var unreadable = UnreadableFiles(source.folder?.faults ?? [])
    var documents: [[RequestedDocument]] = []
    var memory = MemoryBudget(of: limits, used: source.keptBytes)
    var count = 0
    for options in source.imports(asked) {
      try check(reading.deadline)
      let app = try importScreens(source, options, until: reading.deadline)
      unreadable.add(app.unreadable)
      documents.append(
        try app.screens.map { screen throws(Refusal) in
          try check(reading.deadline)
          let document = document(of: screen, in: source, options)
          try memory.take(document.keptBytes)
          return document
        })
      count += documents[documents.count - 1].reduce(0) { $0 + $1.resultCount }
      let limit = limits.decoding.environments
      if !reading.isStreaming, count > limit {
        throw Refusal([Fault(.limitExceeded(.environments, limit: limit, value: count), at: .root)])
      }
    }
    let all = byScreen(documents) + unreadable.documents
    return InputDocuments(documents: all, isBatch: all.count != 1 || asked.overrides.environments != nil)
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
    of screen: ImportedScene, in source: ScreenSource, _ options: OperationOptions
  ) -> RequestedDocument {
    let content = Result { () throws(Refusal) in
      let request = try screen.document.lent { text throws(Refusal) in
        try decode(text, options, with: source.companions)
      }
      // What somebody translated is shown, and no text that code replaces.
      return forgetting(
        source.translatedObjects(ofFile: screen.file, in: options.language),
        in: try checked(screen.request(request)))
    }
    return RequestedDocument(
      file: screen.file.isEmpty ? nil : screen.file, scene: screen.label, name: screen.name,
      isStrict: options.isStrict ?? false, isPlaced: screen.isPlaced, otherViews: screen.otherViews,
      code: CodedScreen(screen, of: source, options), content: content)
  }

  private func forgetting(_ views: Set<String>, in request: DecodedRequest) -> DecodedRequest {
    if views.isEmpty { return request }
    var (draft, request) = (request.document.draft, request)
    draft.forgetOutlets(ofViews: views)
    request.document = LayoutDocument(draft)
    return request
  }
}

extension ImportedScene {
  /// The request in no other environments than those for which the screen was made.
  fileprivate func request(_ request: DecodedRequest) -> DecodedRequest {
    guard let environments else { return request }
    var own = request
    own.environments = environments.filter(request.environments.indices.contains).map {
      request.environments[$0]
    }
    return own
  }
}

extension Operation {
  /// The layout documents that Interface Builder files and classes in Swift stand for, or what the source of these does not tell.
  package static let `import` = Operation(
    name: "import", inputs: [.interfaceBuilderFile, .archive, .swift, .form], forms: [.json, .text],
    parameters: EnvironmentParameter.rows("device", "orientation", "systemVersion", "locale", "keyboard")
      + [.scene, .holes] + Parameter.ofSwift
  ) { call throws(Refusal) in
    guard let source = call.material.screens else {
      // A form with a layout document where an Interface Builder file should be.
      throw Refusal([Fault(.notInterfaceBuilder(.otherRoot), at: JSONPointer(["document"]))])
    }
    let (engine, form, listsHoles) = (call.engine, call.form, call.options.listsHoles)
    let app = try engine.importScreens(source, call.options, isForPeople: true, until: call.deadline)
    var unreadable = UnreadableFiles(source.folder?.faults ?? [])
    unreadable.add(app.unreadable)
    let unread = unreadable
    return OperationJob(call) { deadline, lap throws(Refusal) in
      try engine.check(deadline)
      defer { lap(.encode) }
      if form == .text { return OperationAnswer(HoleTable(app).text(unread), as: form) }
      var writer = JSONWriter(capacity: 8192)
      if listsHoles { writer.table(HoleTable(app), unread) } else { writer.documents(app, unread) }
      return OperationAnswer(writer, as: form)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func documents(_ app: ImportedApp, _ unreadable: UnreadableFiles) {
    beginObject()
    beginArray("documents")
    for screen in app.screens {
      beginObject()
      if !screen.file.isEmpty { member("file", screen.file) }
      member("name", screen.name)
      screen.label.writeMembers(to: &self)
      key("document")
      screen.document.withUnsafeBufferPointer { raw($0) }
      endObject()
    }
    endArray()
    if !app.refused.isEmpty {
      beginArray("refused")
      for type in app.refused { type.write(to: &self) }
      endArray()
    }
    write(unreadable)
    endObject()
  }
}
