class Base {
  var name: String { "Base" }
  required init() {}
  static func create<View: Base>(with prepare: (View) -> Void) -> View {
    let view = View()
    prepare(view)
    return view
  }
}

class Label: Base {
  override var name: String { "Label" }
  var text = ""
}

class Secure<View: Base>: Base {
  let inner = View()
  override var name: String { "Secure of \(inner.name)" }
}

let secure: Secure<Label> = .create { $0.inner.text = "hidden" }
print(secure.name, secure.inner.text)
let plain: Label = .create { $0.text = "seen" }
print(plain.name, plain.text)

struct Box<Value> {
  var value: Value
  func pair<Value>(with other: Value) -> String { "\(value) \(other) \(Value.self)" }
}
print(Box(value: 1).pair(with: "text"))
