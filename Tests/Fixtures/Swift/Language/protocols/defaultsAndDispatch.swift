protocol Greeter {
  func hello() -> String
}
extension Greeter {
  func hello() -> String { "default hello" }
  func bye() -> String { "default bye, " + hello() }
}
struct Plain: Greeter {}
struct Own: Greeter {
  func hello() -> String { "own hello" }
  func bye() -> String { "own bye" }
}
let greeters: [any Greeter] = [Plain(), Own()]
for greeter in greeters { print(greeter.hello()) }
print(Own().bye(), Plain().bye())
func generic<T: Greeter>(_ greeter: T) -> String { greeter.hello() }
print(generic(Own()))
class Parent: Greeter {}
class Child: Parent { func hello() -> String { "child" } }
print(Child().hello())
protocol Layered: Greeter {}
extension Layered { func hello() -> String { "layered" } }
struct Both: Layered {}
print(Both().hello(), Both().bye(), (Both() as Greeter).hello())
