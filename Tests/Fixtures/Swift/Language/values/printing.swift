enum Kind { case plain, sized(Int), named(first: String, last: String?) }
struct Inner { var a = 1, b = "x" }
struct Outer { var inner = Inner(), list = [Inner()], kind = Kind.plain, none: Int?, table = ["k": 1.5] }
class Thing { var n = 1 }
struct Holder { let thing = Thing(), tuple = (1, name: "n"), type = Int.self }
print(Outer())
print(Kind.sized(3), Kind.named(first: "a", last: nil), [Kind.plain, .named(first: "b", last: nil)])
print(Thing(), Holder(), Thing.self, type(of: Thing()), [Thing()])
print((1, "two", 3.0, (4, nil as Int?)), (x: 1, y: [2]), ())
print("text", ["text"], ["a": "b"], Set(["c"]), "a" as Character, ["a" as Character], [Substring("sub")])
print(1...3, 0..<2, [1...2], "a"..."c")
print([1.0, 2.5], [Float(1.5)], [true], [[Int]](), [String: Int](), Set<Int>(), [[1], []], [:] as [Int: Int])
debugPrint("quoted", 1, ["a"], 2.0, "a\n\"b\"")
print(String(describing: Inner()), String(reflecting: "s"), String(describing: nil as Int?), "\(Inner())")
print(Int.self, [Int].self, [String: Double?].self, (() -> Void).self, Optional<Inner>.self)
print(type(of: [1: "a"]), type(of: (1, 2.0)), type(of: Kind.plain), type(of: "a" as Any))
