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
func f(with p0: Int?) -> String { "f0" }
func f(_ p0: Int, _ p1: String) -> String { "f1" }
func f(to p0: String = "d", to p1: String) -> String { "f3" }
func f(_ p0: Int?) -> String { "f4" }
func f(_ p0: String, _ p1: Int, _ p2: [String]) -> String { "f5" }
print("f(1)", f(1))
print("f(with: none)", f(with: none))
print("f(number)", f(number))
