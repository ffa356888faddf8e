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
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n > 0 {
      if n == 3 {
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
        let local4 = n * 5
        "\(local4)"
      } else {
        switch n {
        case 0:
          n
          "a"
          ["x", "y"]
        case 1:
          3
        default:
          3
          "a"
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
    ["x", "y"]
    if n == 1 {
      let local3 = n * 2
      "\(local3)"
      if n == 0 {
        if let name, name.count > 1 {
          n
          "a"
          n
        }
      } else if flag {
        let local4 = n * 2
        "\(local4)"
        if let name, name.count > 1 {
          "t\(n)"
          ["x", "y"]
          "a"
        }
      } else {
        if n > 0 {
          "a"
          n
        }
        3
      }
      if #available(macOS 12, iOS 15, *) {
        3
      }
    } else {
      n
      ["x", "y"]
      if #available(macOS 12, iOS 15, *) {
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
          3
        case 1:
          ["x", "y"]
          n
          "t\(n)"
        case 2:
          ["x", "y"]
          3
        case 3:
          ["x", "y"]
          3
        default:
          3
          3
        }
        if n == 0 {
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        } else {
          ["x", "y"]
        }
        if let name, name.count > 1 {
          ["x", "y"]
          3
        }
      }
    }
    if n == 3 {
      switch n {
      case 0:
        if n == 2 {
          "t\(n)"
          "t\(n)"
        } else if flag {
          3
          ["x", "y"]
        } else {
          3
        }
      case 1:
        let local4 = n * 3
        "\(local4)"
        "t\(n)"
      case 2:
        3
        let local4 = n * 3
        "\(local4)"
      default:
        if #available(macOS 12, iOS 15, *) {
          "a"
          ["x", "y"]
          "a"
        }
        if let name, name.count > 1 {
          n
        }
      }
      if flag {
        switch n {
        case 0:
          n
          n
        case 1:
          3
          3
          "t\(n)"
        case 2:
          3
        case 3:
          n
          3
          ["x", "y"]
        default:
          "a"
          "t\(n)"
          3
        }
        let local4 = n * 5
        "\(local4)"
      }
      3
    } else {
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
        "t\(n)"
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      if n == 3 {
        ["x", "y"]
      } else if flag {
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
        ["x", "y"]
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          3
        }
      } else {
        n
        let local4 = n * 2
        "\(local4)"
      }
      "a"
      if n == 2 {
        if n == 1 {
          n
          n
        } else if flag {
          3
        } else {
          n
          "a"
        }
        if #available(macOS 12, iOS 15, *) {
          "a"
          n
        }
      } else {
        if n > 3 {
          3
        }
        if n == 2 {
          ["x", "y"]
        } else {
          ["x", "y"]
        }
      }
    case 1:
      "a"
      switch n {
      case 0:
        ["x", "y"]
        3
      default:
        switch n {
        case 0:
          3
        case 1:
          "t\(n)"
          3
          3
        case 2:
          "a"
          "t\(n)"
          "a"
        default:
          "a"
        }
        if n == 0 {
          "a"
          n
          "a"
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
      }
    case 2:
      if flag {
        n
      }
    default:
      switch n {
      case 0:
        if n == 1 {
          n
        } else if flag {
          n
        } else {
          "t\(n)"
          3
          3
        }
        switch n {
        case 0:
          "a"
          n
          "t\(n)"
        case 1:
          "a"
        case 2:
          ["x", "y"]
        default:
          "t\(n)"
        }
        3
      case 1:
        "t\(n)"
        let local4 = n * 2
        "\(local4)"
        3
      case 2:
        if n > 2 {
          n
        }
      default:
        if #available(macOS 12, iOS 15, *) {
          n
          "t\(n)"
          3
        }
      }
    }
    if flag {
      if let name, name.count > 1 {
        ["x", "y"]
      }
      "a"
    }
    if n > 0 {
      let local3 = n * 4
      "\(local3)"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
