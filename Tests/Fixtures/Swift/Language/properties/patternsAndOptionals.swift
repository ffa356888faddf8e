class Model {
  var name: String?
  var count: Int!
  let (x, y) = (3, 4)
  var a = 1, b = 2.5, c = "c"
  var d, e: Int
  init() {
    d = 8
    e = d + 1
  }
}
let model = Model()
print(model.name == nil, model.count == nil, model.x + model.y, model.a, model.b, model.c, model.d, model.e)
model.name = "n"
model.count = 3
print(model.name!, model.count + 1, model.name?.count ?? 0)
model.name?.append("m")
model.name? += "o"
print(model.name ?? "")
model.name = nil
model.name?.append("x")
print(model.name ?? "none")
