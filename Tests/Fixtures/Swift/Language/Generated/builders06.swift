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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
    switch n {
    case 0:
      switch n {
      case 0:
        let local4 = n * 3
        "\(local4)"
        if n == 3 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
          "a"
        }
        if n == 1 {
          "a"
        } else if flag {
          "t\(n)"
          "a"
        } else {
          "a"
          "t\(n)"
        }
      case 1:
        if n == 3 {
          ["x", "y"]
          "a"
          "t\(n)"
        } else if flag {
          "t\(n)"
          ["x", "y"]
        } else {
          "a"
          "t\(n)"
        }
      default:
        if n == 0 {
          ["x", "y"]
        } else if flag {
          "a"
          ["x", "y"]
        } else {
          "t\(n)"
        }
      }
      if n == 3 {
        if n == 1 {
          "a"
        } else {
          ["x", "y"]
        }
        switch n {
        case 0:
          ["x", "y"]
          "t\(n)"
          "a"
        default:
          "t\(n)"
        }
      } else {
        if n == 0 {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "t\(n)"
          ["x", "y"]
          "a"
        } else {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
        "t\(n)"
        switch n {
        case 0:
          ["x", "y"]
        default:
          "t\(n)"
        }
      }
    case 1:
      ["x", "y"]
      "t\(n)"
      let local3 = n * 5
      "\(local3)"
    default:
      let local3 = n * 2
      "\(local3)"
      "t\(n)"
    }
    switch n {
    case 0:
      "t\(n)"
      if n == 1 {
        if n == 3 {
          "a"
        } else if flag {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        } else {
          "a"
        }
        ["x", "y"]
      } else {
        switch n {
        case 0:
          ["x", "y"]
          "t\(n)"
        default:
          "t\(n)"
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
        "a"
      }
    case 1:
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
          "t\(n)"
        default:
          "a"
        }
        switch n {
        case 0:
          "t\(n)"
          "a"
          ["x", "y"]
        default:
          "a"
          "a"
        }
      default:
        if n == 2 {
          "a"
          "t\(n)"
        } else {
          ["x", "y"]
          ["x", "y"]
        }
        "t\(n)"
        ["x", "y"]
      }
      if n == 1 {
        if n == 0 {
          ["x", "y"]
          "a"
        } else if flag {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
          "a"
        }
      } else {
        let local4 = n * 4
        "\(local4)"
      }
      ["x", "y"]
    case 2:
      ["x", "y"]
    case 3:
      let local3 = n * 5
      "\(local3)"
      if n == 0 {
        if n == 1 {
          ["x", "y"]
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
      } else if flag {
        if n == 0 {
          ["x", "y"]
          "a"
        } else if flag {
          ["x", "y"]
        } else {
          "t\(n)"
        }
        ["x", "y"]
      } else {
        if n == 0 {
          "t\(n)"
        } else {
          ["x", "y"]
        }
        if n == 3 {
          ["x", "y"]
        } else {
          "t\(n)"
        }
      }
    default:
      if n == 3 {
        "t\(n)"
      } else {
        if n == 2 {
          "t\(n)"
          "t\(n)"
          "a"
        } else {
          ["x", "y"]
        }
        let local4 = n * 2
        "\(local4)"
      }
      switch n {
      case 0:
        "a"
      case 1:
        "t\(n)"
        if n == 0 {
          "t\(n)"
          "a"
        } else if flag {
          "t\(n)"
          ["x", "y"]
        } else {
          "t\(n)"
          "a"
          ["x", "y"]
        }
      default:
        if n == 2 {
          "t\(n)"
          "a"
          "a"
        } else if flag {
          "t\(n)"
        } else {
          ["x", "y"]
        }
      }
      if n == 0 {
        if n == 2 {
          "a"
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
        }
        "t\(n)"
      } else if flag {
        "t\(n)"
      } else {
        if n == 0 {
          ["x", "y"]
        } else if flag {
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
          "a"
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
    "t\(n)"
    if n == 0 {
      ["x", "y"]
    } else {
      ["x", "y"]
      "t\(n)"
    }
    ["x", "y"]
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
    "a"
    "a"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
