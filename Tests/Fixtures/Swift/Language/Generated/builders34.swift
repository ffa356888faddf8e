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
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      if n == 1 {
        if n == 2 {
          "t\(n)"
        } else {
          "a"
          ["x", "y"]
        }
        ["x", "y"]
        if flag {
          "t\(n)"
          3
        }
      } else {
        for iiii in 0..<1 {
          "a"
          3
        }
        if n == 1 {
          n
        } else {
          n
          "a"
        }
      }
      for iii in 0..<2 {
        switch n {
        case 0:
          3
          "a"
        case 1:
          iii
          ["x", "y"]
          3
        default:
          3
          3
        }
      }
      if n > 1 {
        let local4 = n * 5
        "\(local4)"
        3
      }
    default:
      switch n {
      case 0:
        n
        for iiii in 0..<0 {
          "a"
        }
      default:
        "a"
      }
      ["x", "y"]
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      ["x", "y"]
      if n > 0 {
        3
        for iiii in 0..<1 {
          "a"
          ["x", "y"]
          "t\(n)"
        }
        if n == 2 {
          "a"
          3
        } else {
          3
        }
      }
    case 1:
      "t\(n)"
    case 2:
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
        if let name, name.count > 1 {
          3
        }
      }
    case 3:
      "a"
      "a"
    default:
      if let name, name.count > 1 {
        if n == 1 {
          n
          n
          3
        } else if flag {
          "a"
          "t\(n)"
          ["x", "y"]
        } else {
          n
          n
          "a"
        }
      }
    }
    let local2 = n * 5
    "\(local2)"
    "t\(n)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if let name, name.count > 1 {
      if n > 2 {
        for iiii in 0..<3 {
          3
        }
      }
    }
    let local2 = n * 3
    "\(local2)"
    ["x", "y"]
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<2 {
      "a"
      if n == 2 {
        if n == 0 {
          "a"
          ii
          "a"
        } else if flag {
          ii
        } else {
          ["x", "y"]
          ii
          ii
        }
        if n == 1 {
          ii
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "a"
          "a"
          "a"
        } else {
          n
          3
          n
        }
        if n > 1 {
          ii
        }
      } else if flag {
        if n == 3 {
          3
          ["x", "y"]
        } else if flag {
          "t\(ii)"
        } else {
          "a"
        }
        if let name, name.count > 1 {
          "a"
        }
        n
      } else {
        "t\(n)"
        "t\(n)"
      }
      "t\(n)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
