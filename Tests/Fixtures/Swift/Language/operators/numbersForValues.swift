// Numbers that are written beside values of types that numbers can stand for, on either side of an operator.
struct Money: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var cents: Int
  init(cents: Int) { self.cents = cents }
  init(floatLiteral value: Double) { cents = Int((value * 100).rounded()) }
  init(integerLiteral value: Int) { cents = value * 100 }
  static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
  static func * (left: Money, right: Int) -> Money { Money(cents: left.cents * right) }
  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
  static func += (left: inout Money, right: Money) { left = left + right }
}
var price: Money = 12.5
print((price + 0.25).cents, (1 + price).cents, (price * 3).cents)
price += 2
print(price.cents, price > 14, price >= 14.5, 15 < price, price == 14.5, price != 14, max(price, 20).cents)
print(price < 100 ? "cheap" : "dear")
