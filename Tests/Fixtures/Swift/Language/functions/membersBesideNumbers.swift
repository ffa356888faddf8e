// A member without its type beside numbers is of the type that is asked for, also where a program has operators of its own.
struct Inset: Equatable {
  var side: Double
  static let wide = Inset(side: 20)
  static func * (left: Double, right: Inset) -> Inset { Inset(side: left * right.side) }
}

extension Double {
  static let margin = 16.0
}

func show(_ number: Double) { print(number) }
func show(inset: Inset) { print(inset.side) }

show(.margin)
show(-.margin)
show(-2 * .margin)
show(.margin * 2)
show(2 * .margin + 1)
show(3 + .margin)
show(.margin / 4 - .margin)
show(inset: 2 * .wide)
let half: Double = 0.5 * .margin
print(half)
