protocol Shape {}
class Base: Shape {}
class Derived: Base {}
struct Plain: Shape {}
enum Kind { case one, two }
let number = 3
let real = 2.5
let text = "t"
let none: Int? = nil
let base = Base()
let derived = Derived()
let plain = Plain()
let kind = Kind.two
func f<T>(_ p0: T, _ p1: Base) -> String { "f0" }
func f(with p0: Kind) -> String { "f1" }
func f(with p0: Double) -> String { "f2" }
func f<T: Equatable>(_ p0: T) -> String { "f3" }
func f(to p0: Kind, to p1: Kind) -> String { "f4" }
func f(_ p0: () -> Int) -> String { "f5" }
print("f(real)", f(real))
print("f(with: kind)", f(with: kind))
print("f(1)", f(1))
print("f(real / 2)", f(real / 2))
print("f(none)", f(none))
print("f(true)", f(true))
print("f(2.5)", f(2.5))
print("f([1, 2])", f([1, 2]))
print("f(none)", f(none))
print("f(kind)", f(kind))
