/// A language as it is compared: `pt_BR` and `pt-br` are one.
func languageKey(_ language: some StringProtocol) -> String {
  String(language.lowercased().map { $0 == "_" ? "-" : $0 })
}

/// The languages whose texts are shown in a locale, by their keys, the nearest first: `de-at`, `de`.
///
/// Chinese of a country is written in that country's script, by which Xcode names the folders: `zh-TW` is `zh-hant`.
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
