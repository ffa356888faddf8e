import InterfaceBuilder
import LayoutModel
import Localization
import XML

/// Reads files of a folder, each once, and notes what cannot be read.
struct FileReader {
  private(set) var faults: [FileFault] = []
  private let limits: AppFolderLimits
  private let isInterrupted: () -> Bool
  private let read: (String) -> [UInt8]?
  private var interfaceBytes = 0
  private var stringsBytes = 0
  private var sourceBytes = 0
  private var fontBytes = 0
  /// What is kept so far.
  private var keptBytes: Int
  /// By path.
  private var strings: [String: [String: String]] = [:]
  private var catalogs: [String: [String: [String: String]]] = [:]

  init(limits: AppFolderLimits, isInterrupted: @escaping () -> Bool, read: @escaping (String) -> [UInt8]?) {
    (self.limits, self.isInterrupted, self.read) = (limits, isInterrupted, read)
    keptBytes = limits.keptBytes
  }

  /// An Interface Builder file with those that somebody made for a language, nil where it cannot be read.
  mutating func file(_ group: GroupedFiles) throws(AppFolderError) -> LocalizedFile? {
    guard let base = try interface(group.base) else { return nil }
    var file = LocalizedFile(base: base)
    for (language, entry) in group.variants { file.variants[language] = try interface(entry) }
    return file
  }

  /// A Swift file, nil where it cannot be read.
  mutating func source(_ entry: FolderEntry) throws(AppFolderError) -> SourceText? {
    guard let bytes = try contents(of: entry) else { return nil }
    sourceBytes += bytes.count
    try check(sourceBytes, .sourceBytes, limits.sourceBytes)
    // What it declares is kept, too.
    try keep(2 * bytes.count)
    return SourceText(path: entry.path, bytes: bytes)
  }

  /// A file in Objective-C; nil for one that cannot be read.
  mutating func objectiveCFile(_ entry: FolderEntry) throws(AppFolderError) -> [UInt8]? {
    guard let bytes = try contents(of: entry) else { return nil }
    sourceBytes += bytes.count
    try check(sourceBytes, .sourceBytes, limits.sourceBytes)
    return bytes
  }

  /// A font file; one that cannot be read has no bytes, and leaves its texts to other fonts.
  mutating func font(_ entry: FolderEntry) throws(AppFolderError) -> FontSource {
    if isInterrupted() { throw .interrupted }
    let bytes = read(entry.path)
    try check(bytes?.count ?? 0, .fontFileBytes, limits.fontFileBytes)
    fontBytes += bytes?.count ?? 0
    try check(fontBytes, .fontBytes, limits.fontBytes)
    // The library has a copy, until this one is given back.
    try keep(2 * (bytes?.count ?? 0))
    return FontSource(path: entry.path, bytes: bytes)
  }

  private mutating func interface(_ entry: FolderEntry) throws(AppFolderError) -> InterfaceFile? {
    guard let bytes = try contents(of: entry) else { return nil }
    // What an entry claims of its size need not be so.
    interfaceBytes += bytes.count
    try check(interfaceBytes, .interfaceBytes, limits.interfaceBytes)
    try keep(bytes.count)
    return InterfaceFile(path: entry.path, bytes: bytes)
  }

  /// The texts of a file in a language, by key: those of the language without its region, and over them those of the
  /// region; and over those of tables those of string catalogues, as Xcode prefers them.
  mutating func texts(_ tables: FolderIndex.Tables, in language: String) throws(AppFolderError) -> [String:
    String]
  {
    var texts: [String: String] = [:]
    for key in languageKeys(of: language).reversed() {
      if let entry = tables.strings[key] { texts.merge(try table(entry)) { $1 } }
      if let entry = tables.plurals[key] {
        texts.merge(try plurals(entry, key == "base" ? "en" : key)) { $1 }
      }
      for entry in tables.catalogs { texts.merge(try catalog(entry)[key] ?? [:]) { $1 } }
    }
    try keep(texts.count * Self.textBytes)
    return texts
  }

  /// The texts that code asks for, in some languages and for readers of all others.
  mutating func codeTexts(
    _ index: FolderIndex, _ languages: [String]
  ) throws(AppFolderError) -> CodeTexts {
    var found = CodeTexts()
    for (stem, tables) in index.codeTables {
      let folders = index.languages(beside: stem)
      var table = CodeTexts.Table(
        stem: stem, base: try texts(tables, in: tables.baseLanguage), tables.standing(among: folders))
      for language in languages {
        let own = try texts(tables, in: language)
        // An app that has the language for other things shows no third one.
        let isThere =
          table.standing != .shared && languageKeys(of: language).contains { folders.contains($0) }
        if !own.isEmpty || isThere { table.translations[language] = own }
      }
      found.tables.append(table)
    }
    return found
  }

  /// What `Info.plist` files say; those that cannot be read say nothing.
  mutating func infos(_ entries: [FolderEntry], maximumDepth: Int) throws(AppFolderError) -> [(
    String, AppInfo
  )] {
    var infos: [(String, AppInfo)] = []
    // Nobody has more, and each could be large.
    for entry in entries.prefix(Self.mostInfos) {
      guard let bytes = try text(entry) else { continue }
      var limits = XMLLimits(
        depth: maximumDepth, bytes: limits.memoryBytes, isInterrupted: isInterrupted)
      limits.used = keptBytes
      do throws(FileFault) {
        infos.append((entry.path, try readAppInfo(bytes, path: entry.path, limits)))
      } catch {
        faults.append(error)
      }
    }
    return infos
  }

  private static let mostInfos = 100

  /// The flags that projects set, those of all together. A project that cannot be read sets none, and very large ones are not read.
  mutating func flags(_ projects: [FolderEntry]) throws(AppFolderError) -> Set<String> {
    var (flags, room): (Set<String>, Int) = ([], Self.projectBytes)
    for entry in projects.prefix(Self.mostInfos) where entry.size <= room {
      guard let bytes = try contents(of: entry), bytes.count <= room else { continue }
      room -= bytes.count
      flags.formUnion(readBuildFlags(bytes))
    }
    return flags
  }

  private static let projectBytes = 16 << 20

  private mutating func table(_ entry: FolderEntry) throws(AppFolderError) -> [String: String] {
    if let known = strings[entry.path] { return known }
    let bytes = try text(entry) ?? []
    let found = try stoppable { mustStop in bytes.withUnsafeBytes { readStrings($0, mustStop: mustStop) } }
    note(found.faults, in: entry)
    strings[entry.path] = found.texts
    return found.texts
  }

  /// The texts of a `.stringsdict` file, encoded.
  private mutating func plurals(
    _ entry: FolderEntry, _ language: String
  ) throws(AppFolderError) -> [String: String] {
    if let known = strings[entry.path] { return known }
    var texts: [String: String] = [:]
    if let bytes = try text(entry) {
      var limits = XMLLimits(depth: 512, bytes: limits.memoryBytes, isInterrupted: isInterrupted)
      limits.used = keptBytes
      do throws(FileFault) {
        texts = try readPluralTexts(bytes, path: entry.path, in: language, limits)
      } catch {
        faults.append(error)
      }
      try keep(texts.reduce(0) { $0 + Self.textBytes + $1.key.utf8.count + $1.value.utf8.count })
    }
    strings[entry.path] = texts
    return texts
  }

  private mutating func catalog(_ entry: FolderEntry) throws(AppFolderError) -> [String: [String: String]] {
    if let known = catalogs[entry.path] { return known }
    var texts: [String: [String: String]] = [:]
    if let bytes = try text(entry) {
      let found = try stoppable { mustStop in
        bytes.withUnsafeBufferPointer {
          readStringCatalog($0, idiom: .phone, keepsForms: true, mustStop: mustStop)
        }
      }
      for language in found.table.texts.keys.sorted(by: isBefore) {
        let own = found.table.texts[language] ?? [:]
        texts[languageKey(language), default: [:]].merge(own) { first, _ in first }
      }
      note(found.faults, in: entry)
    }
    catalogs[entry.path] = texts
    return texts
  }

  /// Reads a table, unless the time ends or it takes too much.
  private mutating func stoppable<Table>(
    _ read: (_ mustStop: (Int) -> Bool) -> Table
  ) throws(AppFolderError) -> Table {
    var kept = 0
    var isOver = false
    let table = read { bytes in
      (kept, isOver) = (bytes, isInterrupted())
      return isOver || keptBytes + kept > limits.memoryBytes
    }
    if isOver { throw .interrupted }
    try keep(kept)
    return table
  }

  /// About what a table takes for a text that others have, too.
  private static let textBytes = 64

  private mutating func keep(_ bytes: Int) throws(AppFolderError) {
    keptBytes += bytes
    try check(keptBytes, .memoryBytes, limits.memoryBytes)
  }

  private mutating func note(_ found: [LintFault], in entry: FolderEntry) {
    faults += found.map {
      FileFault(
        path: entry.path, kind: .invalidStrings, message: $0.message, pointer: $0.pointer, place: $0.place)
    }
  }

  /// A file that counts among tables of texts.
  private mutating func text(_ entry: FolderEntry) throws(AppFolderError) -> [UInt8]? {
    try count(entry.size)
    guard let bytes = try contents(of: entry) else { return nil }
    try count(bytes.count - entry.size)
    // While it is read, four bytes stand for a character.
    let all = keptBytes.addingReportingOverflow(5 * bytes.count).partialValue
    try check(all, .memoryBytes, limits.memoryBytes)
    return bytes
  }

  private mutating func count(_ bytes: Int) throws(AppFolderError) {
    stringsBytes = stringsBytes.addingReportingOverflow(bytes).overflow ? .max : stringsBytes + bytes
    try check(stringsBytes, .stringsBytes, limits.stringsBytes)
  }

  private mutating func contents(of entry: FolderEntry) throws(AppFolderError) -> [UInt8]? {
    if isInterrupted() { throw .interrupted }
    if let bytes = read(entry.path) { return bytes }
    faults.append(FileFault(path: entry.path, kind: .unreadableFile, message: "The file cannot be read."))
    return nil
  }
}
