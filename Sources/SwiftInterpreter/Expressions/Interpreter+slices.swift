import SwiftProgram

/// Slices of lists. They are lists here, and have the indices of those of which they are a part: what has just been cut, and local variables
/// that hold it.
extension Interpreter {
  private static let cutting: Set<String> = ["dropFirst", "dropLast", "prefix", "suffix", "drop"]

  /// The index with which a slice begins that an expression has just given; nil for what is no slice.
  func sliceStart(of id: ExpressionID, _ value: Value, in scope: Scope) -> Int? {
    guard case .array = value else { return nil }
    switch program[id] {
    case .subscripted: return lastSlice
    case .call(let call):
      guard case .member(_?, let name, _) = program[call.callee], Self.cutting.contains(text(name)) else {
        return nil
      }
      return lastSlice
    case .name(let name, _): return scope.find(name).flatMap { $0.0.sliceStart(at: $0.1) }
    case .chainEnd(let inner), .optionalChain(let inner), .forced(let inner):
      return sliceStart(of: inner, value, in: scope)
    default: return nil
    }
  }

  /// An index, or a range of indices, as it counts in the elements alone.
  func shifted(_ index: Value, by start: Int) -> Value {
    switch index {
    case .integer(let number, let kind): return .integer(number &- start, kind)
    case .range(let range):
      let (lower, upper) = (range.lower, range.upper)
      return .range(
        RangeValue(
          lower.map { shifted($0, by: start) }, upper.map { shifted($0, by: start) }, isClosed: range.isClosed
        ))
    default: return index
    }
  }

  /// What is between brackets, as it counts in the elements of a slice alone.
  func shifted(_ arguments: [CallArgument], by start: Int?) -> [CallArgument] {
    guard let start, start != 0, let first = arguments.first?.value else { return arguments }
    var arguments = arguments
    arguments[0].value = shifted(first, by: start)
    return arguments
  }

  /// The place of an element.
  func elementPlace(
    of base: ExpressionID, _ arguments: [Argument], in scope: Scope
  ) throws(Interruption) -> Place {
    let inner = try place(of: base, in: scope)
    let whole = try read(inner, in: scope)
    let keys = try subscriptArguments(arguments, of: whole, in: scope)
    guard case .name = program[base] else { return .element(inner, keys) }
    return .element(inner, shifted(keys, by: sliceStart(of: base, whole, in: scope)))
  }

  /// Notes where what brackets gave begins, if it is a slice.
  ///
  /// - Parameters:
  ///   - arguments: Between the brackets, as they count in the elements.
  ///   - start: Where the list begins.
  func noteSlice(_ list: Value, _ arguments: [CallArgument], from start: Int?) {
    lastSlice = nil
    guard case .array(let values) = list, arguments.count == 1, arguments[0].label == nil,
      case .range(let range)? = arguments[0].value
    else { return }
    lastSlice = bounds(range, values.count).0 + (start ?? 0)
  }

  /// The indices of a slice; nil for other members.
  func indexMember(_ name: Name, of slice: Value, from start: Int?) -> Value? {
    guard let start, start != 0, case .array(let values) = slice else { return nil }
    let (first, end) = (Value.integer(start, .int), Value.integer(start + values.count, .int))
    switch text(name) {
    case "startIndex": return first
    case "endIndex": return end
    case "indices": return .range(RangeValue(first, end, isClosed: false))
    default: return nil
    }
  }

  // MARK: Methods

  /// Runs a method of a list or of a range that may have indices of its own.
  ///
  /// - Parameter start: Where the slice begins; nil for a list.
  func run(_ call: BuiltinCall, from start: Int?) throws(Interruption) -> BuiltinResult {
    var call = call
    let first = start ?? lowerBound(of: call.receiver)
    for index in call.values.indices where isIndex(index, of: call) {
      call.values[index] = shifted(call.values[index], by: first)
    }
    var result = try run(call)
    lastSlice = cutStart(call, result.value, from: first)
    guard first != 0, ["firstIndex", "lastIndex"].contains(call.word) else { return result }
    result.value = shifted(result.value, by: -first)
    return result
  }

  private func lowerBound(of value: Value) -> Int {
    if case .range(let range) = value, case .integer(let lower, _)? = range.lower { lower } else { 0 }
  }

  private func isIndex(_ place: Int, of call: BuiltinCall) -> Bool {
    let label = place < call.labels.count ? call.labels[place] : nil
    return switch call.word {
    case "remove", "insert": label == "at"
    case "prefix", "suffix": label != nil && label != "while"
    case "swapAt": true
    case "removeSubrange", "replaceSubrange": place == 0
    default: false
    }
  }

  /// Where the part begins that a method gave of a list.
  private func cutStart(_ call: BuiltinCall, _ part: Value, from start: Int) -> Int? {
    guard Self.cutting.contains(call.word), case .array(let part) = part else { return nil }
    guard ["dropFirst", "suffix", "drop"].contains(call.word) else { return start }
    return (try? elements(of: call.receiver)).map { start + $0.count - part.count }
  }

  /// Notes where a slice begins that a local variable holds, after a method has changed it: what is taken from its front is behind it.
  func noteChange(by word: String, of base: ExpressionID, _ before: Value, _ after: Value, in scope: Scope) {
    guard ["removeFirst", "popFirst"].contains(word), case .name(let name, _) = program[base],
      let (found, place) = scope.find(name), let start = found.sliceStart(at: place),
      case .array(let before) = before, case .array(let after) = after
    else { return }
    found.noteSlice(start + before.count - after.count, at: place)
  }
}
