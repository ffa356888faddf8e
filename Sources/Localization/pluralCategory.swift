/// The category of a number in a language (CLDR, Language Plural Rules, cardinals): `zero`, `one`, `two`, `few`, `many` or `other`. Of a
/// language without rules here only 1 is `one`.
///
/// - Parameter language: `de`, `pt-PT`, `zh-Hans`.
package func pluralCategory(of number: Double, in language: String) -> String {
  let size = abs(number)
  guard size.isFinite, size < 1e15 else { return "other" }
  let whole = Int(size)
  return category(Count(whole: whole, isWhole: Double(whole) == size), rule(of: language))
}

/// A number without its sign.
private struct Count {
  /// Without what is behind the point.
  var whole: Int
  var isWhole: Bool

  /// The last digit, and the last two, of a whole number.
  var last: Int { whole % 10 }
  var lastTwo: Int { whole % 100 }
  /// Whether a whole number ends like 2, 3 and 4, and not like 12, 13 and 14.
  var endsLikeTwo: Bool { isWhole && (2...4).contains(last) && !(12...14).contains(lastTwo) }
  var endsLikeOne: Bool { isWhole && last == 1 && lastTwo != 11 }
  var isMillions: Bool { isWhole && whole != 0 && whole % 1_000_000 == 0 }
}

/// Languages with the same categories.
private enum Rule {
  case none, one, oneOrMillions, belowTwo, belowTwoOrMillions, polish, russian, serbian, czech, arabic,
    hebrew,
    romanian, lithuanian, latvian, slovenian, irish, welsh
}

/// The rules of languages by their first subtag; Portuguese of Portugal has its own.
private let rules: [String: Rule] = {
  let groups: [(Rule, String)] = [
    (.none, "ja zh ko th vi id ms my lo km yue"), (.oneOrMillions, "es it ca pt-pt"),
    (.belowTwo, "hi bn gu fa am kn zu hy"),
    (.belowTwoOrMillions, "fr pt"), (.polish, "pl"), (.russian, "ru uk be"), (.serbian, "sr hr bs"),
    (.czech, "cs sk"),
    (.arabic, "ar"), (.hebrew, "he iw"), (.romanian, "ro mo"), (.lithuanian, "lt"), (.latvian, "lv"),
    (.slovenian, "sl"), (.irish, "ga"), (.welsh, "cy"),
  ]
  var found: [String: Rule] = [:]
  for (rule, languages) in groups {
    for language in languages.split(separator: " ") { found[String(language)] = rule }
  }
  return found
}()

private func rule(of language: String) -> Rule {
  let key = String(language.lowercased().map { $0 == "_" ? "-" : $0 })
  return rules[key] ?? rules[String(key.prefix { $0 != "-" })] ?? .one
}

private func category(_ count: Count, _ rule: Rule) -> String {
  let isOne = count.isWhole && count.whole == 1
  switch rule {
  case .none: return "other"
  case .one: return isOne ? "one" : "other"
  case .oneOrMillions: return isOne ? "one" : count.isMillions ? "many" : "other"
  case .belowTwo: return count.whole == 0 || isOne ? "one" : "other"
  case .belowTwoOrMillions: return count.whole < 2 ? "one" : count.isMillions ? "many" : "other"
  case .polish: return !count.isWhole ? "other" : isOne ? "one" : count.endsLikeTwo ? "few" : "many"
  case .russian:
    return !count.isWhole ? "other" : count.endsLikeOne ? "one" : count.endsLikeTwo ? "few" : "many"
  case .serbian: return count.endsLikeOne ? "one" : count.endsLikeTwo ? "few" : "other"
  case .czech:
    return !count.isWhole ? "many" : isOne ? "one" : (2...4).contains(count.whole) ? "few" : "other"
  default: return rarerCategory(count, rule)
  }
}

private func rarerCategory(_ count: Count, _ rule: Rule) -> String {
  guard count.isWhole else {
    return rule == .romanian || rule == .slovenian ? "few" : rule == .lithuanian ? "many" : "other"
  }
  let (whole, last, lastTwo) = (count.whole, count.last, count.lastTwo)
  switch rule {
  case .arabic:
    let names = ["zero", "one", "two"]
    if whole < 3 { return names[whole] }
    return (3...10).contains(lastTwo) ? "few" : (11...99).contains(lastTwo) ? "many" : "other"
  case .hebrew: return whole == 1 ? "one" : whole == 2 ? "two" : "other"
  case .romanian: return whole == 1 ? "one" : whole == 0 || (1...19).contains(lastTwo) ? "few" : "other"
  case .lithuanian:
    if (11...19).contains(lastTwo) || last == 0 { return "other" }
    return last == 1 ? "one" : "few"
  case .latvian:
    return last == 0 || (11...19).contains(lastTwo) ? "zero" : count.endsLikeOne ? "one" : "other"
  case .slovenian: return [1: "one", 2: "two", 3: "few", 4: "few"][lastTwo] ?? "other"
  case .irish:
    return whole == 1
      ? "one"
      : whole == 2 ? "two" : (3...6).contains(whole) ? "few" : (7...10).contains(whole) ? "many" : "other"
  case .welsh: return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][whole] ?? "other"
  default: return "other"
  }
}
