import LayoutCoding
import LayoutModel
import Localization

/// Whose texts layouts show.
enum LintTexts: Sendable {
  /// The file's own texts.
  case own
  /// The file's own texts, made longer, accented, or from right to left.
  case pseudo(PseudoLanguage)
  /// Texts of a language, by key; what is not there stays as the file has it.
  case translated(String, [String: String])

  /// What names of environments say of them, nil for the file's own.
  var name: String? {
    switch self {
    case .own: nil
    case .pseudo(let language): "pseudo \(language.rawValue)"
    case .translated(let language, _): "in \(language)"
    }
  }

  /// The environments in which they are shown.
  func environments(_ options: OperationOptions) -> OperationOptions {
    var options = options
    switch self {
    case .own, .pseudo(.accented), .pseudo(.long): break
    case .pseudo(.rightToLeft):
      options.overrides.traits[.layoutDirection] = .choice(LayoutDirection.rightToLeft.rawValue)
    case .translated(let language, _): options.overrides.locale = language
    }
    return options
  }

  /// The document with these texts.
  func put(in document: RequestedDocument) -> RequestedDocument {
    guard case .success(var request) = document.content, name != nil else { return document }
    var draft = request.document.draft
    switch self {
    case .own: break
    case .pseudo(let language): pseudolocalize(&draft, language)
    case .translated(_, let texts):
      // What somebody translated is shown, and no text that code replaces.
      let keys = localize(&draft, with: texts)
      draft.forgetOutlets(ofViews: Set(keys.map { String($0.prefix { $0 != "." }) }))
    }
    request.document = LayoutDocument(draft)
    var changed = document
    changed.content = .success(request)
    return changed
  }
}
