@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
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
      if n > 1 {
        "a"
        ["x", "y"]
        "a"
      }
    } else {
      "t\(n)"
    }
    "a"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<0 {
      switch n {
      case 0:
        switch n {
        case 0:
          "t\(n)"
          "a"
          "t\(n)"
        case 1:
          ["x", "y"]
          "t\(ii)"
        default:
          "t\(n)"
        }
        "t\(n)"
      case 1:
        if let name, name.count > 1 {
          ["x", "y"]
        }
        if flag {
          "t\(ii)"
          "t\(n)"
        }
      case 2:
        if let name, name.count > 1 {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
        if n == 2 {
          ["x", "y"]
          ["x", "y"]
          "t\(ii)"
        } else if flag {
          ["x", "y"]
          ["x", "y"]
          "a"
        } else {
          ["x", "y"]
        }
      case 3:
        "a"
        if n == 2 {
          "t\(ii)"
          "t\(n)"
        } else if flag {
          ["x", "y"]
        } else {
          "t\(ii)"
          "a"
        }
        let local4 = n * 4
        "\(local4)"
      default:
        if let name, name.count > 1 {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
        let local4 = n * 5
        "\(local4)"
        if n == 0 {
          "a"
        } else if flag {
          "t\(n)"
          ["x", "y"]
          "a"
        } else {
          ["x", "y"]
          "a"
        }
      }
    }
    "a"
    switch n {
    case 0:
      "a"
      if flag {
        "t\(n)"
        "a"
        if n > 3 {
          "a"
        }
      }
    case 1:
      for iii in 0..<3 {
        switch n {
        case 0:
          "t\(iii)"
          ["x", "y"]
          "t\(iii)"
        case 1:
          "t\(iii)"
        case 2:
          "a"
        case 3:
          "a"
          "t\(n)"
        default:
          "t\(iii)"
          "a"
          "t\(iii)"
        }
        "a"
        "a"
      }
    default:
      if n > 2 {
        "t\(n)"
        "t\(n)"
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "t\(n)"
    for ii in 0..<1 {
      if n == 3 {
        "a"
        "t\(ii)"
      } else {
        for iiii in 0..<1 {
          ["x", "y"]
          "a"
        }
      }
      ["x", "y"]
      "a"
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    let local2 = n * 5
    "\(local2)"
    "a"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
