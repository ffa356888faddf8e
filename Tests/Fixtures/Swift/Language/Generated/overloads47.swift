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
func f(with p0: Int?...) -> String { "f0" }
func f<T>(_ p0: T) -> String { "f1" }
func f(_ p0: Double = 0.5) -> String { "f2" }
func f<T: Equatable>(_ p0: T) -> String { "f3" }
func f(_ p0: Shape, with p1: String?, with p2: Derived) -> String { "f4" }
func f(with p0: [Int]) -> String { "f5" }
print("f()", f())
print("f() { 6 }", f { 6 })
print("f(real / 2)", f(real / 2))
print("f(with: [1, 2])", f(with: [1, 2]))
print("f(2.5)", f(2.5))
print("f({ 5 })", f({ 5 }))
print("f()", f())
print("f(real)", f(real))
print("f(with: -4)", f(with: -4))
print("f()", f())
print("f(real / 2)", f(real / 2))
