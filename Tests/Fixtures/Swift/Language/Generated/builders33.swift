@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
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
    switch n {
    case 0:
      for iii in 0..<0 {
        let local4 = n * 2
        "\(local4)"
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "t\(iii)"
        default:
          "a"
        }
      }
    case 1:
      if n == 0 {
        if n == 2 {
          "t\(n)"
        } else if flag {
          "a"
          "a"
          "t\(n)"
        } else {
          "a"
          "a"
          "t\(n)"
        }
        if n == 3 {
          "a"
          "a"
          "a"
        } else {
          "a"
          "a"
        }
        "t\(n)"
      } else if flag {
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "a"
          "a"
          "a"
        case 2:
          "a"
        case 3:
          "a"
          "t\(n)"
          "t\(n)"
        default:
          "t\(n)"
          "t\(n)"
          "a"
        }
        switch n {
        case 0:
          "a"
        case 1:
          "t\(n)"
        case 2:
          "t\(n)"
          "t\(n)"
        default:
          "a"
          "a"
          "a"
        }
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
        case 1:
          "t\(n)"
          "a"
        case 2:
          "a"
        default:
          "a"
          "t\(n)"
          "t\(n)"
        }
      } else {
        if let name, name.count > 1 {
          "t\(n)"
        }
        if n == 3 {
          "t\(n)"
        } else if flag {
          "a"
          "a"
        } else {
          "a"
        }
      }
    case 2:
      "a"
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
        switch n {
        case 0:
          "a"
          "t\(n)"
          "a"
        case 1:
          "t\(n)"
          "a"
          "t\(n)"
        default:
          "a"
          "t\(n)"
        }
        for iiii in 0..<0 {
          "a"
          "a"
        }
      }
    default:
      if n == 1 {
        "t\(n)"
      } else if flag {
        "a"
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "a"
          "a"
        case 2:
          "a"
        case 3:
          "t\(n)"
          "t\(n)"
        default:
          "t\(n)"
        }
      } else {
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "t\(n)"
        case 2:
          "t\(n)"
          "a"
          "t\(n)"
        case 3:
          "t\(n)"
        default:
          "t\(n)"
          "t\(n)"
        }
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
        case 1:
          "a"
          "t\(n)"
          "a"
        case 2:
          "t\(n)"
          "t\(n)"
        case 3:
          "t\(n)"
          "a"
          "t\(n)"
        default:
          "a"
        }
      }
    }
    let local2 = n * 2
    "\(local2)"
    "a"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      if n > 4 {
        "t\(n)"
        "t\(n)"
        if n == 3 {
          "a"
          "a"
        } else if flag {
          "t\(n)"
        } else {
          "a"
        }
      }
    case 1:
      "t\(n)"
      if n == 3 {
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        case 1:
          "a"
          "a"
        case 2:
          "a"
        default:
          "a"
        }
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
          "a"
          "a"
        default:
          "t\(n)"
          "t\(n)"
        }
      } else if flag {
        "t\(n)"
      } else {
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "a"
          "t\(n)"
          "t\(n)"
        case 2:
          "t\(n)"
        case 3:
          "a"
          "a"
          "a"
        default:
          "a"
        }
        let local4 = n * 4
        "\(local4)"
      }
      "a"
    case 2:
      "t\(n)"
    case 3:
      "a"
      for iii in 0..<1 {
        "a"
      }
    default:
      switch n {
      case 0:
        for iiii in 0..<1 {
          "t\(iiii)"
        }
        if flag {
          "a"
        }
      default:
        "a"
        "a"
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        case 1:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        case 2:
          "a"
          "t\(n)"
        default:
          "t\(n)"
          "a"
          "a"
        }
      }
    }
    if n == 0 {
      for iii in 0..<1 {
        if #available(macOS 12, iOS 15, *) {
          "a"
          "t\(iii)"
          "a"
        }
        if n == 2 {
          "t\(n)"
          "t\(n)"
        } else if flag {
          "t\(iii)"
          "t\(iii)"
        } else {
          "t\(iii)"
          "t\(iii)"
        }
      }
    } else {
      "a"
      if let name, name.count > 1 {
        for iiii in 0..<0 {
          "a"
        }
        if n > 3 {
          "t\(n)"
          "a"
          "a"
        }
        switch n {
        case 0:
          "a"
          "a"
          "a"
        case 1:
          "a"
          "a"
        default:
          "a"
          "t\(n)"
        }
      }
      "t\(n)"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      for iii in 0..<1 {
        for iiii in 0..<1 {
          "a"
          "t\(n)"
          "t\(iii)"
        }
        if n == 2 {
          "a"
          "a"
          "t\(iii)"
        } else {
          "t\(n)"
          "a"
        }
        "t\(n)"
      }
      if flag {
        "a"
      }
      "a"
    case 1:
      "a"
    case 2:
      let local3 = n * 4
      "\(local3)"
      "a"
    default:
      for iii in 0..<1 {
        let local4 = n * 5
        "\(local4)"
        "t\(n)"
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
          "t\(n)"
          "a"
        default:
          "t\(n)"
          "a"
        }
      }
      for iii in 0..<3 {
        if n == 3 {
          "a"
        } else {
          "t\(n)"
          "t\(n)"
        }
        if n == 1 {
          "a"
          "a"
        } else if flag {
          "t\(iii)"
        } else {
          "a"
        }
        switch n {
        case 0:
          "a"
        case 1:
          "a"
        case 2:
          "a"
        default:
          "t\(n)"
        }
      }
    }
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      for iii in 0..<0 {
        for iiii in 0..<3 {
          "a"
        }
        "a"
      }
    } else if flag {
      "a"
      if flag {
        if n == 2 {
          "a"
        } else if flag {
          "t\(n)"
          "t\(n)"
          "a"
        } else {
          "a"
          "a"
          "a"
        }
      }
    } else {
      "a"
      switch n {
      case 0:
        let local4 = n * 3
        "\(local4)"
      case 1:
        for iiii in 0..<2 {
          "t\(iiii)"
          "t\(iiii)"
          "a"
        }
        "a"
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
      default:
        "a"
      }
    }
    if n == 1 {
      "t\(n)"
      if n > 0 {
        for iiii in 0..<1 {
          "t\(iiii)"
          "t\(iiii)"
          "a"
        }
      }
      if let name, name.count > 1 {
        "a"
        "a"
      }
    } else if flag {
      let local3 = n * 2
      "\(local3)"
      switch n {
      case 0:
        if n == 0 {
          "t\(n)"
        } else if flag {
          "a"
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
        if #available(macOS 12, iOS 15, *) {
          "a"
          "a"
          "a"
        }
      case 1:
        switch n {
        case 0:
          "t\(n)"
          "a"
        case 1:
          "t\(n)"
          "t\(n)"
          "a"
        case 2:
          "t\(n)"
          "a"
          "t\(n)"
        default:
          "a"
          "t\(n)"
          "a"
        }
      case 2:
        for iiii in 0..<2 {
          "t\(iiii)"
          "t\(n)"
        }
        switch n {
        case 0:
          "a"
          "a"
          "t\(n)"
        case 1:
          "t\(n)"
        default:
          "a"
        }
      default:
        let local4 = n * 5
        "\(local4)"
      }
      "t\(n)"
    } else {
      "a"
      switch n {
      case 0:
        let local4 = n * 4
        "\(local4)"
      case 1:
        if #available(macOS 12, iOS 15, *) {
          "a"
        }
        if n > 4 {
          "a"
          "a"
          "t\(n)"
        }
      case 2:
        "t\(n)"
        let local4 = n * 3
        "\(local4)"
        for iiii in 0..<2 {
          "t\(n)"
        }
      case 3:
        if flag {
          "a"
          "t\(n)"
          "t\(n)"
        }
        "t\(n)"
        "a"
      default:
        "a"
        "a"
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
