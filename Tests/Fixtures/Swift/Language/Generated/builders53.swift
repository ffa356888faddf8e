@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
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
    if let name, name.count > 1 {
      "a"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      switch n {
      case 0:
        if #available(macOS 12, iOS 15, *) {
          ["x", "y"]
          ["x", "y"]
          "a"
        }
        switch n {
        case 0:
          ["x", "y"]
          "a"
          ["x", "y"]
        case 1:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        case 2:
          ["x", "y"]
        case 3:
          "a"
          ["x", "y"]
          "a"
        default:
          ["x", "y"]
          ["x", "y"]
        }
      case 1:
        for iiii in 0..<2 {
          "t\(n)"
        }
        if n > 3 {
          "t\(n)"
          ["x", "y"]
          "t\(n)"
        }
        if flag {
          "t\(n)"
          "a"
        }
      case 2:
        if n > 0 {
          "t\(n)"
          "a"
        }
        let local4 = n * 4
        "\(local4)"
        if let name, name.count > 1 {
          "a"
          ["x", "y"]
        }
      default:
        if n > 3 {
          "t\(n)"
        }
        "t\(n)"
      }
      if n == 3 {
        if n == 0 {
          ["x", "y"]
          ["x", "y"]
        } else if flag {
          "a"
        } else {
          "a"
          "t\(n)"
        }
        switch n {
        case 0:
          "t\(n)"
          "a"
        case 1:
          "a"
          ["x", "y"]
        case 2:
          "t\(n)"
          "t\(n)"
        default:
          "a"
          "a"
          "t\(n)"
        }
        "a"
      } else if flag {
        switch n {
        case 0:
          "a"
        case 1:
          "a"
          "t\(n)"
          ["x", "y"]
        case 2:
          "t\(n)"
          "a"
          "t\(n)"
        default:
          "t\(n)"
          "t\(n)"
        }
        if n == 2 {
          ["x", "y"]
        } else if flag {
          "a"
          ["x", "y"]
        } else {
          "t\(n)"
        }
        for iiii in 0..<1 {
          "a"
          "t\(iiii)"
        }
      } else {
        for iiii in 0..<0 {
          "t\(iiii)"
        }
      }
    default:
      let local3 = n * 5
      "\(local3)"
    }
    ["x", "y"]
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    ["x", "y"]
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
