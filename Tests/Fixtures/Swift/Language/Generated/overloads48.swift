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
func f(_ p0: Int?) -> String { "f0" }
func f(to p0: Any) -> String { "f1" }
func f<T>(_ p0: T, _ p1: [String]) -> String { "f2" }
func f(_ p0: String?) -> String { "f3" }
func f(_ p0: [Int], _ p1: Shape) -> String { "f4" }
func f<T: Equatable>(_ p0: T) -> String { "f5" }
func f(_ p0: [Int]) -> String { "f6" }
func f(with p0: Double, with p1: [String]) -> String { "f7" }
print("f(number)", f(number))
print("f(none)", f(none))
print("f(number)", f(number))
