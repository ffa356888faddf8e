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
func f(with p0: Int, _ p1: Double...) -> String { "f0" }
func f<T: Equatable>(_ p0: T) -> String { "f1" }
func f(_ p0: Derived) -> String { "f2" }
func f(_ p0: [Int]) -> String { "f3" }
func f(_ p0: Double) -> String { "f4" }
func f<T: Equatable>(_ p0: T, with p1: Derived, _ p2: [Int]) -> String { "f5" }
func f(to p0: Double) -> String { "f6" }
print("f(with: 1)", f(with: 1))
print(f(["a"]))
print("f(with: 1)", f(with: 1))
print("f(with: number + 1)", f(with: number + 1))
