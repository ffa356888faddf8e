@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
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
    switch n {
    case 0:
      if #available(macOS 12, iOS 15, *) {
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "t\(n)"
        case 2:
          "a"
          "t\(n)"
          n
        default:
          n
          "a"
          n
        }
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
          n
          3
        case 2:
          n
          3
          3
        case 3:
          "a"
          n
        default:
          "a"
          3
        }
      }
      if n == 0 {
        let local4 = n * 2
        "\(local4)"
        switch n {
        case 0:
          "t\(n)"
          n
        default:
          "a"
          "t\(n)"
          n
        }
      } else if flag {
        if n == 0 {
          3
          "t\(n)"
        } else {
          3
          "t\(n)"
        }
        switch n {
        case 0:
          3
          n
        case 1:
          n
          3
          3
        case 2:
          n
        default:
          "t\(n)"
          "t\(n)"
        }
      } else {
        "a"
      }
    case 1:
      if flag {
        "a"
        if n == 3 {
          3
        } else {
          3
        }
        "a"
      }
    case 2:
      if n == 1 {
        let local4 = n * 5
        "\(local4)"
        if let name, name.count > 1 {
          n
          "a"
        }
      } else if flag {
        n
      } else {
        "a"
      }
      switch n {
      case 0:
        if flag {
          3
          "a"
        }
        3
        3
      case 1:
        let local4 = n * 4
        "\(local4)"
      case 2:
        switch n {
        case 0:
          "t\(n)"
          n
          "a"
        case 1:
          "t\(n)"
          "a"
        case 2:
          "t\(n)"
          "a"
        default:
          n
          n
          "a"
        }
      case 3:
        3
      default:
        let local4 = n * 2
        "\(local4)"
      }
      if n > 4 {
        let local4 = n * 2
        "\(local4)"
      }
    case 3:
      let local3 = n * 4
      "\(local3)"
      if n > 2 {
        if flag {
          "t\(n)"
          3
          "t\(n)"
        }
      }
      if n == 1 {
        switch n {
        case 0:
          3
          3
          3
        case 1:
          3
        case 2:
          3
          "t\(n)"
          n
        default:
          3
        }
        "t\(n)"
      } else if flag {
        if n > 4 {
          "a"
        }
      } else {
        n
      }
    default:
      let local3 = n * 2
      "\(local3)"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n > 3 {
      "a"
      if n == 1 {
        if n == 0 {
          "a"
        } else {
          3
        }
        switch n {
        case 0:
          3
          n
          3
        case 1:
          "t\(n)"
        default:
          n
        }
      } else {
        let local4 = n * 3
        "\(local4)"
        3
      }
    }
    n
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
