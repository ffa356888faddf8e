// A variable with a wrapper that is optional holds nil from the start, in its wrapper as well.

@propertyWrapper
struct Kept<Value> {
  var wrappedValue: Value
  var projectedValue: Value { wrappedValue }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

class Model {
  @Kept var name: String?
  @Kept var count: Int = 3
}

let model = Model()
print(model.name == nil, model.$name ?? "none", model.$count)
model.name = "a"
print(model.name ?? "none", model.$name ?? "none")
