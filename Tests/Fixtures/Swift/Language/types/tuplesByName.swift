typealias Place = (row: Int, column: Int)
typealias Pair = (Int, String)
struct Grid {
  typealias Size = (width: Double, height: Double)
  static func area(_ size: Size) -> Double { size.width * size.height }
}
let place = Place(row: 4, column: 2)
print(place.row, place.column, place)
let pair = Pair(1, "a")
print(pair.0, pair.1, pair)
print([Place(row: 1, column: 2), Place(row: 3, column: 4)].map(\.row))
print(Grid.area(Grid.Size(width: 2, height: 3)), Grid.Size(width: 2, height: 3))
let (row, column) = Place(row: 7, column: 8)
print(row, column, Place(row: 1, column: 2) == (1, 2))
