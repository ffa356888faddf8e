class Animal {
  private(set) var log: [String] = []
  var name: String { "animal" }
  var legs = 4
  func add(_ text: String) { log.append("\(name): \(text)") }
  func move() { add("moves") }
  func describe(_ suffix: String = "!") -> String { name + suffix }
  class func kind() -> String { "Animal" }
  subscript(index: Int) -> String { log.indices.contains(index) ? log[index] : "none" }
}
class Bird: Animal {
  override var name: String { "bird" }
  override var legs: Int { didSet { add("legs \(oldValue) to \(legs)") } }
  override func move() { super.move(); add("flies") }
  override class func kind() -> String { "Bird < " + super.kind() }
  override subscript(index: Int) -> String { "[" + super[index] + "]" }
}
final class Penguin: Bird {
  override var name: String { "penguin like " + super.name }
  override func move() { add("swims"); super.move() }
  override func describe(_ suffix: String = "?") -> String { super.describe(suffix + suffix) }
  override class func kind() -> String { "Penguin < " + super.kind() }
}
let animals: [Animal] = [Animal(), Bird(), Penguin()]
for animal in animals {
  animal.move()
  animal.legs = 2
  print(animal.log.count, animal[0], animal.describe("."), type(of: animal).kind())
}
print(animals[2].log, Penguin().describe())
