@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 2
    "\(local2)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      "t\(n)"
      "a"
      "a"
    default:
      "a"
      let local3 = n * 3
      "\(local3)"
    }
    "t\(n)"
    let local2 = n * 5
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
    switch n {
    case 0:
      "t\(n)"
    default:
      if n == 0 {
        let local4 = n * 4
        "\(local4)"
        if n == 3 {
          "a"
          "a"
          "a"
        } else {
          "t\(n)"
          "t\(n)"
        }
      } else {
        "a"
        if n == 3 {
          "a"
        } else if flag {
          "t\(n)"
        } else {
          "t\(n)"
          "t\(n)"
        }
        "t\(n)"
      }
      let local3 = n * 2
      "\(local3)"
    }
    if n == 3 {
      "t\(n)"
      "a"
      "t\(n)"
    } else if flag {
      "t\(n)"
    } else {
      "a"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 3 {
      "t\(n)"
    } else if flag {
      let local3 = n * 2
      "\(local3)"
    } else {
      let local3 = n * 3
      "\(local3)"
      "a"
    }
    let local2 = n * 2
    "\(local2)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
