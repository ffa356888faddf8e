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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
    if n == 0 {
      let local3 = n * 5
      "\(local3)"
      for iii in 0..<1 {
        3
        "a"
        3
      }
    } else if flag {
      switch n {
      case 0:
        let local4 = n * 5
        "\(local4)"
        for iiii in 0..<3 {
          iiii
        }
        ["x", "y"]
      case 1:
        for iiii in 0..<2 {
          "a"
        }
        "a"
        "t\(n)"
      case 2:
        switch n {
        case 0:
          ["x", "y"]
          3
          "t\(n)"
        case 1:
          n
          "t\(n)"
        case 2:
          n
        case 3:
          3
          "a"
        default:
          ["x", "y"]
          ["x", "y"]
          3
        }
      case 3:
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          n
        default:
          n
        }
        "a"
      default:
        "a"
      }
    } else {
      3
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      if n == 2 {
        switch n {
        case 0:
          n
          "t\(n)"
          "a"
        case 1:
          "t\(n)"
          n
          n
        case 2:
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        case 3:
          3
        default:
          n
          ["x", "y"]
          ["x", "y"]
        }
        3
      } else if flag {
        "t\(n)"
        ["x", "y"]
      } else {
        switch n {
        case 0:
          3
        default:
          "t\(n)"
          "a"
        }
        ["x", "y"]
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if #available(macOS 12, iOS 15, *) {
      3
      if n > 1 {
        "a"
        if n > 1 {
          "a"
        }
        switch n {
        case 0:
          "a"
          "t\(n)"
        case 1:
          "t\(n)"
          3
          ["x", "y"]
        case 2:
          ["x", "y"]
        default:
          ["x", "y"]
        }
      }
      ["x", "y"]
    }
    for ii in 0..<3 {
      ["x", "y"]
      switch n {
      case 0:
        switch n {
        case 0:
          n
        case 1:
          3
          3
          "t\(ii)"
        default:
          3
          "t\(n)"
        }
        ii
      case 1:
        for iiii in 0..<0 {
          3
        }
      default:
        for iiii in 0..<1 {
          iiii
          n
        }
        n
        if #available(macOS 12, iOS 15, *) {
          "a"
          n
        }
      }
      ["x", "y"]
    }
    "t\(n)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      ["x", "y"]
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
