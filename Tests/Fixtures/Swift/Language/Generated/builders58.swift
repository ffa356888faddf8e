@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
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
    if n == 3 {
      "a"
      if #available(macOS 12, iOS 15, *) {
        "a"
      }
    } else {
      if #available(macOS 12, iOS 15, *) {
        switch n {
        case 0:
          "a"
        case 1:
          "t\(n)"
          n
        default:
          3
          "t\(n)"
        }
        if n > 2 {
          "a"
          n
        }
        "t\(n)"
      }
    }
    switch n {
    case 0:
      "t\(n)"
    default:
      let local3 = n * 5
      "\(local3)"
      if n == 3 {
        switch n {
        case 0:
          3
          "t\(n)"
        case 1:
          n
        case 2:
          3
          3
        case 3:
          n
          "t\(n)"
          "a"
        default:
          "a"
          n
          3
        }
        if n == 1 {
          n
        } else {
          "a"
          "t\(n)"
          n
        }
      } else {
        "t\(n)"
        switch n {
        case 0:
          n
          "t\(n)"
        case 1:
          "a"
        default:
          3
        }
        if n == 2 {
          "t\(n)"
          "t\(n)"
          3
        } else {
          3
          3
        }
      }
    }
    if n == 2 {
      "a"
      for iii in 0..<0 {
        if n > 2 {
          n
          3
          3
        }
        if n == 3 {
          "t\(n)"
        } else if flag {
          iii
          3
        } else {
          n
          iii
          "a"
        }
      }
      3
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
    if n == 3 {
      for iii in 0..<1 {
        if let name, name.count > 1 {
          "t\(n)"
          "t\(n)"
          "a"
        }
        iii
        n
      }
    } else {
      "a"
      if n == 1 {
        "t\(n)"
        for iiii in 0..<3 {
          iiii
        }
        "t\(n)"
      } else if flag {
        "t\(n)"
      } else {
        "t\(n)"
        if n > 4 {
          "t\(n)"
          "t\(n)"
          "a"
        }
      }
    }
    3
    "a"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
