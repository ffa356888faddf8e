typealias Row = (title: String, height: Double)
let r: Row = ("a", 4); print(r.title, r.height, r)
func pair() -> (label: String, box: [Int]) { ("x", [1]) }
let p = pair(); print(p.label, p.box, p)
func viaVar() -> (label: String, n: Int) { let t = ("y", 3); return t }
print(viaVar().n)
let rows: [Row] = [("a", 1), ("b", 2)]; print(rows.map { $0.title }, rows.map(\.height), rows[1].title)
for row in rows { print(row.title, row.height) }
for (i, row) in rows.enumerated() { print(i, row.title) }
struct S { var row: Row = ("s", 9); var list: [Row] = [("q", 2)]; var opt: Row?; let f: () -> Row = { ("cl", 8) }
  func get(_ n: Int) -> Row? { n > 0 ? ("g", Double(n)) : nil }
  static let all: [(name: String, items: [Row])] = [("one", [("i", 1)]), ("two", [])] }
var s = S(); print(s.row.title, s.list[0].height, s.f().title, s.get(3)?.height ?? -1, S.all[0].items[0].title, S.all.map { $0.name })
s.opt = ("o", 5); s.list.append(("app", 7)); s.row = ("t", 1); print(s.opt!.title, s.list.last!.title, s.row.title)
func take(_ row: Row) -> String { row.title } ; print(take(("z", 1)), take((title: "k", height: 1)))
func many(_ rows: Row...) -> [String] { rows.map { $0.title } }; print(many(("1", 1), ("2", 2)))
func gen(_ rows: [(String, Int)]) -> [(key: String, v: Int)] { rows.map { ($0.0, $0.1) } }; print(gen([("w", 1)]).first!.key)
let d: [String: (a: Int, b: Int)] = ["k": (1, 2)]; print(d["k"]!.b)
let e: (x: Int, y: (z: Int, w: Int)) = (1, (2, 3)); print(e.y.w)
let c: (Int) -> (lo: Int, hi: Int) = { n in (n, n * 2) }; print(c(4).hi)
var computed: (u: Int, v: Int) { get { (1, 2) } }; print(computed.v)
let mapped = [1, 2].map { n -> (n: Int, sq: Int) in (n, n * n) }; print(mapped[1].sq)
enum E { case a(Row), b(x: Int, y: Int) }
if case .a(let q) = E.a(("pp", 1)) { print(q.title) }
var stack: [(depth: Int, name: String)] = []; stack.append((1, "a")); stack += [(2, "b")]; stack.insert((0, "c"), at: 0); print(stack.map { "\($0.depth)\($0.name)" })
let cast = ("c", 2.0) as Row; print(cast.title)
let ifv: Row = s.list.isEmpty ? ("no", 0) : ("yes", 1); print(ifv.title)
let sw: Row = switch 3 { case 3: ("three", 3) default: ("?", 0) }; print(sw.title)
func early(_ n: Int) -> Row { guard n > 0 else { return ("neg", 0) }; if n > 5 { return ("big", 1) }; return ("mid", 2) }
print(early(-1).title, early(9).title, early(3).title)
let lz = { () -> Row in ("imm", 1) }(); print(lz.title)
let (tt, hh) = early(3); print(tt, hh)
var swapT: Row = ("a", 1); swapT.title = "changed"; print(swapT)
class W { lazy var parts: (top: String, bottom: String) = { let a = "T"; return (a, "B") }(); lazy var two: (l: Int, r: Int) = make(); func make() -> (Int, Int) { (1, 2) } }
let w = W(); print(w.parts.bottom, w.two.r)
