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
func f(_ p0: () -> Int) -> String { "f0" }
func f(with p0: String?) -> String { "f1" }
func f(_ p0: String, with p1: String?) -> String { "f2" }
func f(with p0: Shape) -> String { "f3" }
func f(with p0: Int?, _ p1: Any) -> String { "f4" }
func f<T: Equatable>(_ p0: T, with p1: Int? = nil) -> String { "f5" }
func f(to p0: Bool, _ p1: Shape) -> String { "f6" }
print(f(["a"]))
print("f(real / 2)", f(real / 2))
print("f(-4)", f(-4))
print("f(none)", f(none))
