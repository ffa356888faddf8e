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
func f<T>(_ p0: T, _ p1: [Int], _ p2: Int?) -> String { "f0" }
func f(with p0: Kind) -> String { "f1" }
func f(with p0: String) -> String { "f2" }
func f(with p0: Int, _ p1: Kind) -> String { "f3" }
func f(to p0: String?) -> String { "f4" }
func f(with p0: Any, _ p1: [Int]) -> String { "f5" }
print("f(to: nil)", f(to: nil))
print(f(to: "s"))
print("f(to: text)", f(to: text))
print(f(with: "s"))
