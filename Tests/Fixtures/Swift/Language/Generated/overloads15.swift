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
func f(with p0: () -> Int) -> String { "f0" }
func f(with p0: String?, with p1: Derived) -> String { "f1" }
func f<T: Shape>(_ p0: T, _ p1: Int?, to p2: Bool = false) -> String { "f2" }
func f(_ p0: [Int]) -> String { "f3" }
func f(_ p0: String = "d", _ p1: [String]) -> String { "f4" }
func f(to p0: Base) -> String { "f5" }
func f<T: Shape>(_ p0: T, _ p1: Bool = false) -> String { "f6" }
func f(_ p0: Derived) -> String { "f7" }
print("f(derived)", f(derived))
print("f(plain)", f(plain))
