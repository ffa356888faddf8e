struct Version { let major: Int, minor: Int }
func ~= (pattern: String, value: Version) -> Bool { pattern == "\(value.major).\(value.minor)" }
func ~= (pattern: ClosedRange<Int>, value: Version) -> Bool { pattern.contains(value.major) }
func ~= <T>(pattern: (T) -> Bool, value: T) -> Bool { pattern(value) }
func ~= <T: Equatable>(pattern: [T], value: T) -> Bool { pattern.contains(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
func over(_ limit: Int) -> (Int) -> Bool { { $0 > limit } }
func name(_ version: Version) -> String {
  switch version {
  case "9.3": "last of nine"
  case 10...12: "middle"
  default: "new"
  }
}
print(name(Version(major: 9, minor: 3)), name(Version(major: 11, minor: 0)), name(Version(major: 13, minor: 1)))
for n in [3, 8, 101, 7, 5] {
  switch n {
  case over(100): print("large")
  case isEven: print("even")
  case [7, 9]: print("listed")
  default: print("odd")
  }
}
let limit = 5
switch 5 {
case limit: print("the limit")
default: print("not")
}
enum Style {
  static let plain = "plain"
  static let bold = "bold"
}
switch "bold" {
case Style.plain: print("p")
case Style.bold: print("b")
default: print("d")
}
