func describe(_ value: Int) -> String {
  switch value {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case let x where x % 2 == 0: return "even \(x)"
  case 5...: return "odd"
  default: return "other"
  }
}
for value in [-4, 0, 2, 4, 7] { print(describe(value)) }
func point(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): "origin"
  case (let x, 0): "x axis \(x)"
  case (0, let y) where y > 0: "up \(y)"
  case (0, _): "down"
  case (let x, let y) where x == y: "diagonal"
  case (1...5, 1...5): "near"
  default: "far"
  }
}
for p in [(0, 0), (3, 0), (0, 2), (0, -1), (4, 4), (2, 3), (9, 1)] { print(point(p)) }
switch "hello" {
case "a", "b": print("letters")
case let text where text.hasPrefix("he"):
  print("he…")
  fallthrough
case "zzz":
  print("fell")
default: print("default")
}
let character: Character = "e"
switch character {
case "a", "e", "i", "o", "u": print("vowel")
case "a"..."z": print("consonant")
default: print("else")
}
