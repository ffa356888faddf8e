package import LayoutModel

/// The texts of a file in the languages that somebody translated them to.
package struct StringsTable: Hashable, Sendable {
  /// In which the file itself is written, nil where nobody says.
  package var sourceLanguage: String?
  /// By language, as `.lproj` folders name it (`pt-BR`), then by key.
  package var texts: [String: [String: String]]

  package init(sourceLanguage: String? = nil, texts: [String: [String: String]] = [:]) {
    self.sourceLanguage = sourceLanguage
    self.texts = texts
  }

  /// The texts of a language, or of the language without its region or script: for `de-AT` those of `de` where nobody
  /// wrote any for Austria. Empty where there are none at all.
  package func texts(in language: String) -> [String: String] {
    var subtags = language.split { $0 == "-" || $0 == "_" }
    while !subtags.isEmpty {
      for separator in ["-", "_"] {
        if let found = texts[subtags.joined(separator: separator)] { return found }
      }
      subtags.removeLast()
    }
    return [:]
  }
}

/// What a `.strings` file says.
package struct StringsFile: Hashable, Sendable {
  /// By key.
  package var texts: [String: String] = [:]
  /// What of it cannot be read, in its order; at most 100.
  package var faults: [LintFault] = []

  package init(texts: [String: String] = [:], faults: [LintFault] = []) {
    self.texts = texts
    self.faults = faults
  }
}

/// More faults than this nobody reads.
let faultLimit = 100
