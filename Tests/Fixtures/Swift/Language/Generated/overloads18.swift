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
func f(_ p0: Any, to p1: () -> Int) -> String { "f0" }
func f(_ p0: Base) -> String { "f1" }
func f(_ p0: Base, with p1: String) -> String { "f2" }
func f(_ p0: [Int], _ p1: String?...) -> String { "f3" }
func f<T>(_ p0: T, with p1: Derived) -> String { "f4" }
func f(with p0: Bool) -> String { "f5" }
func f(_ p0: Int, with p1: Kind) -> String { "f6" }
func f<T: Equatable>(_ p0: T, to p1: Derived...) -> String { "f7" }
print("f(true)", f(true))
print("f(with: true)", f(with: true))
print("f([])", f([]))
print("f([])", f([]))
print("f(base)", f(base))
