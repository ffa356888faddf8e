import SwiftProgram

/// A call of a method that the language gives its own types.
struct BuiltinCall {
  var word: String
  var receiver: Value
  var values: [Value] = []
  var labels: [String?] = []
  var expected: RuntimeType?
  /// What the receiver's elements are, where that is declared.
  var element: RuntimeType?

  var first: Value? { values.first }

  /// The value of an argument with a label.
  func value(_ label: String) -> Value? {
    labels.firstIndex { $0 == label }.flatMap { $0 < values.count ? values[$0] : nil }
  }
}

/// What a call of such a method comes to.
struct BuiltinResult {
  /// What the receiver becomes; nil where it stays.
  var changed: Value?
  var value: Value
  init(_ value: Value, changed: Value? = nil) { (self.value, self.changed) = (value, changed) }
  /// For methods that give nothing.
  init(changed: Value) { (value, self.changed) = (.void, changed) }
}

/// Methods that the language gives its own types.
extension Interpreter {
  private static let ofSequences: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "reduce", "contains", "allSatisfy", "sorted", "min",
    "max",
    "enumerated", "reversed", "joined", "prefix", "suffix", "dropFirst", "dropLast", "first", "last",
    "firstIndex",
    "lastIndex", "index", "split", "starts", "elementsEqual", "randomElement", "shuffled", "makeIterator",
    "count",
    "drop", "lazy", "isDisjoint", "distance",
  ]
  private static let ofArrays: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort", "reverse",
    "swapAt",
    "reserveCapacity", "formIndex", "replaceSubrange", "removeSubrange", "popFirst", "next",
  ]
  private static let ofDictionaries: Set<String> = [
    "removeValue", "updateValue", "mapValues", "compactMapValues", "merge", "merging", "removeAll",
  ]
  private static let ofSets: Set<String> = [
    "insert", "remove", "union", "intersection", "subtracting", "formUnion", "subtract", "isSubset",
    "isSuperset",
    "removeAll", "isDisjoint", "symmetricDifference", "formIntersection", "formSymmetricDifference",
    "isStrictSubset", "isStrictSuperset", "update",
  ]
  private static let ofTexts: Set<String> = [
    "uppercased", "lowercased", "hasPrefix", "hasSuffix", "replacingOccurrences", "components",
    "trimmingCharacters",
    "append", "contains", "split", "appending", "padding", "removeAll", "insert", "appendLiteral",
    "appendInterpolation", "write", "remove", "removeFirst", "removeLast", "index", "popLast",
    "range", "removeSubrange", "replaceSubrange",
  ]
  private static let ofNumbers: Set<String> = [
    "rounded", "isMultiple", "round", "negate", "advanced", "distance", "squareRoot", "signum", "toggle",
    "formTruncatingRemainder", "truncatingRemainder", "isEqual", "isLess", "quotientAndRemainder",
    "addingReportingOverflow", "subtractingReportingOverflow", "multipliedReportingOverflow",
    "isLessThanOrEqualTo",
    "remainder", "addingProduct",
  ]

  /// Methods of texts that keep all their words.
  private static let keepingWords: Set<String> = [
    "append", "appending", "insert", "write", "padding", "uppercased", "lowercased",
  ]

  /// Methods that change what they are called on.
  static let changing = ofArrays.union(ofDictionaries).union(ofSets).subtracting(ofSequences)

  /// Which of the language's types have a method of a name.
  static func traits(ofMethod word: String) -> NameTraits {
    var found: NameTraits = []
    let types: [(Set<String>, NameTraits)] = [
      (ofSequences, [.ofSequences, .isSequenceMember]), (ofArrays, .ofArrays),
      (ofDictionaries, .ofDictionaries), (ofSets, .ofSets), (ofTexts, .ofTexts), (ofNumbers, .ofNumbers),
      (["map", "flatMap"], .isMap), (["isEmpty", "indices"], .isSequenceMember),
    ]
    for (words, trait) in types where words.contains(word) { found.formUnion(trait) }
    return found
  }

  /// Whether the language has a method for a value, which may be a text that is not known.
  func isOfLanguage(_ name: Name, of value: Value) -> Bool {
    let info = info(of: value)
    guard info?.declaration == nil else { return false }
    let isText = info === builtin.string
    return hasBuiltinMethod(name, isText && value.isUnknown ? .string("") : value)
  }

  /// Whether the language has a method of a name, too. It is meant where elements are no optionals, and those of a list that are all
  /// there are taken for such.
  func hasTwin(_ entry: MemberEntry, of value: Value) -> Bool {
    guard case .method(let id) = entry.kind else { return false }
    return isOfLanguage(program[id].name, of: value)
  }

  func hasBuiltinMethod(_ name: Name, _ value: Value) -> Bool {
    let traits = traits(of: name)
    // An optional that has a value is that value.
    if traits.contains(.isMap) { return isOfOptional(value) || isOfSequence(value) }
    return switch value {
    case .array: !traits.isDisjoint(with: [.ofSequences, .ofArrays])
    case .range: traits.contains(.ofSequences) || text(name) == "clamped" || text(name) == "overlaps"
    case .dictionary: !traits.isDisjoint(with: [.ofSequences, .ofDictionaries])
    case .set: !traits.isDisjoint(with: [.ofSequences, .ofSets])
    case .string: !traits.isDisjoint(with: [.ofTexts, .ofSequences])
    case .integer, .floating: traits.contains(.ofNumbers)
    case .boolean: text(name) == "toggle"
    case .function(let function):
      if case .keyPath = function.code { text(name) == "appending" } else { false }
    default: false
    }
  }

  private func isOfOptional(_ value: Value) -> Bool {
    switch value {
    case .none, .object, .structure, .enumeration, .function, .integer, .floating, .boolean, .tuple, .type:
      true
    default: false
    }
  }

  private func isOfSequence(_ value: Value) -> Bool {
    switch value {
    case .array, .range, .dictionary, .set, .string: true
    default: false
    }
  }

  /// Calls a method of the language's own types.
  func run(_ call: BuiltinCall) throws(Interruption) -> BuiltinResult {
    switch call.receiver {
    case .array(let list):
      if let result = try changing(list, call) { return result }
      return BuiltinResult(try ofSequence(list, call))
    case .range(let range): return BuiltinResult(try ofRange(range, call))
    case .set(let set):
      if let result = try changing(set: set, call) { return result }
      let value = try ofSequence(set.keys, call)
      if call.word == "filter" { return BuiltinResult(coerce(value, to: builtin.set.plain)) }
      return BuiltinResult(value)
    case .dictionary(let dictionary):
      if let result = try changing(dictionary: dictionary, call) { return result }
      return BuiltinResult(try ofSequence(elements(of: call.receiver), call))
    case .string(let text):
      let (result, unknowns) = try describing { () throws(Interruption) in try ofText(text, call) }
      let parts = [text] + call.values.compactMap { if case .string(let part) = $0 { part } else { nil } }
      for case .string(let made)? in [result.value, result.changed] {
        _ = composed(made, of: parts, unknowns, keepsWords: Self.keepingWords.contains(call.word))
      }
      return result
    case .none: return BuiltinResult(.none)
    case .boolean(let flag) where call.word == "toggle": return BuiltinResult(changed: .boolean(!flag))
    case .integer, .floating:
      if call.word == "map" || call.word == "flatMap" { return try mapped(call) }
      return try ofNumber(call)
    case .function(let function):
      guard call.word == "appending", case .keyPath(let parts, let scope) = function.code,
        case .function(let other)? = call.first, case .keyPath(let more, _) = other.code
      else { return try mapped(call) }
      return BuiltinResult(.function(FunctionValue(.keyPath(parts + more, scope))))
    default: return try mapped(call)
    }
  }

  /// `map` of an optional.
  private func mapped(_ call: BuiltinCall) throws(Interruption) -> BuiltinResult {
    BuiltinResult(try callBack(call.first ?? .void, [call.receiver], expecting: call.expected))
  }

  private func ofRange(_ range: RangeValue, _ call: BuiltinCall) throws(Interruption) -> Value {
    switch (call.word, call.first) {
    case ("contains", let value?) where !isFunction(value): return try isIn(range, value, in: globalScope)
    case ("clamped", .range(let limits)?):
      guard let lower = range.lower, let upper = range.upper, let least = limits.lower,
        let most = limits.upper
      else {
        return call.receiver
      }
      let first = try clamp(lower, least, most)
      return .range(RangeValue(first, try clamp(upper, least, most), isClosed: range.isClosed))
    case ("overlaps", .range(let other)?):
      guard let lower = range.lower, let start = other.lower else { return .boolean(true) }
      if isTrue(try isIn(range, start, in: globalScope)) { return .boolean(true) }
      return try isIn(other, lower, in: globalScope)
    default: return try ofSequence(elements(of: call.receiver), call)
    }
  }

  private func clamp(_ value: Value, _ least: Value, _ most: Value) throws(Interruption) -> Value {
    if isTrue(try apply(words.less, value, least, in: globalScope)) { return least }
    return isTrue(try apply(words.less, most, value, in: globalScope)) ? most : value
  }

  func isFunction(_ value: Value) -> Bool {
    if case .function = value { return true }
    return false
  }

  /// Reads the arguments of such a call, with the type of the elements where they are literals or `.member`.
  func builtinCall(
    _ word: String, on receiver: Value, _ arguments: [CallArgument], in scope: Scope,
    _ expected: RuntimeType?,
    element: RuntimeType? = nil
  ) throws(Interruption) -> BuiltinCall {
    var call = BuiltinCall(word: word, receiver: receiver, expected: expected, element: element)
    call.labels = arguments.map { $0.label.map { text($0) } }
    // The name that `firstIndex` had before Swift 4.2.
    let isOldName = call.labels.count == 1 && ["of", "where", nil].contains(call.labels[0])
    if word == "index", isOldName { call.word = "firstIndex" }
    for (argument, label) in zip(arguments, call.labels) {
      if let value = argument.value {
        call.values.append(settle(value))
      } else if let id = argument.expression {
        if argument.isInOut {
          call.values.append(try read(place(of: id, in: scope), in: scope))
        } else if word == "rounded" || word == "round" {
          call.values.append(.string(roundingRule(id)))
        } else {
          var type = argumentType(call, label)
          if type == nil, word == "reduce", isImplicit(id) {
            type = try elements(of: receiver).first.map { self.type(of: $0) }
          }
          let value = try evaluate(id, in: scope, expecting: type)
          call.values.append(settle(value, as: type))
        }
      }
    }
    return call
  }

  /// The type that an argument is wanted to have.
  private func argumentType(_ call: BuiltinCall, _ label: String?) -> RuntimeType? {
    if call.word == "reduce", call.values.isEmpty {
      guard call.expected == nil, case .array(let values) = call.receiver else { return call.expected }
      return values.first.flatMap { info(of: $0)?.declaration == nil ? nil : type(of: $0) }
    }
    if let label, ["at", "where", "by", "count", "offsetBy", "maxSplits"].contains(label) { return nil }
    var wanted: RuntimeType?
    switch call.receiver {
    case .array(let values):
      let takesElement = [
        "contains", "append", "insert", "firstIndex", "lastIndex", "index", "replaceSubrange",
      ]
      if takesElement.contains(call.word) { wanted = call.element ?? values.first.map { type(of: $0) } }
    case .set(let set): wanted = call.element ?? set.keyType(type(of:))
    case .range(let range): if call.word == "contains" { wanted = range.lower.map { type(of: $0) } }
    case .dictionary(let dictionary):
      if label == "forKey" { wanted = dictionary.keyType(type(of:)) }
      if call.word == "updateValue", label == nil { wanted = dictionary.valueType(type(of:)) }
    case .integer, .floating: if call.word != "advanced" { wanted = type(of: call.receiver) }
    default: break
    }
    if case .set = call.receiver, call.word != "insert", call.word != "remove", call.word != "contains" {
      return wanted.map { .array($0) }
    }
    if wanted?.isFunction == true || (label == nil && call.word == "contains" && wanted == nil) { return nil }
    return label == "contentsOf" || label == "with" ? wanted.map { .array($0) } : wanted
  }

  private func roundingRule(_ id: ExpressionID) -> String {
    if case .member(_, let name, _) = program[id] { return text(name) }
    return ""
  }
}
