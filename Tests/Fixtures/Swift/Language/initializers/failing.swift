class Whole {
  let number: Int
  init?(_ number: Int) {
    if number < 0 { return nil }
    self.number = number
  }
}
class Named: Whole {
  var name = "none"
  override init?(_ number: Int) {
    super.init(number)
    name = "number \(number)"
    print("made", name)
  }
  convenience init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(number)
    print("of", text)
  }
}
struct Pair {
  let first: Int
  init?(_ first: Int) {
    if first > 9 { return nil }
    self.first = first
  }
  init?(twice first: Int) {
    self.init(first * 2)
    print("twice", first)
  }
}
print(Named(-1) == nil, Named(2)!.name)
print(Named(text: "-7") == nil, Named(text: "x") == nil, Named(text: "7")!.number)
print(Pair(twice: 5) == nil, Pair(twice: 4)!.first)
