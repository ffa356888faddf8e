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
func f(_ p0: Bool = false, _ p1: Derived, _ p2: Derived) -> String { "f0" }
func f<T: Equatable>(_ p0: T) -> String { "f1" }
func f(with p0: String) -> String { "f2" }
func f(with p0: Kind, _ p1: Any) -> String { "f3" }
func f(_ p0: Int = 7, _ p1: Int) -> String { "f4" }
func f(to p0: Base) -> String { "f5" }
func f<T: Shape>(_ p0: T) -> String { "f6" }
func f<T: Equatable>(_ p0: T, with p1: Any, to p2: Int...) -> String { "f7" }
print("f([1, 2])", f([1, 2]))
print("f(real / 2)", f(real / 2))
print("f(real)", f(real))
print("f(with: text)", f(with: text))
print("f(number + 1)", f(number + 1))
print("f(true)", f(true))
print("f(real)", f(real))
print("f(plain)", f(plain))
print("f(-4, with: number + 1)", f(-4, with: number + 1))
print("f(2.5)", f(2.5))
print("f(derived)", f(derived))
