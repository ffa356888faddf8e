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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      "t\(n)"
      if n == 0 {
        for iiii in 0..<0 {
          "a"
          iiii
          ["x", "y"]
        }
        if n == 2 {
          "t\(n)"
          3
          ["x", "y"]
        } else {
          "a"
          3
          3
        }
        switch n {
        case 0:
          3
          "t\(n)"
          "a"
        case 1:
          ["x", "y"]
          "a"
          ["x", "y"]
        case 2:
          n
        case 3:
          3
          n
        default:
          n
          "a"
        }
      } else {
        for iiii in 0..<2 {
          iiii
          n
        }
        if flag {
          "a"
          "t\(n)"
        }
        "t\(n)"
      }
    } else {
      "a"
      for iii in 0..<1 {
        for iiii in 0..<2 {
          ["x", "y"]
          "a"
        }
        if n == 3 {
          "t\(n)"
          iii
        } else {
          3
          ["x", "y"]
        }
        let local4 = n * 2
        "\(local4)"
      }
    }
    if n == 0 {
      if flag {
        ["x", "y"]
        if n > 2 {
          3
          n
          n
        }
      }
      "t\(n)"
    } else if flag {
      switch n {
      case 0:
        ["x", "y"]
        if let name, name.count > 1 {
          3
          "t\(n)"
        }
      case 1:
        3
      default:
        if let name, name.count > 1 {
          3
        }
        if n == 0 {
          3
          n
        } else {
          "a"
          "a"
        }
        n
      }
      "t\(n)"
      for iii in 0..<3 {
        for iiii in 0..<1 {
          3
          "a"
        }
      }
    } else {
      switch n {
      case 0:
        if n == 2 {
          n
          "a"
          3
        } else {
          "a"
          n
        }
      case 1:
        for iiii in 0..<0 {
          n
          iiii
        }
        ["x", "y"]
      case 2:
        if flag {
          "t\(n)"
          ["x", "y"]
          "a"
        }
        if let name, name.count > 1 {
          "a"
        }
        3
      default:
        3
        if n == 2 {
          ["x", "y"]
          n
          "t\(n)"
        } else {
          "a"
          "a"
        }
      }
      3
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
    for ii in 0..<3 {
      "t\(n)"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if let name, name.count > 1 {
      ["x", "y"]
    }
    if n > 4 {
      switch n {
      case 0:
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
        case 1:
          "t\(n)"
          n
          "t\(n)"
        case 2:
          n
        case 3:
          ["x", "y"]
          "t\(n)"
        default:
          "a"
          3
        }
      case 1:
        if n == 2 {
          "a"
          3
          ["x", "y"]
        } else if flag {
          "a"
          "a"
          "a"
        } else {
          ["x", "y"]
        }
      default:
        ["x", "y"]
        "t\(n)"
        if n > 1 {
          n
          n
        }
      }
    }
    if n == 1 {
      ["x", "y"]
      "t\(n)"
      if n == 2 {
        switch n {
        case 0:
          n
          n
        case 1:
          3
        case 2:
          "t\(n)"
        case 3:
          n
          "t\(n)"
        default:
          "a"
        }
      } else {
        for iiii in 0..<2 {
          iiii
          3
          "a"
        }
        "t\(n)"
        ["x", "y"]
      }
    } else if flag {
      n
    } else {
      3
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
