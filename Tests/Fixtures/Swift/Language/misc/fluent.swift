class Style {
  private(set) var values: [String] = []
  @discardableResult func font(_ size: Int) -> Self {
    values.append("font \(size)")
    return self
  }
  @discardableResult
  func color(_ name: String = "black") -> Style {
    values.append(name)
    return self
  }
  func callback(_ body: (Style) -> Void) -> Style {
    body(self)
    return self
  }
}
let style = Style()
style.font(3).color()
style.color("red").font(4)
print(style.callback { $0.font(9) }.values)
struct Query {
  var parts: [String] = []
  func with(_ change: (inout Query) -> Void) -> Query {
    var copy = self
    change(&copy)
    return copy
  }
  func adding(_ part: String) -> Self { with { $0.parts.append(part) } }
}
print(Query().adding("a").adding("b").with { $0.parts[0] = "z" }.parts)
infix operator <- : AssignmentPrecedence
@discardableResult func <- <T: AnyObject>(object: T, body: (T) -> Void) -> T {
  body(object)
  return object
}
let made =
  Style() <- {
    $0.font(1)
    $0.color("blue")
  }
print(made.values)
