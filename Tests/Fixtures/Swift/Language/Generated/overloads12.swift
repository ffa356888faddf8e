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
func f<T>(_ p0: T, with p1: Double...) -> String { "f1" }
func f(_ p0: String?, to p1: Kind) -> String { "f2" }
func f(with p0: [String]) -> String { "f3" }
print("f(plain)", f(plain))
print(f(with: ["a"]))
print("f(text, with: -4)", f(text, with: -4))
print("f(true)", f(true))
print(f("s", with: -4))
print("f() { 6 }", f { 6 })
print("f(text)", f(text))
print("f(real / 2)", f(real / 2))
print("f(real)", f(real))
print("f(kind)", f(kind))
