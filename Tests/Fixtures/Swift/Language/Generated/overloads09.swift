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
func f(_ p0: String) -> String { "f1" }
func f(with p0: Bool, _ p1: Int) -> String { "f2" }
func f(to p0: Base) -> String { "f3" }
func f<T: Equatable>(_ p0: T) -> String { "f4" }
func f(_ p0: Kind) -> String { "f5" }
func f<T: Shape>(_ p0: T, _ p1: String = "d", with p2: Kind) -> String { "f6" }
func f(_ p0: [Int]) -> String { "f7" }
print(f(["a"]))
print("f(1)", f(1))
print(f(["a"]))
print("f(1)", f(1))
print("f(text)", f(text))
print(f("s"))
print("f([1, 2])", f([1, 2]))
