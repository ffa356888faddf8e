import LayoutModel
import Localization

/// The tables of texts that code asks for by key, `Localizable` and others.
package struct CodeTexts: Sendable {
  struct Table: Sendable {
    let name: String
    /// Its path without the folder of the language and without what follows the last dot.
    let stem: String
    /// By key, for readers of languages that have none of their own.
    var base: [String: String]
    /// By the language that was asked for, then by key.
    var translations: [String: [String: String]] = [:]
    let standing: Standing

    init(stem: String, base: [String: String], _ standing: Standing) {
      (self.stem, self.base, self.standing) = (stem, base, standing)
      name = String(stem.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    }
  }

  /// What a table's base is to readers of languages that have no table of their own.
  enum Standing: Sendable {
    /// English, or of no language.
    case shared
    /// In another language, where nothing says that the app has English texts.
    case foreign
    /// In another language, in an app that has an English folder: it is never shown.
    case unread
  }

  /// In the order of their paths.
  var tables: [Table] = []

  package var isEmpty: Bool { tables.isEmpty }

  /// The text of a key in a language, by what an app finds in its bundle: the key is looked for in the table of the language
  /// and, where there is none, in that of the base. An app has one table of a name; where a folder has several, as with
  /// frameworks, that which lies nearest to the code and has the key is taken. A base of another
  /// language than English is the last that is taken, and only where code has no text of its own and nothing says that the app is in English.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - hasOwn: Whether code has a text for where no table has one.
  ///   - path: The path of the file that asks.
  /// - Complexity: O(tables).
  package func text(
    _ key: String, table: String?, in language: String, orOwn hasOwn: Bool = false, near path: String
  ) -> String? {
    let name = table ?? "Localizable"
    var found: (place: (Int, Int), text: String)?
    for table in tables where table.name == name {
      let own = table.translations[language]
      let isForeign = own == nil && table.standing != .shared
      if isForeign, hasOwn || table.standing == .unread { continue }
      guard let text = (own ?? table.base)[key] else { continue }
      let place = (isForeign ? 1 : 0, folderDistance(table.stem, path))
      if found.map({ place < $0.place }) ?? true { found = (place, text) }
    }
    return found?.text
  }

  /// What a part of a text says for a number that is not known if nil; nil for a text that has no such part.
  package static func form(of part: String, in text: String, for number: Double?) -> String? {
    PluralText(text)?.form(of: part, for: number)
  }

  /// The texts of all tables of each name, by key, in the order of the names.
  package var byTable: [(name: String, texts: [String: String])] {
    var found: [String: [String: String]] = [:]
    for table in tables {
      found[table.name, default: [:]].merge(table.base.mapValues { PluralText.plain($0) }) { first, _ in
        first
      }
    }
    return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
  }
}
