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
func f(_ p0: () -> Int) -> String { "f0" }
func f<T>(_ p0: T, _ p1: String?) -> String { "f2" }
func f(_ p0: Bool, _ p1: Derived) -> String { "f3" }
func f(_ p0: Any) -> String { "f4" }
func f(to p0: String) -> String { "f5" }
func f(_ p0: [String], _ p1: Int? = nil) -> String { "f6" }
print("f(1)", f(1))
print("f(none)", f(none))
print("f([1, 2])", f([1, 2]))
print("f(real / 2)", f(real / 2))
print("f(plain)", f(plain))
print("f(base)", f(base))
print(f(["a"]))
print("f(real)", f(real))
print("f(1)", f(1))
print("f(2.5)", f(2.5))
