import SwiftProgram

/// The elements of what can be gone through.
extension Interpreter {
  /// What a sequence has; of one that is not known, as many as conditions said, or one.
  func elements(of value: Value) throws(Interruption) -> [Value] {
    switch value {
    case .array(let values): return values
    case .set(let set): return set.keys
    case .dictionary(let dictionary):
      let labels = [words.key, words.value]
      return zip(dictionary.keys, dictionary.values).map { .tuple(TupleValue([$0, $1], labels: labels)) }
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let range): return try elements(of: range)
    case .unknown(let unknown): return elements(of: unknown)
    case .none:
      if host.survivesTraps { return [unknown("nil[]", .property)] }
      throw stop(.trap, "A sequence is nil.")
    default: return try iterated(value)
    }
  }

  /// Where the first is not known, that; where the end is not, as far as conditions said, or one element.
  private func elements(of range: RangeValue) throws(Interruption) -> [Value] {
    var range = range
    if case .unknown(let unknown)? = range.lower {
      takeToHold(unknown.path)
      return [.unknown(unknown)]
    }
    if case .unknown(let unknown)? = range.upper {
      guard case .integer(let lower, let kind)? = range.lower, lower < 1 << 32 else {
        takeToHold(unknown.path)
        return [.unknown(unknown)]
      }
      let usual = range.isClosed ? lower : lower &+ 1
      let end = min(takenNumber(unknown, or: usual), usual &+ 16)
      range = RangeValue(range.lower, .integer(end, kind), isClosed: range.isClosed)
    }
    guard case .integer(let lower, let kind)? = range.lower else { return [] }
    // Of what has no end as many as there may be.
    var upper = lower.addingReportingOverflow(limits.elements - 1).partialValue
    if case .integer(let end, _)? = range.upper { upper = end }
    if upper < lower || (upper == lower && !range.isClosed) { return [] }
    let end = range.isClosed ? upper : upper - 1
    let size = end.subtractingReportingOverflow(lower)
    if size.overflow || size.partialValue >= limits.elements {
      throw stop(.limit, "More than \(limits.elements) elements.")
    }
    return (lower...end).map { .integer($0, kind == .literal ? .int : kind) }
  }

  /// A sequence of the program, by its iterator.
  private func iterated(_ value: Value) throws(Interruption) -> [Value] {
    guard let info = info(of: value) else { return [] }
    var iterator = value
    if entries(words.makeIterator, of: info).first != nil {
      iterator = try callBack(member(words.makeIterator, of: value, in: globalScope), [])
    }
    let scope = Scope(Frame())
    scope.declare(words.underscore, iterator)
    var found: [Value] = []
    guard let nextInfo = self.info(of: iterator), !entries(words.next, of: nextInfo).isEmpty else {
      if case .array(let values) = iterator { return values }
      return try indexed(value)
    }
    while found.count <= limits.elements {
      let known = record.choices.count
      let receiver = scope[0] ?? iterator
      var arguments: [CallArgument] = []
      let candidates = entries(words.next, of: nextInfo).compactMap { candidate($0, receiver) }
      guard let chosen = try choose(candidates, &arguments, in: scope, nil) else { return found }
      let next = try runMutating(chosen, arguments, from: scope, nil) { () throws(Interruption) in
        .local(scope, 0)
      }
      if case .none = next { return found }
      found.append(next)
      // What nobody can know holds once, not for ever.
      if record.choices.count > known { return found }
    }
    throw stop(.limit, "More than \(limits.elements) elements.")
  }

  /// A collection of the program, by its indices.
  private func indexed(_ value: Value) throws(Interruption) -> [Value] {
    guard let start = program.names.known("startIndex"), let end = program.names.known("endIndex"),
      var index = try instanceMember(start, of: value, in: globalScope),
      let last = try instanceMember(end, of: value, in: globalScope)
    else { return [] }
    if index.isUnknown || last.isUnknown { return [unknown("\(describe(type(of: value)))[]", .unknownCall)] }
    var found: [Value] = []
    while !isEqual(index, last) {
      if found.count >= limits.elements { throw stop(.limit, "More than \(limits.elements) elements.") }
      found.append(try element([CallArgument(label: nil, value: index)], of: value, in: globalScope))
      var arguments = [CallArgument(label: program.names.known("after"), value: index)]
      let after = program.names.known("index").flatMap { name in info(of: value).map { entries(name, of: $0) }
      }
      let candidates = after?.compactMap { candidate($0, value) } ?? []
      if let chosen = try choose(candidates, &arguments, in: globalScope, nil) {
        index = try run(chosen, arguments, from: globalScope, nil)
      } else if case .integer(let number, let kind) = index {
        index = .integer(number &+ 1, kind)
      } else {
        return [unknown("\(describe(type(of: value)))[]", .unknownCall)]
      }
    }
    return found
  }
}
