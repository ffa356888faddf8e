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
func f<T>(_ p0: T) -> String { "f0" }
func f(to p0: String, _ p1: Double, _ p2: Any) -> String { "f1" }
func f(with p0: Int) -> String { "f2" }
func f(to p0: Int, to p1: String?, _ p2: Shape) -> String { "f4" }
func f(_ p0: () -> Int, _ p1: [String]) -> String { "f5" }
func f(_ p0: [String]) -> String { "f7" }
print("f(text)", f(text))
print("f(number)", f(number))
print("f(none)", f(none))
print("f({ 5 })", f({ 5 }))
print("f(number + 1)", f(number + 1))
print("f(1)", f(1))
print("f(number + 1)", f(number + 1))
