package import LayoutModel

/// What a BCP 47 tag says about layout.
package struct Locale: Hashable, Sendable {
  package let tag: String

  package init(tag: String) {
    self.tag = tag
  }

  /// Right to left if the script is written so: the tag's script subtag, else the usual script of its language.
  ///
  /// The lists are those of CLDR's character orientation for the languages that systems localise to.
  package var layoutDirection: LayoutDirection {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first else { return .leftToRight }
    if let script = subtags.dropFirst().first(where: { $0.count == 4 && !$0.contains(where: \.isNumber) }) {
      return Self.rightToLeftScripts.contains(String(script)) ? .rightToLeft : .leftToRight
    }
    return Self.rightToLeftLanguages.contains(String(language)) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
  ]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "ks", "syr", "nqo", "arc",
    "azb", "glk", "lrc", "mzn", "pnb", "rhg", "sam", "mid",
  ]
}
