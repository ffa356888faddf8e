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
func f(with p0: Any, with p1: Bool) -> String { "f0" }
func f<T>(_ p0: T) -> String { "f1" }
func f(_ p0: Int) -> String { "f2" }
func f(to p0: Derived, _ p1: Base...) -> String { "f3" }
func f(_ p0: String?) -> String { "f4" }
func f(to p0: [String], _ p1: Derived) -> String { "f5" }
func f(_ p0: Base) -> String { "f6" }
print(f(["a"]))
print("f(true)", f(true))
print("f(plain)", f(plain))
print(f("s"))
print(f(["a"]))
print("f(text)", f(text))
