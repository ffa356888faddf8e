@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<1 {
      for iii in 0..<0 {
        if #available(macOS 12, iOS 15, *) {
          ii
          n
        }
      }
      let local3 = n * 2
      "\(local3)"
    }
    if #available(macOS 12, iOS 15, *) {
      n
      if #available(macOS 12, iOS 15, *) {
        if n > 3 {
          "t\(n)"
          "a"
          "a"
        }
        "t\(n)"
      }
    }
    "a"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "a"
    for ii in 0..<0 {
      if flag {
        for iiii in 0..<2 {
          ["x", "y"]
          ["x", "y"]
        }
      }
      for iii in 0..<3 {
        for iiii in 0..<0 {
          n
          iiii
          iii
        }
      }
      for iii in 0..<1 {
        ii
        3
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "t\(n)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<2 {
      for iii in 0..<3 {
        if n > 2 {
          iii
          ii
          iii
        }
      }
      for iii in 0..<2 {
        "a"
      }
      let local3 = n * 5
      "\(local3)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
