class View {
  var masks = true
  var name: String
  init(_ name: String = "view") { self.name = name }
}
class Label: View { var text = "" }
@propertyWrapper
struct UsesAutoLayout<T: View> {
  var wrappedValue: T { didSet { wrappedValue.masks = false } }
  init(wrappedValue: T) {
    self.wrappedValue = wrappedValue
    wrappedValue.masks = false
  }
}
@propertyWrapper
struct Default<T> {
  private var stored: T?
  let fallback: T
  init(_ fallback: T) { self.fallback = fallback }
  var wrappedValue: T {
    get { stored ?? fallback }
    set { stored = newValue }
  }
}
class Screen {
  @UsesAutoLayout var label = Label("l")
  @UsesAutoLayout private var other: View = {
    let view = View("made")
    return view
  }()
  @Default(8) var margin: Int
  @Default("none") var title: String
  var both: String { "\(label.masks) \(other.masks) \(other.name)" }
}
let screen = Screen()
print(screen.both, screen.margin, screen.title)
screen.label = Label("new")
screen.margin = 20
screen.label.text = "t"
print(screen.label.masks, screen.label.text, screen.margin)
