import SwiftProgram

/// The types of the standard library, to which programs add extensions.
struct BuiltinTypes {
  let all: [TypeInfo]
  private let byText: [String: TypeInfo]
  let changes: TypeChanges

  static let names = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
    "CGFloat", "Float",
    "String", "Character", "Substring", "Bool", "Array", "Dictionary", "Set", "Optional", "Range",
    "ClosedRange", "Index",
  ]
  private static let integers = Array(names.prefix(10))
  /// Protocols of the standard library and of Foundation, and what has them.
  static let protocols: [(String, [String])] = [
    ("Equatable", names), ("Hashable", names),
    ("Comparable", names.filter { !["Bool", "Array", "Dictionary", "Set", "Optional"].contains($0) }),
    ("Sequence", ["Array", "Dictionary", "Set", "Range", "ClosedRange", "String"]),
    ("Collection", ["Array", "Dictionary", "Set", "Range", "ClosedRange", "String"]),
    ("BidirectionalCollection", ["Array", "String"]),
    ("RandomAccessCollection", ["Array", "Range", "ClosedRange"]),
    ("MutableCollection", ["Array"]), ("RangeReplaceableCollection", ["Array", "String"]),
    ("Numeric", integers + ["Double", "CGFloat", "Float"]),
    ("SignedNumeric", ["Int", "Double", "CGFloat", "Float"]),
    ("AdditiveArithmetic", integers + ["Double", "CGFloat", "Float"]),
    ("BinaryInteger", integers),
    ("FixedWidthInteger", integers),
    ("SignedInteger", ["Int", "Int8", "Int16", "Int32", "Int64"]),
    ("BinaryFloatingPoint", ["Double", "CGFloat", "Float"]),
    ("FloatingPoint", ["Double", "CGFloat", "Float"]), ("Strideable", ["Int", "Double", "CGFloat", "Float"]),
    ("StringProtocol", ["String", "Substring"]),
    ("LosslessStringConvertible", ["Int", "Double", "String", "Bool"]),
    ("CustomStringConvertible", names), ("Error", []), ("Identifiable", []), ("CaseIterable", []),
    ("RawRepresentable", []),
    ("OptionSet", []), ("SetAlgebra", []), ("Codable", names), ("Decodable", names), ("Encodable", names),
    ("Sendable", names),
    ("ExpressibleByIntegerLiteral", ["Int", "Double", "CGFloat", "Float"]),
    ("ExpressibleByFloatLiteral", ["Double", "CGFloat", "Float"]), ("ExpressibleByStringLiteral", ["String"]),
    ("ExpressibleByArrayLiteral", ["Array", "Set"]), ("ExpressibleByDictionaryLiteral", ["Dictionary"]),
    ("ExpressibleByNilLiteral", ["Optional"]), ("ExpressibleByBooleanLiteral", ["Bool"]),
    ("CVarArg", names), ("IteratorProtocol", []), ("LocalizedError", []),
    ("CustomDebugStringConvertible", []),
    ("TextOutputStream", []), ("AnyObjectProtocol", []), ("NSCopying", []), ("NSObjectProtocol", []),
  ]

  /// Protocols that ask for others.
  private static let refinements: [(String, [String])] = [
    ("Hashable", ["Equatable"]), ("Comparable", ["Equatable"]), ("Collection", ["Sequence"]),
    ("BidirectionalCollection", ["Collection"]), ("RandomAccessCollection", ["BidirectionalCollection"]),
    ("MutableCollection", ["Collection"]), ("RangeReplaceableCollection", ["Collection"]),
    ("StringProtocol", ["BidirectionalCollection"]), ("OptionSet", ["SetAlgebra", "RawRepresentable"]),
    ("SetAlgebra", ["Equatable"]), ("AdditiveArithmetic", ["Equatable"]), ("Numeric", ["AdditiveArithmetic"]),
    ("SignedNumeric", ["Numeric"]), ("BinaryInteger", ["Numeric", "Hashable", "Strideable"]),
    ("FixedWidthInteger", ["BinaryInteger"]), ("SignedInteger", ["BinaryInteger", "SignedNumeric"]),
    ("FloatingPoint", ["SignedNumeric", "Hashable", "Strideable"]),
    ("BinaryFloatingPoint", ["FloatingPoint"]),
    ("Strideable", ["Comparable"]), ("LocalizedError", ["Error"]),
  ]

  /// The types of values, which are asked for with almost every one of them.
  let int, double, cgFloat, string, bool, array, dictionary, set, optional, range, closedRange,
    index: TypeInfo
  /// `String.StringInterpolation`.
  let interpolation: TypeInfo

  init(_ names: inout NameTable) {
    let changes = TypeChanges()
    var all: [TypeInfo] = []
    var byText: [String: TypeInfo] = [:]
    func add(_ text: String, _ kind: NominalKind) {
      let type = TypeInfo(names.name(text), text, kind, nil, outer: nil, changes)
      all.append(type)
      byText[text] = type
    }
    func named(_ text: String) -> TypeInfo {
      guard let type = byText[text] else { preconditionFailure("\(text) is in the list above.") }
      return type
    }
    for text in Self.names { add(text, .structType) }
    for (text, owners) in Self.protocols {
      add(text, .protocolType)
      for owner in owners { byText[owner]?.conformances.append(named(text)) }
    }
    for (text, parents) in Self.refinements { named(text).conformances += parents.map(named) }
    (int, double, cgFloat) = (named("Int"), named("Double"), named("CGFloat"))
    (string, bool, optional) = (named("String"), named("Bool"), named("Optional"))
    (array, dictionary, set) = (named("Array"), named("Dictionary"), named("Set"))
    (range, closedRange, index) = (named("Range"), named("ClosedRange"), named("Index"))
    interpolation = TypeInfo(
      names.name("StringInterpolation"), "StringInterpolation", .structType, nil, outer: string, changes)
    string.nested[interpolation.name] = interpolation
    (self.all, self.byText, self.changes) = (all, byText, changes)
  }

  /// A type of the list above.
  subscript(text: String) -> TypeInfo {
    guard let type = byText[text] else { preconditionFailure("\(text) is in the list above.") }
    return type
  }
  func find(_ text: String) -> TypeInfo? { byText[text] }

  /// The type of numbers of a kind; that of a literal is the one that it has by itself.
  func type(of kind: IntegerKind) -> TypeInfo {
    kind == .int || kind == .literal ? int : self[kind.rawValue]
  }

  func type(of kind: FloatingKind) -> TypeInfo {
    switch kind {
    case .double, .literal: double
    case .cgFloat: cgFloat
    case .float: self["Float"]
    }
  }
}
