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
func f(to p0: Kind, to p1: Int?) -> String { "f0" }
func f(_ p0: Int) -> String { "f1" }
func f(_ p0: Shape, _ p1: Double) -> String { "f2" }
func f(_ p0: Base, _ p1: Derived) -> String { "f3" }
func f(_ p0: Int?) -> String { "f4" }
print("f(nil)", f(nil))
