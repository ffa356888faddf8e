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
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if flag {
      if n == 2 {
        for iiii in 0..<1 {
          ["x", "y"]
        }
      } else if flag {
        if n == 1 {
          "a"
          "t\(n)"
          "a"
        } else {
          3
        }
      } else {
        3
        if n == 2 {
          n
        } else if flag {
          3
        } else {
          "a"
          "t\(n)"
          "a"
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    switch n {
    case 0:
      let local3 = n * 2
      "\(local3)"
      n
    case 1:
      switch n {
      case 0:
        3
      case 1:
        for iiii in 0..<2 {
          3
          "t\(iiii)"
          iiii
        }
        n
        "a"
      case 2:
        "a"
        if n > 2 {
          ["x", "y"]
          3
        }
        switch n {
        case 0:
          3
        case 1:
          3
          "t\(n)"
          3
        case 2:
          ["x", "y"]
        default:
          ["x", "y"]
          ["x", "y"]
        }
      case 3:
        "t\(n)"
        ["x", "y"]
        switch n {
        case 0:
          ["x", "y"]
        case 1:
          n
          "a"
          ["x", "y"]
        case 2:
          ["x", "y"]
        case 3:
          3
          3
        default:
          "a"
        }
      default:
        if flag {
          "a"
          3
        }
      }
      n
    default:
      n
    }
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
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<0 {
      let local3 = n * 3
      "\(local3)"
    }
    for ii in 0..<2 {
      switch n {
      case 0:
        ["x", "y"]
        if let name, name.count > 1 {
          ii
        }
        3
      case 1:
        3
        switch n {
        case 0:
          n
          "a"
          ["x", "y"]
        case 1:
          "t\(ii)"
          "t\(n)"
        case 2:
          3
        case 3:
          n
          "t\(n)"
          n
        default:
          "t\(ii)"
          ii
        }
        switch n {
        case 0:
          3
        case 1:
          ii
          ii
          ["x", "y"]
        case 2:
          n
          3
          "t\(ii)"
        case 3:
          n
        default:
          n
        }
      default:
        switch n {
        case 0:
          n
        case 1:
          n
          "t\(n)"
          "t\(n)"
        default:
          "a"
        }
        if let name, name.count > 1 {
          n
          ii
          "a"
        }
      }
    }
    if flag {
      "a"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
