@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
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
    if let name, name.count > 1 {
      let local3 = n * 2
      "\(local3)"
      if n == 0 {
        if n == 1 {
          "t\(n)"
        } else if flag {
          "t\(n)"
          "a"
          3
        } else {
          "a"
        }
      } else {
        n
        if n > 1 {
          3
        }
        3
      }
    }
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
    for ii in 0..<0 {
      switch n {
      case 0:
        for iiii in 0..<2 {
          "t\(ii)"
          n
          3
        }
        if let name, name.count > 1 {
          n
          "t\(ii)"
        }
        let local4 = n * 2
        "\(local4)"
      case 1:
        3
      case 2:
        if flag {
          "t\(ii)"
          3
          ii
        }
        if n == 3 {
          "t\(ii)"
        } else if flag {
          ii
          ii
          3
        } else {
          "a"
        }
      case 3:
        3
        "t\(ii)"
        ii
      default:
        if n == 0 {
          "t\(ii)"
          ii
        } else {
          "t\(n)"
        }
        if n == 2 {
          3
          "t\(n)"
          n
        } else {
          n
          3
          "a"
        }
      }
      if n == 1 {
        for iiii in 0..<1 {
          3
        }
      } else if flag {
        3
        if n == 3 {
          ii
        } else if flag {
          "t\(ii)"
          3
        } else {
          "a"
          n
        }
      } else {
        ii
        "t\(ii)"
        if n == 2 {
          ii
        } else {
          ii
        }
      }
      for iii in 0..<1 {
        if let name, name.count > 1 {
          n
        }
      }
    }
    3
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    "t\(n)"
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      "a"
      "t\(n)"
    } else {
      3
      "a"
    }
    switch n {
    case 0:
      n
      "a"
      switch n {
      case 0:
        if n == 2 {
          3
        } else if flag {
          3
          3
          "a"
        } else {
          "t\(n)"
          3
        }
      case 1:
        for iiii in 0..<0 {
          n
        }
      case 2:
        "a"
        "t\(n)"
        if n == 1 {
          3
        } else if flag {
          "a"
          "a"
          3
        } else {
          n
          "t\(n)"
        }
      case 3:
        "t\(n)"
        n
        if n == 2 {
          "a"
        } else {
          "a"
          "a"
        }
      default:
        for iiii in 0..<2 {
          n
        }
        3
        if n == 3 {
          n
          n
        } else {
          3
          "t\(n)"
        }
      }
    case 1:
      if n == 0 {
        switch n {
        case 0:
          "t\(n)"
        case 1:
          n
          n
        default:
          "t\(n)"
        }
        if let name, name.count > 1 {
          n
          "a"
          "a"
        }
      } else if flag {
        if n > 0 {
          "a"
          "a"
        }
        if n == 3 {
          "t\(n)"
        } else {
          3
        }
      } else {
        "a"
      }
      "t\(n)"
      "t\(n)"
    case 2:
      "a"
      for iii in 0..<0 {
        "a"
        switch n {
        case 0:
          "a"
          3
          n
        case 1:
          "t\(n)"
        case 2:
          "t\(iii)"
          3
        case 3:
          "t\(iii)"
          n
          iii
        default:
          "t\(n)"
        }
      }
      switch n {
      case 0:
        if n > 4 {
          3
        }
      default:
        "t\(n)"
        n
      }
    default:
      n
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
