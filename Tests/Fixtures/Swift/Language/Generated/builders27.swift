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
    switch n {
    case 0:
      if let name, name.count > 1 {
        3
        if n > 2 {
          "t\(n)"
        }
      }
      if n > 2 {
        "a"
        if n > 3 {
          "a"
          ["x", "y"]
          n
        }
        "a"
      }
      "t\(n)"
    case 1:
      let local3 = n * 4
      "\(local3)"
      n
    case 2:
      for iii in 0..<3 {
        if n > 0 {
          3
          "t\(n)"
        }
        ["x", "y"]
      }
      if n == 2 {
        ["x", "y"]
        switch n {
        case 0:
          3
          "a"
        default:
          ["x", "y"]
          n
        }
        ["x", "y"]
      } else {
        let local4 = n * 5
        "\(local4)"
        3
      }
    case 3:
      let local3 = n * 2
      "\(local3)"
    default:
      let local3 = n * 5
      "\(local3)"
      if flag {
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          n
        }
      }
    }
    for ii in 0..<2 {
      ["x", "y"]
      3
      for iii in 0..<1 {
        for iiii in 0..<1 {
          3
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if #available(macOS 12, iOS 15, *) {
      if n == 3 {
        switch n {
        case 0:
          n
        case 1:
          "t\(n)"
          n
          "t\(n)"
        case 2:
          3
          "t\(n)"
          ["x", "y"]
        default:
          ["x", "y"]
          "t\(n)"
          "t\(n)"
        }
        for iiii in 0..<3 {
          "a"
          "t\(iiii)"
        }
        if n == 2 {
          "t\(n)"
          3
        } else if flag {
          3
          n
        } else {
          ["x", "y"]
          "t\(n)"
          n
        }
      } else if flag {
        for iiii in 0..<3 {
          "a"
          ["x", "y"]
        }
      } else {
        switch n {
        case 0:
          3
        case 1:
          ["x", "y"]
          3
          n
        default:
          "t\(n)"
          ["x", "y"]
        }
        "t\(n)"
      }
      if n > 3 {
        n
        if let name, name.count > 1 {
          "a"
        }
        3
      }
      "a"
    }
    if n == 0 {
      if let name, name.count > 1 {
        n
        3
        ["x", "y"]
      }
      "a"
    } else {
      "t\(n)"
    }
    for ii in 0..<3 {
      "t\(ii)"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    switch n {
    case 0:
      if n == 2 {
        for iiii in 0..<1 {
          "t\(n)"
        }
      } else {
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
        case 1:
          "a"
        case 2:
          ["x", "y"]
        case 3:
          "t\(n)"
        default:
          "t\(n)"
        }
      }
    case 1:
      switch n {
      case 0:
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          "a"
          "a"
        default:
          3
        }
        if let name, name.count > 1 {
          3
        }
      case 1:
        let local4 = n * 5
        "\(local4)"
        ["x", "y"]
      default:
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
          3
        case 1:
          "a"
          "t\(n)"
          "t\(n)"
        default:
          "a"
          "t\(n)"
          "t\(n)"
        }
        for iiii in 0..<0 {
          3
        }
      }
      if let name, name.count > 1 {
        for iiii in 0..<1 {
          3
          ["x", "y"]
        }
        if n == 3 {
          n
          n
          "t\(n)"
        } else if flag {
          "a"
          "t\(n)"
        } else {
          ["x", "y"]
          ["x", "y"]
          n
        }
      }
    default:
      if n == 1 {
        ["x", "y"]
        for iiii in 0..<2 {
          iiii
          ["x", "y"]
          "t\(n)"
        }
      } else {
        if n == 1 {
          ["x", "y"]
        } else if flag {
          "a"
          "a"
        } else {
          3
          "a"
        }
      }
      switch n {
      case 0:
        let local4 = n * 5
        "\(local4)"
      default:
        for iiii in 0..<0 {
          n
        }
        if n == 3 {
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        } else if flag {
          ["x", "y"]
        } else {
          "t\(n)"
          "t\(n)"
        }
        n
      }
      n
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if flag {
      if #available(macOS 12, iOS 15, *) {
        if #available(macOS 12, iOS 15, *) {
          3
        }
        "a"
        ["x", "y"]
      }
    }
    ["x", "y"]
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
