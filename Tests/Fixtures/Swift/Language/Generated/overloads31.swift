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
func f(with p0: String?, to p1: String, _ p2: Derived) -> String { "f0" }
func f<T: Shape>(_ p0: T) -> String { "f1" }
func f(with p0: Derived) -> String { "f2" }
func f(with p0: () -> Int, to p1: Shape, _ p2: Double...) -> String { "f3" }
func f(_ p0: [String]...) -> String { "f4" }
func f(to p0: String = "d") -> String { "f5" }
func f(to p0: [String]...) -> String { "f6" }
print("f()", f())
print("f()", f())
print("f()", f())
print("f()", f())
print("f(to: [])", f(to: []))
