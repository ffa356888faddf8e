import SwiftProgram

/// What the language has under a name.
struct NameTraits: OptionSet {
  let rawValue: UInt16
  /// That it was looked at.
  static let isKnown = NameTraits(rawValue: 1)
  /// A function that belongs to no type.
  static let isGlobalFunction = NameTraits(rawValue: 2)
  /// A member of sequences.
  static let isSequenceMember = NameTraits(rawValue: 4)
  /// A method of a type or of several.
  static let ofSequences = NameTraits(rawValue: 8), ofArrays = NameTraits(rawValue: 16)
  static let ofDictionaries = NameTraits(rawValue: 32), ofSets = NameTraits(rawValue: 64)
  static let ofTexts = NameTraits(rawValue: 128), ofNumbers = NameTraits(rawValue: 256)
  /// `map` and `flatMap`, which optionals have as well.
  static let isMap = NameTraits(rawValue: 512)
  /// `$name` and `_name`.
  static let isMarked = NameTraits(rawValue: 1024)
  /// An operator that assigns, such as `+=`.
  static let isAssignment = NameTraits(rawValue: 2048)
  /// An operator that computes a number of two.
  static let isArithmetic = NameTraits(rawValue: 8192)
  /// A name that begins with a capital letter.
  static let isCapitalized = NameTraits(rawValue: 4096)
}

/// What was found of names until now.
struct KnownNames {
  fileprivate var traits: [NameTraits] = []
  /// How often the table of operators had changed by then.
  fileprivate var changeCount = 0
}

extension Interpreter {
  /// What the language has under a name, found once.
  func traits(of name: Name) -> NameTraits {
    let index = Int(name.index)
    if knownNames.changeCount == program.operators.changeCount, index < knownNames.traits.count,
      !knownNames.traits[index].isEmpty
    {
      return knownNames.traits[index]
    }
    return findTraits(of: name)
  }

  private func findTraits(of name: Name) -> NameTraits {
    let (index, word) = (Int(name.index), text(name))
    var found = Self.traits(ofMethod: word).union(.isKnown)
    if Self.globalFunctions.contains(word) { found.insert(.isGlobalFunction) }
    if Self.arithmetic.contains(word) { found.insert(.isArithmetic) }
    let mark = word.utf8.first
    if let mark, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(mark) { found.insert(.isCapitalized) }
    if mark == UInt8(ascii: "$") || mark == UInt8(ascii: "_") { found.insert(.isMarked) }
    if program.operators.group(of: word).isAssignment { found.insert(.isAssignment) }
    if knownNames.changeCount != program.operators.changeCount {
      (knownNames.traits, knownNames.changeCount) = ([], program.operators.changeCount)
    }
    let missing = index + 1 - knownNames.traits.count
    if missing > 0 {
      // Room for all names that there are: they are looked up in no order.
      knownNames.traits += repeatElement(
        [], count: max(missing, program.names.texts.count - knownNames.traits.count))
    }
    knownNames.traits[index] = found
    return found
  }
}
