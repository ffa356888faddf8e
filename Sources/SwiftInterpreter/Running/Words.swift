import SwiftProgram

/// Names that the language itself knows.
struct Words {
  let initializer, selfWord, capitalSelf, underscore, newValue, oldValue, error, some, none, allCases,
    rawValue: Name
  let element, callAsFunction, subscripting, description, wrappedValue, projectedValue, next,
    makeIterator: Name
  let type, of: Name
  let equal, less, key, value, offset, lowerElement, dynamicMember: Name
  let integerLiteral, floatLiteral, booleanLiteral, nilLiteral, stringLiteral, stringInterpolation: Name
  /// `$0`, `$1` …, those that every program has.
  let anonymous: [Name]

  /// Names that the interpreter looks for, whether the program has them or not.
  private static let known = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>", "==", "!=", "<", "<=",
    ">",
    ">=", "===", "!==", "~=", "!", "~", "&&", "||", "??", "..<", "...", "key", "value", "offset", "element",
    "inserted", "memberAfterInsert", "oldMember", "quotient", "remainder", "partialValue", "overflow",
    "dynamicMember",
    "integerLiteral", "floatLiteral", "stringLiteral", "stringInterpolation", "booleanLiteral", "nilLiteral",
    "arrayLiteral", "dictionaryLiteral", "first", "second", "accumulated", "next", "buildBlock",
    "buildExpression",
    "appendInterpolation",
  ]

  init(_ names: inout NameTable) {
    for text in Self.known { _ = names.name(text) }
    anonymous = (0...5).map { names.name("$\($0)") }
    equal = names.name("==")
    less = names.name("<")
    key = names.name("key")
    value = names.name("value")
    offset = names.name("offset")
    lowerElement = names.name("element")
    dynamicMember = names.name("dynamicMember")
    integerLiteral = names.name("integerLiteral")
    floatLiteral = names.name("floatLiteral")
    booleanLiteral = names.name("booleanLiteral")
    nilLiteral = names.name("nilLiteral")
    stringLiteral = names.name("stringLiteral")
    stringInterpolation = names.name("stringInterpolation")
    element = names.name("Element")
    initializer = names.name("init")
    selfWord = names.name("self")
    capitalSelf = names.name("Self")
    underscore = names.name("_")
    newValue = names.name("newValue")
    oldValue = names.name("oldValue")
    error = names.name("error")
    some = names.name("some")
    none = names.name("none")
    allCases = names.name("allCases")
    rawValue = names.name("rawValue")
    callAsFunction = names.name("callAsFunction")
    subscripting = names.name("subscript")
    description = names.name("description")
    wrappedValue = names.name("wrappedValue")
    projectedValue = names.name("projectedValue")
    next = names.name("next")
    makeIterator = names.name("makeIterator")
    type = names.name("type")
    of = names.name("of")
  }
}
