let value = { 5 }()
let sum = { (a: Int, b: Int) in a + b }(1, 2)
print(value, sum)
class Config {
  var title = ""
  var size = 0
}
func with<T: AnyObject>(_ object: T, _ body: (T) -> Void) -> T {
  body(object)
  return object
}
let config = with(Config()) {
  $0.title = "t"
  $0.size = 3
}
print(config.title, config.size)
protocol Then {}
extension Then where Self: AnyObject {
  func then(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
}
extension Config: Then {}
let other = Config().then { $0.title = "then" }
print(other.title)
let lazyValue: () -> Config = {
  let made = Config()
  made.size = 9
  return made
}
print(lazyValue().size, lazyValue() === lazyValue())
