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
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 1 {
      switch n {
      case 0:
        if #available(macOS 12, iOS 15, *) {
          3
          3
          ["x", "y"]
        }
        if flag {
          3
          "a"
        }
      case 1:
        for iiii in 0..<3 {
          "a"
          3
          ["x", "y"]
        }
      case 2:
        if flag {
          n
        }
      default:
        switch n {
        case 0:
          "a"
        case 1:
          "t\(n)"
          3
          "a"
        default:
          ["x", "y"]
          "t\(n)"
        }
        if #available(macOS 12, iOS 15, *) {
          "a"
          ["x", "y"]
          "a"
        }
      }
      switch n {
      case 0:
        n
        3
      default:
        for iiii in 0..<3 {
          "a"
        }
      }
    } else {
      if #available(macOS 12, iOS 15, *) {
        for iiii in 0..<1 {
          n
        }
        for iiii in 0..<3 {
          "a"
          "a"
        }
      }
      n
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if #available(macOS 12, iOS 15, *) {
      if n == 3 {
        switch n {
        case 0:
          n
          n
          3
        case 1:
          "t\(n)"
          3
          "a"
        case 2:
          "t\(n)"
          3
          ["x", "y"]
        case 3:
          "a"
          "a"
          n
        default:
          "t\(n)"
          3
          3
        }
      } else if flag {
        if n > 1 {
          n
        }
        for iiii in 0..<2 {
          iiii
          n
        }
        switch n {
        case 0:
          ["x", "y"]
          "a"
          "t\(n)"
        default:
          "t\(n)"
          3
        }
      } else {
        for iiii in 0..<0 {
          "a"
        }
        switch n {
        case 0:
          n
          "a"
          3
        case 1:
          ["x", "y"]
          ["x", "y"]
        case 2:
          "t\(n)"
        case 3:
          n
        default:
          "a"
          n
        }
        if let name, name.count > 1 {
          ["x", "y"]
        }
      }
      if #available(macOS 12, iOS 15, *) {
        if #available(macOS 12, iOS 15, *) {
          3
        }
        ["x", "y"]
      }
      for iii in 0..<0 {
        let local4 = n * 4
        "\(local4)"
      }
    }
    if flag {
      switch n {
      case 0:
        for iiii in 0..<3 {
          ["x", "y"]
          iiii
        }
      default:
        "t\(n)"
      }
      if let name, name.count > 1 {
        let local4 = n * 2
        "\(local4)"
        if n == 1 {
          n
        } else {
          ["x", "y"]
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if #available(macOS 12, iOS 15, *) {
      n
      if n == 3 {
        n
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          ["x", "y"]
        }
      } else {
        for iiii in 0..<0 {
          iiii
          "a"
        }
      }
      for iii in 0..<3 {
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          iii
        }
      }
    }
    if #available(macOS 12, iOS 15, *) {
      n
      switch n {
      case 0:
        switch n {
        case 0:
          3
          ["x", "y"]
          ["x", "y"]
        case 1:
          "a"
        case 2:
          "t\(n)"
          ["x", "y"]
        default:
          "t\(n)"
          "a"
          "a"
        }
        if n > 1 {
          "a"
          3
          ["x", "y"]
        }
      case 1:
        if n == 1 {
          3
          3
        } else {
          3
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
        for iiii in 0..<0 {
          iiii
          iiii
          ["x", "y"]
        }
      default:
        ["x", "y"]
        if n == 2 {
          3
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          n
        } else {
          "t\(n)"
        }
      }
      switch n {
      case 0:
        switch n {
        case 0:
          n
        case 1:
          n
          3
        default:
          "a"
        }
      case 1:
        let local4 = n * 5
        "\(local4)"
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          n
          n
        }
        "t\(n)"
      case 2:
        "t\(n)"
      case 3:
        for iiii in 0..<3 {
          "a"
          iiii
          3
        }
        for iiii in 0..<2 {
          "a"
        }
      default:
        "a"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    let local2 = n * 2
    "\(local2)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
