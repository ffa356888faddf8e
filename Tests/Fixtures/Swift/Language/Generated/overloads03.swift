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
func f(with p0: Base, with p1: String = "d") -> String { "f0" }
func f(_ p0: Int?...) -> String { "f1" }
func f(_ p0: Bool, _ p1: Int? = nil, _ p2: [Int]) -> String { "f2" }
func f(with p0: Derived, to p1: Int?) -> String { "f3" }
func f(_ p0: String?, _ p1: Any, with p2: String?) -> String { "f4" }
func f(_ p0: Shape, _ p1: Derived..., with p2: Base) -> String { "f6" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f(none, number)", f(none, number))
