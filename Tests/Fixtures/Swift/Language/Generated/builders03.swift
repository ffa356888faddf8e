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
    "t\(n)"
    for ii in 0..<0 {
      if #available(macOS 12, iOS 15, *) {
        if n == 1 {
          "t\(ii)"
          "t\(ii)"
        } else {
          ["x", "y"]
          "t\(n)"
        }
        if #available(macOS 12, iOS 15, *) {
          n
        }
      }
      n
      if n == 3 {
        if n == 2 {
          "a"
          ["x", "y"]
          3
        } else if flag {
          n
          "a"
          3
        } else {
          n
          ii
        }
      } else if flag {
        if n == 0 {
          ii
          3
        } else if flag {
          ["x", "y"]
          n
        } else {
          "t\(ii)"
        }
      } else {
        switch n {
        case 0:
          3
          3
        default:
          ["x", "y"]
        }
        switch n {
        case 0:
          ["x", "y"]
          n
          ii
        case 1:
          ["x", "y"]
          "a"
          "t\(n)"
        default:
          ii
          n
        }
        if n == 3 {
          "a"
          n
          "a"
        } else if flag {
          ii
        } else {
          n
          n
          "t\(n)"
        }
      }
    }
    if #available(macOS 12, iOS 15, *) {
      for iii in 0..<2 {
        if n == 1 {
          "t\(iii)"
          n
          iii
        } else if flag {
          3
          ["x", "y"]
          "a"
        } else {
          iii
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
    if n == 2 {
      n
      if n == 2 {
        if n > 1 {
          "t\(n)"
        }
        switch n {
        case 0:
          "t\(n)"
          "a"
          ["x", "y"]
        case 1:
          ["x", "y"]
          3
        case 2:
          3
        default:
          n
          n
        }
      } else {
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
        case 1:
          n
          n
          ["x", "y"]
        case 2:
          "t\(n)"
          ["x", "y"]
          3
        case 3:
          ["x", "y"]
        default:
          "a"
          "a"
          "t\(n)"
        }
        if n > 4 {
          n
        }
      }
    } else if flag {
      if n > 4 {
        3
        for iiii in 0..<1 {
          "a"
          n
        }
        "t\(n)"
      }
    } else {
      switch n {
      case 0:
        let local4 = n * 3
        "\(local4)"
        if n > 1 {
          ["x", "y"]
        }
        ["x", "y"]
      case 1:
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
        case 1:
          "t\(n)"
          ["x", "y"]
          "t\(n)"
        default:
          3
          n
          n
        }
        3
        ["x", "y"]
      case 2:
        ["x", "y"]
      default:
        "a"
        switch n {
        case 0:
          n
          ["x", "y"]
          "t\(n)"
        case 1:
          3
          "t\(n)"
        case 2:
          "a"
          "t\(n)"
        case 3:
          ["x", "y"]
          n
        default:
          "t\(n)"
        }
        for iiii in 0..<3 {
          "t\(n)"
          3
        }
      }
      switch n {
      case 0:
        "a"
      case 1:
        ["x", "y"]
        n
      case 2:
        ["x", "y"]
        let local4 = n * 2
        "\(local4)"
        n
      default:
        n
      }
      if n == 1 {
        "t\(n)"
      } else {
        if n == 2 {
          "t\(n)"
        } else {
          n
          "t\(n)"
          n
        }
      }
    }
    n
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      for iii in 0..<1 {
        for iiii in 0..<3 {
          iii
        }
        if n > 2 {
          "a"
        }
      }
      "a"
      if n == 2 {
        if n > 2 {
          "a"
        }
      } else if flag {
        if flag {
          "t\(n)"
          3
        }
      } else {
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "a"
        default:
          "t\(n)"
        }
        if flag {
          3
          n
        }
      }
    default:
      ["x", "y"]
    }
    let local2 = n * 3
    "\(local2)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
