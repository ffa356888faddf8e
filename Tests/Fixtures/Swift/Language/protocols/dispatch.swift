protocol Cell {
  var height: Double { get }
  func title() -> String
}
extension Cell {
  var height: Double { 44 }
  func title() -> String { "default" }
  func extra() -> String { "extra of \(title())" }
  var twice: Double { height * 2 }
}
struct Plain: Cell {}
struct Tall: Cell {
  let height = 88.0
}
class Base: Cell { func title() -> String { "base" } }
class Sub: Base {
  override func title() -> String { "sub of " + super.title() }
}
let cells: [any Cell] = [Plain(), Tall(), Base(), Sub()]
for cell in cells { print(cell.height, cell.title(), cell.extra(), cell.twice) }
print(Tall().extra(), Sub().extra(), (Sub() as Base).extra())
func generic<C: Cell>(_ cell: C) -> String { "\(cell.extra()) \(cell.height)" }
print(generic(Tall()), generic(Sub()))
func opaque() -> some Cell { Tall() }
print(opaque().extra(), opaque().height)
extension Cell where Self == Plain { func title() -> String { "plain only" } }
print(Plain().title())
