@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func make(@Builder _ body: () -> String) -> String { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 1 {
      if n == 0 {
        n
        for iiii in 0..<1 {
          "a"
          iiii
        }
      } else if flag {
        switch n {
        case 0:
          n
          3
          "a"
        case 1:
          3
          n
        default:
          n
          "t\(n)"
          n
        }
        n
      } else {
        "a"
      }
      if n == 3 {
        "t\(n)"
        "a"
      } else {
        n
        "t\(n)"
      }
    } else {
      switch n {
      case 0:
        n
      default:
        3
      }
      3
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(5, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    n
    for ii in 0..<0 {
      if n == 2 {
        switch n {
        case 0:
          n
          n
        case 1:
          "t\(ii)"
        case 2:
          "t\(n)"
          "a"
        case 3:
          n
          "a"
        default:
          ii
          "t\(ii)"
          ii
        }
        switch n {
        case 0:
          "a"
          3
        default:
          "a"
          "a"
        }
        let local4 = n * 5
        "\(local4)"
      } else if flag {
        let local4 = n * 5
        "\(local4)"
        "a"
        if n == 1 {
          "a"
          n
          ii
        } else if flag {
          "t\(n)"
          ii
        } else {
          "t\(ii)"
          3
        }
      } else {
        if n == 3 {
          3
          "t\(n)"
          n
        } else if flag {
          3
        } else {
          ii
        }
      }
      "t\(n)"
      if n == 2 {
        if n == 1 {
          "a"
          n
          n
        } else {
          "t\(ii)"
          "a"
        }
        ii
        for iiii in 0..<1 {
          iiii
        }
      } else {
        "a"
        if n == 1 {
          ii
        } else if flag {
          "a"
          "a"
        } else {
          ii
        }
      }
    }
    if n == 2 {
      "a"
      if n == 1 {
        let local4 = n * 5
        "\(local4)"
      } else if flag {
        if n == 1 {
          "a"
          "a"
          3
        } else if flag {
          "a"
        } else {
          3
        }
        if n == 2 {
          n
        } else if flag {
          "a"
          "a"
        } else {
          "t\(n)"
        }
      } else {
        if n == 1 {
          n
        } else if flag {
          n
        } else {
          n
          "t\(n)"
          "a"
        }
        3
        let local4 = n * 5
        "\(local4)"
      }
    } else {
      if n == 2 {
        if n == 0 {
          3
        } else if flag {
          3
        } else {
          n
          n
        }
      } else {
        3
        let local4 = n * 2
        "\(local4)"
        if n == 3 {
          n
          3
          "a"
        } else {
          "a"
          3
        }
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(4, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    3
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(5, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> String {
  make {
    if n == 1 {
      if n == 2 {
        switch n {
        case 0:
          "t\(n)"
          "a"
        case 1:
          3
          3
        case 2:
          "a"
          "a"
          3
        default:
          "a"
          3
        }
        if n == 3 {
          "t\(n)"
          3
        } else if flag {
          "t\(n)"
          3
          3
        } else {
          "a"
          "a"
        }
      } else {
        "a"
      }
    } else if flag {
      if n == 2 {
        if n == 0 {
          3
          3
          n
        } else {
          "t\(n)"
          "a"
        }
        for iiii in 0..<2 {
          iiii
        }
        if n == 3 {
          "t\(n)"
          n
        } else if flag {
          "a"
          3
        } else {
          "t\(n)"
          3
          "t\(n)"
        }
      } else {
        for iiii in 0..<3 {
          "t\(iiii)"
          "a"
          iiii
        }
      }
    } else {
      switch n {
      case 0:
        switch n {
        case 0:
          "a"
          "a"
        case 1:
          3
          3
          3
        default:
          "a"
          n
        }
      case 1:
        3
        3
      default:
        if n == 2 {
          "t\(n)"
          "a"
        } else if flag {
          3
          "a"
          n
        } else {
          n
        }
        switch n {
        case 0:
          "a"
          "t\(n)"
          "a"
        case 1:
          3
        case 2:
          n
          n
          n
        default:
          "a"
          "a"
        }
        switch n {
        case 0:
          n
          "a"
          n
        case 1:
          n
        case 2:
          n
          n
          3
        case 3:
          "a"
          3
        default:
          n
          3
          "t\(n)"
        }
      }
    }
    "t\(n)"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(5, true, "b"))
