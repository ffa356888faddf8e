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
func f(_ p0: Int) -> String { "f0" }
func f(_ p0: [Int], _ p1: [String]) -> String { "f1" }
func f() -> String { "f2" }
func f<T: Equatable>(_ p0: T, _ p1: [Int], to p2: Int) -> String { "f3" }
func f<T>(_ p0: T, _ p1: Shape..., with p2: Int) -> String { "f4" }
func f<T>(_ p0: T, with p1: Any) -> String { "f5" }
func f(_ p0: Base, with p1: Any) -> String { "f6" }
print("f(number)", f(number))
print("f()", f())
print("f()", f())
print("f()", f())
print("f(1)", f(1))
print("f(real) { 6 }", f(real) { 6 })
print("f(1)", f(1))
print("f()", f())
print("f()", f())
print("f(real / 2, with: derived)", f(real / 2, with: derived))
