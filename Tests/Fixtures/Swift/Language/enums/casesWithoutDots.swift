// The name of a case without a dot is that case in a pattern: it does not ask `==`, which is made of it here.

enum State: Equatable {
  case busy(Int), idle, done

  static func == (lhs: State, rhs: State) -> Bool {
    switch (lhs, rhs) {
    case (.busy(let left), .busy(let right)): return left == right
    case (idle, idle): return true
    case (done, done): return true
    default: return false
    }
  }
}

print(State.idle == .idle, State.idle == .done, State.busy(1) == .busy(1), State.busy(1) != .busy(2))
print([State.done, .idle].contains(.idle))
