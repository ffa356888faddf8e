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
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 1 {
      if n > 4 {
        if n == 3 {
          "a"
          ["x", "y"]
          ["x", "y"]
        } else {
          "a"
          "a"
        }
      }
    } else if flag {
      ["x", "y"]
    } else {
      "t\(n)"
      n
      switch n {
      case 0:
        for iiii in 0..<3 {
          "t\(n)"
          iiii
          ["x", "y"]
        }
        if n > 1 {
          "t\(n)"
        }
      case 1:
        if let name, name.count > 1 {
          "a"
          n
        }
      case 2:
        switch n {
        case 0:
          "t\(n)"
        case 1:
          3
          ["x", "y"]
        case 2:
          n
          n
        case 3:
          n
        default:
          n
          "a"
        }
        3
        ["x", "y"]
      default:
        if let name, name.count > 1 {
          3
          ["x", "y"]
          n
        }
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 0 {
      if flag {
        switch n {
        case 0:
          "a"
          n
          n
        case 1:
          "a"
          ["x", "y"]
          "a"
        case 2:
          "t\(n)"
          "t\(n)"
          ["x", "y"]
        case 3:
          3
          ["x", "y"]
          n
        default:
          ["x", "y"]
          "t\(n)"
          "a"
        }
        "a"
      }
    } else if flag {
      if n > 0 {
        for iiii in 0..<0 {
          3
          ["x", "y"]
          ["x", "y"]
        }
        if n > 0 {
          "t\(n)"
          3
          ["x", "y"]
        }
      }
      if n == 2 {
        if let name, name.count > 1 {
          3
        }
        "t\(n)"
        if flag {
          ["x", "y"]
          3
        }
      } else {
        switch n {
        case 0:
          "t\(n)"
          "a"
          3
        case 1:
          ["x", "y"]
        default:
          "t\(n)"
          n
          3
        }
        switch n {
        case 0:
          3
          ["x", "y"]
          ["x", "y"]
        default:
          "t\(n)"
          3
          ["x", "y"]
        }
      }
      if let name, name.count > 1 {
        switch n {
        case 0:
          "a"
          "t\(n)"
          "a"
        case 1:
          ["x", "y"]
          "a"
        default:
          n
          3
        }
        if n == 1 {
          "a"
          3
          n
        } else {
          "a"
          3
          ["x", "y"]
        }
        switch n {
        case 0:
          "a"
        case 1:
          "t\(n)"
        case 2:
          "a"
          ["x", "y"]
          "a"
        default:
          "t\(n)"
          ["x", "y"]
        }
      }
    } else {
      let local3 = n * 5
      "\(local3)"
      for iii in 0..<1 {
        if flag {
          iii
          ["x", "y"]
          n
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<1 {
      ii
      ii
      ["x", "y"]
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "t\(n)"
    for ii in 0..<1 {
      ii
      n
    }
    if n == 2 {
      switch n {
      case 0:
        for iiii in 0..<0 {
          n
        }
      case 1:
        for iiii in 0..<1 {
          "a"
          "t\(iiii)"
          "t\(n)"
        }
        "t\(n)"
        for iiii in 0..<1 {
          iiii
          3
          3
        }
      case 2:
        for iiii in 0..<1 {
          "a"
          "t\(n)"
          ["x", "y"]
        }
        "t\(n)"
      default:
        switch n {
        case 0:
          n
          3
        default:
          n
          3
        }
        3
      }
      ["x", "y"]
      ["x", "y"]
    } else {
      "a"
      if flag {
        if flag {
          n
        }
        if let name, name.count > 1 {
          "a"
          n
        }
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
