@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<0 {
      "t\(ii)"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    let local2 = n * 5
    "\(local2)"
    for ii in 0..<0 {
      for iii in 0..<0 {
        "t\(iii)"
        for iiii in 0..<0 {
          "t\(iiii)"
        }
        for iiii in 0..<1 {
          "a"
          "t\(iii)"
        }
      }
    }
    "t\(n)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<1 {
      "t\(n)"
      "a"
    }
    for ii in 0..<1 {
      for iii in 0..<0 {
        for iiii in 0..<3 {
          "t\(ii)"
        }
      }
      for iii in 0..<2 {
        for iiii in 0..<3 {
          ["x", "y"]
        }
      }
      for iii in 0..<0 {
        for iiii in 0..<0 {
          "t\(n)"
        }
        "t\(n)"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "t\(n)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
