class Animal { var name: String { "animal" } }
class Dog: Animal { override var name: String { "dog" } }
class Cat: Animal {}
protocol Loud { var sound: String { get } }
extension Dog: Loud { var sound: String { "woof" } }
struct Horn: Loud { var sound = "honk" }
let things: [Any] = [Dog(), Cat(), Horn(), 1, "text", 2.5, [1, 2], ["a": 1], true]
for thing in things {
  if let loud = thing as? Loud { print("loud", loud.sound) }
  if let animal = thing as? Animal { print(animal.name, animal is Dog, animal is Cat) }
}
print(
  things.compactMap { $0 as? Int }, things.compactMap { $0 as? String }, things.filter { $0 is Double }.count)
print(things.compactMap { $0 as? [Int] }, (things[7] as? [String: Int])?["a"] ?? 0, things[3] as! Int + 1)
let animal: Animal = Dog()
print((animal as! Dog).name, (animal as? Cat) == nil, animal is Animal, (animal as Animal).name)
let animals = [Dog(), Cat()]
print((animals as? [Dog]) == nil, (animals as [Any]).count, animals.compactMap { $0 as? Dog }.count)
let any: Any = [Dog(), Dog()]
print((any as? [Animal])?.count ?? 0, (any as? [Cat]) == nil, any is [Dog])
let maybe: Any? = nil
print(maybe as? Int ?? -1, (5 as Any) is Int, ("5" as Any) as? Int ?? 7, 3 as Double, 2 as Float)
