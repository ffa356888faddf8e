protocol Animal {}
class Creature: Animal {}
class Dog: Creature {}
class Puppy: Dog {}
func name(_ value: Animal) -> String { "animal" }
func name(_ value: Creature) -> String { "creature" }
func name(_ value: Dog) -> String { "dog" }
func other(_ value: Any) -> String { "any" }
func other(_ value: Creature) -> String { "creature" }
func other(_ value: AnyObject) -> String { "object" }
func pair(_ a: Creature, _ b: Dog) -> String { "creature dog" }
func pair(_ a: Dog, _ b: Dog) -> String { "dog dog" }
func list(_ values: [Creature]) -> String { "creatures" }
func list(_ values: [Dog]) -> String { "dogs" }
print(name(Puppy()), name(Dog()), name(Creature()))
print(other(Puppy()), other(1), pair(Puppy(), Puppy()), pair(Creature(), Dog()))
print(list([Dog(), Puppy()]), list([Creature()]), list([Puppy()]))
class Visitor {
  func visit(_ value: Creature) -> String { "visits creature" }
  func visit(_ value: Dog) -> String { "visits dog" }
}
final class Loud: Visitor {
  override func visit(_ value: Creature) -> String { "LOUD " + super.visit(value) }
  func visit(_ value: Puppy) -> String { "loud puppy" }
}
let visitor = Loud()
print(visitor.visit(Creature()), visitor.visit(Dog()), visitor.visit(Puppy()))
print((visitor as Visitor).visit(Creature()))
