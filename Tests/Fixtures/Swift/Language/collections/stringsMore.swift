let text = "The quick brown fox"
let words = text.split(separator: " ")
print(words.count, words.map(\.count), words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "), words.last!, words.joined(separator: "_"))
print(text.hasPrefix("The"), text.hasSuffix("fox"), text.contains("quick"), text.contains("x"), text.lowercased().filter { "aeiou".contains($0) }.count, text.firstIndex(of: "q") != nil)
var name = "swift"
name.insert("!", at: name.endIndex)
name.insert(contentsOf: ">>", at: name.startIndex)
name.removeFirst()
print(name, name.removeLast(), name, name.first!, name.last!, String(name.reversed()), name.uppercased())
let index = text.index(text.startIndex, offsetBy: 4)
print(text[index], text[index...].prefix(5), text[..<index], text[text.startIndex], String(text[text.index(after: index)..<text.endIndex]).count)
if let space = text.firstIndex(of: " ") { print(text[..<space], text[text.index(after: space)...].count) }
print("a-b-c".split(separator: "-", maxSplits: 1).map(String.init), "a,,b".split(separator: ",", omittingEmptySubsequences: false).count, "x".isEmpty, "".isEmpty, String(repeating: "ab", count: 3))
print("abc" < "abd", "Z" < "a", "abc".compare("abd"), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() }, "abc" == "ab" + "c")
extension String { func compare(_ other: String) -> Int { self < other ? -1 : self == other ? 0 : 1 } }
for (offset, character) in "hey".enumerated() { print(offset, character, terminator: " ") }
print()
print("a1b22".filter(\.isNumber), "Hello World".filter(\.isUppercase), "x y".map { $0 == " " ? "_" : String($0) }.joined(), Array("abc"), "abc".map { $0 }.count, String(["x", "y"]))
print("🎉é".count, "line\nnext".split(separator: "\n").count, #"raw "quoted""#, "tab\tend".count, "\u{41}", "quote \"in\"", "multi".dropLast(2), "12".padding)
extension String { var padding: String { count < 4 ? String(repeating: "0", count: 4 - count) + self : self } }
