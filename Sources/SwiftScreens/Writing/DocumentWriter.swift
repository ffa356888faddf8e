import JSON
import LayoutCoding
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Writes what a screen made as a layout document.
struct DocumentWriter: ~Copyable {
  let run: ScreenRun
  /// What it is of, where that is not the screen.
  let part: DocumentPart?
  var names: ViewNames
  var json = JSONWriter()
  /// The views that were written, and guides of theirs: constraints to others are told.
  var tree = TreeWalk()
  var guides: Set<ObjectIdentifier> = []
  var opaque = OpaqueViews()
  /// What constraints say of the sides of views.
  var sides = SettledSides()
  /// Whether there is one among them of whose size the layout makes use.
  var hasUnknownSizes = false
  /// The content views of cells and effects, and scroll views whose content code has given a size.
  var contents: [Object] = []
  /// The active constraints of each element of a list, and of none; nil before the first is written.
  var grouped: [ObjectIdentifier?: [Object]]?
  /// Constraints between an element of a list and what is around it.
  var crossing: Set<ObjectIdentifier> = []
  /// Whether an element of a list is written.
  var isInElement = false
  /// The views of elements of lists, which come behind all others.
  var writtenElements: [(id: String, view: Object)] = []
  /// The sizes of images that code draws, or names, by the names that the document has for them.
  var drawnImages: [String: Size] = [:]
  /// The sizes of the app's images; nil where those are not known.
  var imageSize: ((String) -> Size?)?
  var holes: [SourceHole] = []
  /// What code changed of what a file says to bars: members of the controller, and of its navigation item behind a dot.
  var barChanges: Set<String> = []
  /// What code changed of the containers that a storyboard has around the screen.
  var containerChanges: [ContainerChange] = []
  /// Whether bars are written to be compared, without the views in them.
  var isComparingBars = false
  /// Conditions that were taken to hold.
  var choices: [SourceChoice] = []
  var constraintCount = 0
  /// Container controllers that the view of the screen has in it, and the ids of their views.
  var embedded: [(view: String, controller: Object)] = []
  /// Containers that were entered.
  var enteredContainers = TreeWalk()
  /// Views of the controllers that containers show, which stand there and not among other views.
  var shownContents: Set<ObjectIdentifier> = []
  /// Whether the controller that is written next is presented by the one around it.
  var isPresented = false
  /// Whether views are written as files made them, to find what code changed.
  var isBefore = false
  var places: PlaceMap
  /// What views are called in the source: the class, by the id.
  var types: [String: String] = [:]
  /// The views and the guides of the app in the order of the document.
  var writtenViews: [(id: String, view: Object)] = []
  var writtenGuides: [(id: String, guide: Object)] = []

  init(_ run: ScreenRun, _ places: PlaceMap = PlaceMap([:]), part: DocumentPart? = nil) {
    (self.run, self.places, self.part) = (run, places, part)
    names = ViewNames(run)
  }

  var interpreter: Interpreter { run.interpreter }

  /// Writes the whole document, but for where it is shown.
  mutating func write() {
    json.beginObject()
    json.key("hierarchy")
    if part == nil, run.kind == .controller {
      writeController()
    } else if part == nil, run.fillsWindow {
      writeNibView()
    } else {
      writeStage()
    }
    noteContainerChanges()
    tellHeld()
    writtenViews += writtenElements
    writeConstraints()
    writeAssets()
    json.sources(places.files)
    json.endObject()
  }

  // MARK: Reading objects

  func value(_ variable: String, _ object: Object) -> Value? {
    interpreter.field(variable, of: .object(object))
  }

  func number(_ value: Value?) -> Double? { value?.number }

  func number(_ variable: String, _ object: Object) -> Double? { number(value(variable, object)) }

  func flag(_ variable: String, _ object: Object) -> Bool? {
    if case .boolean(let flag)? = value(variable, object) { return flag }
    return nil
  }

  /// Whether something holds of an object. What is not known is taken to hold, as the conditions of branches are.
  func holds(_ variable: String, _ object: Object) -> Bool {
    switch value(variable, object) {
    case .boolean(let flag)?: flag
    case .unknown(let unknown)?: interpreter.holds(unknown)
    default: false
    }
  }

  func word(_ variable: String, _ object: Object) -> String? { word(value(variable, object)) }

  /// The name of an enumeration's case.
  func word(_ value: Value?) -> String? {
    if case .enumeration(let found)? = value { return interpreter.spelling(of: found.name) }
    return nil
  }

  func text(_ variable: String, _ object: Object) -> String? {
    if case .string(let text)? = value(variable, object) { return text }
    return nil
  }

  func object(_ variable: String, _ object: Object) -> Object? {
    if case .object(let found)? = value(variable, object) { return found }
    return nil
  }

  func list(_ variable: String, _ object: Object) -> [Value] { run.list(variable, of: .object(object)) }

  /// The numbers of a structure's variables.
  func numbers(_ value: Value?, _ names: [String]) -> [Double]? {
    guard let value, case .structure = value else { return nil }
    let found = names.compactMap { number(interpreter.field($0, of: value)) }
    return found.count == names.count ? found : nil
  }

  func rawValue(_ value: Value?) -> Double? {
    guard let value else { return nil }
    return number(interpreter.field("rawValue", of: value)) ?? number(value)
  }

  /// The bits of a set of options.
  func bits(_ value: Value?) -> UInt64? {
    guard let value, case .integer(let bits, _)? = interpreter.field("rawValue", of: value) else {
      return nil
    }
    return UInt64(bitPattern: Int64(bits))
  }

  // MARK: Writing members

  mutating func member(_ key: String, _ value: String?) {
    guard let value else { return }
    json.key(key)
    // What belongs to a format is not shown.
    let isFormat = value.unicodeScalars.contains { Character($0) == Interpreter.partMark }
    json.string(isFormat ? String(value.prefix { $0 != Interpreter.partMark }) : value)
  }

  mutating func member(_ key: String, _ value: Double?) {
    guard let value, value.isFinite else { return }
    json.key(key)
    json.number(withoutNoise(value))
  }

  /// A number without what is left of sums of fractions: 48 for 47.99999999999999.
  func withoutNoise(_ value: Double) -> Double {
    let near = (value * 1e6).rounded() / 1e6
    return abs(near - value) < 1e-9 ? near : value
  }

  mutating func member(_ key: String, _ value: Bool?) {
    guard let value else { return }
    json.key(key)
    json.boolean(value)
  }

  /// Writes a set of options, of which the first has the lowest bit.
  mutating func words(_ key: String, _ words: [String], of bits: UInt64) {
    json.key(key)
    json.beginArray()
    for (bit, word) in words.enumerated() where bits & (1 << bit) != 0 { json.string(word) }
    json.endArray()
  }

  mutating func object(_ key: String, _ members: [(String, Double)]) {
    json.key(key)
    json.beginObject()
    for (name, number) in members { member(name, number) }
    json.endObject()
  }

  /// Writes a structure of numbers as an object with the same members, where it is one and is not left out.
  @discardableResult
  mutating func insets(
    _ key: String, _ value: Value?, _ id: String, _ sides: [String] = ["top", "left", "bottom", "right"],
    unless usual: [Double]? = nil
  ) -> Bool {
    hole(.number, value, target: "\(id).\(key)")
    guard let found = numbers(value, sides) else { return false }
    if found != usual { object(key, Array(zip(sides, found))) }
    return true
  }

  // MARK: Variables of views that are members of the same name, or of another

  /// Writes a flag. One that is not known is taken to hold, and told among what is.
  mutating func writeFlag(
    _ variable: String, _ view: Object, _ id: String, as key: String? = nil, unless usual: Bool = false
  ) {
    writeFlag(key ?? variable, value(variable, view), unless: usual)
  }

  /// Whether a condition that is not known holds, told as a choice.
  mutating func choose(_ unknown: Unknown) -> Bool {
    let holds = interpreter.holds(unknown)
    choices.append(
      SourceChoice(
        key: unknown.path, place: places.location(of: unknown.spot),
        value: interpreter.value(of: unknown, where: holds)))
    return holds
  }

  mutating func writeFlag(_ key: String, _ value: Value?, unless usual: Bool) {
    switch value {
    case .boolean(let flag)?: if flag != usual { member(key, flag) }
    case .unknown(let unknown)?:
      let flag = choose(unknown)
      if flag != usual { member(key, flag) }
    default: return
    }
  }

  mutating func writeNumber(_ variable: String, _ view: Object, _ id: String, unless usual: Double = 0) {
    if let number = number(variable, view), number != usual { member(variable, number) }
    hole(.number, value(variable, view), target: "\(id).\(variable)")
  }

  mutating func writeWord(
    _ variable: String, _ view: Object, _ id: String, as key: String? = nil, unless usual: String
  ) {
    writeWord(key ?? variable, value(variable, view), id, unless: usual)
  }

  mutating func writeWord(_ key: String, _ value: Value?, _ id: String, unless usual: String) {
    if let word = word(value), word != usual { member(key, word) }
    hole(.number, value, target: "\(id).\(key)")
  }

  // MARK: Comparing

  /// The members that somebody writes, which are not in the document then.
  mutating func membersWritten(by body: (inout DocumentWriter) -> Void) -> [JSONTree.Member] {
    var scratch = JSONWriter(capacity: 512)
    swap(&json, &scratch)
    json.beginObject()
    body(&self)
    json.endObject()
    swap(&json, &scratch)
    return JSONTree(scratch.bytes())?.members ?? []
  }

  /// Does something while objects hold what they held before.
  mutating func withFields<Result>(
    of parts: [(object: Object, fields: [Value?])], _ body: (inout DocumentWriter) -> Result
  ) -> Result {
    let current = parts.map(\.object.fields)
    for part in parts { part.object.fields = part.fields }
    let result = body(&self)
    for (part, fields) in zip(parts, current) { part.object.fields = fields }
    return result
  }

  // MARK: Holes

  /// Notes what is not known where it stands in the document: all of a value, the first part of a structure, or each that a text was put
  /// together of.
  mutating func hole(_ kind: SourceHole.Kind, _ value: Value?, target: String) {
    if let unknown = value?.unknownPart { return hole(kind, of: unknown, target: target) }
    guard case .string(let text)? = value else { return }
    for unknown in interpreter.unknowns(inText: text) { hole(kind, of: unknown, target: target) }
  }

  private mutating func hole(_ kind: SourceHole.Kind, of unknown: Unknown, target: String) {
    var hole = SourceHole(
      key: unknown.path, kind: kind, target: target, place: places.location(of: unknown.spot),
      reason: unknown.reason.rawValue, says: "\(unknown.path) \(unknown.reason.sentence)")
    hole.isOfValue = true
    if kind == .text { hole.standIn = interpreter.words(of: unknown) }
    holes.append(hole)
  }

  /// Notes what is known and has no place in a document.
  ///
  /// - Parameter object: What was made where it is told.
  mutating func tell(_ kind: SourceHole.Kind, _ key: String, _ object: Object, _ sentence: String) {
    holes.append(
      SourceHole(
        key: key, kind: kind, target: key, place: places.location(of: object.madeAt),
        reason: "notInDocuments",
        says: sentence))
  }
}

extension Unknown.Reason {
  /// The end of a sentence about what is not known.
  var sentence: String {
    switch self {
    case .parameter: "is given from outside, and nobody gives it here."
    case .property: "has no value that the source tells."
    case .outlet: "is connected in Interface Builder."
    case .unknownType: "is declared nowhere in the folder."
    case .unknownCall: "is known only while an app runs."
    case .unreadable: "is not understood."
    case .objectiveC: "is in Objective-C, which is not read."
    }
  }
}

extension Value {
  /// What is not known of it.
  var unknownPart: Unknown? {
    switch self {
    case .unknown(let unknown): unknown
    case .structure(let structure): structure.fields.lazy.compactMap(\.unknownPart).first
    default: nil
    }
  }
}

/// The keys of members that are otherwise than they were, or not there any more.
func changedKeys(from before: [JSONTree.Member], to now: [JSONTree.Member]) -> Set<String> {
  let changed = now.filter { !before.contains($0) }
  let gone = before.filter { member in !now.contains { $0.key == member.key } }
  return Set((changed + gone).map(\.key))
}
