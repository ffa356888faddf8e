@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 2 {
      if n == 0 {
        for iiii in 0..<1 {
          ["x", "y"]
          ["x", "y"]
        }
      } else if flag {
        if n == 1 {
          ["x", "y"]
          "a"
        } else if flag {
          "a"
        } else {
          "t\(n)"
          "a"
        }
        if n == 3 {
          ["x", "y"]
          "t\(n)"
          "t\(n)"
        } else if flag {
          "a"
          "t\(n)"
        } else {
          ["x", "y"]
        }
      } else {
        if n == 3 {
          "a"
          ["x", "y"]
        } else if flag {
          "a"
        } else {
          ["x", "y"]
        }
      }
      "a"
      ["x", "y"]
    } else if flag {
      switch n {
      case 0:
        let local4 = n * 5
        "\(local4)"
      default:
        "t\(n)"
      }
      let local3 = n * 4
      "\(local3)"
    } else {
      let local3 = n * 4
      "\(local3)"
      if n == 2 {
        "t\(n)"
        if n == 3 {
          "a"
        } else {
          "t\(n)"
          ["x", "y"]
        }
        if n == 2 {
          "a"
          ["x", "y"]
        } else if flag {
          "t\(n)"
          ["x", "y"]
          ["x", "y"]
        } else {
          "a"
          ["x", "y"]
        }
      } else if flag {
        "t\(n)"
      } else {
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
          "t\(n)"
        default:
          ["x", "y"]
          "a"
        }
        ["x", "y"]
      }
    }
    ["x", "y"]
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    ["x", "y"]
    if n == 1 {
      let local3 = n * 2
      "\(local3)"
    } else if flag {
      "t\(n)"
    } else {
      "a"
      ["x", "y"]
    }
    if n == 2 {
      ["x", "y"]
    } else {
      switch n {
      case 0:
        ["x", "y"]
        switch n {
        case 0:
          "t\(n)"
          "a"
          "t\(n)"
        case 1:
          "a"
          "t\(n)"
        case 2:
          ["x", "y"]
        case 3:
          ["x", "y"]
          "a"
          "a"
        default:
          "a"
          "t\(n)"
        }
      case 1:
        if n == 0 {
          ["x", "y"]
          "t\(n)"
        } else {
          ["x", "y"]
          ["x", "y"]
        }
      case 2:
        if n == 0 {
          "a"
          "a"
        } else {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
        if n == 3 {
          "a"
        } else if flag {
          ["x", "y"]
        } else {
          ["x", "y"]
          "a"
          "t\(n)"
        }
      case 3:
        for iiii in 0..<0 {
          "a"
          ["x", "y"]
          "a"
        }
      default:
        let local4 = n * 2
        "\(local4)"
        if n == 1 {
          "t\(n)"
          ["x", "y"]
        } else if flag {
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        } else {
          "a"
        }
      }
      if n == 3 {
        switch n {
        case 0:
          ["x", "y"]
          ["x", "y"]
        default:
          "t\(n)"
          "t\(n)"
          ["x", "y"]
        }
      } else if flag {
        "t\(n)"
      } else {
        switch n {
        case 0:
          ["x", "y"]
          "t\(n)"
        case 1:
          ["x", "y"]
        case 2:
          ["x", "y"]
          "a"
        case 3:
          "a"
          "t\(n)"
          "a"
        default:
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<0 {
      "a"
      "a"
    }
    ["x", "y"]
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(3, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<1 {
      if n == 2 {
        ["x", "y"]
        if n == 0 {
          "t\(ii)"
          "t\(n)"
          ["x", "y"]
        } else if flag {
          "t\(n)"
        } else {
          ["x", "y"]
        }
      } else if flag {
        "a"
      } else {
        let local4 = n * 3
        "\(local4)"
        "a"
        ["x", "y"]
      }
      "t\(n)"
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
