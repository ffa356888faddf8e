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
func f<T: Equatable>(_ p0: T, _ p1: Double, to p2: Kind) -> String { "f0" }
func f(to p0: Int, _ p1: Base, _ p2: String) -> String { "f1" }
func f<T>(_ p0: T, _ p1: Int?, with p2: [Int]) -> String { "f2" }
func f(_ p0: Any) -> String { "f3" }
func f(_ p0: () -> Int) -> String { "f4" }
func f(_ p0: String = "d") -> String { "f5" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f(number + 1)", f(number + 1))
print(f(["a"]))
print("f()", f())
print("f()", f())
print("f(number + 1)", f(number + 1))
print("f(-4)", f(-4))
print("f(real)", f(real))
print("f(number)", f(number))
print("f(plain)", f(plain))
print("f([1, 2])", f([1, 2]))
