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
    "t\(n)"
    if n == 1 {
      "t\(n)"
    } else {
      if n > 3 {
        if flag {
          "t\(n)"
          n
          "t\(n)"
        }
        if n == 1 {
          n
        } else if flag {
          3
          3
          ["x", "y"]
        } else {
          3
        }
        if #available(macOS 12, iOS 15, *) {
          n
          ["x", "y"]
          n
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n > 3 {
      for iii in 0..<3 {
        iii
        if flag {
          ["x", "y"]
          ["x", "y"]
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(iii)"
          3
          "t\(n)"
        }
      }
      if n > 2 {
        switch n {
        case 0:
          3
        case 1:
          "a"
          3
          3
        default:
          n
        }
        n
      }
    }
    for ii in 0..<2 {
      "t\(n)"
      let local3 = n * 2
      "\(local3)"
    }
    n
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
    switch n {
    case 0:
      for iii in 0..<0 {
        if flag {
          n
        }
      }
    case 1:
      "a"
    case 2:
      ["x", "y"]
      "t\(n)"
      n
    case 3:
      "t\(n)"
      "t\(n)"
      "t\(n)"
    default:
      3
      ["x", "y"]
      if flag {
        if flag {
          "t\(n)"
          3
          n
        }
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          ["x", "y"]
        default:
          "a"
          "a"
          n
        }
        "t\(n)"
      }
    }
    let local2 = n * 2
    "\(local2)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
