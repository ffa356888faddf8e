protocol Animal { var name: String { get }; func sound() -> String; associatedtype Food; func eat(_ food: Food) -> String }
struct Dog: Animal { let name = "dog"; func sound() -> String { "woof" }; func eat(_ food: String) -> String { "eats \(food)" } }
struct Cow: Animal { var name: String { "cow" }; func sound() -> String { "moo" }; func eat(_ food: Int) -> String { "eats \(food) hays" } }
extension Animal { func twice() -> String { sound() + sound() } }
func make() -> some Animal { Dog() }
func feed<A: Animal>(_ animal: A, _ food: A.Food) -> String { "\(animal.name) \(animal.eat(food))" }
func speak(_ animal: some Animal) -> String { animal.twice() }
func chorus(_ animals: [any Animal]) -> String { animals.map { speak($0) }.joined(separator: " ") }
let animals: [any Animal] = [Dog(), Cow(), make()]
print(chorus(animals), feed(Dog(), "bone"), feed(Cow(), 3), animals.map(\.name), animals.filter { $0 is Dog }.count)
var pet: any Animal = Dog()
pet = Cow()
print(pet.sound(), type(of: pet), (pet as? Cow)?.eat(1) ?? "-", pet is Dog)
func build(_ flag: Bool) -> any Animal { if flag { return Dog() }; return Cow() }
func first<T: Animal>(_ list: [any Animal], of type: T.Type) -> T? { list.lazy.compactMap { $0 as? T }.first }
print([true, false].map { build($0).sound() }, first(animals, of: Cow.self)?.name ?? "none", first([], of: Dog.self) == nil)
