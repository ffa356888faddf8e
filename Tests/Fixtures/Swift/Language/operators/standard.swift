struct Version: Comparable, CustomStringConvertible {
  let major: Int, minor: Int
  var description: String { "\(major).\(minor)" }
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [Version(major: 2, minor: 1), Version(major: 1, minor: 9), Version(major: 2, minor: 0)]
print(
  versions.sorted(), versions.max()!, versions[0] > versions[2], versions[1] <= versions[0],
  versions[0] >= versions[0])
print(
  min(versions[0], versions[1]), versions.contains { $0 == Version(major: 1, minor: 9) },
  versions[0] != versions[1])
print((versions[1]...versions[0]).contains(versions[2]), max(versions[2], versions[0]))
struct Money: AdditiveArithmetic {
  var cents: Int
  static var zero: Money { Money(cents: 0) }
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
  static func - (a: Money, b: Money) -> Money { Money(cents: a.cents - b.cents) }
}
var money = Money(cents: 5)
money += Money(cents: 7)
money -= Money(cents: 1)
print(money.cents, [Money(cents: 1), Money(cents: 2)].reduce(.zero, +).cents, (money + .zero).cents)
func ~= (pattern: Version, value: Int) -> Bool { pattern.major == value }
switch 2 {
case versions[1]: print("one")
case versions[0]: print("two")
default: print("none")
}
func ?? (value: Int?, other: String) -> String { value.map { "\($0)" } ?? other }
let missing: Int? = nil
print(missing ?? "text", missing ?? 4)
