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
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
    "t\(n)"
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 3
    "\(local2)"
    3
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      if n == 2 {
        let local4 = n * 4
        "\(local4)"
        n
      } else if flag {
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
        default:
          3
          3
          n
        }
      } else {
        "a"
        let local4 = n * 2
        "\(local4)"
        "a"
      }
      3
    } else {
      ["x", "y"]
      let local3 = n * 2
      "\(local3)"
      switch n {
      case 0:
        if n == 1 {
          "a"
        } else if flag {
          3
          3
        } else {
          ["x", "y"]
          "a"
        }
      case 1:
        3
        ["x", "y"]
        if n == 0 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          3
        } else {
          n
          n
          "t\(n)"
        }
      default:
        "a"
        ["x", "y"]
      }
    }
    if n == 2 {
      if n == 2 {
        let local4 = n * 3
        "\(local4)"
        ["x", "y"]
        if n == 1 {
          "t\(n)"
        } else {
          3
          n
        }
      } else if flag {
        n
        let local4 = n * 5
        "\(local4)"
        "t\(n)"
      } else {
        if n == 2 {
          "t\(n)"
          3
        } else if flag {
          "a"
          "a"
          3
        } else {
          ["x", "y"]
          "t\(n)"
          "t\(n)"
        }
      }
    } else {
      if n == 1 {
        let local4 = n * 5
        "\(local4)"
        if n == 1 {
          n
          3
          "t\(n)"
        } else if flag {
          "t\(n)"
        } else {
          "t\(n)"
        }
      } else if flag {
        n
        if n == 0 {
          n
        } else if flag {
          "t\(n)"
          n
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
      } else {
        3
        let local4 = n * 5
        "\(local4)"
        n
      }
      if n == 1 {
        let local4 = n * 4
        "\(local4)"
        "t\(n)"
      } else {
        if n == 3 {
          3
          3
        } else {
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
      }
      let local3 = n * 3
      "\(local3)"
    }
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    let local2 = n * 2
    "\(local2)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
