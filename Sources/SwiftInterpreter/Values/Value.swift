package import SwiftProgram

/// A value while a program runs. It carries its type; an optional that has a value is that value.
package indirect enum Value {
  case integer(Int, IntegerKind)
  case floating(Double, FloatingKind)
  case string(String)
  case boolean(Bool)
  /// `nil`.
  case none
  case array([Value])
  case dictionary(DictionaryValue)
  case set(DictionaryValue)
  case tuple(TupleValue)
  case range(RangeValue)
  case structure(StructureValue)
  case enumeration(EnumerationValue)
  case object(Object)
  case function(FunctionValue)
  case type(RuntimeType)
  case unknown(Unknown)

  package static var void: Value { .tuple(TupleValue([])) }

  var isNone: Bool { if case .none = self { true } else { false } }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// Whether it is not known, or a range of which a bound is not.
  var hasUnknown: Bool {
    guard case .range(let range) = self else { return isUnknown }
    return range.lower?.isUnknown ?? false || range.upper?.isUnknown ?? false
  }
}

/// Which of the integer types a number has; a literal has none until it is bound.
package enum IntegerKind: String, Sendable {
  case literal
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  /// A place in a text.
  case index = "Index"
}

package enum FloatingKind: String, Sendable {
  case literal
  case double = "Double"
  case cgFloat = "CGFloat"
  case float = "Float"
}

package struct TupleValue {
  package var labels: [Name?], values: [Value]
  package init(_ values: [Value], labels: [Name?]? = nil) {
    (self.values, self.labels) = (values, labels ?? values.map { _ in nil })
  }
}

/// `a..<b`, `a...b`, `a...`, `...b`; a bound is nil where it is open.
package struct RangeValue {
  package var lower: Value?, upper: Value?
  package var isClosed: Bool
  package init(_ lower: Value?, _ upper: Value?, isClosed: Bool) {
    (self.lower, self.upper, self.isClosed) = (lower, upper, isClosed)
  }
}

/// A structure of the program, with a field for each stored variable in their order.
package struct StructureValue {
  package let type: TypeInfo
  package var fields: [Value]
  package var generics: Meanings = [:]
}

package struct EnumerationValue {
  package let type: TypeInfo
  package let name: Name
  package var payload: [Value]
  package var generics: Meanings = [:]
}

/// An instance of a class.
package final class Object {
  package let type: TypeInfo
  /// A field for each stored variable, those of superclasses first; nil before it has a value.
  package var fields: [Value?]
  package var generics: Meanings = [:]
  /// What it was given for variables that a superclass has that is in no file.
  var undeclared: [Name: Value] = [:]
  /// In the order of making.
  package let number: Int
  /// The local variable that held it first.
  package internal(set) var localName: Name?
  /// Where it was made.
  package let madeAt: SourceSpot

  init(_ type: TypeInfo, number: Int, at spot: SourceSpot) {
    (self.type, self.number, madeAt) = (type, number, spot)
    fields = Array(repeating: nil, count: type.fieldCount)
  }
}

/// What can be called: a function of the program with what it knows, or one of the interpreter.
package final class FunctionValue {
  enum Code {
    case closure(ClosureID, Scope)
    /// An argument that is read when it is asked for.
    case autoclosure(ExpressionID, Scope)
    /// Such an argument, which was read to find out who is called.
    case constant(Value)
    /// A function that is declared in a function.
    case local(FunctionID, Scope)
    /// Methods of one name on a receiver; which one is chosen when it is called.
    case method(Value?, [MemberEntry], Name)
    case globals([FunctionID], Name)
    case initializer(RuntimeType)
    case enumCase(TypeInfo, EnumCase, Meanings)
    case intrinsic(String, Value?)
    case operation(Name)
    case keyPath([KeyPathComponent], Scope)
  }
  let code: Code
  /// The result builder that its parameter has.
  var builder: TypeInfo?
  /// The types of its parameters and of its result, where the place that it was written for says them.
  var parameters: [RuntimeType] = []
  var result: RuntimeType?
  init(_ code: Code) { self.code = code }

  /// Whether it is a method, of the program or of the language.
  var isMethod: Bool {
    switch code {
    case .method, .intrinsic: true
    default: false
    }
  }
}

/// What cannot be known, and why.
package final class Unknown {
  /// Where it came in and how it was reached, as `Type.member.member`.
  package let path: String
  package let reason: Reason
  package let spot: SourceSpot
  package let type: RuntimeType?
  var role = Role.plain
  /// What is laid out and has it as a member that nobody declares, or has what it is a member of.
  var owner: Object?
  /// Where the stream comes from that this member is told to give to something; nil for other members.
  var stream: String?
  /// What conditions on it are about: its path, and what was computed with it.
  private(set) var subject: String
  /// The subject that is above zero where it is: that of which it is so many times as much, or rounded.
  private(set) var base: String?
  /// What it says, where it is a condition on something else that is not known.
  private(set) var claim: Claim?
  /// What stands for it in texts; nil for the words of its name.
  var words: String?
  /// Whether it is there, since somebody gives it who may not give nil.
  var isPresent = false
  /// Whether it is the opposite of the condition of its path, or of what it says.
  private(set) var isNegated = false

  /// What it may do when it is called.
  enum Role {
    case plain
    /// A member of something that is laid out, which it may lay out.
    case layout
    /// One of what does not lay out, whatever it gets.
    case effectless
  }

  package enum Reason: String, Sendable {
    case parameter, property, outlet, unknownType, unknownCall, unreadable
    /// What a header declares whose implementation is not read.
    case objectiveC
  }

  init(_ path: String, _ reason: Reason, _ spot: SourceSpot, type: RuntimeType? = nil) {
    (self.path, self.reason, self.spot, self.type, subject) = (path, reason, spot, type, path)
  }

  /// The name where it is a member whose type nobody told, as `.row`; nil for all else.
  var implicitMember: String? {
    guard reason == .unreadable, path.utf8.first == UInt8(ascii: "."), !path.dropFirst().contains(".") else {
      return nil
    }
    return String(path.dropFirst())
  }

  /// It, as a variable of a type holds it.
  func typed(_ type: RuntimeType) -> Unknown {
    let found = Unknown(path, reason, spot, type: type)
    (found.role, found.subject, found.claim, found.isNegated) = (role, subject, claim, isNegated)
    (found.owner, found.base, found.isPresent, found.words) = (owner, base, isPresent, words)
    return found
  }

  /// The opposite of a condition.
  var negated: Unknown {
    let found = Unknown(path, reason, spot, type: type)
    (found.subject, found.claim, found.isNegated) = (subject, claim, !isNegated)
    return found
  }

  /// A condition on it.
  func claiming(_ claim: Claim) -> Unknown {
    let found = Unknown(path, reason, spot)
    found.claim = claim
    return found
  }

  /// What an operator makes of it and another value.
  func computed(_ word: String, _ other: Value) -> Unknown {
    let found = Unknown(path, reason, spot, type: type)
    found.role = role
    let operand = other.number.map { "\($0)" } ?? "…"
    found.subject = subject.utf8.count > 256 ? subject : "\(subject) \(word) \(operand)"
    let isScaled = ["*", "/"].contains(word) && other.number ?? 0 > 0
    if isScaled || ["ceil", "floor", "round"].contains(word) { found.base = base ?? subject }
    return found
  }
}
