struct User { var name: String; var boss: String? }
let users = ["ann": User(name: "Ann", boss: "bob"), "bob": User(name: "Bob", boss: nil)]
func boss(of name: String) -> User? { users[name].flatMap { $0.boss }.flatMap { users[$0] } }
print(boss(of: "ann")?.name ?? "-", boss(of: "bob")?.name ?? "-", boss(of: "x") == nil)
let width: Double? = 4.5, none: Double? = nil
print(width.map { $0 * 2 } ?? 0, none.map { $0 * 2 } ?? -1, width.map(Int.init) ?? 0, width.flatMap { $0 > 5 ? $0 : nil } ?? 7)
let text: String? = "12", bad: String? = "x"
print(text.flatMap { Int($0) } ?? 0, bad.flatMap { Int($0) } ?? -1, text.map { $0 + "!" } ?? "", text.map(\.count) ?? 0)
let list: [Int]? = [3, 1]
print(list.map { $0.sorted() } ?? [], list?.map { $0 * 2 } ?? [], list?.first ?? 0, (list ?? []).count, list.map(\.count) ?? 0)
func describe(_ n: Int?) -> String { n.map { "n\($0)" } ?? "nil" }
print([1, nil].map(describe), ["1", "b"].map { Int($0) }.map(describe), [1, nil, 3].compactMap { $0 }.reduce(0, +))
