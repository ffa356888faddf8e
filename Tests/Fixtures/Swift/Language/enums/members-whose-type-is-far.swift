// The declared type of a variable reaches members without their type through what makes lists of lists.
enum Step { case first, second, third }

func height(_ step: Step) -> Int {
  switch step {
  case .first: return 10
  case .second: return 20
  case .third: return 30
  }
}

let isOn = true
let compacted: [Step] = [isOn ? .third : nil, .second].compactMap { $0 }
let flattened: [Step] = [[.third], [.second]].flatMap { $0 }
let array: [Step] = Array([.third, .second])
let set: Set<Step> = Set([.third])
print(compacted.map(height), flattened.map(height), array.map(height), set.map(height))
print(compacted[0] == .third, flattened[1] == .first, set.contains(.third))
