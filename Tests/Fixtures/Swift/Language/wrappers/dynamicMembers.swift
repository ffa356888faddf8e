@dynamicMemberLookup
struct Record {
  var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? 0 }
    set { values[name] = newValue }
  }
  var known = "known"
}
class Theme { var size = 12, name = "theme" }
@dynamicMemberLookup
struct Wrapper<T> {
  let base: T
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { base[keyPath: path] }
}
@dynamicMemberLookup
final class Proxy {
  let theme = Theme()
  subscript<V>(dynamicMember path: ReferenceWritableKeyPath<Theme, V>) -> V {
    get { theme[keyPath: path] }
    set { theme[keyPath: path] = newValue }
  }
}
var record = Record()
record.a = 4
record.a += 2
print(record.a, record.b, record.known, record.values)
print(Wrapper(base: Theme()).size, Wrapper(base: "abc").count, Wrapper(base: [1, 2]).isEmpty)
let proxy = Proxy()
proxy.size = 20
proxy.size += 1
print(proxy.theme.size, proxy.name)
