protocol Identifiable2 { associatedtype ID: Hashable; var id: ID { get } }
struct User: Identifiable2 { let id: Int; var name = "u" }
struct Tag: Identifiable2 { let id: String }
struct Store<Model: Identifiable2> { private(set) var models: [Model.ID: Model] = [:]; private(set) var order: [Model.ID] = []
  mutating func upsert(_ model: Model) { if models.updateValue(model, forKey: model.id) == nil { order.append(model.id) } }
  mutating func upsert(_ list: [Model]) { list.forEach { upsert($0) } }
  subscript(id: Model.ID) -> Model? { models[id] }
  var all: [Model] { order.compactMap { models[$0] } }
  func indexed<K: Hashable>(by key: (Model) -> K) -> [K: [Model]] { Dictionary(grouping: all, by: key) } }
extension Store where Model == User { var names: [String] { all.map(\.name) } }
var users = Store<User>(), tags = Store<Tag>()
users.upsert([User(id: 2, name: "bob"), User(id: 1, name: "ann")])
users.upsert(User(id: 2, name: "bo"))
tags.upsert(Tag(id: "x"))
print(users.names, users[1]?.name ?? "-", users[9] == nil, tags.all.map(\.id), tags["x"] != nil, users.indexed { $0.name.count }.keys.sorted())
