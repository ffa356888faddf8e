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
}
func make(@Builder _ body: () -> [String]) -> [String] { body() }
func f0(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    switch n {
    case 0:
      if n == 0 {
        if n == 2 {
          3
          n
        } else {
          "t\(n)"
        }
        let local4 = n * 3
        "\(local4)"
        switch n {
        case 0:
          3
        case 1:
          n
        default:
          n
          3
          "a"
        }
      } else {
        if n == 2 {
          3
          "a"
          3
        } else {
          "t\(n)"
          "a"
          3
        }
        switch n {
        case 0:
          3
        case 1:
          3
        case 2:
          "a"
          "t\(n)"
        case 3:
          "a"
          "a"
        default:
          "a"
          n
          3
        }
      }
      3
    case 1:
      "t\(n)"
    case 2:
      n
    case 3:
      if n == 2 {
        if n == 1 {
          3
        } else if flag {
          "t\(n)"
          "t\(n)"
        } else {
          "t\(n)"
          "t\(n)"
          3
        }
        "t\(n)"
      } else {
        "a"
        if n == 2 {
          3
        } else {
          "a"
        }
        if n == 0 {
          n
        } else if flag {
          "a"
        } else {
          3
          n
          3
        }
      }
      if n == 2 {
        if n == 1 {
          "t\(n)"
        } else if flag {
          3
        } else {
          n
          "t\(n)"
        }
        "a"
        if n == 1 {
          "a"
        } else {
          "a"
          n
          n
        }
      } else if flag {
        let local4 = n * 3
        "\(local4)"
        "t\(n)"
      } else {
        if n == 1 {
          3
          3
        } else if flag {
          n
          3
          "t\(n)"
        } else {
          "t\(n)"
        }
      }
      "a"
    default:
      switch n {
      case 0:
        if n == 2 {
          3
        } else {
          "t\(n)"
          3
        }
        if n == 1 {
          "a"
          3
        } else {
          3
          "t\(n)"
        }
      default:
        let local4 = n * 5
        "\(local4)"
        n
        switch n {
        case 0:
          3
          3
          3
        default:
          3
          "a"
          n
        }
      }
      "t\(n)"
      "a"
    }
    let local2 = n * 3
    "\(local2)"
    "t\(n)"
  }
}
print(f0(0, true, nil))
print(f0(1, false, "ann"))
print(f0(2, true, "b"))
func f1(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    let local2 = n * 2
    "\(local2)"
    if n == 0 {
      switch n {
      case 0:
        "a"
        let local4 = n * 5
        "\(local4)"
        if n == 3 {
          "t\(n)"
          "t\(n)"
          "a"
        } else {
          n
        }
      case 1:
        "t\(n)"
        3
        switch n {
        case 0:
          "t\(n)"
        case 1:
          "t\(n)"
          3
          n
        case 2:
          n
        default:
          "t\(n)"
          3
        }
      case 2:
        3
      case 3:
        switch n {
        case 0:
          n
          "a"
          3
        default:
          "a"
          "a"
          n
        }
        3
      default:
        let local4 = n * 3
        "\(local4)"
      }
      let local3 = n * 3
      "\(local3)"
      n
    } else {
      "a"
    }
  }
}
print(f1(0, true, nil))
print(f1(1, false, "ann"))
print(f1(5, true, "b"))
func f2(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 2 {
      3
      if n == 2 {
        if n == 1 {
          "t\(n)"
          3
        } else if flag {
          "a"
          n
          "a"
        } else {
          "t\(n)"
          "t\(n)"
          "a"
        }
        if n == 0 {
          3
          "a"
          n
        } else {
          3
        }
        if n == 0 {
          "t\(n)"
        } else if flag {
          3
          3
          n
        } else {
          n
          n
          "a"
        }
      } else {
        let local4 = n * 3
        "\(local4)"
      }
    } else {
      3
    }
  }
}
print(f2(0, true, nil))
print(f2(1, false, "ann"))
print(f2(5, true, "b"))
func f3(_ n: Int, _ flag: Bool, _ name: String?) -> [String] {
  make {
    if n == 0 {
      n
      "a"
    } else {
      "t\(n)"
      n
    }
    "a"
  }
}
print(f3(0, true, nil))
print(f3(1, false, "ann"))
print(f3(3, true, "b"))
