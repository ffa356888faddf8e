func grade(_ score: Double) -> Character {
  switch score {
  case 90...: return "A"
  case 80..<90: return "B"
  case 70..<80: return "C"
  case ..<0: return "?"
  default: return "F"
  }
}
print([95, 90, 89.99, 80, 75.5, 12, -1].map(grade))
func letter(_ character: Character) -> String {
  switch character {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z": "consonant"
  case "0"..."9": "digit"
  case "A"..."Z": "capital"
  default: "other"
  }
}
print("ab7Q-".map(letter))
let version = 13
switch version {
case Int.min..<11: print("old")
case 11...12: print("older")
case let v where v.isMultiple(of: 13): print("thirteen times \(v / 13)")
default: print("new")
}
let allowed = 3...5
let limits = ..<10
print(allowed ~= 4, allowed ~= 6, limits ~= 9, limits.contains(10), (2...).contains(1))
switch "m" {
case ..<"g": print("first")
case "g"..<"n": print("second")
default: print("third")
}
