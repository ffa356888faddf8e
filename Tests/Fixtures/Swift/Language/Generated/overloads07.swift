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
func f(_ p0: Kind) -> String { "f0" }
func f(with p0: String?) -> String { "f1" }
func f<T: Equatable>(_ p0: T, _ p1: String, with p2: Any) -> String { "f2" }
func f(_ p0: String?, _ p1: Shape, _ p2: Kind) -> String { "f3" }
func f(_ p0: Base) -> String { "f4" }
func f(_ p0: () -> Int, _ p1: Double) -> String { "f5" }
func f<T: Shape>(_ p0: T, to p1: [String]) -> String { "f6" }
func f(_ p0: Any, with p1: Base) -> String { "f7" }
print("f(derived)", f(derived))
print(f(with: "s"))
print("f(kind)", f(kind))
print("f(derived)", f(derived))
