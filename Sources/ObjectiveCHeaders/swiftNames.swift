/// How Swift may call a method: its base name, and the labels of its parameters, empty for none.
struct SwiftSignature: Equatable {
  var base: String
  var labels: [String]
}

/// The names that Swift may see a method under (SE-0005).
///
/// Swift leaves out the name of a type behind a verb, and has a list of verbs; whether a word is one is not known here. So there are several
/// where that decides, of which code has the one that is meant.
func swiftSignatures(of method: Method, in type: String) -> [SwiftSignature] {
  if let name = method.swiftName { return signature(written: name).map { [$0] } ?? [] }
  // Nobody has longer ones, and each of their words would be compared with all others.
  if method.pieces.contains(where: { $0.utf8.count > 100 }) || type.utf8.count > 100 { return [] }
  let count = method.parameters.count
  var pieces = method.pieces
  var labels = count == 0 ? [] : [""] + pieces.dropFirst()
  if let rest = initializerRest(pieces[0]), !method.isStatic {
    if count == 0 { return rest.isEmpty ? [SwiftSignature(base: "init", labels: [])] : [] }
    return initializers(rest, labels, method)
  }
  if method.isStatic, count > 0, isOwn(method.result, type) {
    let rest = withoutLeadingType(pieces[0], type)
    if rest != pieces[0] { return initializers(droppingWith(rest), labels, method) }
  }
  let returnsOwn = isOwn(method.result, type)
  if returnsOwn { pieces[0] = withoutPrefix(pieces[0], type) }
  var found: [SwiftSignature] = []
  for var base in withoutOwnType(pieces[0], type) {
    if count == 0 {
      if returnsOwn { base = strip(base, type, "", .property)[0] }
      found.append(SwiftSignature(base: lowercased(base), labels: []))
      continue
    }
    labels[0] = ""
    if base.hasPrefix("set") { base = strip(base, type, "", .property)[0] }
    if let (head, label) = split(base, method.parameters[0]) { (base, labels[0]) = (head, label) }
    found += signatures(base, labels, method)
  }
  return found
}

/// The names that Swift may see a property under.
func swiftName(of property: Property, in type: String) -> String {
  if let name = property.swiftName { return name }
  if let getter = property.getter, property.type.swift == "Bool" { return getter }
  return lowercased(
    isOwn(property.type, type) ? strip(property.name, type, "", .property)[0] : property.name)
}

/// `init(coder:)` of the text of an attribute; nil for what is no such name.
private func signature(written text: String) -> SwiftSignature? {
  let parts = text.split(separator: "(", maxSplits: 1)
  let labels = parts.count > 1 ? parts[1].dropLast().split(separator: ":").map(String.init) : []
  guard let base = parts.first, isName(base), labels.allSatisfy({ isName($0) }) else { return nil }
  return SwiftSignature(base: String(base), labels: labels.map { $0 == "_" ? "" : $0 })
}

private func isOwn(_ result: CType, _ type: String) -> Bool {
  result.isSelf || result.words == type && !type.isEmpty
}

/// What follows `init` in a selector; nil for what is no initializer.
private func initializerRest(_ piece: String) -> String? {
  guard piece.hasPrefix("init") else { return nil }
  let rest = piece.dropFirst(4)
  return rest.first?.isLowercase == true ? nil : droppingWith(String(rest))
}

private func droppingWith(_ name: String) -> String {
  words(of: name).first == "With" && name.count > 4 ? String(name.dropFirst(4)) : name
}

private func initializers(_ first: String, _ labels: [String], _ method: Method) -> [SwiftSignature] {
  var labels = labels
  labels[0] = first
  return signatures("init", labels, method)
}

/// A method with words left out that the types of its parameters say.
private func signatures(_ base: String, _ labels: [String], _ method: Method) -> [SwiftSignature] {
  var bases = [base]
  var choices = labels.map { [$0] }
  for (index, parameter) in method.parameters.enumerated() {
    let (type, element) = (parameter.type.words, parameter.type.element)
    if index == 0, labels[0].isEmpty {
      bases = strip(base, type, element, .base)
    } else {
      let isFirst = index == 0 && base != "init"
      choices[index] = strip(labels[index], type, element, isFirst ? .firstLabel : .label)
    }
  }
  var found: [[String]] = [[]]
  for choice in choices where found.count * choice.count <= 16 {
    found = found.flatMap { one in choice.map { one + [lowercased($0)] } }
  }
  return bases.flatMap { base in
    found.filter { $0.count == labels.count }.map { SwiftSignature(base: lowercased(base), labels: $0) }
  }
}

private enum NameRole { case base, firstLabel, label, property }

/// A name without the words at its end that its type says; both where only a list of verbs tells which.
private func strip(_ name: String, _ type: String, _ element: String, _ role: NameRole) -> [String] {
  let words = words(of: name)
  let matched = matchedAtEnd(words, type, element)
  if matched == 0 || words.isEmpty { return [name] }
  if matched == words.count { return role == .firstLabel ? [""] : [name] }
  if matched == 1, words.last == "Error" { return [name] }
  let rest = words.dropLast(matched)
  let shorter = rest.joined()
  if role == .base || role == .property {
    if ["init", "self", "Type", "Protocol"].contains(shorter) || isVacuous(shorter) { return [name] }
  }
  if role == .property { return [shorter] }
  if isPreposition(rest.last ?? "") { return role == .base && rest.count == 1 ? [name] : [shorter] }
  return [shorter, name]
}

/// How many words at the end of a name say its type.
private func matchedAtEnd(_ name: [String], _ type: String, _ element: String) -> Int {
  var typeWords = words(of: type)
  var found = 0
  while found < name.count, let typeWord = typeWords.last {
    let word = name[name.count - 1 - found]
    if matches(word, typeWord) || matches(word, "Index") && ["Int", "Integer"].contains(typeWord) {
      found += 1
      typeWords.removeLast()
    } else if found == 0, !element.isEmpty, word.count > 2, word.hasSuffix("s") {
      let single = name.dropLast() + [String(word.dropLast())]
      return matchedAtEnd(Array(single), element, "")
    } else if found == 0, typeWords.count > 1, ["Type", "Ref", "Mask"].contains(typeWord) {
      typeWords.removeLast()
    } else {
      break
    }
  }
  return found
}

/// Whether a word of a name says one of a type: `URL` says `NSURL`.
private func matches(_ word: String, _ typeWord: String) -> Bool {
  if word.count == typeWord.count { return word.lowercased() == typeWord.lowercased() }
  guard word.count < typeWord.count, typeWord.lowercased().hasSuffix(word.lowercased()) else { return false }
  return typeWord.dropLast(word.count).allSatisfy { !$0.isLowercase && $0 != "_" }
}

/// `appending` of `stringByAppending`, where a string is what it gives.
private func withoutPrefix(_ name: String, _ type: String) -> String {
  let rest = withoutLeadingType(name, type)
  let words = words(of: rest)
  guard rest != name, words.count > 1, isPreposition(words[0]) else { return name }
  return words[0] == "By" && words[1].hasSuffix("ing") ? words.dropFirst().joined() : rest
}

/// A name without the words at its beginning that end the name of a type.
private func withoutLeadingType(_ name: String, _ type: String) -> String {
  let (words, typeWords) = (words(of: name), words(of: type))
  guard let first = words.first, let start = typeWords.lastIndex(where: { matches(first, $0) }) else {
    return name
  }
  let wanted = typeWords[start...]
  guard words.count >= wanted.count, zip(words, wanted).allSatisfy({ matches($0, $1) }) else { return name }
  return words.dropFirst(wanted.count).joined()
}

/// A name, and where the type that has it stands in it behind another word, the name without that: `dismissAnimated` of
/// `dismissViewControllerAnimated`.
private func withoutOwnType(_ name: String, _ type: String) -> [String] {
  let words = words(of: name)
  for end in words.indices.dropFirst().reversed() {
    let matched = matchedAtEnd(Array(words[...end]), type, "")
    if matched == 0 { continue }
    let start = end + 1 - matched
    if start == 0 || isPreposition(words[start - 1]) { return [name] }
    let shorter = (words[..<start] + words[(end + 1)...]).joined()
    return isVacuous(shorter) ? [name] : [name, shorter]
  }
  return [name]
}

/// A base name and the label that follows it, parted before the last preposition; nil for a name that stays whole.
private func split(_ name: String, _ parameter: (name: String, type: CType)) -> (String, String)? {
  let words = words(of: name)
  guard words.count > 1, words[0] != "set" else { return nil }
  if parameter.type.swift == "Bool", words.last == "Animated" {
    return (words.dropLast().joined(), "animated")
  }
  if parameter.name == "sender", parameter.type.words == "Object" { return nil }
  guard var place = words.lastIndex(where: { isPreposition($0) }) else { return nil }
  if words[place].lowercased() == "of", let before = words[..<place].lastIndex(where: { isPreposition($0) }),
    !["of", "for"].contains(words[before].lowercased())
  {
    place = before
  }
  let next = place + 1 < words.count ? words[place + 1] : ""
  let word = words[place].lowercased()
  let conflicts: [String: Set<String>] = [
    "with": ["error", "no"], "to": ["visible", "backing"], "from": ["backing"],
  ]
  if conflicts[word]?.contains(next.lowercased()) == true { return nil }
  if place > 0, extended.contains(words[place - 1].lowercased() + " " + word) { place -= 1 }
  var label = words[place...]
  var head = words[..<place]
  if ["X", "Y", "Z"].contains(words[(place + 1)...].joined()) {
    head = words[...place]
    label = words[(place + 1)...]
  }
  if ["with", "using"].contains(word), parameter.type.isFunction, next.lowercased() != "zone" {
    label = label.dropFirst()
  }
  guard let first = head.first else { return nil }
  if isVacuous(first), head.count <= 2 { return nil }
  if ["init", "self"].contains(first), head.count == 1 { return nil }
  return (head.joined(), label.joined())
}

private let extended: Set<String> = [
  "compatible with", "best matching", "according to", "bound by", "separated by",
]

private func isVacuous(_ name: String) -> Bool {
  ["get", "for", "set", "using", "with"].contains(name.lowercased())
}

private func isPreposition(_ word: String) -> Bool { prepositions.contains(word.lowercased()) }

private let prepositions: Set<String> = [
  "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
  "given",
  "in", "including", "inside", "into", "matching", "of", "on", "since", "to", "until", "using", "via", "with",
  "within",
]

/// The words of a name in camel case; several capitals are one word, but for the last before a small letter.
func words(of name: String) -> [String] {
  var found: [String] = []
  let letters = Array(name)
  var start = 0
  while start < letters.count {
    var end = start + 1
    if letters[start] != "_" {
      while end < letters.count, letters[start].isUppercase, letters[end].isUppercase { end += 1 }
      if end - start > 1 {
        let small = letters[end...].prefix { $0.isLowercase }
        if ["s", "es", "ies"].contains(String(small)) {
          end += small.count
        } else if !small.isEmpty {
          end -= 1
        }
      } else {
        while end < letters.count, !letters[end].isUppercase, letters[end] != "_" { end += 1 }
      }
    }
    found.append(String(letters[start..<end]))
    start = end
  }
  return found
}

/// A name with a small letter, or several where it begins with several capitals: `urlPath`.
func lowercased(_ name: String) -> String {
  guard name.first?.isUppercase == true else { return name }
  let first = words(of: name)[0]
  let capitals = first.prefix { $0.isUppercase }
  if capitals.count == first.count || capitals.count > 1 {
    return first.lowercased() + name.dropFirst(first.count)
  }
  return first.prefix(1).lowercased() + name.dropFirst()
}

/// What the members of an enumeration have in common with its name, which Swift leaves out.
func commonPrefix(of members: [String], in enumeration: String) -> String {
  guard let first = members.first else { return "" }
  var common = words(of: first)
  for member in members.dropFirst() {
    let own = words(of: member)
    var count = zip(common, own).prefix { $0 == $1 }.count
    // What is left begins with no digit.
    let rests = [common.dropFirst(count).first, own.dropFirst(count).first]
    if count > 0, rests.contains(where: { $0?.first?.isNumber == true }) { count -= 1 }
    common = Array(common.prefix(count))
  }
  let isConstant = common.first == "k"
  let checked = isConstant ? Array(common.dropFirst()) : common
  let own = words(of: enumeration)
  var count = zip(checked, own).prefix { $0 == $1 }.count
  if count < checked.count, count < own.count, isPlural(own[count], of: checked[count]) { count += 1 }
  var found = checked.prefix(count).joined()
  if count < checked.count, checked[count] == "_" { found += "_" }
  return (isConstant ? "k" : "") + found
}

private func isPlural(_ word: String, of single: String) -> Bool {
  word == single + "s" || word == single + "es" || single.hasSuffix("y") && word == single.dropLast() + "ies"
}
