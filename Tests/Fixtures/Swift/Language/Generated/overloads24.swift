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
func f(_ p0: Int? = nil, with p1: String, with p2: String) -> String { "f0" }
func f(_ p0: [Int]) -> String { "f1" }
func f(_ p0: [String], _ p1: Int, with p2: String?) -> String { "f3" }
func f(_ p0: String = "d", _ p1: Kind) -> String { "f4" }
print("f([])", f([]))
