@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
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
    if #available(macOS 12, iOS 15, *) {
      let local3 = n * 4
      "\(local3)"
      "a"
    }
    ["x", "y"]
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 1 {
      let local3 = n * 3
      "\(local3)"
      if #available(macOS 12, iOS 15, *) {
        if let name, name.count > 1 {
          ["x", "y"]
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
        "a"
      }
    } else if flag {
      "a"
      ["x", "y"]
      "a"
    } else {
      let local3 = n * 3
      "\(local3)"
    }
    if n == 3 {
      let local3 = n * 4
      "\(local3)"
      "t\(n)"
      if n == 1 {
        let local4 = n * 4
        "\(local4)"
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      } else {
        if flag {
          "t\(n)"
          "t\(n)"
        }
        switch n {
        case 0:
          "a"
          ["x", "y"]
          "t\(n)"
        case 1:
          "t\(n)"
          "a"
          ["x", "y"]
        default:
          "t\(n)"
          ["x", "y"]
          "a"
        }
        ["x", "y"]
      }
    } else {
      if n > 0 {
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "t\(n)"
          ["x", "y"]
        default:
          ["x", "y"]
        }
        ["x", "y"]
      }
      "t\(n)"
      switch n {
      case 0:
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          "a"
          "t\(n)"
        }
      case 1:
        let local4 = n * 3
        "\(local4)"
        ["x", "y"]
      case 2:
        "t\(n)"
      case 3:
        "t\(n)"
        let local4 = n * 5
        "\(local4)"
        switch n {
        case 0:
          "a"
          "t\(n)"
          ["x", "y"]
        case 1:
          ["x", "y"]
          "a"
        default:
          ["x", "y"]
        }
      default:
        "a"
        let local4 = n * 5
        "\(local4)"
        switch n {
        case 0:
          "t\(n)"
          "a"
          "t\(n)"
        case 1:
          ["x", "y"]
        case 2:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        case 3:
          "a"
          "t\(n)"
        default:
          "t\(n)"
          ["x", "y"]
          "a"
        }
      }
    }
    if #available(macOS 12, iOS 15, *) {
      if n == 2 {
        if flag {
          ["x", "y"]
        }
      } else {
        ["x", "y"]
        "a"
        switch n {
        case 0:
          ["x", "y"]
          "a"
        case 1:
          "a"
        default:
          ["x", "y"]
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      let local3 = n * 4
      "\(local3)"
      "a"
    }
    if flag {
      "a"
      if n == 3 {
        "t\(n)"
        let local4 = n * 2
        "\(local4)"
        ["x", "y"]
      } else {
        if let name, name.count > 1 {
          "a"
          "t\(n)"
        }
        "a"
        if n == 1 {
          ["x", "y"]
        } else {
          "t\(n)"
        }
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    if #available(macOS 12, iOS 15, *) {
      if #available(macOS 12, iOS 15, *) {
        if n > 3 {
          ["x", "y"]
          "t\(n)"
        }
        switch n {
        case 0:
          "a"
        default:
          "t\(n)"
          "a"
        }
      }
    }
    if n == 3 {
      if #available(macOS 12, iOS 15, *) {
        if n == 3 {
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        } else {
          "a"
        }
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          "t\(n)"
        }
      }
    } else {
      "t\(n)"
      ["x", "y"]
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
