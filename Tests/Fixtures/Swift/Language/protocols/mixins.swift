protocol HasName { var name: String { get } }
protocol Loggable { var log: [String] { get set } }
protocol Countable { var count: Int { get } }
extension Loggable { mutating func note(_ text: String) { log.append(text) }; func noted(_ text: String) -> Self { var copy = self; copy.note(text); return copy } }
extension Loggable where Self: HasName { mutating func noteName() { note("I am \(name)") } }
extension Countable where Self: Loggable { var count: Int { log.count } }
extension HasName where Self: Countable { var title: String { "\(name) (\(count))" } }
struct Item: HasName, Loggable, Countable { let name: String; var log: [String] = [] }
final class Thing: HasName, Countable { let name = "thing", count = 42 }
var item = Item(name: "box")
item.note("a")
item.noteName()
print(item.log, item.count, item.title, item.noted("c").count, Thing().title, item.noted("d").noted("e").title)
func describe(_ value: HasName & Countable) -> String { value.name + String(value.count) }
print(describe(item), describe(Thing()), [item, Thing()].map { ($0 as! HasName).name })
