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
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n > 2 {
      "a"
    }
    if n == 1 {
      let local3 = n * 4
      "\(local3)"
    } else if flag {
      if let name, name.count > 1 {
        switch n {
        case 0:
          "t\(n)"
          3
        default:
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
      }
    } else {
      let local3 = n * 4
      "\(local3)"
      n
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if #available(macOS 12, iOS 15, *) {
      let local3 = n * 2
      "\(local3)"
      switch n {
      case 0:
        if n == 1 {
          n
        } else {
          "a"
          "a"
          n
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
        let local4 = n * 4
        "\(local4)"
      case 1:
        let local4 = n * 2
        "\(local4)"
        n
      case 2:
        if #available(macOS 12, iOS 15, *) {
          3
          "t\(n)"
          n
        }
        let local4 = n * 5
        "\(local4)"
        3
      default:
        let local4 = n * 5
        "\(local4)"
      }
      if #available(macOS 12, iOS 15, *) {
        let local4 = n * 3
        "\(local4)"
      }
    }
    3
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      "t\(n)"
      if flag {
        if n > 1 {
          n
          "a"
          "t\(n)"
        }
        let local4 = n * 4
        "\(local4)"
      }
      3
    }
    let local2 = n * 3
    "\(local2)"
    3
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if #available(macOS 12, iOS 15, *) {
      "a"
    }
    n
    let local2 = n * 2
    "\(local2)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
