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
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    if let name, name.count > 1 {
      if n == 0 {
        ["x", "y"]
        for iiii in 0..<2 {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      } else if flag {
        "t\(n)"
        for iiii in 0..<0 {
          "t\(iiii)"
        }
        if n > 3 {
          ["x", "y"]
          "a"
        }
      } else {
        if n == 3 {
          "a"
        } else {
          ["x", "y"]
          "a"
          "a"
        }
        if n == 0 {
          "t\(n)"
        } else if flag {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        } else {
          "a"
          "t\(n)"
        }
      }
      for iii in 0..<3 {
        let local4 = n * 4
        "\(local4)"
        if #available(macOS 12, iOS 15, *) {
          "a"
        }
      }
      "a"
    }
    switch n {
    case 0:
      if n > 0 {
        if n == 0 {
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "a"
        } else {
          "a"
          ["x", "y"]
          "t\(n)"
        }
      }
      let local3 = n * 2
      "\(local3)"
      if flag {
        if n > 4 {
          ["x", "y"]
        }
        for iiii in 0..<2 {
          ["x", "y"]
          ["x", "y"]
        }
      }
    case 1:
      if #available(macOS 12, iOS 15, *) {
        ["x", "y"]
      }
    case 2:
      if #available(macOS 12, iOS 15, *) {
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          ["x", "y"]
        }
        let local4 = n * 4
        "\(local4)"
      }
      if n > 3 {
        if n == 1 {
          ["x", "y"]
          ["x", "y"]
          "a"
        } else {
          "a"
          ["x", "y"]
        }
      }
      if n > 3 {
        ["x", "y"]
        if n == 1 {
          "a"
          "a"
        } else {
          ["x", "y"]
          "t\(n)"
        }
      }
    default:
      if flag {
        "a"
        "a"
        for iiii in 0..<3 {
          ["x", "y"]
          "t\(iiii)"
        }
      }
      let local3 = n * 3
      "\(local3)"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      "t\(n)"
      switch n {
      case 0:
        ["x", "y"]
        "a"
        ["x", "y"]
      default:
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
          ["x", "y"]
        case 1:
          ["x", "y"]
        default:
          "a"
          "a"
          ["x", "y"]
        }
      }
      let local3 = n * 2
      "\(local3)"
    } else if flag {
      for iii in 0..<0 {
        if n > 4 {
          ["x", "y"]
          "a"
        }
        "t\(iii)"
      }
      switch n {
      case 0:
        let local4 = n * 4
        "\(local4)"
        for iiii in 0..<3 {
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        }
      default:
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
      }
    } else {
      ["x", "y"]
    }
    if n == 1 {
      switch n {
      case 0:
        "a"
      case 1:
        let local4 = n * 2
        "\(local4)"
        if n == 3 {
          "t\(n)"
        } else {
          "t\(n)"
          ["x", "y"]
        }
      case 2:
        "a"
        if n == 1 {
          "a"
          "t\(n)"
          ["x", "y"]
        } else {
          ["x", "y"]
        }
        if let name, name.count > 1 {
          "a"
          "a"
          ["x", "y"]
        }
      case 3:
        "a"
      default:
        "a"
      }
      "t\(n)"
      "a"
    } else if flag {
      let local3 = n * 5
      "\(local3)"
    } else {
      "a"
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
        switch n {
        case 0:
          "a"
          "t\(n)"
          ["x", "y"]
        case 1:
          ["x", "y"]
        case 2:
          ["x", "y"]
          "t\(n)"
        case 3:
          ["x", "y"]
          ["x", "y"]
        default:
          "a"
          "t\(n)"
          ["x", "y"]
        }
      }
    }
    switch n {
    case 0:
      ["x", "y"]
      let local3 = n * 4
      "\(local3)"
    case 1:
      ["x", "y"]
      for iii in 0..<1 {
        for iiii in 0..<1 {
          ["x", "y"]
          "a"
        }
        "a"
        if flag {
          "t\(iii)"
          "t\(iii)"
        }
      }
      "a"
    case 2:
      for iii in 0..<1 {
        for iiii in 0..<3 {
          ["x", "y"]
          "t\(n)"
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "t\(n)"
          "a"
        }
      }
    default:
      for iii in 0..<0 {
        switch n {
        case 0:
          ["x", "y"]
          "a"
          ["x", "y"]
        case 1:
          ["x", "y"]
        case 2:
          "a"
          "a"
        default:
          ["x", "y"]
          "t\(iii)"
          "t\(iii)"
        }
        if n == 0 {
          "t\(iii)"
          "t\(iii)"
        } else {
          "t\(n)"
        }
      }
      if flag {
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
        case 1:
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        default:
          "t\(n)"
        }
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        case 2:
          "a"
        case 3:
          "t\(n)"
          "a"
        default:
          "t\(n)"
          "a"
        }
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
