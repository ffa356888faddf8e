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
func f<T>(_ p0: T, _ p1: Any) -> String { "f0" }
func f<T: Equatable>(_ p0: T, _ p1: String?) -> String { "f1" }
func f(_ p0: Kind) -> String { "f2" }
func f(_ p0: Shape, _ p1: Shape) -> String { "f3" }
func f<T: Equatable>(_ p0: T) -> String { "f4" }
func f(to p0: Double, _ p1: Int, _ p2: [Int]) -> String { "f5" }
func f(_ p0: Shape) -> String { "f6" }
func f(_ p0: Any) -> String { "f7" }
print(f("s"))
print("f(base)", f(base))
print(f(real, "s"))
print("f(derived)", f(derived))
print("f([], real / 2)", f([], real / 2))
print("f(real)", f(real))
print("f(text)", f(text))
print("f([])", f([]))
print("f(text)", f(text))
print("f(plain)", f(plain))
