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
func f(_ p0: Shape, _ p1: Bool, to p2: [String]...) -> String { "f0" }
func f(_ p0: Any, _ p1: () -> Int) -> String { "f1" }
func f(_ p0: () -> Int) -> String { "f2" }
func f<T>(_ p0: T, _ p1: [String]) -> String { "f3" }
func f(to p0: Int = 7) -> String { "f4" }
func f(_ p0: () -> Int, _ p1: Bool = false, _ p2: Int?) -> String { "f5" }
print("f()", f())
print("f()", f())
print("f() { 6 }", f { 6 })
