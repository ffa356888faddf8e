package import AppFolder
import JSON
import LayoutCoding
package import LayoutModel
import TextMetrics

/// Font files that came along, opened once for all documents and environments.
package struct FontFileSet: Sendable {
  /// The faces of a file, none where it is not used.
  struct File: Sendable {
    let path: String
    var faces: [FileFace] = []
  }

  /// In the order in which they came; of faces of one name that of the first counts.
  private(set) var files: [File] = []
  /// The faces of all files.
  let book: FontBook
  /// What to tell: files that are no fonts.
  package let notes: [Diagnostic]
  /// About how many bytes it takes.
  let keptBytes: Int
  /// What answers depend on, of the files of whoever runs this: their names and bytes (FNV-1a).
  package private(set) var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Opens files. What is no font is told, and takes nothing from the others.
  ///
  /// - Parameter mustStop: Asked before each file.
  /// - Throws: That there are too many, that they are too large, or that it takes too long.
  package init(
    _ sources: [FontSource], _ limits: OperationLimits, mustStop: () -> Bool = { false }
  ) throws(Refusal) {
    let faults = limits.app.faults(ofFonts: sources.map { $0.bytes?.count ?? 0 })
    if !faults.isEmpty { throw Refusal(faults) }
    var problems: [(path: String, problem: FontFileProblem)] = []
    for source in sources {
      if mustStop() { throw .timeLimit(of: limits) }
      var file = File(path: source.path.streamSafe)
      do throws(FontFileProblem) {
        guard let bytes = source.bytes else { throw .unreadable }
        file.faces = try readFontFile(bytes)
      } catch {
        problems.append((file.path, error))
      }
      files.append(file)
    }
    book = FontBook(files.flatMap(\.faces))
    notes = Self.notes(problems)
    keptBytes = sources.reduce(0) { $0 + ($1.bytes?.count ?? 0) } + 4000 * book.faces.count
  }

  /// One for each file; but where no file can be read by this program, that is told once.
  private static func notes(_ problems: [(path: String, problem: FontFileProblem)]) -> [Diagnostic] {
    if let first = problems.first, first.problem == .notAvailable {
      let others = problems.count - 1
      return [Diagnostic(.request(.unreadableFont(first.path, others: others, .notAvailable)))]
    }
    return problems.map { Diagnostic(.request(.unreadableFont($0.path, $0.problem))) }
  }

  /// The font files of a folder of whoever runs this.
  ///
  /// - Throws: That there are none, or that this program reads none.
  package init(ownFilesOf folder: FolderFiles) throws(Refusal) {
    if !canReadFonts { throw Refusal("This program was built without HarfBuzz, and reads no font files.") }
    let sources = folder.paths.filter(isFontFile).map { FontSource(path: $0, bytes: folder.read($0, .max)) }
      .inOrder
    if sources.isEmpty { throw Refusal("There is no font file: no .ttf, no .otf and no .ttc.") }
    try self.init(sources, .ofOwnFiles)
    for source in sources {
      for byte in Array(source.path.utf8) + (source.bytes ?? []) {
        fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
  }

  /// The faces of a file by its path or its own name; nil where it did not come along.
  func faces(ofFile name: String) -> [FileFace]? {
    (files.first { $0.path == name } ?? files.first { $0.path.hasSuffix("/" + name) })?.faces
  }

  /// The names of the files without their folders.
  var fileNames: [String] { files.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path } }
}

extension AppFolderLimits {
  /// That there are too many font files, or that they are too large.
  fileprivate func faults(ofFonts sizes: [Int]) -> [Fault] {
    let values: [(Limit, allowed: Int, value: Int)] = [
      (.fontFiles, fontFiles, sizes.count), (.fontFileBytes, fontFileBytes, sizes.max() ?? 0),
      (.fontBytes, fontBytes, sizes.reduce(0, +)),
    ]
    return values.filter { $0.value > $0.allowed }.map {
      Fault(.limitExceeded($0.0, limit: $0.allowed, value: $0.value), at: .root)
    }
  }
}

extension [FontSource] {
  /// By their paths, the same on every machine.
  var inOrder: Self { sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }
}

/// What comes along with documents besides their text.
struct Companions: Sendable {
  var assets: AssetTree?
  /// Font files that came with the material; nil for none.
  var fonts: FontFileSet?
}

extension LayoutEngine {
  /// The faces that views can name beside those that a document gives; nil where no font file came along.
  func fontBook(_ companions: Companions) -> FontBook? {
    guard let own = companions.fonts else { return fonts?.book }
    guard let fonts else { return own.book }
    return FontBook(own.book.faces + fonts.book.faces)
  }

  /// Gives a document the font files that it names or has, those that came along, and those of whoever runs this.
  ///
  /// Of documents without any nothing is looked at.
  ///
  /// - Throws: That a file is no font, or did not come along.
  func addFonts(to document: inout LayoutDocument, _ companions: Companions) throws(Refusal) {
    let book = fontBook(companions)
    let named = document.draft.fonts.filter { $0.value.file != nil }
    if named.isEmpty {
      guard let book else { return }
      document = Operations.document(document, with: book)
      return
    }
    var given: [String: FileFace] = [:]
    var faults: [Fault] = []
    let data = named.values.compactMap { if case .bytes(let bytes)? = $0.file { bytes.count } else { nil } }
    try refuse(limits.app.faults(ofFonts: data))
    for (name, font) in named.sorted(by: { $0.key < $1.key }) {
      do throws(FaultList) {
        given[name] = FontBook.face(of: try faces(of: font, named: name, companions), for: name)
      } catch {
        faults += error.faults
      }
    }
    try refuse(faults)
    document = Operations.document(document, with: FontBook(book?.faces ?? [], given: given))
  }

  private func faces(
    of font: CustomFont, named name: String, _ companions: Companions
  ) throws(FaultList) -> [FileFace] {
    let pointer = JSONPointer(["fonts", name])
    switch font.file {
    case nil: return []
    case .bytes(let bytes):
      do throws(FontFileProblem) { return try readFontFile(bytes) } catch {
        throw FaultList([Fault(.invalidFont(error), at: JSONPointer(pointer.tokens + ["data"]))])
      }
    case .named(let file):
      let place = JSONPointer(pointer.tokens + ["file"])
      if !canReadFonts { throw FaultList([Fault(.invalidFont(.notAvailable), at: place)]) }
      let sets = [companions.fonts, fonts].compactMap { $0 }
      guard let faces = sets.lazy.compactMap({ $0.faces(ofFile: file) }).first else {
        let nearest = nearestNames(to: file, in: sets.flatMap(\.fileNames))
        throw FaultList([Fault(.unknownFontFile(file, nearest: nearest), at: place)])
      }
      if faces.isEmpty { throw FaultList([Fault(.invalidFont(.noFont), at: place)]) }
      return faces
    }
  }
}

/// A document that knows font files.
private func document(_ document: LayoutDocument, with book: FontBook) -> LayoutDocument {
  var draft = document.draft
  draft.fontFiles = book
  return LayoutDocument(draft)
}
