// Numbers of characters and scalars, and the texts of lists.
print("abc".map { $0.asciiValue! }, Character("é").asciiValue == nil, Character("F").hexDigitValue!, Character("g").hexDigitValue == nil)
for scalar in "aé1".unicodeScalars { print(scalar.value) }
print(Character(UnicodeScalar(65)), String(UnicodeScalar(97 as UInt8)), UnicodeScalar("z").value)
let flag = "DE".unicodeScalars.compactMap { UnicodeScalar(127_397 + $0.value) }.map { String($0) }.joined()
print(flag, flag.count)
print([1, 2, 3].description, ["a": 1].description, [["x"]].description.count)
print(["ab"].first.map(\.count)!, ["ab", "c"].last.map { $0 + "!" }!, [3, 4].first.map { $0 + 1 }!)
