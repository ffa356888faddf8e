@resultBuilder
enum Builder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildPartialBlock(first: [String]) -> [String] { first }
  static func buildPartialBlock(accumulated: [String], next: [String]) -> [String] {
    accumulated + ["+"] + next
  }
  static func buildEither(first part: [String]) -> [String] { ["L"] + part }
  static func buildEither(second part: [String]) -> [String] { ["R"] + part }
  static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "a"
    for ii in 0..<0 {
      switch n {
      case 0:
        "t\(n)"
        for iiii in 0..<1 {
          "a"
        }
        "t\(n)"
      case 1:
        if n == 2 {
          "a"
        } else {
          "t\(ii)"
          "t\(ii)"
          "a"
        }
      default:
        "t\(ii)"
      }
    }
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(3, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    for ii in 0..<0 {
      if n == 3 {
        if n == 2 {
          "a"
          "t\(n)"
        } else if flag {
          "t\(n)"
          "t\(n)"
        } else {
          "a"
          "a"
        }
        if n == 2 {
          "t\(n)"
          "a"
        } else {
          "a"
        }
        "a"
      } else {
        "a"
        if n == 2 {
          "t\(n)"
        } else if flag {
          "a"
        } else {
          "a"
          "t\(n)"
        }
        "t\(ii)"
      }
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(3, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 1 {
      if n == 3 {
        for iiii in 0..<0 {
          "a"
        }
        switch n {
        case 0:
          "a"
        case 1:
          "a"
        case 2:
          "a"
        default:
          "a"
        }
      } else if flag {
        for iiii in 0..<2 {
          "t\(iiii)"
          "a"
          "a"
        }
        if n == 3 {
          "t\(n)"
          "a"
          "a"
        } else {
          "a"
        }
        "a"
      } else {
        for iiii in 0..<1 {
          "a"
          "a"
          "a"
        }
        if n == 3 {
          "a"
          "t\(n)"
        } else if flag {
          "t\(n)"
          "a"
          "a"
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
        if n == 1 {
          "t\(n)"
          "t\(n)"
          "a"
        } else if flag {
          "t\(n)"
          "t\(n)"
          "a"
        } else {
          "a"
        }
      }
      if n == 0 {
        "t\(n)"
      } else if flag {
        for iiii in 0..<0 {
          "t\(n)"
          "t\(n)"
          "t\(n)"
        }
        switch n {
        case 0:
          "a"
        default:
          "a"
          "a"
        }
        switch n {
        case 0:
          "a"
          "t\(n)"
        default:
          "t\(n)"
          "a"
        }
      } else {
        if n == 1 {
          "t\(n)"
          "t\(n)"
        } else {
          "a"
          "a"
          "t\(n)"
        }
      }
    } else if flag {
      "t\(n)"
      "t\(n)"
    } else {
      if n == 1 {
        "t\(n)"
        "a"
      } else if flag {
        for iiii in 0..<2 {
          "t\(n)"
          "t\(n)"
        }
      } else {
        if n == 0 {
          "a"
          "t\(n)"
        } else {
          "a"
          "t\(n)"
          "t\(n)"
        }
        "a"
        "t\(n)"
      }
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(5, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    "t\(n)"
    "a"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(4, true, "b"))
