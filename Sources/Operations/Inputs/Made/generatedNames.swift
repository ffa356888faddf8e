/// The parts of a name between which there is something else than letters and digits; a letter behind a digit begins a part, too.
private func nameParts(of name: String) -> [String] {
  var found = [""]
  var isBehindDigit = false
  for scalar in name.unicodeScalars {
    let isDigit = ("0"..."9").contains(scalar)
    if !isDigit, !scalar.properties.isAlphabetic {
      found.append("")
      isBehindDigit = false
      continue
    }
    if isBehindDigit, !isDigit { found.append("") }
    found[found.count - 1].unicodeScalars.append(scalar)
    isBehindDigit = isDigit
  }
  return found.filter { !$0.isEmpty }
}

/// `LogoLarge` of `logo-large`.
func swiftTypeName(_ name: String) -> String {
  nameParts(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// `logoLarge` of `logo-large`, `urlIcon` of `URLIcon`.
func swiftMemberName(_ name: String) -> String {
  let name = swiftTypeName(name)
  let capitals = name.prefix { $0.isUppercase }.count
  // The last of several capitals begins the next word.
  let lowered = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
  return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
}

/// A name that may begin with a digit or be a word of the language.
func swiftIdentifier(_ name: String) -> String {
  guard let first = name.unicodeScalars.first else { return "_" }
  return ("0"..."9").contains(first) ? "_" + name : "`\(name)`"
}

/// A text between quotation marks.
func swiftLiteral(_ text: String) -> String {
  var found = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": found += "\\\(scalar)"
    case "\n": found += "\\n"
    case "\r": found += "\\r"
    default: if scalar.value >= 0x20 { found.unicodeScalars.append(scalar) }
    }
  }
  return found + "\""
}

/// Members by their names, and those of the types that stand in others: what a generator makes of names with parts.
struct NameTree<Member> {
  private(set) var members: [String: Member] = [:]
  private(set) var types: [String: NameTree] = [:]

  var isEmpty: Bool { members.isEmpty && types.isEmpty }

  /// Parts of a name beyond which no one has made one.
  private static var deepest: Int { 12 }

  /// Adds a member under the name that the last of some parts makes, in types by those before it.
  ///
  /// - Parameter outer: The names of types around those.
  mutating func add(_ member: Member, of parts: [String], in outer: [String] = []) {
    let path = outer + parts.dropLast().map { swiftTypeName($0) }
    add(member, swiftMemberName(parts.last ?? ""), in: path[...])
  }

  /// Adds a member unless there is one of its name.
  ///
  /// - Parameter path: The names of the types around it.
  mutating func add(_ member: Member, _ name: String, in path: ArraySlice<String>) {
    if path.count > Self.deepest || name.isEmpty || path.contains("") { return }
    if let first = path.first {
      types[first, default: NameTree()].add(member, name, in: path.dropFirst())
    } else if members[name] == nil, types[name] == nil {
      members[name] = member
    }
  }

  /// Writes what `line` makes of each member, in enumerations without cases, in the order of the names.
  func write(_ path: String = "", into text: inout String, _ line: (_ path: String, String, Member) -> String)
  {
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      text += line(path, swiftIdentifier(name), member) + "\n"
    }
    for (name, tree) in types.sorted(by: { $0.key < $1.key }) {
      text += "enum \(swiftIdentifier(name)) {\n"
      tree.write(path + swiftIdentifier(name) + ".", into: &text, line)
      text += "}\n"
    }
  }
}
