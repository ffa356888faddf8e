import JSON
import LayoutModel

/// The members of one kind of small object, a row a member. A document has few of these, so rows may be closures.
struct Members<Whole: Sendable>: Sendable {
  /// One member: its names, and how its value is read into the whole.
  struct Row: Sendable {
    typealias Read = @Sendable (inout Draft, inout Whole) throws(ReadingEnded) -> Void
    typealias Write = @Sendable (inout DocumentEncoder, Whole) -> Void

    let name: String
    /// Other spellings.
    let others: [String]
    /// The first version of the system that has it, nil for all.
    let since: Int?
    let isNeeded: Bool
    let read: Read
    /// Writes the member of a whole, nothing where that does not say it.
    let write: Write

    @_semantics("optimize.sil.specialize.generic.never")
    init(
      _ name: String, others: [String] = [], since: Int? = nil, isNeeded: Bool = false,
      read: @escaping Read, write: @escaping Write
    ) {
      (self.name, self.others, self.since, self.isNeeded) = (name, others, since, isNeeded)
      (self.read, self.write) = (read, write)
    }

    /// A member of what only requests have, which nobody writes.
    @_semantics("optimize.sil.specialize.generic.never")
    init(_ name: String, ofRequests read: @escaping Read) { self.init(name, read: read, write: { _, _ in }) }

    /// A value; a faulty one changes nothing.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value: Sendable>(
      _ name: String, _ form: ValueForm<Value>, _ variable: Variable<Whole, Value>, or others: String...,
      since: Int? = nil, isNeeded: Bool = false
    ) {
      self.init(name, form, variable, others: others, since: since, isNeeded: isNeeded)
    }

    private init<Value: Sendable>(
      _ name: String, _ form: ValueForm<Value>, _ variable: Variable<Whole, Value>, others: [String],
      since: Int?, isNeeded: Bool
    ) {
      self.init(name, others: others, since: since, isNeeded: isNeeded) {
        (draft, whole) throws(ReadingEnded) in
        if let value = try form.read(&draft, -1) { whole[keyPath: variable] = value }
      } write: { encoder, whole in
        form.write(&encoder, whole[keyPath: variable])
      }
    }

    /// A value that may be none.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Value: Sendable>(
      _ name: String, _ form: ValueForm<Value>, _ variable: Variable<Whole, Value?>, or others: String...,
      since: Int? = nil, isNeeded: Bool = false
    ) {
      self.init(
        name, form.map({ .some($0) }, from: \.self), variable, others: others, since: since,
        isNeeded: isNeeded)
    }
  }

  /// What such an object is called in faults.
  let expected: StaticString
  /// One that says nothing.
  let empty: Whole
  let rows: [Row]
  /// The places of rows by their names.
  let table: KeyTable

  @_semantics("optimize.sil.specialize.generic.never")
  init(_ expected: StaticString, _ empty: Whole, _ rows: [Row], ignoring ignored: [String] = []) {
    (self.expected, self.empty, self.rows) = (expected, empty, rows)
    let others = rows.enumerated().flatMap { place, row in row.others.map { (name: $0, place: place) } }
    table = KeyTable(
      rows.map(\.name) + others.map(\.name), numbers: Array(rows.indices) + others.map(\.place),
      ignoring: ignored)
  }
}

extension ValueForm where Value: Sendable {
  /// An object of such members.
  @_semantics("optimize.sil.specialize.generic.never")
  static func object(_ members: Members<Value>) -> Self {
    Self(.object) { (draft, _) throws(ReadingEnded) in
      try draft.object(members)
    } write: {
      $0.object(members, $1)
    }
  }
}

extension Draft {
  /// A value in some form that belongs to no node.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func read<Value>(_ form: ValueForm<Value>) throws(ReadingEnded) -> Value? {
    try form.read(&self, -1)
  }

  /// An object of such members; nil, with a fault, if something else stands here.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func object<Whole>(_ members: Members<Whole>) throws(ReadingEnded) -> Whole? {
    guard var object = try reader.beginObject(members.expected) else { return nil }
    var whole = members.empty
    while case let place = try reader.nextMember(of: &object, in: members.table), place >= 0 {
      let row = members.rows[place]
      // As documents that are made by programs write what is not there.
      if !row.isNeeded, try reader.null() { continue }
      if let version = row.since { note(row.name, since: version) }
      try row.read(&self, &whole)
    }
    // What is missing may stand there under a name that nothing knows, which is told.
    if !object.hasUnknownNames {
      for (place, row) in members.rows.enumerated() where row.isNeeded && !object.seen.contains(place) {
        reader.fault(.missingKey(row.name))
      }
    }
    return whole
  }

  /// An array of such objects, without what is none; nil, with a fault, if something else stands here.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func objects<Whole>(
    _ expected: StaticString, _ members: Members<Whole>, atLeastOne: Bool = false
  ) throws(ReadingEnded) -> [Whole]? {
    try array(expected, atLeastOne: atLeastOne) { (draft) throws(ReadingEnded) in try draft.object(members) }
  }

  /// The values of an array, without those that cannot be read; nil, with a fault, if something else stands here.
  mutating func array<Element>(
    _ expected: StaticString, atLeastOne: Bool = false,
    _ read: (inout Draft) throws(ReadingEnded) -> Element?
  ) throws(ReadingEnded) -> [Element]? {
    guard var array = try reader.beginArray(expected) else { return nil }
    var (elements, isEmpty): ([Element], Bool) = ([], true)
    while try reader.nextElement(of: &array) != nil {
      isEmpty = false
      if let element = try read(&self) { elements.append(element) }
    }
    if isEmpty, atLeastOne { reader.fault(.expected(expected)) }
    return elements
  }

  /// The values of an array, or the one that stands here by itself.
  mutating func oneOrMany<Element>(
    _ read: (inout Draft) throws(ReadingEnded) -> Element?
  ) throws(ReadingEnded) -> [Element]? {
    try reader.stands(.array) ? array("an array", read) : read(&self).map { [$0] }
  }
}

extension JSONReader {
  /// The values of an array, without those that cannot be read; nil, with a fault, if something else stands here.
  mutating func array<Element>(
    _ expected: StaticString, _ read: (inout JSONReader) throws(ReadingEnded) -> Element?
  ) throws(ReadingEnded) -> [Element]? {
    guard var array = try beginArray(expected) else { return nil }
    var elements: [Element] = []
    while try nextElement(of: &array) != nil {
      if let element = try read(&self) { elements.append(element) }
    }
    return elements
  }

  /// The strings of an array.
  mutating func strings(
    _ expected: StaticString, of element: StaticString = "a string"
  ) throws(ReadingEnded) -> [String]? {
    try array(expected) { (reader) throws(ReadingEnded) in try reader.string(element) }
  }

  /// The values of an object by their names, without those that cannot be read.
  @_semantics("optimize.sil.specialize.generic.never")
  mutating func map<Value>(
    _ expected: StaticString, _ read: (inout JSONReader) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> [String: Value] {
    var values: [String: Value] = [:]
    guard var map = try beginMap(expected) else { return values }
    while let name = try nextMember(of: &map) { values[name] = try read(&self) }
    return values
  }
}
