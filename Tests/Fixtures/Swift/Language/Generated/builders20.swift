@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      let local3 = n * 2
      "\(local3)"
      switch n {
      case 0:
        "t\(n)"
        "a"
      default:
        if n == 0 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        } else {
          "a"
          "t\(n)"
          "a"
        }
        "a"
        let local4 = n * 2
        "\(local4)"
      }
      "t\(n)"
    case 1:
      switch n {
      case 0:
        "t\(n)"
        for iiii in 0..<3 {
          ["x", "y"]
          ["x", "y"]
        }
        if n == 2 {
          "a"
          "a"
        } else if flag {
          "t\(n)"
          "a"
        } else {
          ["x", "y"]
        }
      case 1:
        switch n {
        case 0:
          "a"
          ["x", "y"]
          "a"
        case 1:
          "a"
        default:
          "a"
        }
        for iiii in 0..<0 {
          "t\(iiii)"
          "t\(iiii)"
        }
      case 2:
        "t\(n)"
        ["x", "y"]
      case 3:
        ["x", "y"]
        "t\(n)"
      default:
        let local4 = n * 5
        "\(local4)"
      }
      if n == 0 {
        ["x", "y"]
        for iiii in 0..<3 {
          "a"
        }
        ["x", "y"]
      } else if flag {
        for iiii in 0..<1 {
          "a"
          ["x", "y"]
        }
        "a"
      } else {
        let local4 = n * 2
        "\(local4)"
      }
    default:
      "t\(n)"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    "t\(n)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    if n == 1 {
      "t\(n)"
      ["x", "y"]
      for iii in 0..<1 {
        if n == 1 {
          ["x", "y"]
        } else {
          "t\(iii)"
        }
      }
    } else if flag {
      for iii in 0..<3 {
        ["x", "y"]
      }
    } else {
      if n == 0 {
        if n == 2 {
          ["x", "y"]
          "a"
        } else if flag {
          "t\(n)"
        } else {
          "a"
        }
      } else {
        "t\(n)"
        if n == 3 {
          ["x", "y"]
        } else {
          "t\(n)"
        }
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
