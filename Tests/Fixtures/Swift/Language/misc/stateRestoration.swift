protocol Storable { var stored: [String: Any] { get }; init?(_ stored: [String: Any]) }
struct Settings: Storable, Equatable { var size = 12.0, name: String?, tags: [String] = [], isOn = false
  init(size: Double = 12, name: String? = nil, tags: [String] = [], isOn: Bool = false) { (self.size, self.name, self.tags, self.isOn) = (size, name, tags, isOn) }
  var stored: [String: Any] { var table: [String: Any] = ["size": size, "tags": tags, "isOn": isOn]; if let name { table["name"] = name }; return table }
  init?(_ stored: [String: Any]) { guard let size = stored["size"] as? Double, size > 0 else { return nil }; self.init(size: size, name: stored["name"] as? String, tags: (stored["tags"] as? [String]) ?? [], isOn: stored["isOn"] as? Bool == true) } }
final class Defaults { private var table: [String: [String: Any]] = [:]; func save<T: Storable>(_ value: T, _ key: String) { table[key] = value.stored }; func load<T: Storable>(_ key: String, default fallback: @autoclosure () -> T) -> T { table[key].flatMap(T.init) ?? fallback() } }
let defaults = Defaults()
defaults.save(Settings(size: 20, name: "n", tags: ["a"], isOn: true), "one")
let one: Settings = defaults.load("one", default: Settings()), two = defaults.load("two", default: Settings(size: 1))
print(one == Settings(size: 20, name: "n", tags: ["a"], isOn: true), two.size, Settings(["size": -1.0]) == nil, Settings(["size": 3.5])?.tags.count ?? -1, one.stored.count, Settings().stored["name"] == nil)
