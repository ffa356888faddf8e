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
func f(_ p0: String?, _ p1: Any) -> String { "f1" }
func f(to p0: Int, _ p1: Int...) -> String { "f2" }
func f(_ p0: Int) -> String { "f3" }
func f(_ p0: Kind, _ p1: Derived) -> String { "f4" }
func f(_ p0: Derived, to p1: Shape) -> String { "f5" }
func f(with p0: Base..., to p1: String?) -> String { "f6" }
print(f("s", ["a"]))
print("f(-4)", f(-4))
print("f(with: real)", f(with: real))
print("f(with: text)", f(with: text))
print("f(with: none)", f(with: none))
