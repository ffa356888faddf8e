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
  let suffixes = [".storyboard", ".xib"]
  guard let suffix = suffixes.first(where: { file.hasSuffix($0) }), file.count > suffix.count else {
    return []
  }
  let name = file.dropLast(suffix.count)
  return ["mul.lproj/\(name).xcstrings", "\(language).lproj/\(name).strings"].map {
    (parts + [$0]).joined(separator: "/")
  }
}

/// Whether a text can be a language, and nothing else that means something in a path.
private func isLanguage(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.count <= 64
    && text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
}
