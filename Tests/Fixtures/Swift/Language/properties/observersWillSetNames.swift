class Model {
  var count: Int = 0 {
    willSet(next) { print("from \(count) to \(next)") }
    didSet(previous) {
      if count < 0 { count = previous }
      else if count > 100 { count = 100 }
    }
  }
  var text: String? {
    didSet {
      guard let text, text != oldValue else { return print("unchanged") }
      print("text", text)
    }
  }
  static var shared = Model() { didSet { print("shared", oldValue.count, shared.count) } }
  var onChange: (() -> Void)? { didSet { onChange?() } }
}
let model = Model()
model.count = 5
model.count = -3
print(model.count)
model.count = 400
print(model.count)
model.text = "a"
model.text = "a"
model.text = nil
model.onChange = { print("changed") }
Model.shared.count = 9
Model.shared = model
var local = 1 { didSet { print("local", oldValue, local) } }
local *= 6
func function() {
  var inner = 10 { willSet { print("inner", newValue) } }
  inner += 1
  inner = inner * 2
}
function()
