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
func f(_ p0: [String]) -> String { "f0" }
func f(to p0: Int?...) -> String { "f1" }
func f(_ p0: Shape) -> String { "f2" }
func f(with p0: Double, with p1: Any) -> String { "f3" }
func f(_ p0: Int?, with p1: Double) -> String { "f4" }
func f(to p0: String) -> String { "f5" }
func f(with p0: () -> Int) -> String { "f6" }
print("f(derived)", f(derived))
print("f()", f())
print(f(["a"]))
print("f() { 6 }", f { 6 })
print("f(nil, with: 1)", f(nil, with: 1))
print("f()", f())
