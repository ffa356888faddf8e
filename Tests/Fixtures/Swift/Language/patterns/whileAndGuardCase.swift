enum Token: Equatable {
  case number(Int)
  case plus, times, open, close
}
struct Parser {
  var tokens: ArraySlice<Token>
  mutating func sum() -> Int? {
    guard var value = product() else { return nil }
    while case .plus? = tokens.first {
      tokens.removeFirst()
      guard let other = product() else { return nil }
      value += other
    }
    return value
  }
  mutating func product() -> Int? {
    guard var value = atom() else { return nil }
    while let token = tokens.first, case .times = token {
      tokens.removeFirst()
      guard let other = atom() else { return nil }
      value *= other
    }
    return value
  }
  mutating func atom() -> Int? {
    guard let token = tokens.popFirst() else { return nil }
    if case .number(let value) = token { return value }
    guard case .open = token, let value = sum(), tokens.popFirst() == .close else { return nil }
    return value
  }
}
func evaluate(_ tokens: [Token]) -> Int? {
  var parser = Parser(tokens: tokens[...])
  guard let value = parser.sum(), parser.tokens.isEmpty else { return nil }
  return value
}
print(evaluate([.number(2), .plus, .number(3), .times, .number(4)]) ?? -1)
print(evaluate([.open, .number(2), .plus, .number(3), .close, .times, .number(4)]) ?? -1)
print(evaluate([.open, .number(2)]) as Any, evaluate([.plus]) == nil, evaluate([]) ?? -7)
