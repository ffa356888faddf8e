@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    ["x", "y"]
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 0 {
      if n > 0 {
        if n == 3 {
          3
        } else if flag {
          "t\(n)"
          "t\(n)"
        } else {
          3
          "t\(n)"
          ["x", "y"]
        }
      }
      if n == 3 {
        if n == 2 {
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "t\(n)"
        } else {
          ["x", "y"]
          3
          "t\(n)"
        }
        "t\(n)"
        n
      } else if flag {
        ["x", "y"]
      } else {
        if n > 0 {
          ["x", "y"]
          "t\(n)"
          "a"
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "t\(n)"
        }
        if n == 2 {
          n
        } else {
          3
          n
          "t\(n)"
        }
      }
    } else {
      if #available(macOS 12, iOS 15, *) {
        if n > 0 {
          3
          ["x", "y"]
        }
        switch n {
        case 0:
          n
        case 1:
          n
          "t\(n)"
          ["x", "y"]
        case 2:
          ["x", "y"]
          "t\(n)"
          "t\(n)"
        default:
          n
          ["x", "y"]
        }
      }
      ["x", "y"]
    }
    n
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "a"
    "t\(n)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    switch n {
    case 0:
      for iii in 0..<0 {
        "t\(n)"
        if n == 3 {
          3
          3
          "t\(iii)"
        } else if flag {
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
        }
        if n == 3 {
          "t\(n)"
          3
          n
        } else {
          iii
        }
      }
    case 1:
      for iii in 0..<1 {
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
          3
        case 1:
          ["x", "y"]
          ["x", "y"]
          n
        case 2:
          iii
          n
        case 3:
          "a"
        default:
          3
        }
        if n == 1 {
          iii
        } else if flag {
          "t\(n)"
          ["x", "y"]
          "a"
        } else {
          "t\(iii)"
          iii
          ["x", "y"]
        }
        3
      }
    default:
      if n == 0 {
        if n == 3 {
          "a"
        } else {
          n
        }
        for iiii in 0..<0 {
          "t\(iiii)"
          n
        }
      } else {
        if #available(macOS 12, iOS 15, *) {
          "a"
          3
        }
        switch n {
        case 0:
          "t\(n)"
        default:
          3
          3
        }
      }
    }
    for ii in 0..<1 {
      "t\(ii)"
      switch n {
      case 0:
        if n > 0 {
          ["x", "y"]
          ii
        }
        switch n {
        case 0:
          "a"
          "t\(ii)"
        case 1:
          ii
          ii
        default:
          n
          n
        }
        if n == 3 {
          3
        } else {
          ["x", "y"]
          3
        }
      case 1:
        if #available(macOS 12, iOS 15, *) {
          3
        }
      case 2:
        if flag {
          n
          n
          3
        }
        if n == 0 {
          "t\(ii)"
        } else if flag {
          "t\(n)"
        } else {
          "a"
          n
        }
      default:
        ["x", "y"]
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
