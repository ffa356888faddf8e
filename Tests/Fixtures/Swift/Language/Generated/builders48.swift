@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["none"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<2 {
      if n == 1 {
        ii
        for iiii in 0..<0 {
          ["x", "y"]
          ii
          ["x", "y"]
        }
      } else {
        "a"
        ["x", "y"]
      }
      n
      if n == 1 {
        if flag {
          n
          "t\(n)"
          "a"
        }
        if n > 2 {
          ["x", "y"]
          ii
        }
        n
      } else {
        3
      }
    }
    n
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
    switch n {
    case 0:
      ["x", "y"]
      let local3 = n * 2
      "\(local3)"
      switch n {
      case 0:
        "a"
        for iiii in 0..<2 {
          3
          "a"
          ["x", "y"]
        }
      case 1:
        ["x", "y"]
      case 2:
        3
      default:
        ["x", "y"]
        if let name, name.count > 1 {
          "a"
          "a"
          ["x", "y"]
        }
        "t\(n)"
      }
    case 1:
      if flag {
        switch n {
        case 0:
          "a"
          "t\(n)"
          ["x", "y"]
        case 1:
          ["x", "y"]
        case 2:
          "t\(n)"
          "a"
          3
        default:
          3
        }
        if n > 4 {
          "t\(n)"
          ["x", "y"]
          "a"
        }
        let local4 = n * 2
        "\(local4)"
      }
      3
    case 2:
      n
      if n > 2 {
        n
        "a"
        n
      }
      if n == 2 {
        switch n {
        case 0:
          "a"
          ["x", "y"]
          n
        default:
          "t\(n)"
          "t\(n)"
          3
        }
        for iiii in 0..<2 {
          "a"
          3
        }
      } else if flag {
        let local4 = n * 3
        "\(local4)"
        ["x", "y"]
      } else {
        if let name, name.count > 1 {
          3
        }
      }
    default:
      ["x", "y"]
      n
      "t\(n)"
    }
    if n == 3 {
      if n > 2 {
        "a"
        let local4 = n * 3
        "\(local4)"
      }
      if n == 1 {
        3
        switch n {
        case 0:
          "t\(n)"
          3
          3
        case 1:
          ["x", "y"]
          ["x", "y"]
          n
        case 2:
          n
        default:
          "a"
        }
      } else if flag {
        3
        for iiii in 0..<2 {
          iiii
          n
        }
      } else {
        switch n {
        case 0:
          "t\(n)"
        default:
          "a"
          3
        }
      }
    } else if flag {
      switch n {
      case 0:
        3
        if n == 0 {
          "t\(n)"
        } else if flag {
          3
        } else {
          ["x", "y"]
          n
          "a"
        }
        let local4 = n * 5
        "\(local4)"
      default:
        "a"
        switch n {
        case 0:
          ["x", "y"]
          "a"
          3
        case 1:
          n
          "a"
        case 2:
          "a"
          "t\(n)"
        case 3:
          3
        default:
          3
          n
        }
        3
      }
      if n > 3 {
        switch n {
        case 0:
          ["x", "y"]
          3
          3
        case 1:
          "t\(n)"
          n
          ["x", "y"]
        case 2:
          ["x", "y"]
        default:
          ["x", "y"]
          ["x", "y"]
          n
        }
      }
    } else {
      "a"
      "t\(n)"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
    n
    ["x", "y"]
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
