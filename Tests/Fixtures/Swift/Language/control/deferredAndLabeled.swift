func order() -> Int { defer { print("d1") }; defer { print("d2") }; print("body"); return { print("ret"); return 4 }() }
print(order())
func loop() { for i in 0..<3 { defer { print("end", i) }; if i == 1 { continue }; print("in", i) } }
loop()
enum E: Error { case bad(Int), worse }
func thrower(_ n: Int) throws -> Int { defer { print("cleanup", n) }; if n > 1 { throw E.bad(n) }; return n }
do { print(try thrower(1)); print(try thrower(2)) } catch E.bad(let n) where n > 5 { print("no") } catch E.bad(let n) { print("bad", n) } catch { print("other") }
print((try? thrower(3)) ?? -1)
outer: for i in 1...4 { for j in 1...4 { if j == 3 { continue outer }; if i == 3 { break outer }; print(i, j) } }
var n = 0
find: while true { switch n { case 5: break find; case let x where x % 2 == 0: n += 1; fallthrough; default: n += 2 } }
print(n)
block: do { if n > 2 { break block }; print("never") }
checked: if n > 0 { if n > 1 { break checked }; print("no") }
repeat { n -= 3 } while n > 0
print(n)
var x = 1; defer { print("program end", x) }
x = 2
func guardAll(_ a: Int?, _ b: String?) -> String { guard let a, let b, a > 0 else { return "none" }; return "\(a)\(b)" }
print(guardAll(1, "x"), guardAll(0, "y"), guardAll(nil, "z"))
if case let .success(v) = Result<Int, E>.success(3), v > 2 { print("v", v) }
guard case 0...5 = x else { fatalError() }
for case let (i, s?) in [(1, "a"), (2, nil), (3, "c")] { print(i, s) }
for case .bad(let k) in [E.bad(4), .worse] { print(k) }
while let last = [1].first, x < 4 { x += last }
