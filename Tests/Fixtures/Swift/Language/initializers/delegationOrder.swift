func trace(_ text: String) -> Int { print(text); return text.count }
class A { let a = trace("a"); var name: String; init(_ name: String) { self.name = name; print("A", name); hook() }; convenience init(n: Int) { print("conv", n); self.init("n\(n)"); print("conv end") }; func hook() { print("A hook") } }
class B: A { let b = trace("bb"); var c: Int; override init(_ name: String) { c = trace("ccc"); super.init(name + "B"); print("B", c) }; override func hook() { print("B hook", b, c); super.hook() } }
final class C: B { lazy var d = trace("dddd"); var e: Int? ; init() { super.init("C"); e = d } }
print(C().e ?? 0)
print(B(n: 3).name)
struct S { var x = trace("x"); var y: Int; init(y: Int) { self.y = y; print("S", x) } }
print(S(y: 9).y)
