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
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      let local3 = n * 5
      "\(local3)"
    default:
      if n > 1 {
        for iiii in 0..<3 {
          "a"
          "a"
        }
        for iiii in 0..<1 {
          "t\(iiii)"
          n
          3
        }
        if flag {
          3
        }
      }
      let local3 = n * 4
      "\(local3)"
      "t\(n)"
    }
    if flag {
      if flag {
        for iiii in 0..<0 {
          n
          n
          iiii
        }
      }
      "t\(n)"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<3 {
      "t\(n)"
    }
    n
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
    switch n {
    case 0:
      switch n {
      case 0:
        3
        "a"
        3
      case 1:
        "a"
        3
        n
      default:
        for iiii in 0..<3 {
          "a"
        }
      }
      for iii in 0..<2 {
        n
        "t\(iii)"
      }
    case 1:
      if n > 0 {
        3
        if n == 3 {
          n
        } else if flag {
          3
          "t\(n)"
          n
        } else {
          3
          3
          "t\(n)"
        }
        switch n {
        case 0:
          n
        default:
          3
        }
      }
      for iii in 0..<0 {
        if let name, name.count > 1 {
          "t\(n)"
          "a"
          3
        }
        for iiii in 0..<3 {
          "t\(n)"
          "t\(iiii)"
          "a"
        }
        iii
      }
      if n > 3 {
        for iiii in 0..<1 {
          n
          3
          n
        }
      }
    case 2:
      if flag {
        if n == 1 {
          3
          n
        } else {
          "t\(n)"
          "a"
          "a"
        }
      }
    default:
      let local3 = n * 4
      "\(local3)"
      switch n {
      case 0:
        3
        if n == 0 {
          "a"
          n
          3
        } else {
          "a"
          3
          3
        }
        3
      case 1:
        "a"
        if let name, name.count > 1 {
          "a"
          "a"
        }
      default:
        if flag {
          "a"
          "a"
        }
      }
      "t\(n)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(2, true, "b"))
