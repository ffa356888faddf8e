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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if let name, name.count > 1 {
      "t\(n)"
    }
    for ii in 0..<0 {
      ["x", "y"]
      for iii in 0..<1 {
        for iiii in 0..<1 {
          3
        }
        if flag {
          n
          ii
        }
        n
      }
      for iii in 0..<0 {
        if let name, name.count > 1 {
          n
          "t\(iii)"
          iii
        }
        for iiii in 0..<1 {
          3
          "t\(n)"
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if #available(macOS 12, iOS 15, *) {
      3
      for iii in 0..<0 {
        iii
        for iiii in 0..<2 {
          iiii
          n
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<0 {
      if n > 3 {
        for iiii in 0..<3 {
          ["x", "y"]
        }
        ii
        for iiii in 0..<3 {
          ["x", "y"]
          n
        }
      }
      if flag {
        let local4 = n * 2
        "\(local4)"
        if let name, name.count > 1 {
          "t\(n)"
          "t\(ii)"
        }
      }
      ["x", "y"]
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    ["x", "y"]
    for ii in 0..<1 {
      let local3 = n * 4
      "\(local3)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
