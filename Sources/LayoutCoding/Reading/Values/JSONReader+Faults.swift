package import JSON
import LayoutModel

/// Where something stands in the text, for faults that are found later.
struct TextPlace {
  var pointer: JSONPointer
  var offset: Int

  /// The whole text.
  static let document = TextPlace(pointer: .root, offset: 0)
}

extension JSONReader {
  /// Adds a fault at the value at hand. What it is comes at a cost, which is not paid for faults that nobody reads.
  mutating func fault(_ kind: @autoclosure () -> Fault.Kind) {
    let (place, pointer) = (offset, takesFaults ? pointer : .root)
    note(at: place, Fault(kind(), at: pointer))
  }

  /// Adds a fault at the value at hand, which is nil for whoever reads it.
  mutating func refuse<Value>(_ kind: @autoclosure () -> Fault.Kind) -> Value? {
    fault(kind())
    return nil
  }

  /// Adds a fault about a value that was read before, at `place` of the text.
  mutating func fault(at place: Int, _ fault: @autoclosure () -> Fault) { note(at: place, fault()) }

  /// Adds a fault about a value that was read before.
  mutating func fault(_ kind: Fault.Kind, at place: TextPlace) {
    note(at: place.offset, Fault(kind, at: place.pointer))
  }

  /// Where the value at hand is.
  var place: TextPlace { TextPlace(pointer: pointer, offset: offset) }

  /// Ends the reading at a limit: what follows would only be more.
  mutating func passed(_ limit: Limit, _ allowed: Int, _ value: Int) -> ReadingEnded {
    end(because: Fault(.limitExceeded(limit, limit: allowed, value: value), at: pointer))
  }

  /// Skips the value at hand, at which there is a fault.
  mutating func skip(_ kind: @autoclosure () -> Fault.Kind) throws(ReadingEnded) {
    fault(kind())
    try skipValue()
  }

  /// Skips the value at hand, which is read later from this place.
  mutating func postpone() throws(ReadingEnded) -> Bookmark {
    let place = bookmark
    try skipValue()
    return place
  }

  /// Reads ahead and comes back. What is wrong is found again.
  mutating func lookAhead<Value>(
    _ read: (inout JSONReader) throws(ReadingEnded) -> Value
  ) throws(ReadingEnded) -> Value {
    let start = mark
    do throws(ReadingEnded) {
      let value = try read(&self)
      undo(to: start)
      return value
    } catch {
      forget(since: start)
      throw error
    }
  }

  /// What was not as expected, in the order of the text.
  var faults: [Fault] {
    Fault.withoutRepetitions(Fault.inOrder(found.map { ($0.place, Fault($0.content)) }))
  }

  /// Everything that is wrong with a text whose reading has ended, what ended it last.
  package var faultsToTheEnd: FaultList { FaultList(faults + [ending].compactMap { $0.map { Fault($0) } }) }
}

extension Fault {
  /// Faults without those that say the same as the one before about a key of the same object: a width and a height where a device
  /// has a size, and x, y, width and height where a view has a frame.
  fileprivate static func withoutRepetitions(_ faults: [Fault]) -> [Fault] {
    var kept: [Fault] = []
    for fault in faults {
      if let last = kept.last, case .keyWrittenOtherwise(_, let first, _) = last.kind,
        last.pointer.tokens.dropLast() == fault.pointer.tokens.dropLast()
      {
        if case .keyWrittenOtherwise(_, let second, _) = fault.kind,
          first == second || WrittenOtherwise.offersFrame(first) && WrittenOtherwise.offersFrame(second)
        {
          continue
        }
        // A height is a key of rows, too.
        if case .unknownKey("height", _, _) = fault.kind, WrittenOtherwise.offersFrame(first) { continue }
      }
      kept.append(fault)
    }
    return kept
  }

  /// Faults in the order of the text. Those of one place stay in theirs.
  static func inOrder(_ found: [(place: Int, fault: Fault)]) -> [Fault] {
    let sorted = found.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      return (a.place, a.fault.offset ?? 0, first.offset) < (b.place, b.fault.offset ?? 0, second.offset)
    }
    return sorted.map(\.element.fault)
  }

  init(_ found: JSONReader.Found.Content) {
    switch found {
    case .json(let fault): self.init(Kind(fault.kind), at: fault.pointer)
    case .other(let error):
      guard let fault = error as? Fault else { preconditionFailure("a fault of nobody: \(error)") }
      self = fault
    }
  }
}

extension Fault.Kind {
  /// A value of the right type that means nothing here.
  static func expected(_ what: String, nearest: [String] = []) -> Self {
    .invalidValue(expected: what, nearest: nearest)
  }

  static func expected(_ what: StaticString, nearest: [String] = []) -> Self {
    .invalidValue(expected: what.description, nearest: nearest)
  }

  private static func nearestKeys(to name: String, in known: [String], _ ignored: [String]) -> [String] {
    if let meant = OtherWords.keys(for: name, among: known + ignored) { return meant }
    let begun = name.utf8.count > 4 ? known.filter { $0.hasPrefix(name) } : []
    if begun.count == 1 { return begun }
    let nearest = nearestNames(to: name, in: known)
    if !nearest.isEmpty { return nearest }
    return nearestNames(to: name, in: ignored.filter { !IgnoredKeys.notModelled.contains($0) })
  }

  /// A key that a row with a prototype does not have: it may be the id of a view.
  static func inValuesOfRow(_ name: String) -> Self {
    let instead =
      "What a row shows stands under 'values', by the ids of its prototype's views: "
      + #"{"cell": "line", "values": {"title": {"text": "…"}}}."#
    return .keyWrittenOtherwise(name, instead: instead, nearest: [])
  }

  fileprivate init(_ kind: JSONFault.Kind) {
    switch kind {
    case .syntax(let error, let offset, let line, let column):
      self = .invalidJSON(error, offset: offset, line: line, column: column)
    case .tooDeep(let limit, let depth): self = .limitExceeded(.depth, limit: limit, value: depth)
    case .wrongType(let expected, let found): self = .wrongType(expected: expected, found: found)
    case .invalidNumber(let expected): self = .expected(expected)
    case .nonFinite: self = .nonFinite
    case .duplicateMember(let name): self = .duplicateKey(name)
    case .unknownMember(let name, let known, let ignored, let value):
      // A key with one meaning is told that, however it is spelt.
      let isSpelled = OtherWords.isSpelling(name, among: known + ignored)
      if !isSpelled, let other = WrittenOtherwise.instead(of: name, value: value, among: known) {
        self = .keyWrittenOtherwise(name, instead: other.sentences, nearest: other.nearest)
        return
      }
      let nearest = Self.nearestKeys(to: name, in: known, ignored)
      let isOfOthers = OtherWords.keys(for: name, among: known + ignored) != nil
      let classes = nearest.isEmpty && !isOfOthers ? KeysOfClasses.classes(with: name) : []
      if !classes.isEmpty {
        self = .keyOfOtherClass(name, classes: classes)
        return
      }
      if nearest.isEmpty, known.contains("cell"), known.contains("values") {
        self = .inValuesOfRow(name)
        return
      }
      // Few are told all.
      self = .unknownKey(name, nearest: nearest, known: nearest.isEmpty && known.count <= 12 ? known : [])
    }
  }
}
