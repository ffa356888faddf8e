enum Load {
  case idle
  case running(progress: Double, name: String)
  case done(Result)
  indirect enum Result {
    case success(Int)
    case failure(code: Int, Result?)
  }
}
let states: [Load] = [
  .idle, .running(progress: 0.5, name: "a"), .done(.success(3)), .done(.failure(code: 7, .success(1))),
  .done(.failure(code: 8, nil)),
]
for state in states {
  if case .idle = state { print("idle") }
  if case .running(let progress, let name) = state { print(progress, name) }
  if case .running(progress: let p, _) = state, p > 0.1 { print("more than", p) }
  if case .done(.success(let value)) = state { print("success", value) }
  if case .done(.failure(code: let code, let inner?)) = state { print("failure", code, inner) }
  guard case .done(.failure(8, nil)) = state else { continue }
  print("eight")
}
for case .running(_, let name) in states { print("only", name) }
let values: [Int?] = [1, nil, 3]
for case let value? in values { print(value) }
for case .some(let value) in values where value > 1 { print("some", value) }
print(states.filter { if case .done = $0 { true } else { false } }.count)
