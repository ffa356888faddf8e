/// A set of characters, by a question that it answers.
public struct CharacterSet {
  let holds: (Character) -> Bool

  init(holding holds: @escaping (Character) -> Bool) { self.holds = holds }

  public init() { self.init { _ in false } }

  public init(charactersIn string: String) { self.init { string.contains($0) } }

  public static var whitespaces: CharacterSet { CharacterSet { $0.isWhitespace && !$0.isNewline } }
  public static var newlines: CharacterSet { CharacterSet { $0.isNewline } }
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet { $0.isWhitespace } }
  public static var decimalDigits: CharacterSet { CharacterSet { $0.isNumber } }
  public static var letters: CharacterSet { CharacterSet { $0.isLetter } }
  public static var alphanumerics: CharacterSet { CharacterSet { $0.isLetter || $0.isNumber } }
  public static var uppercaseLetters: CharacterSet { CharacterSet { $0.isUppercase } }
  public static var lowercaseLetters: CharacterSet { CharacterSet { $0.isLowercase } }
  public static var punctuationCharacters: CharacterSet { CharacterSet { $0.isPunctuation } }

  public var inverted: CharacterSet {
    let holds = holds
    return CharacterSet { !holds($0) }
  }

  public func union(_ other: CharacterSet) -> CharacterSet {
    let holds = holds
    return CharacterSet { holds($0) || other.holds($0) }
  }

  public func subtracting(_ other: CharacterSet) -> CharacterSet {
    let holds = holds
    return CharacterSet { holds($0) && !other.holds($0) }
  }

  public mutating func formUnion(_ other: CharacterSet) { self = union(other) }

  public mutating func insert(charactersIn string: String) {
    self = union(CharacterSet(charactersIn: string))
  }

  public mutating func remove(charactersIn string: String) {
    self = subtracting(CharacterSet(charactersIn: string))
  }
}

extension String {
  public func trimmingCharacters(in set: CharacterSet) -> String {
    if __isUnknown(self) {
      return self
    }
    var characters = Array(self)
    while let last = characters.last, set.holds(last) {
      characters.removeLast()
    }
    while let first = characters.first, set.holds(first) {
      characters.removeFirst()
    }
    return String(characters)
  }

  public func components(separatedBy separator: CharacterSet) -> [String] {
    var parts: [String] = []
    var part = ""
    for character in self {
      if separator.holds(character) {
        parts.append(part)
        part = ""
      } else {
        part += String(character)
      }
    }
    return parts + [part]
  }
}
