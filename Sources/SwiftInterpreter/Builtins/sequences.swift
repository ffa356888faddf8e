import SwiftProgram

/// Methods of what has elements.
extension Interpreter {
  // MARK: Sequences

  func ofSequence(_ list: [Value], _ call: BuiltinCall) throws(Interruption) -> Value {
    let (word, values) = (call.word, call.values)
    charge(list.count * 4)
    switch word {
    case "map", "compactMap", "flatMap", "filter", "forEach":
      return try transformed(word, list, values, call.expected)
    case "reduce": return try reduced(list, values, call.labels, call.expected)
    case "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex":
      return try searched(word, list, values)
    case "index", "distance": return index(call)
    case "sorted": return .array(try sorted(list, values.first))
    case "min", "max": return try extreme(word, list, values.first)
    case "enumerated":
      let labels = [words.offset, words.lowerElement]
      return .array(list.enumerated().map { .tuple(TupleValue([.integer($0, .int), $1], labels: labels)) })
    case "reversed": return .array(list.reversed())
    case "joined": return try joined(list, values.first)
    case "prefix", "suffix", "dropFirst", "dropLast", "drop": return try part(word, list, call)
    case "split": return try splitList(list, call)
    case "elementsEqual", "starts":
      guard let first = values.first else { return .void }
      let other = try elements(of: first)
      let prefix = word == "starts" ? Array(list.prefix(other.count)) : list
      return .boolean(prefix.count == other.count && zip(prefix, other).allSatisfy { isEqual($0, $1) })
    case "randomElement": return list.isEmpty ? .none : unknown("randomElement", .unknownCall)
    case "shuffled", "lazy", "makeIterator": return .array(list)
    case "count":
      guard let test = values.first else { return .integer(list.count, .int) }
      var count = 0
      for value in list where isTrue(try callBack(test, [value])) { count += 1 }
      return .integer(count, .int)
    default: return unknown(word, .unknownCall)
    }
  }

  /// Whether a test came out true; what is not known is taken to hold, which is told.
  func isTrue(_ value: Value) -> Bool {
    switch value {
    case .boolean(let flag): return flag
    case .unknown(let unknown): return isTakenToHold(unknown)
    default: return false
    }
  }

  private func transformed(
    _ word: String, _ list: [Value], _ values: [Value], _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    guard let body = values.first else { return .void }
    var element: RuntimeType?
    if case .array(let wanted)? = expected?.unwrapped { element = wanted }
    var found: [Value] = []
    for value in list {
      switch word {
      case "filter": if isTrue(try callBack(body, [value])) { found.append(value) }
      case "forEach": _ = try callBack(body, [value])
      default:
        let result = try callBack(body, [value], expecting: word == "flatMap" ? expected : element)
        switch (word, result) {
        case ("map", _): found.append(settle(result))
        case (_, .none): continue
        case ("flatMap", .array(let inner)): found += inner
        default: found.append(settle(result))
        }
      }
    }
    if found.count > limits.elements { throw stop(.limit, "More than \(limits.elements) elements.") }
    return word == "forEach" ? .void : .array(found)
  }

  private func reduced(
    _ list: [Value], _ values: [Value], _ labels: [String?], _ expected: RuntimeType?
  ) throws(Interruption) -> Value {
    guard values.count == 2 else { return .void }
    var result = values[0]
    let first = list.first.map { type(of: $0) }
    if let first, case .integer = result { result = coerce(result, to: first) }
    if labels.first == "into" {
      for value in list { result = try accumulated(values[1], result, value) }
      return result
    }
    // What is made of a tuple keeps its labels.
    var labeled: RuntimeType?
    if case .tuple = values[0] { labeled = type(of: values[0]) }
    for value in list {
      let next = try callBack(values[1], [result, value], expecting: expected ?? labeled)
      result = settle(next, as: labeled)
    }
    return result
  }

  /// What a closure makes of its first parameter, which is `inout`.
  private func accumulated(_ body: Value, _ whole: Value, _ value: Value) throws(Interruption) -> Value {
    guard case .function(let function) = body, case .closure(let id, let kept) = function.code else {
      return whole
    }
    let closure = program[id]
    let inner = Scope(in: kept)
    let names = closure.parameters?.map(\.name) ?? ["$0", "$1"].compactMap { program.names.known($0) }
    guard let first = names.first else { return whole }
    inner.declare(first, whole)
    if names.count > 1 { inner.declare(names[1], value) }
    _ = try deeper { () throws(Interruption) in try runBody(closure.body, in: inner, result: nil) }
    return inner.place(of: first).flatMap { inner[$0] } ?? whole
  }

  /// Places among elements, which are numbers.
  private func index(_ call: BuiltinCall) -> Value {
    guard case .integer(let start, let kind)? = call.first else { return .none }
    if case .integer(let end, _)? = call.value("to") { return .integer(end &- start, .int) }
    if case .integer(let offset, _)? = call.value("offsetBy") { return .integer(start &+ offset, kind) }
    return .integer(call.labels.first == "before" ? start &- 1 : start &+ 1, kind)
  }

  private func searched(
    _ word: String, _ list: [Value], _ values: [Value]
  ) throws(Interruption) -> Value {
    guard let wanted = values.first else { return .none }
    func fits(_ value: Value) throws(Interruption) -> Bool {
      if isFunction(wanted) { return isTrue(try callBack(wanted, [value])) }
      return isTrue(try apply(words.equal, value, wanted, in: globalScope))
    }
    let isBackward = word == "last" || word == "lastIndex"
    let order = isBackward ? Array(list.indices.reversed()) : Array(list.indices)
    for index in order {
      let fits = try fits(list[index])
      switch word {
      case "allSatisfy": if !fits { return .boolean(false) }
      case "contains": if fits { return .boolean(true) }
      case "first", "last": if fits { return list[index] }
      default: if fits { return .integer(index, .int) }
      }
    }
    switch word {
    case "allSatisfy": return .boolean(true)
    case "contains": return .boolean(false)
    default: return .none
    }
  }

  /// A stable sort by a test, or by `<`.
  private func sorted(_ list: [Value], _ test: Value?) throws(Interruption) -> [Value] {
    func isLess(_ first: Value, _ second: Value) throws(Interruption) -> Bool {
      if let test { return isTrue(try callBack(test, [first, second])) }
      return isTrue(try apply(words.less, first, second, in: globalScope))
    }
    // Merges runs that double: each comparison may run code of the program, and may end.
    var values = list
    var width = 1
    while width < values.count {
      var merged: [Value] = []
      var start = 0
      while start < values.count {
        let middle = min(start + width, values.count)
        let end = min(start + 2 * width, values.count)
        var (first, second) = (start, middle)
        while first < middle, second < end {
          if try isLess(values[second], values[first]) {
            merged.append(values[second])
            second += 1
          } else {
            merged.append(values[first])
            first += 1
          }
        }
        merged += values[first..<middle]
        merged += values[second..<end]
        start = end
      }
      values = merged
      width *= 2
    }
    return values
  }

  private func extreme(_ word: String, _ list: [Value], _ test: Value?) throws(Interruption) -> Value {
    let order = try sorted(list, test)
    return (word == "min" ? order.first : order.last) ?? .none
  }

  private func joined(_ list: [Value], _ separator: Value?) throws(Interruption) -> Value {
    if case .array? = list.first {
      var found: [Value] = []
      for (index, value) in list.enumerated() {
        if index > 0, case .array(let between)? = separator { found += between }
        found += try elements(of: value)
      }
      return .array(found)
    }
    return .string(
      try composing { () throws(Interruption) in
        var parts: [String] = []
        for value in list { parts.append(try describe(value)) }
        let between = try separator.map { (value) throws(Interruption) in try describe(value) } ?? ""
        let hasWords = zip(list, parts).contains { !$0.isUnknown && self.hasWords($1) }
        return (
          try limited(parts.joined(separator: between)), hasWords || parts.count > 1 && self.hasWords(between)
        )
      })
  }

  private func part(_ word: String, _ list: [Value], _ call: BuiltinCall) throws(Interruption) -> Value {
    let values = call.values
    // Places among the elements.
    if case .integer(let start, _)? = call.value("from") {
      return .array(Array(list.dropFirst(max(start, 0))))
    }
    if case .integer(let end, _)? = call.value("upTo") { return .array(Array(list.prefix(max(end, 0)))) }
    if case .integer(let last, _)? = call.value("through") {
      return .array(Array(list.prefix(min(max(last, -1), list.count) + 1)))
    }
    var count = 1
    if case .integer(let number, _)? = values.first { count = max(number, 0) }
    if case .unknown(let unknown)? = values.first { count = max(takenNumber(unknown, or: 1), 0) }
    if let test = values.first, isFunction(test) {
      var end = 0
      while end < list.count, isTrue(try callBack(test, [list[end]])) { end += 1 }
      return .array(word == "prefix" ? Array(list[..<end]) : Array(list[end...]))
    }
    switch word {
    case "prefix": return .array(Array(list.prefix(count)))
    case "suffix": return .array(Array(list.suffix(count)))
    case "dropLast": return .array(Array(list.dropLast(count)))
    default: return .array(Array(list.dropFirst(count)))
    }
  }

  private func splitList(_ list: [Value], _ call: BuiltinCall) throws(Interruption) -> Value {
    guard let wanted = call.value("separator") ?? call.value("whereSeparator") ?? call.values.last else {
      return .void
    }
    var most = Int.max
    if case .integer(let number, _)? = call.value("maxSplits") { most = number }
    let keepsEmpty = isFalse(call.value("omittingEmptySubsequences"))
    var parts: [Value] = []
    var current: [Value] = []
    for value in list {
      let splits = isFunction(wanted) ? isTrue(try callBack(wanted, [value])) : isEqual(value, wanted)
      if splits, parts.count < most {
        if !current.isEmpty || keepsEmpty { parts.append(.array(current)) }
        current = []
      } else {
        current.append(value)
      }
    }
    if !current.isEmpty || keepsEmpty { parts.append(.array(current)) }
    return .array(parts)
  }

  private func isFalse(_ value: Value?) -> Bool {
    if case .boolean(false)? = value { return true }
    return false
  }
}
