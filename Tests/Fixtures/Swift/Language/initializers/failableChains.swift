struct Hex { let value: Int
  init?(_ text: String) { guard text.hasPrefix("#"), let n = Int(text.dropFirst(), radix: 16) else { return nil }; value = n }
  init?(optional text: String?) { guard let text else { return nil }; self.init(text) }
  init(clamping n: Int) { value = Swift.max(0, Swift.min(n, 255)) } }
class Animal { let legs: Int; init?(legs: Int) { if legs < 0 { return nil }; self.legs = legs } ; convenience init?(_ name: String) { switch name { case "dog": self.init(legs: 4); case "ghost": self.init(legs: -1); default: return nil } } }
final class Bird: Animal { let wings: Int; init?(wings: Int) { guard wings == 2 else { return nil }; self.wings = wings; super.init(legs: 2) } }
enum Level: Int { case low = 1, high; init?(name: String) { switch name { case "l": self = .low; case "h": self.init(rawValue: 2); default: return nil } } }
print(Hex("#ff")?.value ?? -1, Hex("ff") == nil, Hex(optional: nil) == nil, Hex(optional: "#10")!.value, Hex(clamping: 999).value)
print(Animal("dog")?.legs ?? -1, Animal("ghost") == nil, Animal("x") == nil, Bird(wings: 3) == nil, Bird(wings: 2)!.legs)
print(Level(name: "h") == .high, Level(name: "q") == nil, Level(rawValue: 1)!, ["l", "x", "h"].compactMap(Level.init(name:)).map(\.rawValue), ["#1", "2", "#a"].compactMap { Hex($0)?.value })
extension Hex: Equatable {}
if let hex = Hex("#0f"), let level = Level(rawValue: hex.value - 13) { print(hex.value, level) }
