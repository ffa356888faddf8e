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
    for ii in 0..<2 {
      for iii in 0..<2 {
        for iiii in 0..<2 {
          "t\(iii)"
        }
      }
      switch n {
      case 0:
        if n == 1 {
          3
          3
          ii
        } else {
          "a"
          3
        }
        if n == 2 {
          3
          "a"
        } else if flag {
          "a"
        } else {
          ii
          "a"
          "t\(ii)"
        }
        if #available(macOS 12, iOS 15, *) {
          3
          3
          3
        }
      default:
        n
        switch n {
        case 0:
          3
          n
        default:
          "t\(n)"
        }
        for iiii in 0..<2 {
          3
        }
      }
      for iii in 0..<2 {
        ii
        if flag {
          n
          iii
          "t\(iii)"
        }
        if n > 2 {
          3
        }
      }
    }
    if #available(macOS 12, iOS 15, *) {
      if let name, name.count > 1 {
        3
        for iiii in 0..<0 {
          iiii
        }
      }
      let local3 = n * 3
      "\(local3)"
      n
    }
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      switch n {
      case 0:
        "a"
      case 1:
        if let name, name.count > 1 {
          n
          "a"
          "t\(n)"
        }
        "a"
      case 2:
        if let name, name.count > 1 {
          "a"
        }
      default:
        if flag {
          n
          3
          n
        }
        "a"
        "t\(n)"
      }
    } else {
      if flag {
        switch n {
        case 0:
          "a"
          3
          n
        default:
          3
          3
          3
        }
        if let name, name.count > 1 {
          n
        }
        if #available(macOS 12, iOS 15, *) {
          n
        }
      }
      3
    }
    if n == 0 {
      let local3 = n * 3
      "\(local3)"
      if n == 3 {
        3
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "a"
        case 2:
          3
          3
        case 3:
          3
          "a"
          3
        default:
          n
          n
          3
        }
      } else {
        if let name, name.count > 1 {
          "t\(n)"
          3
          n
        }
        for iiii in 0..<1 {
          "a"
          n
          "a"
        }
      }
      for iii in 0..<3 {
        switch n {
        case 0:
          "a"
          "t\(n)"
          iii
        case 1:
          n
          "a"
        case 2:
          n
          iii
        case 3:
          "a"
          iii
        default:
          "a"
          iii
          3
        }
      }
    } else {
      if n == 1 {
        "a"
      } else {
        for iiii in 0..<2 {
          n
          "t\(iiii)"
        }
      }
    }
    if flag {
      let local3 = n * 4
      "\(local3)"
      if n == 2 {
        if n == 1 {
          n
          "t\(n)"
          "t\(n)"
        } else if flag {
          "t\(n)"
          n
          "t\(n)"
        } else {
          "t\(n)"
        }
        for iiii in 0..<0 {
          "a"
          iiii
        }
        if n == 3 {
          3
          "a"
          n
        } else {
          n
          3
        }
      } else {
        for iiii in 0..<2 {
          "a"
          "a"
        }
        n
        3
      }
      "a"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "a"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
