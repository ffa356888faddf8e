enum Unit: String { case meter = "m", kilometer = "km", mile = "mi"; var factor: Double { switch self { case .meter: 1; case .kilometer: 1000; case .mile: 1609 } } }
struct Distance: Comparable, CustomStringConvertible { let value: Double, unit: Unit
  func converted(to unit: Unit) -> Distance { Distance(value: value * self.unit.factor / unit.factor, unit: unit) }
  static func < (a: Self, b: Self) -> Bool { a.converted(to: .meter).value < b.converted(to: .meter).value }
  static func == (a: Self, b: Self) -> Bool { !(a < b) && !(b < a) }
  static func + (a: Self, b: Self) -> Self { .init(value: a.value + b.converted(to: a.unit).value, unit: a.unit) }
  var description: String { "\(value == value.rounded() ? "\(Int(value))" : "\(value)")\(unit.rawValue)" } }
extension Double { var m: Distance { .init(value: self, unit: .meter) }; var km: Distance { .init(value: self, unit: .kilometer) } }
extension Int { var m: Distance { Double(self).m }; var km: Distance { Double(self).km } }
print(5.km + 500.m, 1500.m.converted(to: .kilometer), 1.km == 1000.m, [2.km, 300.m, 1.5.km].sorted(), max(999.m, 1.km), (1.km...3.km).contains(2500.m))
func plural(_ n: Int, _ one: String, _ many: String? = nil) -> String { "\(n) \(n == 1 ? one : many ?? one + "s")" }
func duration(_ seconds: Int) -> String { let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "m"), (seconds % 60, "s")].filter { $0.0 > 0 }; return parts.isEmpty ? "0s" : parts.map { "\($0.0)\($0.1)" }.joined(separator: " ") }
func grouped(_ n: Int) -> String { var digits = Array(String(n)), found: [String] = []; while digits.count > 3 { found.insert(String(digits.suffix(3)), at: 0); digits.removeLast(3) }; return ([String(digits)] + found).joined(separator: ",") }
print(plural(1, "day"), plural(3, "day"), plural(2, "child", "children"), duration(3725), duration(0), duration(120), grouped(1234567), grouped(42), grouped(1000))
