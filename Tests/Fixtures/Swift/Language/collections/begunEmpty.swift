enum K: Hashable { case a, b }
struct El { var s: String; static let line = El(s: "line"); static func button(_ t: String) -> El { El(s: t) } }
class D {
    var made = [K: String]()
    var other: [K: Int] = [:]
    var set: Set<K> = []
    var set2 = Set<K>()
    var els: [El] = []
    var kinds: [K] = []
    var more = [K]()
    lazy var lz: [K: [Int]] = [:]
    func build() -> [K: Int] { var r: [K: Int] = [:]; r[.a] = 5; return r }
    func go() {
        made[.a] = "A"; set.insert(.a); set2.insert(.b)
        other[.b, default: 0] += 2
        lz[.a, default: []].append(3)
        made.updateValue("Q", forKey: .b)
        els += [.line, .button("x")]
        kinds += [.a, .b]
        more += [.b]
        print(more == [.b])
        var local = [K]()
        local += [.a]
        print(local == [.a])
        print(made[.a] ?? "lost", made[.b] ?? "lost", set.contains(.a), set2.contains(.b), other[.b] ?? -1, lz[.a] ?? [], build()[.a] ?? -1)
        print(els.map { $0.s }, kinds.count, kinds == [.a, .b], made.count, set.count)
        if let v = made.removeValue(forKey: .a) { print(v, made.count) }
        set.remove(.a); print(set.isEmpty)
        var m: [K: K] = [:]
        m[.a] = .b
        print(m[.a] == .b)
        let e: [K: Int] = [:]
        print(e[.a] == nil)
        var nested: [K: [K: Int]] = [:]
        nested[.a, default: [:]][.b] = 4
        print(nested[.a]?[.b] ?? -1)
    }
}
D().go()
