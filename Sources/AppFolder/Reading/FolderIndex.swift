/// The files of a folder by what they are to each other.
struct FolderIndex {
  /// An Interface Builder file in all of its languages.
  struct Group {
    /// By the key of the language of the `.lproj` folder; empty for a file in none.
    var entries: [String: FolderEntry]
    /// Language of the base entry: that of `Base.lproj`, else of no language, else the English one, else the first by name.
    var baseLanguage: String

    var base: FolderEntry { entries[baseLanguage] ?? FolderEntry(path: "", size: 0) }

    /// The file that was made for a language or, where there is none, for the same without its region; nil where only the
    /// base is left, and for the base itself.
    func variant(in language: String) -> FolderEntry? {
      let key = languageKeys(of: language).first { entries[$0] != nil }
      return key.flatMap { $0 == baseLanguage ? nil : entries[$0] }
    }
  }

  /// Tables of texts of one Interface Builder file, or of code.
  struct Tables {
    /// By the key of their language.
    var strings: [String: FolderEntry] = [:]
    /// Tables whose texts depend on numbers, by the key of their language.
    var plurals: [String: FolderEntry] = [:]
    /// In the order of their paths.
    var catalogs: [FolderEntry] = []

    /// The language of the tables for readers who ask for none, or for one that there is not: English, else the base, else the
    /// first by name.
    var baseLanguage: String {
      let languages = Set(strings.keys).union(plurals.keys)
      return ["en", "base"].first { languages.contains($0) } ?? languages.min(by: isBefore) ?? "en"
    }

    /// - Parameter folders: The languages of the folders beside the tables.
    func standing(among folders: Set<String>) -> CodeTexts.Standing {
      if ["en", "base"].contains(baseLanguage) { return .shared }
      return folders.contains("en") ? .unread : .foreign
    }
  }

  /// In the order of the paths of their bases.
  private(set) var groups: [Group] = []
  /// In the order of their paths.
  private(set) var infos: [FolderEntry] = []
  /// Swift files, in the order of their paths.
  private(set) var sources: [FolderEntry] = []
  /// Headers by their names without `.h`, in the order of their paths.
  private(set) var headers: [String: [FolderEntry]] = [:]
  /// Files of Objective-C by their names without what follows the dot, in the order of their paths.
  private(set) var implementations: [String: [FolderEntry]] = [:]
  /// Font files, in the order of their paths.
  private(set) var fonts: [FolderEntry] = []
  /// Xcode's projects, in the order of their paths.
  private(set) var projects: [FolderEntry] = []
  private var tables: [String: Tables] = [:]
  /// The languages of `.lproj` folders, by the path of what has them.
  private var languages: [String: Set<String>] = [:]

  init(_ entries: some Sequence<FolderEntry>) {
    var places: [String: [String: FolderEntry]] = [:]
    let found = entries.compactMap { entry in FileRole(path: entry.path).map { (entry, $0) } }
    for (entry, role) in found.sorted(by: { isBefore($0.0.path, $1.0.path) }) {
      let place = LocalizedPath(entry.path)
      if let language = place.language { languages[place.folder, default: []].insert(language) }
      switch role {
      case .interface:
        let (key, language) = (place.language == nil ? "/" + entry.path : place.key, place.language ?? "")
        if places[key]?[language] == nil { places[key, default: [:]][language] = entry }
      case .strings:
        if let language = place.language { tables[place.stem, default: Tables()].strings[language] = entry }
      case .plurals:
        if let language = place.language { tables[place.stem, default: Tables()].plurals[language] = entry }
      case .catalog: tables[place.stem, default: Tables()].catalogs.append(entry)
      case .info: infos.append(entry)
      case .source: sources.append(entry)
      case .header: headers[place.name, default: []].append(entry)
      case .implementation: implementations[place.name, default: []].append(entry)
      case .font: fonts.append(entry)
      case .project: projects.append(entry)
      }
    }
    groups = places.values.map(Self.group).sorted { isBefore($0.base.path, $1.base.path) }
  }

  /// The tables of no Interface Builder file, by their paths without the folder of the language and without what follows the
  /// last dot, in the order of these paths; not those of `Info.plist` files.
  var codeTables: [(stem: String, tables: Tables)] {
    let drawn = Set(groups.map { LocalizedPath($0.base.path).stem })
    return tables.filter { !drawn.contains($0.key) && !$0.key.hasSuffix("InfoPlist") }
      .sorted { isBefore($0.key, $1.key) }.map { ($0.key, $0.value) }
  }

  /// The languages for which an app has something beside tables.
  func languages(beside stem: String) -> Set<String> { languages[LocalizedPath(stem).folder] ?? [] }

  /// The bridging headers, those of tests last, and then the headers of some names, in the order of the names.
  func headers(whereName isNamed: (String) -> Bool) -> [FolderEntry] {
    let bridges = headers.filter { $0.key.lowercased().contains("bridging") }.flatMap(\.value)
    let named = headers.filter { isNamed($0.key) }.sorted { isBefore($0.key, $1.key) }.flatMap(\.value)
    let ranked = bridges.map { ($0.path.contains("Test") ? 1 : 0, $0) }
    return ranked.sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }.map(\.1) + named
  }

  /// The tables of a file by its path.
  func tables(ofFile path: String) -> Tables { tables[LocalizedPath(path).stem] ?? Tables() }

  private static func group(_ entries: [String: FolderEntry]) -> Group {
    let base = ["base", "", "en"].first { entries[$0] != nil } ?? entries.keys.min { isBefore($0, $1) } ?? ""
    return Group(entries: entries, baseLanguage: base)
  }
}

/// A path without the folder of its language.
struct LocalizedPath {
  /// The path without that folder.
  var key: String
  /// The key without what follows the last dot.
  var stem: String
  /// The last part of the stem.
  var name: String
  /// The key of the language, nil for a file in no `.lproj` folder.
  var language: String?
  /// What has that folder.
  var folder: String { String(key[..<(key.lastIndex(of: "/") ?? key.startIndex)]) }

  init(_ path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let last = parts.popLast() ?? ""
    if let folder = parts.last, folder.hasSuffix(".lproj") {
      language = languageKey(folder.dropLast(".lproj".count))
      parts.removeLast()
    }
    key = (parts + [last]).joined(separator: "/")
    name = String(last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
    stem = (parts + [name[...]]).joined(separator: "/")
  }
}

/// The order of paths, by their bytes: the same on every machine.
func isBefore(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }

/// A language as it is compared: `pt_BR` and `pt-br` are one.
func languageKey(_ language: some StringProtocol) -> String {
  String(language.lowercased().map { $0 == "_" ? "-" : $0 })
}

/// The languages whose texts are shown in a locale, by their keys, the nearest first: `de-at`, `de`. Chinese of a country is
/// written in that country's script, by which Xcode names the folders: `zh-TW` is `zh-hant`.
func languageKeys(of locale: String) -> [String] {
  var subtags = languageKey(locale).split(separator: "-", omittingEmptySubsequences: true).map(String.init)
  var keys: [String] = []
  let isChinese = subtags.first == "zh"
  let hasScript = subtags.dropFirst().contains { $0.count == 4 }
  let isTraditional = subtags.dropFirst().contains { ["tw", "hk", "mo"].contains($0) }
  while !subtags.isEmpty {
    if isChinese, !hasScript, subtags.count == 1 { keys.append(isTraditional ? "zh-hant" : "zh-hans") }
    keys.append(subtags.joined(separator: "-"))
    subtags.removeLast()
  }
  return keys
}
