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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
    "t\(n)"
    3
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      switch n {
      case 0:
        n
      case 1:
        switch n {
        case 0:
          n
          "t\(n)"
        default:
          3
          ["x", "y"]
          ["x", "y"]
        }
        "t\(n)"
        3
      default:
        3
        for iiii in 0..<0 {
          "a"
          iiii
        }
      }
    } else if flag {
      "t\(n)"
      if n == 1 {
        3
        "a"
        if n == 0 {
          "a"
        } else {
          "t\(n)"
        }
      } else {
        n
        3
        "t\(n)"
      }
    } else {
      let local3 = n * 5
      "\(local3)"
    }
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
      } else {
        n
      }
      3
    } else if flag {
      if n == 1 {
        let local4 = n * 4
        "\(local4)"
      } else {
        switch n {
        case 0:
          n
        default:
          ["x", "y"]
        }
        switch n {
        case 0:
          n
          ["x", "y"]
          n
        case 1:
          "t\(n)"
          "t\(n)"
          n
        case 2:
          n
          ["x", "y"]
        case 3:
          ["x", "y"]
          "t\(n)"
        default:
          n
          3
          3
        }
        "a"
      }
    } else {
      3
      3
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
    n
    if n == 3 {
      ["x", "y"]
      if n == 0 {
        3
        n
        if n == 3 {
          n
          n
        } else {
          "t\(n)"
        }
      } else if flag {
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
          3
        case 1:
          "t\(n)"
        case 2:
          "t\(n)"
          ["x", "y"]
          "a"
        case 3:
          n
        default:
          "a"
          3
          ["x", "y"]
        }
        for iiii in 0..<1 {
          n
        }
        for iiii in 0..<2 {
          "a"
        }
      } else {
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
        case 1:
          ["x", "y"]
        case 2:
          "t\(n)"
          n
          "a"
        case 3:
          3
          ["x", "y"]
          "t\(n)"
        default:
          n
        }
        3
      }
    } else {
      let local3 = n * 2
      "\(local3)"
      "t\(n)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
