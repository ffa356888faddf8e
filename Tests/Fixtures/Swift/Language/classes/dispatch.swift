class Animal {
  var name: String { "animal" }
  func speak() -> String { "I am \(name)" }
  func twice() -> String { speak() + "! " + speak() }
}
class Dog: Animal {
  override var name: String { "dog" }
  override func speak() -> String { "Woof, " + super.speak() }
}
class Puppy: Dog {
  override var name: String { "small " + super.name }
  override func twice() -> String { "(" + super.twice() + ")" }
}
for animal in [Animal(), Dog(), Puppy()] { print(animal.twice()) }
let dog: Animal = Puppy()
print(dog.speak())
