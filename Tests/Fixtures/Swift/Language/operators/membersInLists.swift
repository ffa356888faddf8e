// `.member` in a list beside another list is what the elements of that are declared to be.
class Feature {
  func name() -> String { "plain" }
}

class Big: Feature {
  override func name() -> String { "big" }
}

extension Feature {
  static var big: Feature { Big() }
  static func make(_ isBig: Bool) -> Feature { isBig ? Big() : Feature() }
}

func names(_ given: [Feature] = []) -> [String] {
  let all = given + [.big]
  return all.map { $0.name() }
}

func features() -> [Feature] { [] }

print(names())
print(names([Feature()]))
print(([.big] + features()).map { $0.name() })
print((features() + [.make(false), .make(true)]).map { $0.name() })
let asked: [Feature] = [] + [.big]
print(asked.count)
