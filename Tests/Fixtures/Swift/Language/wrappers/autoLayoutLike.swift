class View { var masks = true; var name = ""; var text = "" }
final class Label: View { var lines = 1 }
@propertyWrapper
struct UsesAutoLayout<T: View> {
  var wrappedValue: T { didSet { apply() } }
  init(wrappedValue: T) {
    self.wrappedValue = wrappedValue
    apply()
  }
  func apply() { wrappedValue.masks = false }
}
@propertyWrapper
struct Configured<T: View> {
  let wrappedValue: T
  init(wrappedValue: T, _ name: String = "none", configure: (T) -> Void = { _ in }) {
    self.wrappedValue = wrappedValue
    wrappedValue.name = name
    configure(wrappedValue)
  }
}
final class Screen {
  @UsesAutoLayout var title = Label()
  @UsesAutoLayout private(set) var box: View = View()
  @Configured("header", configure: { $0.lines = 2 }) var header = Label()
  @Configured var plain = View()
}
let screen = Screen()
print(screen.title.masks, screen.box.masks, screen.header.name, screen.header.lines, screen.plain.name)
screen.title = Label()
print(screen.title.masks, screen.title.lines)
