class Model {
  var number = 1 { didSet { print("number", oldValue, number) } }
  var text = "a" { willSet { print("text will", newValue) } }
  var array = [1] { didSet { print("array", array) } }
}
func double(_ value: inout Int) {
  value *= 2
  value += 1
}
func nothing(_ value: inout Int) {}
let model = Model()
double(&model.number)
nothing(&model.number)
model.text += "b"
model.array.append(2)
model.array[0] += 10
swap(&model.array[0], &model.number)
double(&model.array[1])
print(model.number, model.array)
