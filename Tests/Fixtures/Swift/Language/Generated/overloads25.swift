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
func f(_ p0: Any) -> String { "f1" }
func f(_ p0: [Int], to p1: Kind) -> String { "f2" }
func f(_ p0: [Int]..., to p1: Derived) -> String { "f3" }
func f<T>(_ p0: T) -> String { "f4" }
func f(_ p0: [Int]) -> String { "f5" }
print("f(number + 1)", f(number + 1))
print("f(text)", f(text))
print(f("s"))
print("f(true)", f(true))
print("f(base)", f(base))
print("f({ 5 })", f({ 5 }))
