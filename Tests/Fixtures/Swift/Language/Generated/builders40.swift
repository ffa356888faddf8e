@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
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
      switch n {
      case 0:
        switch n {
        case 0:
          n
        case 1:
          "t\(n)"
        case 2:
          n
          "a"
          "t\(n)"
        default:
          3
          "t\(n)"
          "t\(n)"
        }
        3
      case 1:
        let local4 = n * 5
        "\(local4)"
        3
      case 2:
        3
        if n == 0 {
          n
        } else if flag {
          3
          "a"
          n
        } else {
          "t\(n)"
        }
        let local4 = n * 2
        "\(local4)"
      default:
        "t\(n)"
      }
      n
    case 1:
      "a"
      if n == 1 {
        3
      } else {
        n
        "t\(n)"
        3
      }
      n
    default:
      "t\(n)"
    }
    "a"
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      let local3 = n * 3
      "\(local3)"
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
        case 1:
          3
          "t\(n)"
          "a"
        case 2:
          "a"
          3
        case 3:
          "t\(n)"
          "a"
          "a"
        default:
          3
          "a"
          3
        }
        if n == 2 {
          "t\(n)"
          n
          n
        } else {
          3
          "a"
        }
      case 1:
        n
        3
        if n == 2 {
          "a"
          "a"
          3
        } else if flag {
          3
          n
        } else {
          "t\(n)"
          "t\(n)"
        }
      case 2:
        "a"
        if n == 2 {
          "a"
          3
          "t\(n)"
        } else {
          "a"
          "t\(n)"
          3
        }
        switch n {
        case 0:
          n
          "a"
        case 1:
          n
          n
          n
        case 2:
          "t\(n)"
        case 3:
          n
        default:
          "t\(n)"
          "a"
        }
      case 3:
        n
        "a"
      default:
        let local4 = n * 4
        "\(local4)"
        3
      }
    case 1:
      3
    case 2:
      "t\(n)"
    default:
      if n == 2 {
        3
      } else if flag {
        if n == 2 {
          "t\(n)"
        } else if flag {
          "t\(n)"
          n
          "a"
        } else {
          "a"
          3
        }
        let local4 = n * 4
        "\(local4)"
        "a"
      } else {
        if n == 3 {
          "a"
        } else if flag {
          "t\(n)"
          n
        } else {
          "a"
          "a"
          n
        }
        "t\(n)"
      }
      switch n {
      case 0:
        switch n {
        case 0:
          n
        case 1:
          "t\(n)"
          3
        default:
          n
          3
          3
        }
      case 1:
        switch n {
        case 0:
          n
          "a"
        case 1:
          "a"
          3
        default:
          "t\(n)"
          3
          "a"
        }
        let local4 = n * 5
        "\(local4)"
        "t\(n)"
      case 2:
        "a"
      default:
        let local4 = n * 4
        "\(local4)"
        "t\(n)"
      }
    }
    if n == 3 {
      let local3 = n * 2
      "\(local3)"
    } else if flag {
      "t\(n)"
    } else {
      3
    }
    let local2 = n * 2
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 3
    "\(local2)"
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(5, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
