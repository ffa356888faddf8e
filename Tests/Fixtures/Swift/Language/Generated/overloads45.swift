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
func f() -> String { "f0" }
func f(with p0: Bool = false) -> String { "f1" }
func f(with p0: String, with p1: () -> Int) -> String { "f2" }
func f(to p0: Int) -> String { "f4" }
func f(with p0: [String]) -> String { "f5" }
func f(to p0: Base) -> String { "f6" }
func f(with p0: Double, _ p1: () -> Int, _ p2: String...) -> String { "f7" }
print("f()", f())
