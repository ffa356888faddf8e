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
func f(_ p0: Kind, _ p1: Kind) -> String { "f0" }
func f(_ p0: Bool) -> String { "f1" }
func f<T>(_ p0: T) -> String { "f2" }
func f(_ p0: Shape) -> String { "f3" }
func f(_ p0: Derived, to p1: [String], to p2: Int) -> String { "f4" }
func f(_ p0: [Int], to p1: Double, _ p2: Double) -> String { "f5" }
func f(_ p0: () -> Int, to p1: Bool) -> String { "f6" }
func f(to p0: String, to p1: String?) -> String { "f7" }
print("f(real / 2)", f(real / 2))
print(f(["a"]))
print("f([])", f([]))
print("f(real)", f(real))
print("f(plain)", f(plain))
