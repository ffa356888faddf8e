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
func f(with p0: Any) -> String { "f0" }
func f<T: Shape>(_ p0: T) -> String { "f1" }
func f(_ p0: Int = 7, _ p1: Shape) -> String { "f2" }
func f(_ p0: Int...) -> String { "f3" }
print("f(with: number)", f(with: number))
print("f(with: number + 1)", f(with: number + 1))
print("f(base)", f(base))
print("f(1)", f(1))
print("f() { 6 }", f { 6 })
print("f(plain)", f(plain))
print(f(with: "s"))
print("f()", f())
print("f(-4)", f(-4))
print("f()", f())
