@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      switch n {
      case 0:
        for iiii in 0..<1 {
          "t\(n)"
        }
        for iiii in 0..<1 {
          ["x", "y"]
        }
      default:
        "a"
      }
    case 1:
      ["x", "y"]
    default:
      if n == 0 {
        if n == 3 {
          "a"
          3
        } else {
          n
          n
        }
      } else {
        if n == 1 {
          n
        } else {
          "a"
          ["x", "y"]
        }
        for iiii in 0..<2 {
          3
          3
          n
        }
        switch n {
        case 0:
          n
        case 1:
          "a"
          "a"
          "t\(n)"
        default:
          "t\(n)"
          ["x", "y"]
        }
      }
    }
    switch n {
    case 0:
      "t\(n)"
      "t\(n)"
      let local3 = n * 2
      "\(local3)"
    default:
      if n == 3 {
        if n == 2 {
          "t\(n)"
          "a"
          n
        } else {
          "a"
        }
        n
      } else if flag {
        let local4 = n * 4
        "\(local4)"
        n
      } else {
        if n == 3 {
          "t\(n)"
          3
        } else {
          "t\(n)"
          ["x", "y"]
          n
        }
      }
      if n == 3 {
        n
        if n == 0 {
          n
          n
        } else if flag {
          ["x", "y"]
          "t\(n)"
          n
        } else {
          n
          "t\(n)"
          n
        }
      } else {
        switch n {
        case 0:
          n
          "a"
        case 1:
          "t\(n)"
          ["x", "y"]
        case 2:
          "t\(n)"
        default:
          "a"
          n
        }
      }
      3
    }
    ["x", "y"]
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      switch n {
      case 0:
        "t\(n)"
      case 1:
        3
        n
      case 2:
        if n == 1 {
          3
          n
        } else {
          "a"
        }
      default:
        ["x", "y"]
        ["x", "y"]
        if n == 0 {
          "a"
          n
          3
        } else if flag {
          "t\(n)"
          ["x", "y"]
        } else {
          3
          "a"
          n
        }
      }
    } else if flag {
      if n == 1 {
        "a"
      } else {
        if n == 3 {
          ["x", "y"]
          n
        } else {
          n
        }
        ["x", "y"]
      }
      "t\(n)"
      if n == 1 {
        for iiii in 0..<0 {
          "a"
        }
        if n == 3 {
          "t\(n)"
        } else {
          3
        }
      } else {
        switch n {
        case 0:
          ["x", "y"]
          "a"
        case 1:
          "a"
          "t\(n)"
          "t\(n)"
        case 2:
          ["x", "y"]
          "t\(n)"
          "a"
        default:
          "a"
          3
          "t\(n)"
        }
      }
    } else {
      switch n {
      case 0:
        "a"
        if n == 0 {
          3
        } else {
          n
          "a"
        }
      case 1:
        if n == 3 {
          3
          3
        } else if flag {
          n
          "t\(n)"
          n
        } else {
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
      default:
        ["x", "y"]
      }
      if n == 3 {
        if n == 3 {
          "a"
          3
        } else {
          n
          3
        }
        "a"
      } else if flag {
        for iiii in 0..<0 {
          "t\(n)"
        }
        switch n {
        case 0:
          "t\(n)"
          ["x", "y"]
        default:
          "t\(n)"
          "t\(n)"
        }
        "a"
      } else {
        ["x", "y"]
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      "t\(n)"
    default:
      if n == 2 {
        for iiii in 0..<3 {
          iiii
          n
          ["x", "y"]
        }
      } else {
        if n == 0 {
          ["x", "y"]
        } else if flag {
          "a"
          3
        } else {
          "a"
        }
        ["x", "y"]
      }
      switch n {
      case 0:
        "a"
        ["x", "y"]
      case 1:
        if n == 2 {
          n
        } else if flag {
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
        }
        if n == 3 {
          3
        } else if flag {
          "t\(n)"
          3
        } else {
          n
        }
        if n == 0 {
          "t\(n)"
          "t\(n)"
        } else {
          n
        }
      case 2:
        "t\(n)"
        n
        for iiii in 0..<2 {
          "a"
          "a"
        }
      default:
        if n == 1 {
          3
        } else {
          "t\(n)"
          n
        }
      }
      3
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
