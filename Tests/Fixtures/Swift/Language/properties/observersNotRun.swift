class View {
  var isReady = false
  var text: String = "" {
    didSet {
      guard text != oldValue else { return }
      print("text", text)
      text = text.uppercased()
      other.text = text
    }
  }
  var other = Other()
  convenience init(text: String) {
    self.init()
    self.text = text
  }
  func apply() { text = "applied" }
}
class Other {
  var text = "" { didSet { print("other", text) } }
  init() { text = "quiet" }
  init(loud: Int) {
    defer { text = "deferred" }
    change("\(loud)")
  }
  func change(_ new: String) { text = new }
}
let view = View(text: "hello")
view.text = "hello"
view.text = "HELLO"
view.apply()
_ = Other(loud: 3)
