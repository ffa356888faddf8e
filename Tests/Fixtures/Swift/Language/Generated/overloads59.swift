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
func f(_ p0: Shape) -> String { "f0" }
func f(_ p0: [String]) -> String { "f1" }
func f(with p0: () -> Int, _ p1: Base) -> String { "f3" }
func f(_ p0: Base...) -> String { "f4" }
func f(_ p0: [String]...) -> String { "f5" }
func f(_ p0: Bool) -> String { "f6" }
print("f([])", f([]))
