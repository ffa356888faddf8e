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
    if flag {
      ["x", "y"]
      if n == 0 {
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
          "a"
          "a"
        case 2:
          ["x", "y"]
          "t\(n)"
        default:
          "a"
        }
      } else {
        "t\(n)"
      }
    }
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 1 {
      ["x", "y"]
      if #available(macOS 12, iOS 15, *) {
        if let name, name.count > 1 {
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
        if n == 2 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
        }
      }
      "t\(n)"
    } else if flag {
      for iii in 0..<1 {
        switch n {
        case 0:
          "a"
          "a"
        default:
          "a"
          ["x", "y"]
        }
        if n == 2 {
          "a"
          "a"
        } else if flag {
          ["x", "y"]
        } else {
          "a"
          "a"
          "a"
        }
        "t\(iii)"
      }
      switch n {
      case 0:
        if n == 3 {
          ["x", "y"]
        } else if flag {
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        } else {
          ["x", "y"]
        }
        if #available(macOS 12, iOS 15, *) {
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
          "a"
        case 2:
          "a"
          ["x", "y"]
          ["x", "y"]
        case 3:
          ["x", "y"]
          "t\(n)"
        default:
          "a"
          ["x", "y"]
          "t\(n)"
        }
      case 1:
        ["x", "y"]
        switch n {
        case 0:
          "a"
          "a"
          "a"
        case 1:
          "t\(n)"
          "t\(n)"
        case 2:
          "a"
          "a"
          ["x", "y"]
        case 3:
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        default:
          "a"
          ["x", "y"]
        }
      default:
        switch n {
        case 0:
          "a"
          "a"
          "t\(n)"
        case 1:
          ["x", "y"]
        case 2:
          "a"
          "t\(n)"
        case 3:
          "t\(n)"
          "a"
        default:
          "a"
        }
        let local4 = n * 3
        "\(local4)"
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          "a"
          ["x", "y"]
          ["x", "y"]
        default:
          "a"
          "a"
        }
      }
    } else {
      if n == 0 {
        switch n {
        case 0:
          ["x", "y"]
          "a"
          "t\(n)"
        case 1:
          ["x", "y"]
        case 2:
          "a"
          "t\(n)"
        default:
          "t\(n)"
          ["x", "y"]
        }
        if n == 0 {
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
          "a"
        }
        ["x", "y"]
      } else if flag {
        switch n {
        case 0:
          ["x", "y"]
          "t\(n)"
        case 1:
          "a"
          "a"
          ["x", "y"]
        case 2:
          "a"
          ["x", "y"]
        case 3:
          ["x", "y"]
        default:
          "a"
          ["x", "y"]
          "a"
        }
        "a"
        ["x", "y"]
      } else {
        "a"
      }
      if n == 0 {
        ["x", "y"]
      } else {
        if n > 1 {
          "t\(n)"
          ["x", "y"]
        }
        "t\(n)"
        ["x", "y"]
      }
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
          ["x", "y"]
          "t\(n)"
        case 1:
          "a"
          ["x", "y"]
          "t\(n)"
        case 2:
          "a"
          "a"
          "t\(n)"
        case 3:
          ["x", "y"]
          "a"
          "a"
        default:
          "a"
        }
        if flag {
          ["x", "y"]
          "a"
          "t\(n)"
        }
        ["x", "y"]
      default:
        if n == 2 {
          "a"
          ["x", "y"]
          "a"
        } else {
          ["x", "y"]
        }
      }
    }
    let local2 = n * 4
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<3 {
      let local3 = n * 3
      "\(local3)"
      switch n {
      case 0:
        ["x", "y"]
      case 1:
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          "t\(ii)"
          "a"
          "t\(n)"
        default:
          "t\(ii)"
          "t\(n)"
        }
      case 2:
        ["x", "y"]
        for iiii in 0..<2 {
          "a"
          "t\(n)"
        }
        if n > 3 {
          ["x", "y"]
          "t\(n)"
          "t\(ii)"
        }
      case 3:
        if n == 1 {
          "a"
        } else {
          ["x", "y"]
        }
        for iiii in 0..<0 {
          "t\(iiii)"
          ["x", "y"]
        }
        "t\(n)"
      default:
        "a"
        if n == 0 {
          "t\(ii)"
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          ["x", "y"]
          "a"
          ["x", "y"]
        } else {
          ["x", "y"]
        }
      }
    }
    if n == 3 {
      if n == 0 {
        for iiii in 0..<3 {
          "a"
          ["x", "y"]
        }
        if n == 2 {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "a"
          "a"
        } else {
          ["x", "y"]
          "a"
        }
      } else {
        for iiii in 0..<1 {
          "t\(iiii)"
        }
      }
      switch n {
      case 0:
        for iiii in 0..<3 {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      case 1:
        "t\(n)"
      default:
        ["x", "y"]
      }
    } else if flag {
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
        "a"
        ["x", "y"]
      }
      if n == 0 {
        if n > 3 {
          ["x", "y"]
        }
      } else {
        for iiii in 0..<3 {
          "a"
          "a"
        }
      }
      if flag {
        "t\(n)"
        "t\(n)"
      }
    } else {
      "t\(n)"
    }
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 5
    "\(local2)"
    switch n {
    case 0:
      if flag {
        "a"
        switch n {
        case 0:
          ["x", "y"]
          "a"
          "t\(n)"
        default:
          "a"
          ["x", "y"]
          ["x", "y"]
        }
      }
    case 1:
      switch n {
      case 0:
        if flag {
          "t\(n)"
          "t\(n)"
        }
        if n > 2 {
          ["x", "y"]
          "t\(n)"
        }
        ["x", "y"]
      case 1:
        "t\(n)"
      case 2:
        if let name, name.count > 1 {
          ["x", "y"]
          "t\(n)"
        }
      case 3:
        "t\(n)"
      default:
        ["x", "y"]
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
        }
      }
      if n > 0 {
        if n == 0 {
          "a"
        } else if flag {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        } else {
          "a"
          ["x", "y"]
        }
        if n == 0 {
          ["x", "y"]
        } else if flag {
          "t\(n)"
          "a"
          ["x", "y"]
        } else {
          "t\(n)"
        }
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          ["x", "y"]
        default:
          "t\(n)"
        }
      }
      if n == 1 {
        for iiii in 0..<3 {
          ["x", "y"]
        }
      } else {
        for iiii in 0..<3 {
          "t\(iiii)"
          ["x", "y"]
          ["x", "y"]
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
      }
    case 2:
      if let name, name.count > 1 {
        if n == 1 {
          "t\(n)"
        } else if flag {
          "a"
          "t\(n)"
        } else {
          "t\(n)"
          "a"
        }
        for iiii in 0..<2 {
          "t\(iiii)"
          "a"
        }
      }
    case 3:
      switch n {
      case 0:
        "t\(n)"
      case 1:
        for iiii in 0..<3 {
          "t\(n)"
          "a"
        }
        let local4 = n * 5
        "\(local4)"
      default:
        for iiii in 0..<3 {
          ["x", "y"]
          "a"
        }
      }
    default:
      if n == 2 {
        "t\(n)"
        switch n {
        case 0:
          ["x", "y"]
          "a"
        default:
          "a"
          ["x", "y"]
          ["x", "y"]
        }
        for iiii in 0..<3 {
          ["x", "y"]
          "t\(iiii)"
          "t\(iiii)"
        }
      } else if flag {
        for iiii in 0..<0 {
          "t\(iiii)"
          ["x", "y"]
          ["x", "y"]
        }
      } else {
        "a"
      }
      if let name, name.count > 1 {
        for iiii in 0..<2 {
          "t\(iiii)"
          "a"
        }
        if flag {
          ["x", "y"]
        }
        if n > 1 {
          ["x", "y"]
          "t\(n)"
          "t\(n)"
        }
      }
      if n == 3 {
        "a"
      } else {
        if n == 1 {
          "t\(n)"
          ["x", "y"]
          "t\(n)"
        } else if flag {
          "a"
          "a"
          ["x", "y"]
        } else {
          ["x", "y"]
        }
        let local4 = n * 3
        "\(local4)"
        "a"
      }
    }
    ["x", "y"]
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
