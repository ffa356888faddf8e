protocol Identified { var id: String { get } }
protocol Titled { var title: String { get set } }
protocol Counted { static var count: Int { get } ; static func make(_ n: Int) -> Self ; init() }
struct Stored: Identified, Titled { let id: String; var title = "t" }
struct Computed: Identified, Titled {
  private var raw = "raw"
  var id: String { raw.uppercased() }
  var title: String {
    get { raw }
    set { raw = newValue + "!" }
  }
  init() {}
}
enum Case: String, Identified { case one, two; var id: String { rawValue } }
final class Thing: Counted, Identified {
  static let count = 7
  var id = "thing"
  static func make(_ n: Int) -> Thing {
    let thing = Thing()
    thing.id += "\(n)"
    return thing
  }
  init() {}
}
extension Int: Identified { var id: String { "#\(self)" } }
func ids(_ list: [any Identified]) -> String { list.map(\.id).joined(separator: ",") }
func retitle<T: Titled>(_ value: T) -> T {
  var copy = value
  copy.title += "x"
  return copy
}
func make<T: Counted>(_ type: T.Type) -> T { T.make(T.count) }
print(ids([Stored(id: "s"), Computed(), Case.two, Thing(), 5]), retitle(Stored(id: "a")).title, retitle(Computed()).title)
print(make(Thing.self).id, Thing.self.count, (Thing.make(1) as any Identified).id)
var titled: any Titled = Computed()
titled.title = "new"
print(titled.title, (titled as? Identified)?.id ?? "none", titled is Stored, type(of: titled))
