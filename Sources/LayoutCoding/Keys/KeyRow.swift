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

/// How a value is written: what stands there, and how it is read.
struct ValueForm<Value>: Sendable {
  typealias Read = @Sendable (_ draft: inout Draft, _ target: Int32) throws(ReadingEnded) -> Value?

  let shape: ValueShape
  /// Reads one value of the node `target`; nil, with a fault, if it is none.
  let read: Read

  @_semantics("optimize.sil.specialize.generic.never")
  init(_ shape: ValueShape = .plain, _ read: @escaping Read) { (self.shape, self.read) = (shape, read) }

  /// The form of a value that is read without the rest of the document.
  @_semantics("optimize.sil.specialize.generic.never")
  init(
    _ shape: ValueShape = .plain,
    _ read: @escaping @Sendable (inout JSONReader) throws(ReadingEnded) -> Value?
  ) {
    self.init(shape) { (draft, _) throws(ReadingEnded) in try read(&draft.reader) }
  }

  /// The form of what a value makes.
  @_semantics("optimize.sil.specialize.generic.never")
  func map<Made>(_ make: @escaping @Sendable (Value) -> Made) -> ValueForm<Made> {
    ValueForm<Made>(shape) { [read] (draft, target) throws(ReadingEnded) in
      guard let value = try read(&draft, target) else { return nil }
      return make(value)
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

  /// How the key's value is read, with what it sets.
  struct Value: Sendable {
    let form: ValueForm<Property>
    /// Whether it may differ between size classes.
    let mayVary: Bool
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
    mayVary: Bool = true
  ) {
    (self.key, self.aliases, self.owner) = (key, aliases, owner)
    value = Value(form: form, mayVary: mayVary)
  }
}

/// Makes the rows of keys that set variables of one part of a node.
struct VariableRows<Key: DocumentKey, Owner: Equatable & Sendable, Property, Part>: Sendable {
  /// Who has the keys, nil for all.
  var owner: Owner?
  /// Whether their values may differ between size classes.
  var mayVary = true
  let property: @Sendable (Assignment<Part>) -> Property

  /// The row of a key whose values set a variable.
  @_semantics("optimize.sil.specialize.generic.never")
  func callAsFunction<Value: Sendable>(
    _ key: Key, _ form: ValueForm<Value>, _ variable: Variable<Part, Value>, or aliases: String...
  ) -> KeyRow<Key, Owner, Property> {
    KeyRow(
      key, aliases: aliases, of: owner, form.map { [property] in property(Assignment(variable, $0)) },
      mayVary: mayVary)
  }

  /// The row of a key whose values set a variable that may have none.
  @_semantics("optimize.sil.specialize.generic.never")
  func callAsFunction<Value: Sendable>(
    _ key: Key, _ form: ValueForm<Value>, _ variable: Variable<Part, Value?>, or aliases: String...
  ) -> KeyRow<Key, Owner, Property> {
    KeyRow(
      key, aliases: aliases, of: owner, form.map { [property] in property(Assignment(variable, $0)) },
      mayVary: mayVary)
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
