package import LayoutModel

/// The texts of a file in the languages that somebody translated them to.
package struct StringsTable: Equatable, Sendable {
  /// In which the file itself is written, nil where nobody says.
  package var sourceLanguage: String?
  /// By language, as `.lproj` folders name it (`pt-BR`), then by key.
  package var texts: [String: [String: String]]

  package init(sourceLanguage: String? = nil, texts: [String: [String: String]] = [:]) {
    (self.sourceLanguage, self.texts) = (sourceLanguage, texts)
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
package struct StringsFile: Equatable, Sendable {
  /// By key.
  package var texts: [String: String] = [:]
  /// What of it cannot be read, in its order; at most 100.
  package var faults: [LintFault] = []

  package init(texts: [String: String] = [:], faults: [LintFault] = []) {
    (self.texts, self.faults) = (texts, faults)
  }
}

/// What is kept of a table while it is read.
struct KeptTexts {
  private var bytes = 0
  private var steps = 0
  private static let stepsPerQuestion = 64
  /// About what a table takes for an entry besides its texts.
  private static let entryBytes = 130

  mutating func add(_ key: String, _ value: String) {
    bytes += Self.entryBytes + key.utf8.count + value.utf8.count
  }

  /// Counts an entry, and asks now and then.
  mutating func mustStop(_ mustStop: (Int) -> Bool) -> Bool {
    steps += 1
    return steps % Self.stepsPerQuestion == 0 && mustStop(bytes)
  }
}

/// More faults than this nobody reads.
let faultLimit = 100

/// Where the texts of an Interface Builder file are translated to a language, by Xcode's rules for folders.
///
/// A file of `Base.lproj`, or of the folder of the language that it is written in, has its texts in a table of the same
/// name in the language's folder, or since Xcode 15 in a string catalogue in `mul.lproj`, for all languages.
/// `Localizable.xcstrings` belongs to code.
///
/// - Parameters:
///   - path: Of a `.storyboard` or `.xib`, with `/` between its parts: `App/Base.lproj/Main.storyboard`.
///   - language: `de`, `pt-BR`.
/// - Returns: The paths, the one that Xcode prefers first: `App/mul.lproj/Main.xcstrings`, `App/de.lproj/Main.strings`.
///   Empty for a file in no such folder, for one that is in the language already, and for what is no language.
package func stringsPaths(ofFile path: String, in language: String) -> [String] {
  var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  guard parts.count >= 2, isLanguage(language), let file = parts.popLast(), let folder = parts.popLast(),
    folder.hasSuffix(".lproj"), folder != "\(language).lproj", folder != "mul.lproj"
  else { return [] }
  guard let suffix = [".storyboard", ".xib"].first(where: file.hasSuffix), file.count > suffix.count
  else { return [] }
  let name = file.dropLast(suffix.count)
  return ["mul.lproj/\(name).xcstrings", "\(language).lproj/\(name).strings"].map {
    (parts + [$0]).joined(separator: "/")
  }
}

/// Whether a text can be a language, and nothing else that means something in a path.
private func isLanguage(_ text: String) -> Bool {
  (1...64).contains(text.utf8.count)
    && text.utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "-_".utf8.contains($0)
    }
}
