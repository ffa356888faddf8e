@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildExpression(_ list: [String]) -> [String] { ["<"] + list + [">"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } + ["/"] }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      switch n {
      case 0:
        3
      case 1:
        3
      case 2:
        "t\(n)"
      case 3:
        for iiii in 0..<3 {
          3
        }
        if n == 1 {
          3
        } else if flag {
          n
        } else {
          "a"
        }
        "t\(n)"
      default:
        n
        for iiii in 0..<2 {
          "a"
          n
          "a"
        }
        let local4 = n * 5
        "\(local4)"
      }
    } else {
      if n == 3 {
        if n == 1 {
          n
        } else {
          n
          "a"
          "a"
        }
        3
      } else if flag {
        "a"
      } else {
        if n == 0 {
          n
          n
          "t\(n)"
        } else {
          ["x", "y"]
          ["x", "y"]
          "a"
        }
        if n == 3 {
          "a"
          "a"
        } else if flag {
          ["x", "y"]
        } else {
          "a"
          n
        }
      }
      3
      for iii in 0..<1 {
        switch n {
        case 0:
          ["x", "y"]
          3
        case 1:
          3
          n
          3
        case 2:
          iii
        case 3:
          "a"
        default:
          "a"
        }
      }
    }
    for ii in 0..<0 {
      ii
      n
      "t\(n)"
    }
    "a"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<1 {
      for iii in 0..<1 {
        "a"
      }
      if n == 2 {
        for iiii in 0..<1 {
          n
        }
        if n == 0 {
          ["x", "y"]
          ["x", "y"]
          ii
        } else if flag {
          "a"
        } else {
          3
          "a"
          "t\(ii)"
        }
      } else if flag {
        "t\(ii)"
        if n == 1 {
          n
          "t\(n)"
          n
        } else {
          3
        }
        for iiii in 0..<1 {
          ["x", "y"]
        }
      } else {
        if n == 3 {
          ["x", "y"]
        } else {
          ii
          3
        }
      }
      3
    }
    if n == 1 {
      if n == 2 {
        if n == 0 {
          n
        } else if flag {
          "t\(n)"
          n
        } else {
          ["x", "y"]
        }
        for iiii in 0..<3 {
          n
          n
          "t\(iiii)"
        }
        ["x", "y"]
      } else {
        if n == 2 {
          n
        } else {
          n
        }
        for iiii in 0..<1 {
          3
          "a"
          "a"
        }
      }
    } else {
      n
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 0 {
      if n == 2 {
        ["x", "y"]
        if n == 1 {
          ["x", "y"]
          n
          "t\(n)"
        } else if flag {
          3
        } else {
          "t\(n)"
        }
        switch n {
        case 0:
          ["x", "y"]
          n
        case 1:
          n
        default:
          n
          ["x", "y"]
        }
      } else {
        switch n {
        case 0:
          n
          "a"
        case 1:
          "t\(n)"
          n
        case 2:
          3
          3
          ["x", "y"]
        default:
          n
          3
          n
        }
        if n == 1 {
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        } else {
          ["x", "y"]
          "a"
          ["x", "y"]
        }
      }
    } else if flag {
      "t\(n)"
      if n == 0 {
        ["x", "y"]
        for iiii in 0..<2 {
          n
          3
          "a"
        }
      } else if flag {
        let local4 = n * 2
        "\(local4)"
      } else {
        "t\(n)"
        if n == 2 {
          n
          "a"
        } else if flag {
          "t\(n)"
          3
          3
        } else {
          ["x", "y"]
        }
        if n == 1 {
          3
        } else {
          "a"
        }
      }
    } else {
      if n == 1 {
        switch n {
        case 0:
          "a"
          3
          n
        case 1:
          "a"
          ["x", "y"]
        default:
          "a"
          "a"
        }
      } else if flag {
        if n == 0 {
          ["x", "y"]
        } else if flag {
          ["x", "y"]
          ["x", "y"]
          ["x", "y"]
        } else {
          "t\(n)"
          "t\(n)"
        }
        if n == 1 {
          "a"
          n
        } else if flag {
          3
        } else {
          ["x", "y"]
        }
      } else {
        "a"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(4, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    for ii in 0..<3 {
      "t\(ii)"
      n
      if n == 1 {
        for iiii in 0..<1 {
          iiii
          iiii
          "t\(iiii)"
        }
        if n == 3 {
          "t\(ii)"
          ["x", "y"]
          ii
        } else {
          n
          3
        }
      } else if flag {
        for iiii in 0..<2 {
          iiii
          ["x", "y"]
          ["x", "y"]
        }
        if n == 0 {
          "t\(n)"
          ii
          3
        } else {
          3
          n
          ii
        }
      } else {
        n
        n
      }
    }
    switch n {
    case 0:
      if n == 2 {
        switch n {
        case 0:
          "t\(n)"
          "t\(n)"
          ["x", "y"]
        default:
          n
          n
          "t\(n)"
        }
        "t\(n)"
        n
      } else {
        if n == 1 {
          ["x", "y"]
          ["x", "y"]
        } else {
          n
          n
        }
        if n == 2 {
          ["x", "y"]
          ["x", "y"]
          "a"
        } else {
          "a"
        }
        if n == 1 {
          ["x", "y"]
        } else {
          ["x", "y"]
          ["x", "y"]
        }
      }
      if n == 2 {
        if n == 3 {
          3
        } else {
          n
          "t\(n)"
          ["x", "y"]
        }
      } else if flag {
        for iiii in 0..<2 {
          "t\(iiii)"
          "a"
        }
        if n == 2 {
          "a"
        } else if flag {
          "t\(n)"
          ["x", "y"]
          3
        } else {
          3
          n
          "a"
        }
      } else {
        "a"
        if n == 1 {
          3
          n
          "a"
        } else if flag {
          3
          "a"
        } else {
          "t\(n)"
        }
      }
    default:
      3
      3
    }
    if n == 3 {
      "t\(n)"
      "t\(n)"
      let local3 = n * 5
      "\(local3)"
    } else {
      if n == 0 {
        "t\(n)"
        for iiii in 0..<3 {
          ["x", "y"]
          iiii
          3
        }
        n
      } else {
        if n == 2 {
          "a"
        } else {
          n
        }
      }
      if n == 3 {
        "a"
        let local4 = n * 2
        "\(local4)"
      } else if flag {
        ["x", "y"]
        let local4 = n * 5
        "\(local4)"
      } else {
        "t\(n)"
        for iiii in 0..<0 {
          "t\(iiii)"
        }
        ["x", "y"]
      }
    }
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
