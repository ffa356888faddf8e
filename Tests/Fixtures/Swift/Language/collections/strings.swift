let text = "Hello, World"
print(
  text.count, text.uppercased(), text.lowercased(), text.isEmpty, text.hasPrefix("Hell"), text.hasSuffix("x"))
print(text.contains("World"), text.split(separator: ",").count, text.reversed().map { String($0) }.joined())
print(text.first!, text.last!, text.prefix(3), text.suffix(2), text.dropFirst(7), String(text.prefix(1)))
var other = "a"
other += "b"
other.append("c")
other.append(contentsOf: "de")
other.insert("!", at: other.startIndex)
print(other, other == "!abcde", other < "b", "a" + "b", String(repeating: "-", count: 4))
let lines = """
  first
    second \(text.count)
  third \
  joined
  """
print(lines)
print(#"raw \n \#(1 + 1)"#, "tab\tquote\" slash\\ \u{e9}")
print(
  text.filter { $0.isUppercase }, text.map { $0 == "l" ? "L" : String($0) }.joined(),
  text.firstIndex(of: "z") == nil)
for word in "a b  c".split(separator: " ") { print(word, terminator: ";") }
print("x,y".split(separator: ",").map(String.init), Array("ab").map { "\($0)\($0)" })
print(Int("42")!, Int("4x") == nil, Double("2.5")!, String(3.0), String(7) + "0", Bool("true")!)
print("abc".contains { $0 == "b" }, "abc".allSatisfy(\.isLetter), "a1".first(where: \.isNumber) ?? "-")
print("\(1)\(true)\([1, 2])\((1, "a"))", "nested \("in \(1 + 1)")", "é".count, "🇩🇪".count)
