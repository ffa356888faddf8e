@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
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
    if n > 2 {
      "t\(n)"
      ["x", "y"]
    }
    "a"
    if n == 3 {
      if flag {
        switch n {
        case 0:
          "t\(n)"
          "a"
          "t\(n)"
        case 1:
          "a"
          "a"
        default:
          ["x", "y"]
        }
      }
      if n > 0 {
        if n == 1 {
          ["x", "y"]
          "t\(n)"
          "a"
        } else if flag {
          "a"
        } else {
          "a"
        }
      }
    } else if flag {
      "a"
      for iii in 0..<1 {
        "t\(iii)"
        if n > 2 {
          "t\(n)"
          "t\(iii)"
        }
        if n > 0 {
          ["x", "y"]
          ["x", "y"]
        }
      }
      ["x", "y"]
    } else {
      switch n {
      case 0:
        switch n {
        case 0:
          "t\(n)"
        default:
          "t\(n)"
        }
        if n == 3 {
          ["x", "y"]
        } else if flag {
          ["x", "y"]
        } else {
          ["x", "y"]
          "a"
        }
        if n == 2 {
          "a"
        } else if flag {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        } else {
          "a"
          ["x", "y"]
          "t\(n)"
        }
      case 1:
        "a"
      case 2:
        for iiii in 0..<0 {
          "a"
          ["x", "y"]
          ["x", "y"]
        }
        if let name, name.count > 1 {
          "a"
          ["x", "y"]
          ["x", "y"]
        }
      case 3:
        if n == 1 {
          "a"
          "t\(n)"
        } else if flag {
          ["x", "y"]
        } else {
          ["x", "y"]
        }
        if n == 3 {
          "a"
          "a"
          "t\(n)"
        } else {
          "t\(n)"
          "t\(n)"
          "a"
        }
      default:
        switch n {
        case 0:
          "t\(n)"
          ["x", "y"]
        case 1:
          "t\(n)"
          ["x", "y"]
          "a"
        case 2:
          "t\(n)"
          "a"
          "t\(n)"
        case 3:
          "a"
          "t\(n)"
          "a"
        default:
          "a"
        }
        if n == 2 {
          ["x", "y"]
          "a"
          ["x", "y"]
        } else {
          ["x", "y"]
          "t\(n)"
        }
      }
      "a"
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(4, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    let local2 = n * 2
    "\(local2)"
    if n == 1 {
      if flag {
        ["x", "y"]
        for iiii in 0..<2 {
          "a"
        }
        if n == 2 {
          "t\(n)"
        } else if flag {
          "a"
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
      }
      let local3 = n * 3
      "\(local3)"
    } else {
      switch n {
      case 0:
        if let name, name.count > 1 {
          "a"
          "a"
          "t\(n)"
        }
      case 1:
        "a"
        ["x", "y"]
      default:
        if flag {
          "a"
          "a"
          "a"
        }
        if flag {
          "t\(n)"
          ["x", "y"]
        }
      }
    }
    if let name, name.count > 1 {
      if #available(macOS 12, iOS 15, *) {
        if flag {
          "t\(n)"
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(2, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<3 {
      switch n {
      case 0:
        if #available(macOS 12, iOS 15, *) {
          "t\(ii)"
          "a"
        }
      default:
        ["x", "y"]
        for iiii in 0..<0 {
          "a"
          "t\(ii)"
          "t\(n)"
        }
      }
      for iii in 0..<3 {
        if n == 2 {
          "a"
          "a"
        } else if flag {
          "a"
        } else {
          ["x", "y"]
          ["x", "y"]
        }
        switch n {
        case 0:
          ["x", "y"]
          "a"
        case 1:
          "t\(ii)"
          "a"
          "a"
        default:
          ["x", "y"]
          "t\(n)"
        }
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(2, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<0 {
      if n == 1 {
        if flag {
          "t\(n)"
          ["x", "y"]
        }
        switch n {
        case 0:
          "a"
          ["x", "y"]
        case 1:
          ["x", "y"]
          "t\(n)"
        case 2:
          "a"
          ["x", "y"]
        default:
          "t\(n)"
          "a"
          "t\(ii)"
        }
        switch n {
        case 0:
          "a"
          "a"
        default:
          "a"
          ["x", "y"]
        }
      } else {
        if n == 1 {
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        } else if flag {
          ["x", "y"]
        } else {
          ["x", "y"]
          "a"
          "a"
        }
        if n == 1 {
          "t\(n)"
        } else if flag {
          ["x", "y"]
          "t\(n)"
          ["x", "y"]
        } else {
          ["x", "y"]
          "t\(ii)"
          "a"
        }
      }
      ["x", "y"]
    }
    "t\(n)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
