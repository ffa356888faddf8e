import SwiftProgram

/// Bounds on how deep values lie in each other: what is deeper could not be let go of without a long stack.
extension Interpreter {
  /// Counts the parts of a value that is about to be kept, and ends the run where they lie too deep.
  func bounded(_ value: Value) throws(Interruption) {
    var visited = 0
    let isShallow = isShallow(value, limits.depth, &visited)
    steps += visited / 32
    if !isShallow { throw stop(.limit, "Values more than \(limits.depth) deep in each other.") }
  }

  private func isShallow(_ value: Value, _ depth: Int, _ visited: inout Int) -> Bool {
    switch value {
    case .array(let values): return areShallow(values, depth, &visited)
    case .tuple(let tuple): return areShallow(tuple.values, depth, &visited)
    case .structure(let structure): return areShallow(structure.fields, depth, &visited)
    case .enumeration(let found): return found.payload.isEmpty || areShallow(found.payload, depth, &visited)
    case .dictionary(let dictionary):
      return areShallow(dictionary.values, depth, &visited) && areShallow(dictionary.keys, depth, &visited)
    case .set(let set): return areShallow(set.keys, depth, &visited)
    default: return true
    }
  }

  private func areShallow(_ values: [Value], _ depth: Int, _ visited: inout Int) -> Bool {
    if depth == 0 { return false }
    visited += values.count
    for value in values where !isShallow(value, depth - 1, &visited) { return false }
    return true
  }

  /// Keeps an object or a closure's variables until the end, so that they are let go of one by one.
  func keep(_ object: Object) { objects.append(object) }
  func keep(_ scope: Scope) {
    if scope.isKept { return }
    scope.isKept = true
    scopes.append(scope)
  }
}
