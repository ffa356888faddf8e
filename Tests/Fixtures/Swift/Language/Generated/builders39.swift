@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    let local2 = n * 2
    "\(local2)"
    if n == 2 {
      if n > 2 {
        if #available(macOS 12, iOS 15, *) {
          "a"
          "a"
          "t\(n)"
        }
      }
      let local3 = n * 5
      "\(local3)"
    } else {
      "a"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    switch n {
    case 0:
      "t\(n)"
    default:
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
      }
      if n == 2 {
        let local4 = n * 5
        "\(local4)"
        "a"
        if n == 1 {
          "a"
        } else if flag {
          "a"
          "t\(n)"
          "a"
        } else {
          "a"
          "a"
        }
      } else if flag {
        let local4 = n * 5
        "\(local4)"
        if flag {
          "a"
          "t\(n)"
        }
      } else {
        "a"
        "a"
      }
    }
    "t\(n)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 3 {
      switch n {
      case 0:
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "t\(n)"
        case 2:
          "t\(n)"
          "t\(n)"
        default:
          "t\(n)"
          "a"
          "a"
        }
      case 1:
        let local4 = n * 3
        "\(local4)"
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
        }
      case 2:
        if flag {
          "a"
        }
        let local4 = n * 2
        "\(local4)"
      default:
        let local4 = n * 5
        "\(local4)"
        if n == 1 {
          "t\(n)"
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
      }
    } else {
      if n == 0 {
        "a"
        "t\(n)"
      } else if flag {
        if n == 2 {
          "t\(n)"
        } else if flag {
          "a"
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
          "a"
        }
        if let name, name.count > 1 {
          "a"
          "a"
        }
      } else {
        if let name, name.count > 1 {
          "t\(n)"
        }
        let local4 = n * 4
        "\(local4)"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(5, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n > 2 {
      switch n {
      case 0:
        if n == 0 {
          "a"
          "a"
          "t\(n)"
        } else {
          "a"
          "t\(n)"
        }
        "a"
      case 1:
        let local4 = n * 4
        "\(local4)"
        switch n {
        case 0:
          "a"
          "a"
        default:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
      default:
        if n > 4 {
          "t\(n)"
        }
      }
      if n == 0 {
        if n == 2 {
          "a"
          "a"
          "a"
        } else if flag {
          "t\(n)"
          "a"
          "t\(n)"
        } else {
          "a"
          "a"
        }
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
        case 2:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        default:
          "a"
          "t\(n)"
          "t\(n)"
        }
      } else if flag {
        if n == 1 {
          "a"
          "a"
        } else if flag {
          "a"
          "a"
          "a"
        } else {
          "a"
          "a"
          "t\(n)"
        }
      } else {
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "a"
          "t\(n)"
        default:
          "a"
          "a"
        }
        "a"
        "t\(n)"
      }
    }
    if n == 3 {
      "a"
      "t\(n)"
      let local3 = n * 2
      "\(local3)"
    } else if flag {
      if n == 2 {
        "a"
      } else {
        if #available(macOS 12, iOS 15, *) {
          "a"
        }
        if flag {
          "t\(n)"
          "t\(n)"
          "a"
        }
        let local4 = n * 5
        "\(local4)"
      }
      switch n {
      case 0:
        if flag {
          "a"
          "a"
          "t\(n)"
        }
        if n > 2 {
          "t\(n)"
        }
      default:
        "t\(n)"
      }
      switch n {
      case 0:
        "t\(n)"
        "t\(n)"
      case 1:
        "t\(n)"
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
          "a"
        }
        "a"
      case 2:
        if n == 2 {
          "a"
          "t\(n)"
          "t\(n)"
        } else if flag {
          "a"
          "a"
          "t\(n)"
        } else {
          "a"
          "a"
          "a"
        }
        "t\(n)"
        let local4 = n * 2
        "\(local4)"
      case 3:
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
          "t\(n)"
        }
      default:
        switch n {
        case 0:
          "t\(n)"
        default:
          "a"
          "a"
          "t\(n)"
        }
      }
    } else {
      if n == 0 {
        "t\(n)"
      } else {
        if n == 0 {
          "t\(n)"
        } else {
          "t\(n)"
          "a"
        }
        if n > 4 {
          "a"
        }
      }
      "a"
      switch n {
      case 0:
        "a"
        let local4 = n * 4
        "\(local4)"
      case 1:
        if n == 1 {
          "a"
        } else {
          "t\(n)"
        }
        if n > 2 {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
      default:
        if n > 2 {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
        let local4 = n * 4
        "\(local4)"
        if n > 0 {
          "a"
          "a"
        }
      }
    }
    "a"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
