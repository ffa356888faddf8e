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
func f(to p0: String) -> String { "f0" }
func f(_ p0: Any) -> String { "f1" }
func f(_ p0: Int) -> String { "f2" }
func f<T: Equatable>(_ p0: T) -> String { "f3" }
func f(with p0: Bool) -> String { "f4" }
func f(_ p0: Kind...) -> String { "f5" }
print("f(derived)", f(derived))
print("f(text)", f(text))
print("f()", f())
print(f("s"))
print("f(text)", f(text))
print("f()", f())
print("f(kind)", f(kind))
print("f(real)", f(real))
print("f(none)", f(none))
print("f(plain)", f(plain))
print(f(["a"]))
print("f(kind, .one)", f(kind, .one))
print("f([1, 2])", f([1, 2]))
