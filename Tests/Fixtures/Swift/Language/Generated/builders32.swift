@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
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
    "a"
    switch n {
    case 0:
      switch n {
      case 0:
        if n > 0 {
          ["x", "y"]
          "a"
          "a"
        }
        let local4 = n * 3
        "\(local4)"
      case 1:
        if n == 2 {
          "t\(n)"
        } else {
          "a"
        }
      case 2:
        "a"
      case 3:
        ["x", "y"]
        if let name, name.count > 1 {
          "a"
          ["x", "y"]
        }
      default:
        ["x", "y"]
        if let name, name.count > 1 {
          "t\(n)"
        }
      }
      let local3 = n * 5
      "\(local3)"
    case 1:
      ["x", "y"]
      let local3 = n * 5
      "\(local3)"
    case 2:
      switch n {
      case 0:
        let local4 = n * 5
        "\(local4)"
        "a"
        switch n {
        case 0:
          "a"
        case 1:
          "t\(n)"
        default:
          "t\(n)"
        }
      default:
        if n > 3 {
          ["x", "y"]
          ["x", "y"]
        }
        if let name, name.count > 1 {
          ["x", "y"]
        }
        if let name, name.count > 1 {
          "t\(n)"
        }
      }
    case 3:
      let local3 = n * 4
      "\(local3)"
    default:
      ["x", "y"]
      if n == 0 {
        ["x", "y"]
        let local4 = n * 4
        "\(local4)"
      } else if flag {
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          ["x", "y"]
          ["x", "y"]
          "a"
        case 2:
          ["x", "y"]
          ["x", "y"]
        default:
          ["x", "y"]
        }
      } else {
        "a"
        switch n {
        case 0:
          "a"
          "t\(n)"
          "t\(n)"
        default:
          "t\(n)"
        }
        ["x", "y"]
      }
    }
    if n == 3 {
      let local3 = n * 2
      "\(local3)"
    } else {
      "a"
      let local3 = n * 5
      "\(local3)"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 2 {
      if flag {
        "a"
      }
    } else if flag {
      let local3 = n * 3
      "\(local3)"
      "a"
    } else {
      let local3 = n * 4
      "\(local3)"
      switch n {
      case 0:
        let local4 = n * 5
        "\(local4)"
      case 1:
        let local4 = n * 2
        "\(local4)"
        if n == 3 {
          ["x", "y"]
          "a"
          ["x", "y"]
        } else {
          "t\(n)"
          "t\(n)"
        }
      case 2:
        "t\(n)"
      case 3:
        ["x", "y"]
      default:
        switch n {
        case 0:
          "a"
          "t\(n)"
        default:
          ["x", "y"]
        }
        "t\(n)"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      ["x", "y"]
    } else {
      ["x", "y"]
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
