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
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    3
    let local2 = n * 4
    "\(local2)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    3
    let local2 = n * 3
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if #available(macOS 12, iOS 15, *) {
      ["x", "y"]
      3
    }
    "t\(n)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if flag {
      if n == 1 {
        switch n {
        case 0:
          3
          ["x", "y"]
        case 1:
          ["x", "y"]
          ["x", "y"]
        case 2:
          3
          "a"
          "t\(n)"
        default:
          3
          "a"
          n
        }
        if n > 4 {
          ["x", "y"]
          3
          "t\(n)"
        }
      } else {
        if flag {
          n
        }
      }
    }
    "t\(n)"
    if n == 0 {
      if #available(macOS 12, iOS 15, *) {
        if n > 4 {
          "t\(n)"
        }
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
        }
        let local4 = n * 2
        "\(local4)"
      }
    } else if flag {
      3
      if n > 3 {
        n
        ["x", "y"]
      }
      let local3 = n * 4
      "\(local3)"
    } else {
      "a"
      if n == 3 {
        n
        "t\(n)"
      } else if flag {
        switch n {
        case 0:
          "a"
          n
          "a"
        case 1:
          "a"
          n
          n
        case 2:
          3
          3
        case 3:
          "t\(n)"
        default:
          3
        }
      } else {
        if #available(macOS 12, iOS 15, *) {
          "t\(n)"
          "a"
          3
        }
        if flag {
          "t\(n)"
          "t\(n)"
        }
      }
      if n > 0 {
        let local4 = n * 5
        "\(local4)"
        if let name, name.count > 1 {
          n
          "a"
        }
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
