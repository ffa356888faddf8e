/// The tables of texts that code asks for by key, `Localizable` and others.
package struct CodeTexts: Sendable {
  struct Table: Sendable {
    let name: String
    /// The path of the folder of its `.lproj` folders.
    let folder: String
    /// By key, for readers of languages that have none of their own.
    var base: [String: String]
    /// By the language that was asked for, then by key.
    var translations: [String: [String: String]] = [:]

    /// - Parameter stem: Its path without the folder of the language and without what follows the last dot.
    init(stem: String, base: [String: String]) {
      let parts = stem.split(separator: "/", omittingEmptySubsequences: false)
      (name, folder) = (String(parts.last ?? ""), parts.dropLast().joined(separator: "/"))
      self.base = base
    }
  }

  /// In the order of their paths.
  var tables: [Table] = []

  package var isEmpty: Bool { tables.isEmpty }

  /// The text of a key in a language, by what an app finds in its bundle: the key is looked for in the table of the language
  /// and, where there is none, in that of the base. An app has one table of a name; where a folder has several, as with
  /// frameworks, that which lies nearest to the code and has the key is taken.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - path: The path of the file that asks.
  /// - Complexity: O(tables).
  package func text(_ key: String, table: String?, in language: String, near path: String) -> String? {
    let name = table ?? "Localizable"
    var found: (distance: Int, text: String)?
    for table in tables where table.name == name {
      guard let text = (table.translations[language] ?? table.base)[key] else { continue }
      let distance = distance(from: table.folder, to: path)
      if found.map({ distance < $0.distance }) ?? true { found = (distance, text) }
    }
    return found?.text
  }
}

/// How many folders one goes up and down from a folder to a file.
private func distance(from folder: String, to file: String) -> Int {
  let one = folder.utf8.split(separator: UInt8(ascii: "/"))
  let other = file.utf8.split(separator: UInt8(ascii: "/")).dropLast()
  let shared = zip(one, other).prefix { $0.elementsEqual($1) }.count
  return one.count + other.count - 2 * shared
}
