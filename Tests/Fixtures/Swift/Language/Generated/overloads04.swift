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
func f(_ p0: String?) -> String { "f0" }
func f(with p0: Any, to p1: String) -> String { "f1" }
func f(to p0: Kind) -> String { "f2" }
func f(_ p0: Bool, _ p1: String?, _ p2: Kind) -> String { "f3" }
func f(_ p0: Int?, to p1: Shape...) -> String { "f4" }
print("f(1)", f(1))
print("f(to: .one)", f(to: .one))
print("f(number)", f(number))
print(f("s"))
