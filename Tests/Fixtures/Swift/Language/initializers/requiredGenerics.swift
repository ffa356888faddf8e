protocol Model { init(_ values: [String: Any]) ; var text: String { get } }
struct User: Model { let name: String, age: Int; init(_ values: [String: Any]) { name = values["name"] as? String ?? "?"; age = values["age"] as? Int ?? 0 }; var text: String { "\(name) \(age)" } }
class Base: Model { let id: Int; required init(_ values: [String: Any]) { id = values["id"] as? Int ?? -1 }; var text: String { "id \(id)" } }
final class Sub: Base { let tags: [String]; required init(_ values: [String: Any]) { tags = values["tags"] as? [String] ?? []; super.init(values) }; override var text: String { super.text + " " + tags.joined(separator: "|") } }
func decode<M: Model>(_ list: [[String: Any]], as type: M.Type = M.self) -> [M] { list.map(M.init) }
struct Page<M: Model> { let items: [M]; init(_ list: [[String: Any]]) { items = decode(list) }; var text: String { items.map(\.text).joined(separator: "; ") } }
let data: [[String: Any]] = [["name": "ann", "age": 3, "id": 1], ["name": "bob", "tags": ["x", "y"], "id": 2]]
let users: [User] = decode(data)
print(users.map(\.text), decode(data, as: Sub.self).map(\.text), Page<Base>(data).text, Page<User>([]).text.isEmpty)
let types: [any Model.Type] = [User.self, Base.self, Sub.self]
print(types.map { $0.init(["id": 7, "name": "z"]).text })
