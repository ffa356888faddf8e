import SwiftProgram

/// Methods of sets and dictionaries.
extension Interpreter {
  func changing(set: DictionaryValue, _ call: BuiltinCall) throws(Interruption) -> BuiltinResult? {
    guard let first = call.first, !isFunction(first) else {
      return call.word == "removeAll" ? BuiltinResult(changed: .set(DictionaryValue(set.types))) : nil
    }
    var set = set
    switch call.word {
    case "insert", "update":
      let old = set[key: first]
      if old == nil { set[key: first] = first }
      if call.word == "update" { return BuiltinResult(old ?? .none, changed: .set(set)) }
      let labels = [program.names.known("inserted"), program.names.known("memberAfterInsert")]
      let result = TupleValue([.boolean(old == nil), old ?? first], labels: labels)
      return BuiltinResult(.tuple(result), changed: .set(set))
    case "remove":
      let old = set[key: first]
      set[key: first] = nil
      return BuiltinResult(old ?? .none, changed: .set(set))
    case "contains": return BuiltinResult(.boolean(set[key: try known(first, among: set.keys)] != nil))
    default: return try combining(set, call.word, elements(of: first))
    }
  }

  private func combining(_ set: DictionaryValue, _ word: String, _ values: [Value]) -> BuiltinResult? {
    var other = DictionaryValue()
    for value in values { other[key: value] = value }
    func kept(_ isKept: (Value) -> Bool) -> DictionaryValue {
      var found = DictionaryValue(set.types)
      for value in set.keys where isKept(value) { found[key: value] = value }
      return found
    }
    var result: DictionaryValue
    switch word {
    case "union", "formUnion":
      result = set
      for value in other.keys where result[key: value] == nil { result[key: value] = value }
    case "intersection", "formIntersection": result = kept { other[key: $0] != nil }
    case "subtracting", "subtract": result = kept { other[key: $0] == nil }
    case "symmetricDifference", "formSymmetricDifference":
      result = kept { other[key: $0] == nil }
      for value in other.keys where set[key: value] == nil { result[key: value] = value }
    default: return comparing(set, word, other)
    }
    if ["union", "intersection", "subtracting", "symmetricDifference"].contains(word) {
      return BuiltinResult(.set(result))
    }
    return BuiltinResult(changed: .set(result))
  }

  private func comparing(_ set: DictionaryValue, _ word: String, _ other: DictionaryValue) -> BuiltinResult? {
    let isIn = set.keys.allSatisfy { other[key: $0] != nil }
    let holds = other.keys.allSatisfy { set[key: $0] != nil }
    switch word {
    case "isSubset": return BuiltinResult(.boolean(isIn))
    case "isSuperset": return BuiltinResult(.boolean(holds))
    case "isStrictSubset": return BuiltinResult(.boolean(isIn && !holds))
    case "isStrictSuperset": return BuiltinResult(.boolean(holds && !isIn))
    case "isDisjoint": return BuiltinResult(.boolean(set.keys.allSatisfy { other[key: $0] == nil }))
    default: return nil
    }
  }

  func changing(dictionary: DictionaryValue, _ call: BuiltinCall) throws(Interruption) -> BuiltinResult? {
    var dictionary = dictionary
    switch (call.word, call.first) {
    case ("removeAll", _): return BuiltinResult(changed: .dictionary(DictionaryValue(dictionary.types)))
    case ("removeValue", let key?):
      let old = dictionary[key: key]
      dictionary[key: key] = nil
      return BuiltinResult(old ?? .none, changed: .dictionary(dictionary))
    case ("updateValue", let value?):
      guard let key = call.value("forKey") else { return nil }
      let old = dictionary[key: key]
      dictionary[key: key] = value
      return BuiltinResult(old ?? .none, changed: .dictionary(dictionary))
    case ("mapValues", let body?), ("compactMapValues", let body?), ("filter", let body?):
      return BuiltinResult(.dictionary(try transformed(dictionary, call.word, body)))
    case ("merge", let new?), ("merging", let new?):
      let pairs = try elements(of: new)
      let merged = try merging(dictionary, pairs, call.values.last ?? .void)
      return call.word == "merging"
        ? BuiltinResult(.dictionary(merged)) : BuiltinResult(changed: .dictionary(merged))
    default: return nil
    }
  }

  private func transformed(
    _ dictionary: DictionaryValue, _ word: String, _ body: Value
  ) throws(Interruption) -> DictionaryValue {
    let labels = [words.key, words.value]
    var found = DictionaryValue()
    for (key, value) in zip(dictionary.keys, dictionary.values) {
      if word == "filter" {
        let pair = Value.tuple(TupleValue([key, value], labels: labels))
        if isTrue(try callBack(body, [pair])) { found[key: key] = value }
        continue
      }
      let result = settle(try callBack(body, [value]))
      if case .none = result, word == "compactMapValues" { continue }
      found[key: key] = result
    }
    return found
  }

  /// A dictionary with more pairs; of two with one key what a function makes of both.
  func merging(_ dictionary: DictionaryValue, _ pairs: [Value], _ body: Value) throws(Interruption)
    -> DictionaryValue
  {
    var dictionary = dictionary
    for pair in pairs {
      guard case .tuple(let tuple) = pair, tuple.values.count == 2 else { continue }
      let (key, value) = (tuple.values[0], tuple.values[1])
      if let old = dictionary[key: key], isFunction(body) {
        dictionary[key: key] = settle(try callBack(body, [old, value]))
      } else {
        dictionary[key: key] = value
      }
    }
    if dictionary.count > limits.elements { throw stop(.limit, "More than \(limits.elements) elements.") }
    return dictionary
  }
}
