class Parser {
  let number: Int
  init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
  }
}
class Positive: Parser {
  override init?(_ text: String) {
    super.init(text)
    if number <= 0 { return nil }
    print("positive", number)
  }
}
struct Even {
  let half: Int
  init?(_ number: Int) {
    if number % 2 != 0 { return nil }
    half = number / 2
  }
  init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(number)
  }
}
print(Parser("x") == nil, Parser("12")?.number ?? 0)
print(Positive("-3") == nil, Positive("a") == nil, Positive("5")!.number)
print(Even(3) == nil, Even(8)?.half ?? -1, Even(text: "7") == nil, Even(text: "10")!.half)
if let even = Even(text: "4") { print(even.half) }
print(["1", "x", "3"].compactMap { Parser($0)?.number })
