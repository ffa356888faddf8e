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
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "a"
    let local2 = n * 3
    "\(local2)"
    ["x", "y"]
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "t\(n)"
    if flag {
      if let name, name.count > 1 {
        "t\(n)"
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          "a"
        }
        let local4 = n * 3
        "\(local4)"
      }
      if n > 2 {
        ["x", "y"]
        "a"
        let local4 = n * 5
        "\(local4)"
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 2 {
      "a"
      if flag {
        if let name, name.count > 1 {
          "a"
          "a"
          "a"
        }
        if let name, name.count > 1 {
          "a"
          "t\(n)"
          ["x", "y"]
        }
        if n == 3 {
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
        }
      }
      let local3 = n * 4
      "\(local3)"
    } else if flag {
      if n == 2 {
        ["x", "y"]
        if n == 0 {
          "a"
          "t\(n)"
          "a"
        } else if flag {
          "a"
          ["x", "y"]
          "t\(n)"
        } else {
          "a"
          "a"
          "t\(n)"
        }
      } else {
        if let name, name.count > 1 {
          "t\(n)"
          "a"
        }
        "t\(n)"
        "a"
      }
      ["x", "y"]
      if n == 1 {
        ["x", "y"]
        if n > 4 {
          "a"
          "t\(n)"
        }
        switch n {
        case 0:
          "a"
          "t\(n)"
        default:
          "t\(n)"
          "t\(n)"
        }
      } else {
        "t\(n)"
      }
    } else {
      let local3 = n * 3
      "\(local3)"
      ["x", "y"]
    }
    if n == 0 {
      if let name, name.count > 1 {
        let local4 = n * 2
        "\(local4)"
      }
    } else if flag {
      if n == 1 {
        if n == 0 {
          ["x", "y"]
          "a"
        } else if flag {
          "a"
        } else {
          "t\(n)"
          "a"
          "t\(n)"
        }
        "t\(n)"
      } else if flag {
        "t\(n)"
        let local4 = n * 5
        "\(local4)"
      } else {
        "t\(n)"
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
        }
        "a"
      }
      if n == 1 {
        let local4 = n * 5
        "\(local4)"
        if n > 3 {
          ["x", "y"]
          ["x", "y"]
        }
      } else {
        if let name, name.count > 1 {
          "t\(n)"
          ["x", "y"]
        }
      }
    } else {
      switch n {
      case 0:
        let local4 = n * 2
        "\(local4)"
        if #available(macOS 12, iOS 15, *) {
          "a"
          "t\(n)"
          "a"
        }
      default:
        let local4 = n * 5
        "\(local4)"
        "t\(n)"
        "a"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    let local2 = n * 2
    "\(local2)"
    "t\(n)"
    if #available(macOS 12, iOS 15, *) {
      ["x", "y"]
      switch n {
      case 0:
        ["x", "y"]
      case 1:
        if n > 4 {
          ["x", "y"]
        }
        if n == 1 {
          ["x", "y"]
        } else if flag {
          ["x", "y"]
          "t\(n)"
          "t\(n)"
        } else {
          "a"
          "t\(n)"
          "a"
        }
        "a"
      case 2:
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
          "a"
        default:
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
      case 3:
        ["x", "y"]
        let local4 = n * 4
        "\(local4)"
      default:
        "a"
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
