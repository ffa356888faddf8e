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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 2
    "\(local2)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      let local3 = n * 4
      "\(local3)"
      switch n {
      case 0:
        "a"
        "a"
        if n == 0 {
          "t\(n)"
        } else if flag {
          "a"
          "a"
        } else {
          "a"
          "t\(n)"
        }
      case 1:
        "t\(n)"
        "a"
      default:
        if n == 3 {
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
          "t\(n)"
        }
      }
      if flag {
        "t\(n)"
        let local4 = n * 4
        "\(local4)"
      }
    }
    switch n {
    case 0:
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
      }
      "t\(n)"
      let local3 = n * 4
      "\(local3)"
    case 1:
      if n == 1 {
        let local4 = n * 4
        "\(local4)"
      } else {
        "a"
        if #available(macOS 12, iOS 15, *) {
          "a"
          "t\(n)"
        }
        if n > 1 {
          "t\(n)"
          "a"
          "t\(n)"
        }
      }
    case 2:
      if flag {
        "a"
        switch n {
        case 0:
          "t\(n)"
          "a"
        case 1:
          "t\(n)"
          "t\(n)"
        default:
          "t\(n)"
          "a"
        }
      }
      let local3 = n * 5
      "\(local3)"
    case 3:
      let local3 = n * 3
      "\(local3)"
    default:
      "a"
      if #available(macOS 12, iOS 15, *) {
        let local4 = n * 2
        "\(local4)"
        "t\(n)"
      }
      "t\(n)"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n > 4 {
      "t\(n)"
      if let name, name.count > 1 {
        "a"
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
          "t\(n)"
        }
      }
    }
    "a"
    if n == 3 {
      "a"
      if n == 1 {
        "a"
      } else if flag {
        "a"
      } else {
        if n == 2 {
          "a"
          "t\(n)"
          "a"
        } else if flag {
          "a"
          "a"
          "t\(n)"
        } else {
          "a"
          "a"
        }
        switch n {
        case 0:
          "t\(n)"
          "a"
        default:
          "t\(n)"
        }
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
          "a"
        case 1:
          "a"
          "t\(n)"
        default:
          "t\(n)"
          "t\(n)"
          "a"
        }
      }
    } else if flag {
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
          "a"
        case 1:
          "a"
        default:
          "t\(n)"
          "t\(n)"
        }
      case 1:
        if n == 2 {
          "t\(n)"
          "a"
        } else if flag {
          "t\(n)"
        } else {
          "t\(n)"
          "t\(n)"
          "a"
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
        }
      case 2:
        if n > 4 {
          "t\(n)"
        }
        switch n {
        case 0:
          "a"
        default:
          "t\(n)"
          "t\(n)"
        }
        let local4 = n * 4
        "\(local4)"
      default:
        "t\(n)"
        if n == 2 {
          "t\(n)"
          "t\(n)"
        } else if flag {
          "a"
        } else {
          "t\(n)"
          "a"
        }
      }
      let local3 = n * 3
      "\(local3)"
    } else {
      "t\(n)"
      "a"
      if n == 3 {
        if n == 1 {
          "a"
          "a"
        } else if flag {
          "a"
          "t\(n)"
        } else {
          "t\(n)"
          "a"
          "t\(n)"
        }
      } else if flag {
        "t\(n)"
        if let name, name.count > 1 {
          "t\(n)"
          "a"
          "a"
        }
        "a"
      } else {
        "a"
        let local4 = n * 2
        "\(local4)"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      if n == 0 {
        if let name, name.count > 1 {
          "t\(n)"
          "a"
          "a"
        }
        switch n {
        case 0:
          "t\(n)"
          "a"
          "t\(n)"
        default:
          "a"
          "t\(n)"
        }
      } else {
        if let name, name.count > 1 {
          "a"
          "t\(n)"
        }
      }
      let local3 = n * 3
      "\(local3)"
      if #available(macOS 12, iOS 15, *) {
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "a"
          "a"
          "t\(n)"
        case 2:
          "t\(n)"
        default:
          "a"
          "a"
        }
        "a"
      }
    } else if flag {
      "t\(n)"
      "t\(n)"
    } else {
      if #available(macOS 12, iOS 15, *) {
        "a"
        let local4 = n * 3
        "\(local4)"
        if n == 2 {
          "t\(n)"
          "a"
          "a"
        } else {
          "t\(n)"
        }
      }
      if flag {
        if let name, name.count > 1 {
          "t\(n)"
        }
        let local4 = n * 5
        "\(local4)"
      }
    }
    let local2 = n * 4
    "\(local2)"
    if n > 0 {
      "a"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
