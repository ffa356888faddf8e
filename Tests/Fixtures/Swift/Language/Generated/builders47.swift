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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 1 {
      "a"
      3
    } else if flag {
      let local3 = n * 4
      "\(local3)"
    } else {
      if n == 1 {
        for iiii in 0..<0 {
          "a"
        }
      } else {
        n
      }
    }
    3
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if let name, name.count > 1 {
      "a"
      ["x", "y"]
      "a"
    }
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      if flag {
        if n == 2 {
          ["x", "y"]
          3
        } else {
          ["x", "y"]
          ["x", "y"]
          n
        }
      }
      for iii in 0..<2 {
        n
        ["x", "y"]
      }
    case 1:
      switch n {
      case 0:
        if n == 0 {
          "a"
          ["x", "y"]
          "a"
        } else if flag {
          3
          "a"
          "t\(n)"
        } else {
          3
        }
      case 1:
        ["x", "y"]
      default:
        "a"
        if n > 0 {
          "t\(n)"
          ["x", "y"]
        }
      }
      if n == 0 {
        if n > 1 {
          ["x", "y"]
          ["x", "y"]
        }
        switch n {
        case 0:
          3
        case 1:
          "a"
        case 2:
          ["x", "y"]
        default:
          3
        }
      } else {
        if #available(macOS 12, iOS 15, *) {
          "a"
          3
        }
      }
    default:
      "a"
    }
    3
    for ii in 0..<0 {
      if #available(macOS 12, iOS 15, *) {
        switch n {
        case 0:
          "t\(n)"
          ii
          "t\(ii)"
        case 1:
          3
          ii
        case 2:
          3
        default:
          3
          3
        }
        if flag {
          "a"
          "t\(n)"
          ii
        }
        if flag {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      }
      if #available(macOS 12, iOS 15, *) {
        3
        if n > 4 {
          "t\(ii)"
          "a"
          ii
        }
        if n == 0 {
          3
          ii
          ["x", "y"]
        } else {
          3
          3
          n
        }
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
