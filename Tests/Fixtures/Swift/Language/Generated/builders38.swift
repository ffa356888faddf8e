@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
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
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      "t\(n)"
      "a"
    case 1:
      "a"
    default:
      n
      if n > 2 {
        if flag {
          "a"
        }
        let local4 = n * 2
        "\(local4)"
      }
      let local3 = n * 2
      "\(local3)"
    }
    if n > 4 {
      if let name, name.count > 1 {
        if #available(macOS 12, iOS 15, *) {
          3
          "a"
          "a"
        }
      }
      "t\(n)"
      3
    }
    let local2 = n * 2
    "\(local2)"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 3
    "\(local2)"
    "t\(n)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 2 {
      if n == 2 {
        if let name, name.count > 1 {
          n
        }
        let local4 = n * 4
        "\(local4)"
      } else {
        let local4 = n * 4
        "\(local4)"
      }
      "t\(n)"
      if #available(macOS 12, iOS 15, *) {
        "t\(n)"
        "t\(n)"
        if flag {
          3
          "a"
        }
      }
    } else {
      if n == 3 {
        n
      } else {
        if let name, name.count > 1 {
          n
          n
        }
        let local4 = n * 2
        "\(local4)"
      }
      if n > 1 {
        if n == 1 {
          "a"
          n
        } else {
          "a"
          3
        }
      }
      "a"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
