// What is private to a file may be overridden in it.
class Base {
  fileprivate func make() -> String { "base" }
  private func own() -> String { "own" }
  fileprivate var name: String { "Base" }
  func show() -> String { make() + " " + own() + " " + name }
}

class Sub: Base {
  fileprivate override func make() -> String { "sub of " + super.make() }
  override fileprivate var name: String { "Sub" }
  private func own() -> String { "another" }
  func other() -> String { own() }
}

print(Base().show())
print(Sub().show(), Sub().other())
let base: Base = Sub()
print(base.show())

enum Kind { case first, second, third }
let second = Kind.second
let kinds = [.first, second, .third]
for kind in kinds { print(kind) }
