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
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 1 {
      switch n {
      case 0:
        "t\(n)"
      case 1:
        "a"
        if n == 2 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          "a"
        } else {
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        }
        ["x", "y"]
      case 2:
        "a"
        "t\(n)"
        for iiii in 0..<0 {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      default:
        if n == 1 {
          ["x", "y"]
        } else if flag {
          ["x", "y"]
        } else {
          "t\(n)"
          "t\(n)"
          ["x", "y"]
        }
      }
      switch n {
      case 0:
        "a"
      case 1:
        "a"
      default:
        "a"
        ["x", "y"]
      }
      for iii in 0..<0 {
        "t\(iii)"
        if n == 3 {
          "t\(n)"
        } else if flag {
          "a"
        } else {
          "t\(n)"
          ["x", "y"]
        }
      }
    } else {
      "t\(n)"
      "a"
      for iii in 0..<2 {
        ["x", "y"]
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 2 {
      ["x", "y"]
      "t\(n)"
    } else {
      ["x", "y"]
    }
    let local2 = n * 4
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 2 {
      if n == 1 {
        ["x", "y"]
        ["x", "y"]
      } else {
        if n == 2 {
          "t\(n)"
        } else {
          "t\(n)"
        }
        ["x", "y"]
      }
      if n == 0 {
        let local4 = n * 5
        "\(local4)"
        if n == 0 {
          "t\(n)"
        } else if flag {
          "t\(n)"
          ["x", "y"]
        } else {
          "a"
          ["x", "y"]
        }
      } else if flag {
        "t\(n)"
      } else {
        ["x", "y"]
        if n == 3 {
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "a"
        } else {
          "t\(n)"
          ["x", "y"]
        }
      }
    } else if flag {
      if n == 1 {
        if n == 0 {
          "a"
          "t\(n)"
        } else if flag {
          ["x", "y"]
          ["x", "y"]
        } else {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        }
      } else {
        for iiii in 0..<3 {
          "a"
          "a"
        }
      }
      "t\(n)"
      for iii in 0..<1 {
        "a"
        switch n {
        case 0:
          "a"
          "a"
        case 1:
          "a"
        case 2:
          "t\(iii)"
        default:
          "a"
          "a"
          "a"
        }
      }
    } else {
      if n == 3 {
        let local4 = n * 2
        "\(local4)"
      } else if flag {
        for iiii in 0..<1 {
          "t\(n)"
        }
      } else {
        ["x", "y"]
        "t\(n)"
      }
      "t\(n)"
    }
    "t\(n)"
    for ii in 0..<2 {
      "t\(n)"
      "t\(ii)"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<0 {
      "a"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
