// An extension of arrays of optionals beside a method of the language.
extension Array<String?> {
  func joined(separator: String = "") -> String { compactMap { $0 }.joined(separator: separator) + "!" }
  func known() -> [String] { compactMap { $0 } }
}

let parts: [String?] = ["a", nil, "b"]
print(parts.joined(separator: "-"))
print(["c", "d"].joined(separator: "+"))
print(parts.known())
let none: [String] = []
print(none.joined(separator: "+").isEmpty)
