import SwiftProgram

/// Methods that change arrays.
extension Interpreter {
  /// What an array becomes, and what the method gives; nil for a method that changes nothing.
  func changing(_ list: [Value], _ call: BuiltinCall) throws(Interruption) -> BuiltinResult? {
    switch call.word {
    case "append", "insert": return try inserting(list, call)
    case "remove", "removeFirst", "removeLast", "popLast", "popFirst", "next", "removeAll":
      return try removing(list, call)
    case "sort":
      var sorting = call
      sorting.word = "sorted"
      return BuiltinResult(changed: try ofSequence(list, sorting))
    case "reverse": return BuiltinResult(changed: .array(list.reversed()))
    case "swapAt":
      guard call.values.count == 2, case .integer(let one, _) = call.values[0],
        case .integer(let other, _) = call.values[1], list.indices.contains(one), list.indices.contains(other)
      else { throw stop(.trap, "An index is out of range.") }
      var list = list
      list.swapAt(one, other)
      return BuiltinResult(changed: .array(list))
    case "reserveCapacity": return BuiltinResult(.void)
    case "removeSubrange", "replaceSubrange":
      guard case .range(let range)? = call.first else { return nil }
      var with: [Value] = []
      if call.values.count > 1 { with = try elements(of: call.values[1]) }
      return BuiltinResult(changed: .array(try replacing(range, of: list, by: with)))
    default: return nil
    }
  }

  /// An array in which a range is replaced.
  func replacing(_ range: RangeValue, of list: [Value], by values: [Value]) throws(Interruption) -> [Value] {
    let (lower, upper) = bounds(range, list.count)
    guard lower >= 0, lower <= upper, upper <= list.count else {
      throw stop(.trap, "A range is out of bounds.")
    }
    var list = list
    list.replaceSubrange(lower..<upper, with: values)
    return try limited(list)
  }

  private func limited(_ list: [Value]) throws(Interruption) -> [Value] {
    if list.count > limits.elements { throw stop(.limit, "More than \(limits.elements) elements.") }
    return list
  }

  private func inserting(_ list: [Value], _ call: BuiltinCall) throws(Interruption) -> BuiltinResult? {
    guard let first = call.first else { return nil }
    let new = call.labels.first == "contentsOf" ? try elements(of: first) : [first]
    if call.word == "append" { return BuiltinResult(changed: .array(try limited(list + new))) }
    guard case .integer(let index, _)? = call.value("at"), index >= 0, index <= list.count else {
      throw stop(.trap, "An index is out of range.")
    }
    var list = list
    list.insert(contentsOf: new, at: index)
    return BuiltinResult(changed: .array(try limited(list)))
  }

  private func removing(_ list: [Value], _ call: BuiltinCall) throws(Interruption) -> BuiltinResult? {
    var list = list
    switch (call.word, call.first) {
    case ("removeAll", let test?) where isFunction(test):
      var kept: [Value] = []
      for value in list where !isTrue(try callBack(test, [value])) { kept.append(value) }
      return BuiltinResult(changed: .array(kept))
    case ("removeAll", _): return BuiltinResult(changed: .array([]))
    case ("remove", .integer(let index, _)?):
      guard list.indices.contains(index) else { throw stop(.trap, "Index \(index) is out of range.") }
      let removed = list.remove(at: index)
      return BuiltinResult(removed, changed: .array(list))
    case ("removeFirst", .integer(let count, _)?), ("removeLast", .integer(let count, _)?):
      guard count >= 0, count <= list.count else { throw stop(.trap, "More is removed than there is.") }
      if call.word == "removeFirst" { list.removeFirst(count) } else { list.removeLast(count) }
      return BuiltinResult(changed: .array(list))
    case ("remove", _): return nil
    default:
      if list.isEmpty, call.word.hasPrefix("remove") {
        throw stop(.trap, "An empty array has nothing to remove.")
      }
      if list.isEmpty { return BuiltinResult(.none) }
      let isLast = call.word == "popLast" || call.word == "removeLast"
      let removed = isLast ? list.removeLast() : list.removeFirst()
      return BuiltinResult(removed, changed: .array(list))
    }
  }
}
