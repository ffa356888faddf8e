struct Money { let cents: Int }
struct Tag: CustomStringConvertible { let name: String; var description: String { "#\(name)" } }
extension String.StringInterpolation {
  mutating func appendInterpolation(_ money: Money) { appendLiteral("$\(money.cents / 100).\(money.cents % 100 < 10 ? "0" : "")\(money.cents % 100)") }
  mutating func appendInterpolation(list values: [String], last: String = "and") { appendLiteral(values.count < 2 ? values.joined() : values.dropLast().joined(separator: ", ") + " \(last) " + values[values.count - 1]) }
  mutating func appendInterpolation(_ value: Double, digits: Int) { var scale = 1.0; for _ in 0..<digits { scale *= 10 }; appendLiteral("\((value * scale).rounded() / scale)") }
  mutating func appendInterpolation<T>(opt value: T?, or text: String = "-") { appendLiteral(value.map { "\($0)" } ?? text) }
}
let n = 3, price = Money(cents: 1205), none: Int? = nil
print("\(price) for \(list: ["a", "b", "c"]) \(list: ["x"]) \(list: ["p", "q"], last: "or") \(3.14159, digits: 2) \(opt: none) \(opt: n) \(opt: none, or: "nil!")")
print("\(Tag(name: "t")) \([Tag(name: "u")]) \(n > 2 ? "many" : "few") \("nested \(n + 1) \("deep \(n)")") \({ n * 2 }()) \((1...n).map { "\($0)" }.joined())")
print("""
  Dear \(Tag(name: "you")),
    indented "quotes" \\ slash
  total: \(price)\tend
  """)
print(#"raw \(n) \#(n)"#, "a\u{301}".count, "tab\\t", "\("q".uppercased())", "é" == "e\u{301}", "\(true)\(1.0)\(Int8(5))")
