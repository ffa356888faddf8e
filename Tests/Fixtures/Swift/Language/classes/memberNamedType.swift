// A member called `type`, beside the function of the module.
class Shape {
  let type: String
  init(type: String) { self.type = type }
  func name() -> String { "\(type) \(Swift.type(of: self))" }
}
final class Square: Shape {
  override func name() -> String { "square of " + super.name() }
}
struct Token {
  enum Kind { case word, mark }
  var type: Kind
  var text: String { "\(type) in \(Swift.type(of: self)), \(Swift.type(of: type))" }
}
print(Shape(type: "plain").name())
print(Square(type: "even").name())
print(Token(type: .mark).text)
