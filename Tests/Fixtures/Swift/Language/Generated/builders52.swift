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
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
    n
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
    "a"
    let local2 = n * 2
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 2
    "\(local2)"
    if n > 1 {
      switch n {
      case 0:
        let local4 = n * 2
        "\(local4)"
        if flag {
          "a"
        }
      case 1:
        "a"
        let local4 = n * 2
        "\(local4)"
        switch n {
        case 0:
          "a"
          ["x", "y"]
          n
        case 1:
          "t\(n)"
        case 2:
          "t\(n)"
          ["x", "y"]
        default:
          ["x", "y"]
          ["x", "y"]
          "a"
        }
      case 2:
        ["x", "y"]
        if n == 2 {
          3
        } else {
          n
        }
      case 3:
        switch n {
        case 0:
          3
        case 1:
          "a"
        default:
          n
          "t\(n)"
        }
        "a"
      default:
        switch n {
        case 0:
          3
          "t\(n)"
          ["x", "y"]
        case 1:
          3
          "t\(n)"
        case 2:
          n
          ["x", "y"]
          "a"
        case 3:
          n
        default:
          ["x", "y"]
          ["x", "y"]
        }
        if flag {
          "t\(n)"
          n
        }
        let local4 = n * 2
        "\(local4)"
      }
      let local3 = n * 4
      "\(local3)"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      if let name, name.count > 1 {
        let local4 = n * 2
        "\(local4)"
        "a"
      }
      let local3 = n * 2
      "\(local3)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
