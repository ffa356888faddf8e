// Types of the app in `String`, beside the one that has interpolations.
extension String {
  enum Style { case plain, loud }
  struct Key { var name: String }
  struct A {}; struct B {}; struct C {}; struct D {}; struct E {}; struct F {}; struct G {}; struct H {}
  struct I {}; struct J {}; struct K {}; struct L {}; struct M {}; struct N {}; struct O {}; struct P {}
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ text: String, _ style: String.Style) {
    appendLiteral(style == .loud ? text.uppercased() + "!" : text)
  }
  mutating func appendInterpolation(key: String.Key) { appendLiteral("<\(key.name)>") }
}

print("\("hello", .loud) \("there", .plain) \(key: String.Key(name: "k"))")
