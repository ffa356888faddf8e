import SwiftProgram

/// Values and types as `print` writes them.
extension Interpreter {
  /// - Parameter quoted: Whether it is written as in a list, or by `debugPrint`.
  func describe(_ value: Value, quoted: Bool = false) throws(Interruption) -> String {
    switch value {
    case .integer(let number, let kind): return kind.text(number)
    case .floating(let number, .float): return "\(Float(number))"
    case .floating(let number, _): return "\(number)"
    case .string(let text):
      if let known = composed[text] { noteDescribed(known.unknowns) }
      return quoted ? text.debugDescription : text
    case .boolean(let flag): return "\(flag)"
    case .none: return "nil"
    case .array(let values): return try "[" + list(values) + "]"
    case .set(let set): return try "[" + list(set.keys) + "]"
    case .dictionary(let dictionary):
      if dictionary.count == 0 { return "[:]" }
      var parts: [String] = []
      for (key, value) in zip(dictionary.keys, dictionary.values) {
        parts.append("\(try describe(key, quoted: true)): \(try describe(value, quoted: true))")
      }
      return "[" + parts.joined(separator: ", ") + "]"
    case .tuple(let tuple): return try self.tuple(tuple)
    case .range(let range):
      let lower = try range.lower.map { (value) throws(Interruption) in try describe(value) } ?? ""
      let upper = try range.upper.map { (value) throws(Interruption) in try describe(value) } ?? ""
      let text = lower + (range.isClosed ? "..." : "..<") + upper
      return quoted ? "\(describe(type(of: value)))(\(text))" : text
    case .structure, .enumeration, .object: return try described(value, quoted)
    case .function: return "(Function)"
    case .type(let type): return quoted ? qualified(type) : describe(type)
    case .unknown(let unknown):
      noteDescribed([unknown])
      return words(of: unknown)
    }
  }

  private func list(_ values: [Value]) throws(Interruption) -> String {
    var parts: [String] = []
    for value in values { parts.append(try describe(value, quoted: true)) }
    return parts.joined(separator: ", ")
  }

  private func tuple(_ tuple: TupleValue) throws(Interruption) -> String {
    var parts: [String] = []
    for (label, value) in zip(tuple.labels, tuple.values) {
      parts.append((label.map { text($0) + ": " } ?? "") + (try describe(value, quoted: true)))
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func described(_ value: Value, _ quoted: Bool) throws(Interruption) -> String {
    let ways = [
      ("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription"),
    ]
    for (asked, word) in quoted ? ways.reversed() : ways {
      if let info = info(of: value), isDescribed(info, asked), let name = program.names.known(word),
        !entries(name, of: info).isEmpty,
        case .string(let text) = try member(name, of: value, in: globalScope)
      {
        return text
      }
    }
    switch value {
    case .structure(let structure):
      var parts: [String] = []
      for (one, field) in zip(structure.type.stored, structure.fields) {
        parts.append("\(text(one.name)): \(try describe(field, quoted: true))")
      }
      let name = quoted ? qualified(type(of: value)) : describe(type(of: value))
      return name + "(" + parts.joined(separator: ", ") + ")"
    case .enumeration(let found):
      let name = (quoted ? qualified(type(of: value)) + "." : "") + text(found.name)
      if found.payload.isEmpty { return name }
      let labels = found.type.cases.first { $0.name == found.name }?.parameters?.map(\.label)
      return name + (try tuple(TupleValue(found.payload, labels: labels)))
    case .object: return qualified(type(of: value))
    default: return ""
    }
  }

  /// Whether a type says itself how it is written.
  private func isDescribed(_ info: TypeInfo, _ asked: String) -> Bool {
    link(info)
    return info.distance(to: builtin[asked]) != nil || info.hasMissingSuperclass
  }

  /// A type with its module and the types around it, as it is written in lists.
  private func qualified(_ type: RuntimeType) -> String {
    guard case .nominal(let info, let arguments) = type else { return describe(type) }
    var name = info.text
    var outer = info.outer
    while let current = outer {
      name = current.text + "." + name
      outer = current.outer
    }
    let list = arguments.map { qualified($0) }.joined(separator: ", ")
    return (info.declaration == nil ? "Swift." : "Main.") + name
      + (arguments.isEmpty ? "" : "<\(list)>")
  }

  func describe(_ type: RuntimeType) -> String {
    switch type {
    case .any: "Any"
    case .nominal(let info, let arguments):
      info.text
        + (arguments.isEmpty ? "" : "<" + arguments.map { describe($0) }.joined(separator: ", ") + ">")
    case .optional(let inner): "Optional<\(describe(inner))>"
    case .array(let element): "Array<\(describe(element))>"
    case .dictionary(let key, let value): "Dictionary<\(describe(key)), \(describe(value))>"
    case .tuple(let types, _): "(" + types.map { describe($0) }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      "(" + parameters.map { describe($0) }.joined(separator: ", ") + ") -> " + describe(result)
    case .metatype(let inner): describe(inner) + ".Type"
    case .composition(let parts): parts.map { describe($0) }.joined(separator: " & ")
    case .generic(let name): text(name)
    case .missing(let text): text
    }
  }

  /// What makes another text of one: it says nothing of what that is.
  private static let textMethods: Set<Substring> = [
    "capitalized", "uppercased", "lowercased", "localizedCapitalized", "localizedUppercase",
    "localizedLowercase",
    "trimmingCharacters", "replacingOccurrences", "localized", "string",
  ]

  /// What is not known as words: the last part of its name, `userName` as "user name".
  func spoken(_ path: String) -> String {
    var parts = path.split(separator: ".")
    while parts.count > 1, let last = parts.last, Self.textMethods.contains(last.prefix { $0 != "(" }) {
      parts.removeLast()
    }
    let last = parts.last.map(String.init) ?? path
    var words = ""
    for character in last where character.isLetter || character.isNumber || character == "_" {
      if character.isUppercase && !words.isEmpty { words += " " }
      words += character == "_" ? " " : character.lowercased()
    }
    return words
  }
}
