@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
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
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      for iii in 0..<2 {
        "t\(n)"
      }
    } else if flag {
      if n == 3 {
        "a"
      } else if flag {
        if n == 3 {
          "t\(n)"
        } else if flag {
          "t\(n)"
          "a"
        } else {
          "a"
        }
        let local4 = n * 2
        "\(local4)"
        "t\(n)"
      } else {
        "t\(n)"
        "a"
        "t\(n)"
      }
      if n == 2 {
        "a"
        "a"
        "t\(n)"
      } else if flag {
        "a"
        "t\(n)"
        "a"
      } else {
        if n == 1 {
          "t\(n)"
        } else {
          "a"
          "t\(n)"
          "a"
        }
      }
      "t\(n)"
    } else {
      "t\(n)"
      if n == 1 {
        for iiii in 0..<0 {
          "t\(n)"
          "t\(iiii)"
          "a"
        }
        for iiii in 0..<0 {
          "a"
        }
      } else {
        switch n {
        case 0:
          "a"
          "a"
        case 1:
          "t\(n)"
        default:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
        "t\(n)"
      }
      for iii in 0..<3 {
        "a"
        if n == 1 {
          "t\(iii)"
          "a"
          "t\(iii)"
        } else if flag {
          "a"
          "a"
        } else {
          "t\(n)"
          "a"
          "a"
        }
      }
    }
    "t\(n)"
    "t\(n)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(5, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
    if n == 2 {
      let local3 = n * 5
      "\(local3)"
    } else {
      "a"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
