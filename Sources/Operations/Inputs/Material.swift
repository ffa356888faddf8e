import AppFolder
import Archives
import HierarchyDumps
import JSON
import LayoutCoding
import LayoutModel
import TextMetrics

/// Bytes that somebody lends for as long as an operation works on them.
package struct LentBytes: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer

  /// - Parameter bytes: Nobody changes or frees them while this is used; that makes it sendable.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// No bytes.
  static let none = LentBytes(UnsafeRawBufferPointer(start: nil, count: 0))
}

extension [UInt8] {
  /// Lends the bytes until `use` returns.
  func lent<Result, Failure: Error>(
    _ use: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeBufferPointer { bytes throws(Failure) in try use(UnsafeRawBufferPointer(bytes)) }
  }
}

/// The things that an operation works on: a document or an Interface Builder file, assets, both, the folder of an app, or two
/// sides of a comparison.
package struct Material: Sendable {
  package var format: InputFormat
  /// The text of a document, a file or a log; empty where there is none.
  var document = LentBytes.none
  /// Whether there is one.
  var hasDocument = false
  /// Both sides of a comparison that came as two.
  var other: (old: NamedBytes, new: NamedBytes)?
  /// The assets that came with it.
  var assets: AssetTree?
  /// The font files that came with it; nil for none.
  private(set) var fonts: FontFileSet?
  /// Where the assets have their files; nil where there are none.
  var files: CatalogFiles?
  /// What its layout is compared with; nil where nothing is.
  fileprivate(set) var against: LentBytes?
  /// Values for what its Swift does not tell, as JSON.
  fileprivate(set) var fills: [UInt8]?
  private(set) var app: AppFolder?
  /// The classes of the app's Swift; nil where it has none.
  private(set) var swift: SwiftClasses?

  /// A side of a comparison, and where it stands.
  struct NamedBytes: Sendable {
    let bytes: LentBytes
    let place: SidePlace

    init(_ bytes: UnsafeRawBufferPointer, _ place: SidePlace) {
      (self.bytes, self.place) = (LentBytes(bytes), place)
    }
  }

  init(_ format: InputFormat, document: UnsafeRawBufferPointer? = nil) {
    self.format = format
    guard let document else { return }
    (self.document, hasDocument) = (LentBytes(document), true)
  }

  /// An Interface Builder file, a dump, or whatever else is read as a document.
  init(fileOrDocument bytes: UnsafeRawBufferPointer?) {
    let found = bytes.flatMap { InputFormat.recognized($0, among: [.dump]) }
    let isOther = found == .interfaceBuilderFile || found == .dump
    self.init(isOther ? found ?? .document : .document, document: bytes)
  }

  /// The folder of an app, and the assets in it.
  init(_ app: AppFolder, _ assets: AssetTree?, _ limits: AppFolderLimits) {
    self.init(.archive)
    (self.app, self.assets, swift) = (app, assets, SwiftClasses(app, assets, limits))
  }

  /// Files in Swift without a folder.
  ///
  /// - Throws: That there are too many, that they are too large, or that none has a class.
  init(swift sources: [SourceText], _ limits: OperationLimits) throws(Refusal) {
    let files = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    let folder = try rethrowing(
      as: { Refusal($0, limits) },
      try readAppFolder(
        files.map { FolderEntry(path: $0.key, size: $0.value.count) }, limits: limits.app
      ) { files[$0] })
    self.init(folder, nil, limits.app)
    try refuseWithoutScreens()
  }

  /// - Throws: That the folder of an app shows no screen, as one of SwiftUI alone.
  func refuseWithoutScreens() throws(Refusal) {
    guard let app, app.files.isEmpty, app.faults.isEmpty, swift?.hasClasses != true else { return }
    throw Refusal(.noScreens)
  }

  init(_ old: NamedBytes, _ new: NamedBytes) {
    self.init(.form)
    other = (old, new)
  }

  /// The files that are translated to documents; nil for a document, and for a log.
  var screens: ScreenSource? {
    if app == nil, format != .interfaceBuilderFile { return nil }
    return ScreenSource(file: document, folder: app, swift: swift, companions)
  }

  /// What comes along with its documents.
  var companions: Companions { Companions(assets: assets, fonts: fonts) }

  /// Opens the font files of an app's folder, and those that came beside it.
  ///
  /// - Throws: That there are too many, that they are too large, or that it takes too long.
  mutating func openFonts(
    _ others: [FontSource] = [], limits: OperationLimits, until deadline: WorkDeadline?
  ) throws(Refusal) {
    let sources = others.inOrder + (app?.fonts ?? [])
    // The library has its own copy.
    app?.fonts = []
    if sources.isEmpty { return }
    fonts = try FontFileSet(sources, limits) { deadline?.hasPassed == true }
  }
}

/// The fields that a form may have, and what an archive is that comes without one.
package enum FormFields: Sendable {
  /// A document with a catalogue of assets or font files, or an app.
  case layout
  /// A catalogue of assets, with or without a document.
  case assets
  /// Two sides of a comparison.
  case sides
  /// A document or an app, and what its layout is compared with.
  case expectation

  fileprivate var names: [String] {
    switch self {
    case .layout: ["document", "catalog", "app", "fills", "fonts"]
    case .assets: ["document", "catalog"]
    case .sides: ["old", "new"]
    case .expectation: ["document", "catalog", "app", "fills", "fonts", "against"]
    }
  }

  /// What is missing among fields, or contradicts each other.
  ///
  /// - Parameter hasFonts: Whether font files are among the parts, of which there may be several.
  fileprivate func faults(of fields: [String: UnsafeRawBufferPointer], hasFonts: Bool) -> [Fault] {
    let needed: [String]
    switch self {
    case .layout where fields["app"] != nil || fields["fills"] != nil:
      let others = fields.keys.filter { $0 != "app" && $0 != "fills" }
      return !others.isEmpty || fields["app"] == nil
        ? [Fault(.invalidUpload(.contradictoryParts, name: ""), at: .root)] : []
    case .layout: needed = hasFonts ? ["document"] : ["document", "catalog"]
    case .assets: needed = ["catalog"]
    case .sides: needed = ["old", "new"]
    case .expectation:
      needed = fields["app"] == nil ? ["document", "against"] : ["against"]
      let isOfDocument = fields["document"] != nil || fields["catalog"] != nil
      if isOfDocument, fields["app"] != nil || fields["fills"] != nil {
        return [Fault(.invalidUpload(.contradictoryParts, name: ""), at: .root)]
      }
    }
    return needed.filter { fields[$0] == nil }.map { Fault(.missingKey($0), at: .root) }
  }
}

extension LayoutEngine {
  /// Takes a body apart, and reads its archive.
  ///
  /// - Parameters:
  ///   - readsDumps: Whether what is announced as JSON or XML may be a dump.
  ///   - languages: Whose texts are read of an app's folder.
  func material(
    _ request: OperationRequest, _ known: FormFields, readsDumps: Bool,
    languages: @autoclosure () -> [String], until deadline: WorkDeadline?
  ) throws(Refusal) -> Material {
    switch request.format {
    case .form:
      let form = try self.fields(of: request.body, request.contentType, known)
      var material =
        form.sources.isEmpty
        ? try material(ofFields: form.fields, fonts: form.fonts, languages: languages(), until: deadline)
        : try Material(swift: form.sources, limits)
      if !form.sources.isEmpty { try material.openFonts(form.fonts, limits: limits, until: deadline) }
      material.fills = form.fields["fills"].map { Array($0) }
      material.against = form.fields["against"].map { LentBytes($0) }
      return material
    case .archive:
      let field = known == .assets ? "catalog" : "app"
      return try material(ofFields: [field: request.body], languages: languages(), until: deadline)
    case .swift:
      return try Material(swift: [SourceText(path: "Screen.swift", bytes: Array(request.body))], limits)
    case .document, .interfaceBuilderFile:
      let isDump = readsDumps && isHierarchyDump(request.body)
      return Material(isDump ? .dump : request.format, document: request.body)
    case .consoleLog, .dump: return Material(request.format, document: request.body)
    }
  }

  private func material(
    ofFields fields: [String: UnsafeRawBufferPointer], fonts: [FontSource] = [],
    languages: @autoclosure () -> [String], until deadline: WorkDeadline?
  ) throws(Refusal) -> Material {
    if let old = fields["old"], let new = fields["new"] {
      return Material(.init(old, .file("old")), .init(new, .file("new")))
    }
    if let folder = fields["app"] {
      let app = try readAppArchive(folder, languages: languages(), limits, until: deadline)
      var material = Material(app.folder, app.assets, limits.app)
      try material.refuseWithoutScreens()
      try material.openFonts(fonts, limits: limits, until: deadline)
      if app.assets != nil { material.files = .lent(LentBytes(folder)) }
      return material
    }
    var material = Material(fileOrDocument: fields["document"])
    try material.openFonts(fonts, limits: limits, until: deadline)
    if let catalog = fields["catalog"] {
      material.assets = try readAssetArchive(catalog, limits, until: deadline)
      material.files = .lent(LentBytes(catalog))
    }
    return material
  }

  private func fields(
    of body: UnsafeRawBufferPointer, _ contentType: String, _ known: FormFields
  ) throws(Refusal) -> FormParts {
    guard let form = MultipartForm(body, contentType: contentType) else { throw Refusal(.invalidMultipart) }
    var fields: [String: UnsafeRawBufferPointer] = [:]
    var sources: [SourceText] = []
    var fonts: [FontSource] = []
    var faults: [Fault] = []
    let names = known.names
    for part in form.parts {
      if part.name == "app", let path = part.filename, path.hasSuffix(".swift"), names.contains("app") {
        sources.append(SourceText(path: path, bytes: Array(body[part.range])))
      } else if part.name == "fonts", names.contains("fonts") {
        fonts.append(FontSource(path: part.filename ?? "fonts", bytes: Array(body[part.range])))
      } else if !names.contains(part.name) {
        // Those that there are, since they are few, and 'fills' is not what who says 'file' means.
        let meant = OtherWords.keys(for: part.name, among: names) ?? []
        let alone =
          meant.contains("document") ? " A document without a catalog goes as application/json." : ""
        let list = names.joined(separator: ", ")
        let instead =
          meant.isEmpty
          ? "The parts are \(list)." : "Call the part '\(meant[0])'; the parts are \(list).\(alone)"
        faults.append(Fault(.keyWrittenOtherwise(part.name, instead: instead, nearest: meant), at: .root))
      } else if fields.updateValue(.init(rebasing: body[part.range]), forKey: part.name) != nil {
        faults.append(Fault(.invalidUpload(.duplicatePart, name: part.name), at: .root))
      }
    }
    if !sources.isEmpty, fields.contains(where: { $0.key != "fills" && $0.key != "against" }) {
      faults.append(Fault(.invalidUpload(.contradictoryParts, name: ""), at: .root))
    }
    if !sources.isEmpty, known == .expectation, fields["against"] == nil {
      faults.append(Fault(.missingKey("against"), at: .root))
    }
    if !fonts.isEmpty, !canReadFonts { faults.append(Fault(.invalidFont(.notAvailable), at: .root)) }
    // A part of another name may be the one that is missing.
    try refuse(
      sources.isEmpty && faults.isEmpty ? known.faults(of: fields, hasFonts: !fonts.isEmpty) : faults)
    return FormParts(fields: fields, sources: sources, fonts: fonts)
  }
}

/// The parts of a form by what they are.
private struct FormParts {
  /// By their names, each once.
  var fields: [String: UnsafeRawBufferPointer]
  /// Files in Swift.
  var sources: [SourceText]
  var fonts: [FontSource]
}

/// Reads the zipped folder of an app that lies in memory, with its assets, where it has catalogues.
///
/// - Throws: What is wrong with the archive or with the folder as a whole, the limit that it passes, or that it takes too long.
private func readAppArchive(
  _ bytes: UnsafeRawBufferPointer, languages: [String], _ limits: OperationLimits,
  until deadline: WorkDeadline?
) throws(Refusal) -> (folder: AppFolder, assets: AssetTree?) {
  var folderLimits = limits.app
  (folderLimits.memoryBytes, folderLimits.keptBytes) = (limits.decoding.memoryBytes, bytes.count)
  let folder = try withArchive(bytes, limits, until: deadline) { archive throws(ArchiveError) in
    let entries = Dictionary(archive.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return Result { () throws(AppFolderError) in
      try readAppFolder(
        archive.entries.map { FolderEntry(path: $0.path, size: $0.size) }, languages: languages,
        limits: folderLimits, maximumDepth: limits.decoding.depth,
        isInterrupted: { deadline?.hasPassed == true }
      ) { path in entries[path].flatMap { try? archive.read($0) } }
    }
  }
  let assets = try readAssets(of: bytes, limits, until: deadline, where: isPartOfApp)
  let read = try rethrowing(as: { Refusal($0, limits) }, try folder.get())
  return (read, assets.roots.isEmpty ? nil : assets)
}

extension Refusal {
  init(_ error: AppFolderError, _ limits: OperationLimits) {
    switch error {
    case .interrupted: self = .timeLimit(of: limits)
    case .noScreens: self.init(.noScreens)
    case .tooLarge(let limit, let allowed, let value):
      self.init([Fault(.limitExceeded(limit, limit: allowed, value: value), at: .root)])
    }
  }
}
