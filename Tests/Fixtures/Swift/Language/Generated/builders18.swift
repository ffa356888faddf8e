@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 3 {
      if n == 2 {
        if n == 0 {
          "a"
        } else if flag {
          "t\(n)"
        } else {
          "a"
          ["x", "y"]
          "a"
        }
      } else if flag {
        if n == 2 {
          "t\(n)"
        } else {
          "t\(n)"
          ["x", "y"]
          n
        }
      } else {
        ["x", "y"]
        n
      }
    } else if flag {
      switch n {
      case 0:
        n
        let local4 = n * 3
        "\(local4)"
      case 1:
        n
        for iiii in 0..<1 {
          3
          "t\(iiii)"
        }
        switch n {
        case 0:
          n
        default:
          3
          n
          "t\(n)"
        }
      case 2:
        if n == 1 {
          n
          "a"
        } else {
          "a"
          3
          "a"
        }
      case 3:
        if n == 0 {
          ["x", "y"]
          3
        } else if flag {
          ["x", "y"]
          3
          "a"
        } else {
          "a"
          "t\(n)"
        }
        3
        "t\(n)"
      default:
        if n == 1 {
          "a"
          ["x", "y"]
          "a"
        } else {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
      }
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
        case 1:
          ["x", "y"]
          "a"
          "t\(n)"
        case 2:
          n
          "t\(n)"
          n
        default:
          3
          ["x", "y"]
          n
        }
        ["x", "y"]
        if n == 1 {
          "t\(n)"
        } else if flag {
          "a"
        } else {
          n
          3
          ["x", "y"]
        }
      case 1:
        switch n {
        case 0:
          "t\(n)"
        default:
          3
          3
          3
        }
      case 2:
        "a"
      default:
        3
      }
    } else {
      "t\(n)"
      if n == 2 {
        if n == 0 {
          3
        } else {
          ["x", "y"]
        }
      } else if flag {
        if n == 1 {
          "a"
          n
          n
        } else if flag {
          "a"
          ["x", "y"]
          3
        } else {
          3
          ["x", "y"]
        }
        let local4 = n * 5
        "\(local4)"
        if n == 1 {
          n
          ["x", "y"]
        } else {
          "a"
          3
          "a"
        }
      } else {
        n
        "t\(n)"
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    switch n {
    case 0:
      if n == 2 {
        3
        if n == 1 {
          ["x", "y"]
          "t\(n)"
          "a"
        } else {
          "t\(n)"
        }
        "t\(n)"
      } else {
        if n == 3 {
          ["x", "y"]
          "a"
        } else {
          "t\(n)"
          n
        }
      }
    case 1:
      for iii in 0..<3 {
        iii
        switch n {
        case 0:
          iii
        case 1:
          "t\(n)"
        case 2:
          n
          iii
          "t\(iii)"
        default:
          iii
        }
        for iiii in 0..<1 {
          iii
        }
      }
    case 2:
      ["x", "y"]
      "a"
      switch n {
      case 0:
        ["x", "y"]
        "a"
      default:
        switch n {
        case 0:
          "a"
          ["x", "y"]
          "a"
        case 1:
          ["x", "y"]
          n
          ["x", "y"]
        default:
          3
          ["x", "y"]
        }
        if n == 0 {
          "a"
          "t\(n)"
          "t\(n)"
        } else if flag {
          "t\(n)"
          "a"
          3
        } else {
          "t\(n)"
          "a"
          ["x", "y"]
        }
        "a"
      }
    default:
      "t\(n)"
      switch n {
      case 0:
        if n == 0 {
          n
        } else if flag {
          "t\(n)"
        } else {
          "t\(n)"
          3
        }
        "a"
      case 1:
        "a"
        n
        "a"
      default:
        "a"
        if n == 1 {
          n
          ["x", "y"]
        } else if flag {
          3
          "a"
        } else {
          3
          "a"
          n
        }
        if n == 0 {
          3
          "t\(n)"
        } else if flag {
          "a"
        } else {
          "t\(n)"
        }
      }
      "t\(n)"
    }
    switch n {
    case 0:
      "a"
      "t\(n)"
      n
    case 1:
      3
      let local3 = n * 4
      "\(local3)"
    case 2:
      switch n {
      case 0:
        for iiii in 0..<2 {
          3
        }
        switch n {
        case 0:
          "t\(n)"
          3
        case 1:
          "a"
        case 2:
          "a"
          3
        default:
          n
          ["x", "y"]
        }
      default:
        if n == 2 {
          n
          n
          n
        } else if flag {
          "a"
          "t\(n)"
          n
        } else {
          "t\(n)"
          "t\(n)"
          3
        }
        let local4 = n * 4
        "\(local4)"
      }
      if n == 0 {
        3
        3
        3
      } else if flag {
        if n == 3 {
          3
          3
        } else {
          ["x", "y"]
          ["x", "y"]
        }
        "a"
        "t\(n)"
      } else {
        let local4 = n * 5
        "\(local4)"
        if n == 0 {
          n
          n
        } else {
          "a"
          "t\(n)"
          ["x", "y"]
        }
      }
    case 3:
      ["x", "y"]
    default:
      switch n {
      case 0:
        n
      case 1:
        if n == 1 {
          ["x", "y"]
        } else if flag {
          n
          n
        } else {
          ["x", "y"]
        }
        "t\(n)"
      default:
        "a"
        if n == 0 {
          n
        } else {
          n
        }
        "a"
      }
    }
    switch n {
    case 0:
      "a"
      ["x", "y"]
      if n == 2 {
        "a"
      } else if flag {
        for iiii in 0..<3 {
          n
        }
      } else {
        "t\(n)"
        switch n {
        case 0:
          ["x", "y"]
        default:
          ["x", "y"]
          n
        }
        switch n {
        case 0:
          n
          "a"
          3
        case 1:
          "a"
          3
          "t\(n)"
        default:
          ["x", "y"]
        }
      }
    case 1:
      if n == 1 {
        switch n {
        case 0:
          3
          "a"
        case 1:
          "a"
          3
          3
        case 2:
          n
        default:
          "a"
        }
      } else if flag {
        "t\(n)"
        n
      } else {
        n
        let local4 = n * 3
        "\(local4)"
        if n == 2 {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        } else if flag {
          3
        } else {
          ["x", "y"]
        }
      }
      if n == 3 {
        ["x", "y"]
        if n == 2 {
          n
          3
          "t\(n)"
        } else {
          "t\(n)"
          ["x", "y"]
        }
      } else if flag {
        ["x", "y"]
      } else {
        n
      }
      if n == 2 {
        if n == 1 {
          ["x", "y"]
          3
          n
        } else if flag {
          "t\(n)"
          3
          "a"
        } else {
          3
        }
        "a"
      } else {
        "a"
        3
      }
    case 2:
      if n == 0 {
        if n == 0 {
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        } else if flag {
          "a"
          "a"
        } else {
          "a"
          n
          n
        }
        if n == 2 {
          3
        } else if flag {
          n
          "t\(n)"
        } else {
          3
          n
          n
        }
        if n == 1 {
          n
          n
          "a"
        } else {
          "a"
        }
      } else {
        "a"
        3
      }
    case 3:
      ["x", "y"]
      if n == 0 {
        let local4 = n * 3
        "\(local4)"
        switch n {
        case 0:
          n
          "a"
          ["x", "y"]
        case 1:
          "t\(n)"
        case 2:
          n
          "t\(n)"
          "t\(n)"
        default:
          "a"
          3
          "a"
        }
      } else if flag {
        if n == 1 {
          ["x", "y"]
          "t\(n)"
        } else if flag {
          "t\(n)"
          "t\(n)"
          ["x", "y"]
        } else {
          "a"
        }
        let local4 = n * 3
        "\(local4)"
      } else {
        let local4 = n * 3
        "\(local4)"
        if n == 1 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          "a"
          n
        } else {
          "t\(n)"
          ["x", "y"]
        }
        switch n {
        case 0:
          "a"
        case 1:
          ["x", "y"]
        case 2:
          ["x", "y"]
        case 3:
          3
        default:
          3
        }
      }
      if n == 1 {
        "a"
        for iiii in 0..<3 {
          "t\(iiii)"
          "t\(iiii)"
        }
        switch n {
        case 0:
          "t\(n)"
          3
        case 1:
          "a"
        case 2:
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        default:
          n
          ["x", "y"]
        }
      } else {
        "a"
        n
        let local4 = n * 3
        "\(local4)"
      }
    default:
      ["x", "y"]
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    ["x", "y"]
    if n == 2 {
      if n == 1 {
        3
        if n == 3 {
          "t\(n)"
          ["x", "y"]
        } else if flag {
          "t\(n)"
        } else {
          ["x", "y"]
        }
      } else {
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          ["x", "y"]
          3
          ["x", "y"]
        case 2:
          3
        default:
          "a"
          3
        }
        switch n {
        case 0:
          "a"
          3
          "t\(n)"
        case 1:
          "t\(n)"
          ["x", "y"]
        case 2:
          n
          3
          3
        case 3:
          n
          ["x", "y"]
        default:
          "a"
          ["x", "y"]
          n
        }
      }
      if n == 3 {
        if n == 0 {
          n
          ["x", "y"]
        } else {
          3
          n
        }
        if n == 3 {
          "a"
          3
        } else if flag {
          "a"
          n
          ["x", "y"]
        } else {
          ["x", "y"]
          ["x", "y"]
        }
        if n == 0 {
          n
          "a"
          ["x", "y"]
        } else if flag {
          ["x", "y"]
        } else {
          "a"
          "t\(n)"
        }
      } else if flag {
        n
      } else {
        if n == 2 {
          3
          n
          ["x", "y"]
        } else if flag {
          3
          "a"
          "a"
        } else {
          3
          3
          ["x", "y"]
        }
        "a"
        for iiii in 0..<2 {
          n
          n
        }
      }
      "a"
    } else {
      for iii in 0..<0 {
        iii
        if n == 0 {
          "t\(n)"
        } else {
          n
          iii
        }
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<3 {
      "t\(n)"
      if n == 2 {
        ["x", "y"]
        ["x", "y"]
        ii
      } else if flag {
        switch n {
        case 0:
          n
          3
        case 1:
          3
        case 2:
          n
        case 3:
          "t\(ii)"
          "a"
        default:
          "t\(n)"
          ii
        }
        "a"
      } else {
        if n == 3 {
          "a"
          ["x", "y"]
          "a"
        } else if flag {
          ["x", "y"]
          n
        } else {
          "t\(ii)"
          n
        }
      }
      switch n {
      case 0:
        if n == 0 {
          n
          ii
          n
        } else if flag {
          3
        } else {
          n
        }
        for iiii in 0..<2 {
          "t\(ii)"
        }
        if n == 3 {
          ["x", "y"]
        } else if flag {
          ii
          "t\(n)"
        } else {
          3
          "a"
        }
      case 1:
        if n == 2 {
          "a"
        } else if flag {
          "a"
          ["x", "y"]
          ii
        } else {
          "a"
        }
      case 2:
        for iiii in 0..<2 {
          iiii
          "a"
        }
        if n == 3 {
          ["x", "y"]
        } else {
          ["x", "y"]
          ["x", "y"]
          ii
        }
      default:
        switch n {
        case 0:
          ["x", "y"]
          3
          "t\(n)"
        case 1:
          3
        default:
          ii
          n
        }
        "a"
        "a"
      }
    }
    if n == 1 {
      let local3 = n * 2
      "\(local3)"
    } else if flag {
      ["x", "y"]
      for iii in 0..<1 {
        let local4 = n * 5
        "\(local4)"
        switch n {
        case 0:
          n
          ["x", "y"]
          3
        default:
          3
        }
        iii
      }
      if n == 1 {
        switch n {
        case 0:
          n
        case 1:
          ["x", "y"]
          "a"
          3
        default:
          "t\(n)"
        }
        "a"
      } else {
        if n == 0 {
          3
          ["x", "y"]
          n
        } else if flag {
          "t\(n)"
        } else {
          n
          "a"
          "t\(n)"
        }
        for iiii in 0..<0 {
          iiii
        }
      }
    } else {
      for iii in 0..<0 {
        iii
        "a"
      }
    }
    "t\(n)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
