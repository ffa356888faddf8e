let letters: [Character] = ["a", "Z", "7", " ", "\n", ".", "+", "€", "é"]
for letter in letters {
  print(
    letter.isLetter, letter.isNumber, letter.isUppercase, letter.isLowercase, letter.isWhitespace, letter.isNewline,
    letter.isPunctuation, letter.isSymbol, letter.isMathSymbol, letter.isCurrencySymbol, letter.isASCII, letter.isHexDigit,
    letter.isWholeNumber, letter.isCased, letter.wholeNumberValue ?? -1)
}
print("one two\nthree".split { $0.isWhitespace && !$0.isNewline }.count)
print("a1b22".filter(\.isNumber), "a1b22".filter { $0.isLetter }, "Hello World".filter(\.isUppercase))
print("first\nsecond".split(whereSeparator: \.isNewline))
print("12:30".split(separator: ":").compactMap { Int($0) }, "abc".contains(where: \.isUppercase), "3".first?.wholeNumberValue ?? 0)
