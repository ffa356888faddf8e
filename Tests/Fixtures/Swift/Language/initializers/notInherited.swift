// A class with initializers of its own has those above it only where it overrides them.
class Base {
  let name: String
  init(frame: String) { name = "frame \(frame)" }
  convenience init() { self.init(frame: "zero") }
}

class Own: Base {
  var singleLine = false
  init(singleLine: Bool = true) {
    super.init(frame: "own")
    self.singleLine = singleLine
  }
}

class Overriding: Base {
  var made = ""
  override init(frame: String) {
    super.init(frame: frame)
    made = "overridden"
  }
  init(size: Int = 5) {
    super.init(frame: "size")
    made = "size \(size)"
  }
}

class Plain: Base {
  var count = 3
}

class Below: Own {
  var count = 4
}

print(Own().singleLine, Own().name)
print(Own(singleLine: false).singleLine)
print(Overriding(frame: "a").made, Overriding(size: 1).made)
print(Plain().name, Plain(frame: "b").name, Plain().count)
print(Below().singleLine, Below().name, Below().count)
