import JSON
import LayoutModel

/// What tells a value from an object of values by size class.
enum ValueShape {
  /// No object: any object is a variation.
  case plain
  /// An object of known keys, none of which is `default`.
  case object
  /// An object of free names; one that has the name `default` is a variation.
  case map
}

/// How a value stands in a document: how it is read, and how it is written.
struct ValueForm<Value>: Sendable {
  typealias Read = @Sendable (_ draft: inout Draft, _ target: Int32) throws(ReadingEnded) -> Value?
  typealias Write = @Sendable (_ encoder: inout DocumentEncoder, _ value: Value) -> Void

  let shape: ValueShape
  /// Reads one value of the node `target`; nil, with a fault, if it is none.
  let read: Read
  /// Writes a value as it is read; nothing for one that cannot stand there.
  let write: Write

  @_semantics("optimize.sil.specialize.generic.never")
  init(_ shape: ValueShape = .plain, _ read: @escaping Read, write: @escaping Write) {
    (self.shape, self.read, self.write) = (shape, read, write)
  }

  /// The form of a value that is read without the rest of the document.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ shape: ValueShape = .plain,
    _ read: @escaping @Sendable (inout JSONReader) throws(ReadingEnded) -> Value?, write: @escaping Write
  ) {
    self.init(shape, { (draft, _) throws(ReadingEnded) in try read(&draft.reader) }, write: write)
  }

  /// The form of what a value makes, and which value makes it; nil for what none makes.
  @_semantics("optimize.sil.specialize.generic.never")
  func map<Made>(
    _ make: @escaping @Sendable (Value) -> Made, from find: @escaping @Sendable (Made) -> Value?
  ) -> ValueForm<Made> {
    ValueForm<Made>(shape) { [read] (draft, target) throws(ReadingEnded) in
      guard let value = try read(&draft, target) else { return nil }
      return make(value)
    } write: { [write] encoder, made in
      if let value = find(made) { write(&encoder, value) }
    }
  }
}

/// One key of a view, controller or other object of the document: its names, who has it, how it is written and what it
/// sets.
struct KeyRow<Key: DocumentKey, Owner: Equatable & Sendable, Property>: Sendable {
  let key: Key
  /// Other spellings that count as the same key.
  let aliases: [String]
  /// Who has the key, nil for all.
  let owner: Owner?
  /// Nil for what is no value but part of the structure, which has a reader of its own and which nothing changes.
  let value: Value?

  /// Writes what a node of a document says of a key, nothing where that is nothing; nil for a node that says nothing at all.
  typealias WriteOwn = @Sendable (_ encoder: inout DocumentEncoder, _ node: Int?) -> Void

  /// How the key's value is read and written, with what it sets.
  struct Value: Sendable {
    let form: ValueForm<Property>
    /// Whether it may differ between size classes.
    let mayVary: Bool
    let writeOwn: WriteOwn
  }

  /// A part of the structure.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ key: Key, or aliases: String..., of owner: Owner? = nil) {
    (self.key, self.aliases, self.owner, value) = (key, aliases, owner, nil)
  }

  /// A value.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ key: Key, aliases: [String] = [], of owner: Owner? = nil, _ form: ValueForm<Property>,
    mayVary: Bool = true, writeOwn: @escaping WriteOwn
  ) {
    (self.key, self.aliases, self.owner) = (key, aliases, owner)
    value = Value(form: form, mayVary: mayVary, writeOwn: writeOwn)
  }

  /// A value of which a property says all.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ key: Key, aliases: [String] = [], of owner: Owner? = nil, _ form: ValueForm<Property>,
    mayVary: Bool = true, own: @escaping @Sendable (_ document: LayoutDocument, _ node: Int) -> Property?
  ) {
    self.init(key, aliases: aliases, of: owner, form, mayVary: mayVary) { encoder, node in
      if let property = node.flatMap({ own(encoder.document, $0) }) { form.write(&encoder, property) }
    }
  }
}

/// Makes the rows of keys that set variables of one part of a node.
struct VariableRows<Key: DocumentKey, Owner: Equatable & Sendable, Property, Part: Sendable>: Sendable {
  /// Where a part of a node is.
  struct Place: Sendable {
    /// One that says nothing.
    let empty: Part
    /// That of a node, nil for a node that says nothing of it.
    let part: @Sendable (_ document: LayoutDocument, _ node: Int) -> Part?
    /// The assignment to such a part that a property is; nil for other properties.
    let assignment: @Sendable (Property) -> Assignment<Part>?
  }

  /// Who has the keys, nil for all.
  var owner: Owner?
  /// Whether their values may differ between size classes.
  var mayVary = true
  let place: Place
  let property: @Sendable (Assignment<Part>) -> Property

  /// The row of a key whose values set a variable.
  @_semantics("optimize.sil.specialize.generic.never")
  func callAsFunction<Value: Sendable>(
    _ key: Key, _ form: ValueForm<Value>, _ variable: Variable<Part, Value>, or aliases: String...
  ) -> KeyRow<Key, Owner, Property> {
    let made = form.map { [property] in
      property(Assignment(variable, $0))
    } from: { [place] in
      place.assignment($0)?.value(of: variable)
    }
    return KeyRow(key, aliases: aliases, of: owner, made, mayVary: mayVary) { [place] encoder, node in
      form.write(&encoder, place.part(of: node, in: encoder.document)[keyPath: variable])
    }
  }

  /// The row of a key whose values set a variable that may have none.
  @_semantics("optimize.sil.specialize.generic.never")
  func callAsFunction<Value: Sendable>(
    _ key: Key, _ form: ValueForm<Value>, _ variable: Variable<Part, Value?>, or aliases: String...
  ) -> KeyRow<Key, Owner, Property> {
    let made = form.map { [property] in
      property(Assignment(variable, $0))
    } from: { [place] in
      place.assignment($0)?.value(of: variable) ?? nil
    }
    return KeyRow(key, aliases: aliases, of: owner, made, mayVary: mayVary) { [place] encoder, node in
      let value = place.part(of: node, in: encoder.document)[keyPath: variable]
      if let value { form.write(&encoder, value) }
    }
  }
}

extension VariableRows.Place {
  func part(of node: Int?, in document: LayoutDocument) -> Part {
    node.flatMap { part(document, $0) } ?? empty
  }
}

/// The rows of one kind of object, by key.
struct KeyRows<Key: DocumentKey, Owner: Equatable & Sendable, Property>: Sendable {
  typealias Row = KeyRow<Key, Owner, Property>

  /// In the order of the keys.
  let rows: [Row]
  /// Finds keys by all their spellings.
  let keys: Keys<Key>
  // Parts of the rows, so that looking at one part copies nothing else.
  private let names: [String]
  private let owners: [Owner?]
  private let values: [Row.Value?]

  /// - Precondition: There is one row for each key.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ rows: [Row], ignoring ignored: [String] = []) {
    let sorted = rows.sorted { $0.key.rawValue < $1.key.rawValue }
    precondition(sorted.map(\.key.rawValue) == Key.allCases.map(\.rawValue), "one row a key")
    self.rows = sorted
    names = sorted.map(\.key.name)
    keys = Keys(
      Array(zip(names, Key.allCases)) + sorted.flatMap { row in row.aliases.map { ($0, row.key) } },
      ignoring: ignored)
    owners = sorted.map(\.owner)
    values = sorted.map(\.value)
  }

  /// The key as documents write it.
  @_semantics("optimize.sil.specialize.generic.never")
  func name(of key: Key) -> String { names[key.rawValue] }

  /// The key of that name, nil if there is none. Other spellings count nothing.
  @_semantics("optimize.sil.specialize.generic.never")
  func key(named name: String) -> Key? {
    let number = keys.table.number(of: name)
    return number >= 0 && names[number] == name ? Key(rawValue: number) : nil
  }

  /// Who has a key, nil for all.
  func owner(of key: Key) -> Owner? { owners[key.rawValue] }

  /// How the value of a key is read, nil for a part of the structure.
  func value(of key: Key) -> Row.Value? { values[key.rawValue] }
}
