@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
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
    "t\(n)"
    switch n {
    case 0:
      3
    case 1:
      if n > 1 {
        if n > 4 {
          "t\(n)"
          "a"
          3
        }
        3
        if flag {
          3
        }
      }
    case 2:
      n
      if flag {
        if let name, name.count > 1 {
          "t\(n)"
          "t\(n)"
        }
        "t\(n)"
        let local4 = n * 5
        "\(local4)"
      }
      if n == 1 {
        if n == 2 {
          "a"
        } else if flag {
          "a"
        } else {
          "t\(n)"
        }
      } else if flag {
        for iiii in 0..<3 {
          iiii
          "a"
          "t\(n)"
        }
        for iiii in 0..<3 {
          "t\(n)"
        }
      } else {
        "t\(n)"
        if n == 1 {
          3
          3
          3
        } else if flag {
          3
        } else {
          3
        }
        switch n {
        case 0:
          n
          3
          "t\(n)"
        default:
          "t\(n)"
        }
      }
    default:
      if let name, name.count > 1 {
        if n == 0 {
          n
          n
          3
        } else if flag {
          "a"
          "t\(n)"
          "a"
        } else {
          3
          3
        }
        3
        "a"
      }
      "t\(n)"
      if #available(macOS 12, iOS 15, *) {
        "a"
        if n == 0 {
          n
          n
        } else {
          3
        }
        "a"
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      if n == 2 {
        let local4 = n * 2
        "\(local4)"
        if n > 4 {
          n
        }
        if flag {
          "t\(n)"
          "t\(n)"
        }
      } else if flag {
        if n == 3 {
          "t\(n)"
          "t\(n)"
        } else {
          3
        }
      } else {
        n
      }
      for iii in 0..<1 {
        if n > 2 {
          3
        }
      }
    case 1:
      3
      let local3 = n * 4
      "\(local3)"
    case 2:
      let local3 = n * 2
      "\(local3)"
      for iii in 0..<3 {
        n
        3
        switch n {
        case 0:
          n
          n
        case 1:
          3
          "a"
        default:
          "a"
          "t\(n)"
        }
      }
      switch n {
      case 0:
        switch n {
        case 0:
          3
          3
        case 1:
          3
          "a"
          "a"
        default:
          n
        }
      case 1:
        if flag {
          n
          3
        }
      case 2:
        "t\(n)"
        if flag {
          n
          "t\(n)"
        }
      default:
        if n == 1 {
          "a"
        } else if flag {
          "a"
          "a"
        } else {
          3
          "a"
          "a"
        }
      }
    default:
      switch n {
      case 0:
        "t\(n)"
      case 1:
        if n == 1 {
          "t\(n)"
          n
          "t\(n)"
        } else if flag {
          n
        } else {
          3
          "t\(n)"
          n
        }
      case 2:
        if #available(macOS 12, iOS 15, *) {
          3
        }
      case 3:
        n
        if n == 1 {
          n
        } else {
          3
        }
        n
      default:
        for iiii in 0..<2 {
          3
        }
        for iiii in 0..<3 {
          iiii
          3
          3
        }
        switch n {
        case 0:
          "a"
          3
        case 1:
          n
          "a"
          "t\(n)"
        case 2:
          "a"
          3
        case 3:
          n
          "t\(n)"
        default:
          3
        }
      }
    }
    "a"
    3
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      if #available(macOS 12, iOS 15, *) {
        switch n {
        case 0:
          "t\(n)"
          n
          n
        case 1:
          "a"
        case 2:
          "a"
          3
        case 3:
          "a"
          "a"
        default:
          3
        }
      }
      for iii in 0..<3 {
        let local4 = n * 5
        "\(local4)"
        iii
      }
      "a"
    } else {
      let local3 = n * 2
      "\(local3)"
      switch n {
      case 0:
        "a"
      case 1:
        "a"
        let local4 = n * 3
        "\(local4)"
      case 2:
        "t\(n)"
      case 3:
        for iiii in 0..<1 {
          "a"
        }
        "t\(n)"
        switch n {
        case 0:
          "a"
        case 1:
          3
          n
          "a"
        case 2:
          3
        case 3:
          "a"
          n
          "a"
        default:
          "a"
          "a"
          3
        }
      default:
        for iiii in 0..<1 {
          3
          "a"
          iiii
        }
        if n == 1 {
          3
        } else {
          3
        }
        if n == 0 {
          3
        } else {
          3
        }
      }
      for iii in 0..<1 {
        n
        "t\(iii)"
        3
      }
    }
    for ii in 0..<1 {
      if n > 2 {
        if let name, name.count > 1 {
          n
          3
        }
        switch n {
        case 0:
          3
          3
        default:
          3
          3
          "a"
        }
      }
      let local3 = n * 3
      "\(local3)"
    }
    for ii in 0..<3 {
      switch n {
      case 0:
        if n == 0 {
          3
          "t\(ii)"
        } else if flag {
          "t\(n)"
        } else {
          3
          ii
        }
        if n == 2 {
          "a"
          ii
          ii
        } else {
          3
        }
        "a"
      case 1:
        "a"
      default:
        let local4 = n * 5
        "\(local4)"
        n
        if n > 3 {
          "t\(n)"
          ii
          3
        }
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
