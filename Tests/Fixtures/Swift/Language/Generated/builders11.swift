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
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 2 {
      switch n {
      case 0:
        if let name, name.count > 1 {
          "a"
          "t\(n)"
        }
      case 1:
        n
        n
        if #available(macOS 12, iOS 15, *) {
          "a"
          "a"
        }
      case 2:
        if n > 4 {
          n
          3
          "t\(n)"
        }
      default:
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
          "a"
        case 2:
          3
        default:
          "a"
          3
        }
        if flag {
          3
        }
      }
    } else {
      3
      let local3 = n * 2
      "\(local3)"
      if n == 3 {
        "t\(n)"
        "t\(n)"
      } else {
        for iiii in 0..<0 {
          "t\(n)"
          3
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
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
      "a"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    3
    for ii in 0..<1 {
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
          n
          "a"
        case 1:
          "a"
          n
          "t\(ii)"
        default:
          3
        }
        switch n {
        case 0:
          "t\(ii)"
          n
          ii
        case 1:
          n
        default:
          "t\(ii)"
        }
      default:
        "t\(n)"
        if #available(macOS 12, iOS 15, *) {
          "t\(ii)"
          ii
        }
        switch n {
        case 0:
          ii
          "t\(n)"
        default:
          "t\(n)"
          ii
          "a"
        }
      }
      3
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
