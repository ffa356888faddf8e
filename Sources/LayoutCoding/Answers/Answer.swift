package import JSON

/// A value of an answer: a word, a number, an object, or a list of those.
package protocol AnswerValue: Sendable {
  /// What the contract says of it.
  static var shape: AnswerShape { get }

  func write(to writer: inout JSONWriter, in context: AnswerContext)
}

/// An object of an answer. Its members are rows, from which come what is written and what is held against the contract.
package protocol Answer: AnswerValue {
  typealias Rows = [AnswerRow<Self>]
  /// The members in the order in which they are written.
  static var rows: Rows { get }
}

extension Answer {
  @_semantics("optimize.sil.specialize.generic.never")
  package static var shape: AnswerShape { .object { members } }
  /// What its rows may write.
  @_semantics("optimize.sil.specialize.generic.never")
  package static var members: [AnswerMember] { rows.flatMap { $0.members() } }

  @_semantics("optimize.sil.specialize.generic.never")
  package func write(to writer: inout JSONWriter, in context: AnswerContext = .alone) {
    writer.beginObject()
    writeMembers(to: &writer, in: context)
    writer.endObject()
  }

  /// Writes the members into an object that is open.
  @_semantics("optimize.sil.specialize.generic.never")
  package func writeMembers(to writer: inout JSONWriter, in context: AnswerContext = .alone) {
    for row in Self.rows { row.write(self, context, &writer) }
  }
}

/// A member of an object, or several that stand together there.
package struct AnswerRow<Object>: Sendable {
  package let members: @Sendable () -> [AnswerMember]
  let write: @Sendable (Object, AnswerContext, inout JSONWriter) -> Void

  /// - Parameter members: What ``write`` may write; asked late, since objects can hold others of their kind.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ members: @autoclosure @escaping @Sendable () -> [AnswerMember],
    write: @escaping @Sendable (Object, AnswerContext, inout JSONWriter) -> Void
  ) {
    (self.members, self.write) = (members, write)
  }

  /// A member that is always there; nil is null.
  @_semantics("optimize.sil.specialize.generic.never")
  static func member<Value: AnswerValue>(
    _ name: StaticString, _ value: @escaping @Sendable (Object) -> Value
  ) -> AnswerRow {
    AnswerRow([AnswerMember(name.description, Value.shape)]) { object, context, writer in
      writer.member(name, value(object), in: context)
    }
  }

  /// A member that is left out where it is nil.
  @_semantics("optimize.sil.specialize.generic.never")
  static func optional<Value: AnswerValue>(
    _ name: StaticString, _ value: @escaping @Sendable (Object) -> Value?
  ) -> AnswerRow {
    optionalIn(name) { object, _ in value(object) }
  }

  /// A member that is left out where it is nil, which depends on where the object stands.
  @_semantics("optimize.sil.specialize.generic.never")
  static func optionalIn<Value: AnswerValue>(
    _ name: StaticString, _ value: @escaping @Sendable (Object, AnswerContext) -> Value?
  ) -> AnswerRow {
    AnswerRow([AnswerMember(name.description, Value.shape, isOptional: true)]) { object, context, writer in
      if let value = value(object, context) { writer.member(name, value, in: context) }
    }
  }

  /// A list that is left out where it is empty.
  @_semantics("optimize.sil.specialize.generic.never")
  static func filled<Element: AnswerValue>(
    _ name: StaticString, _ list: @escaping @Sendable (Object) -> [Element]
  ) -> AnswerRow {
    AnswerRow([AnswerMember(name.description, [Element].shape, isOptional: true)]) {
      object, context, writer in
      let list = list(object)
      if !list.isEmpty { writer.member(name, list, in: context) }
    }
  }

  /// A member that is true or left out.
  @_semantics("optimize.sil.specialize.generic.never")
  static func flag(_ name: StaticString, _ value: @escaping @Sendable (Object) -> Bool) -> AnswerRow {
    AnswerRow([AnswerMember(name.description, .flag, isOptional: true)]) { object, _, writer in
      if value(object) { writer.member(name, true) }
    }
  }

  /// An object of its own, made of the same value.
  @_semantics("optimize.sil.specialize.generic.never")
  static func object(_ name: StaticString, _ rows: [AnswerRow]) -> AnswerRow {
    AnswerRow([AnswerMember(name.description, .object { rows.flatMap { $0.members() } })]) {
      object, context, writer in
      writer.beginObject(name)
      for row in rows { row.write(object, context, &writer) }
      writer.endObject()
    }
  }

  /// The members of another object.
  @_semantics("optimize.sil.specialize.generic.never")
  static func members<Value: Answer>(_ value: @escaping @Sendable (Object) -> Value) -> AnswerRow {
    AnswerRow(Value.members) { object, context, writer in
      value(object).writeMembers(to: &writer, in: context)
    }
  }

  /// The members of another object, left out where that is nil.
  @_semantics("optimize.sil.specialize.generic.never")
  static func optionalMembers<Value: Answer>(_ value: @escaping @Sendable (Object) -> Value?) -> AnswerRow {
    AnswerRow(Value.members.map(\.asOptional)) { object, context, writer in
      value(object)?.writeMembers(to: &writer, in: context)
    }
  }
}
