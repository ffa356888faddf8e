import JSON
import LayoutModel

/// Reads a `Contents.json` as leniently as Xcode does: what is unknown is noted, not refused
/// (AS-unknown-value, AS-wrong-type).
///
/// Only what makes the file unreadable as a whole is a fault (AS-unreadable), and a file name that leaves the
/// folder (AS-unsafe-path).
struct ContentsDecoder {
  /// What a `Contents.json` says, whatever it is the content of.
  struct Contents {
    var pointer: JSONPointer
    /// The rows of the arrays that are there.
    var sections: [Section] = []
    var renderingMode: ImageRenderingMode?
    var preservesVectorRepresentation = false
    var providesNamespace = false
    var notes: [Diagnostic] = []
  }

  /// One array of rows.
  struct Section {
    var key: String
    var rows: [AssetRow] = []
    var notes: [Diagnostic] = []
  }

  /// Reads the text, which it lends from whoever reads all of it.
  var reader = JSONReader.none
  /// What the assets of the document may still hold.
  private var budget: AssetBudget
  private var remainingNotes: Int
  private var contents: Contents
  /// The array at hand, nil outside of one.
  private var section: Section?
  /// The row at hand, the keys that it may have, and those of them that stood in their first spelling, which wins over the
  /// second one.
  var row = AssetRow(origin: .contents(0))
  var rowKeys: Set<String> = []
  var firstSpellings: Set<String> = []

  private init(pointer: JSONPointer, budget: AssetBudget) {
    contents = Contents(pointer: pointer)
    self.budget = budget
    remainingNotes = budget.notesOfSet
  }

  /// Reads the object at hand; nil, with a fault, if none stands here.
  static func decode(
    _ reader: inout JSONReader, budget: inout AssetBudget
  ) throws(ReadingEnded) -> Contents? {
    var decoder = ContentsDecoder(pointer: reader.pointer, budget: budget)
    swap(&decoder.reader, &reader)
    defer { swap(&decoder.reader, &reader) }
    guard try decoder.stands(.object, "an object"), var object = try decoder.reader.beginMap() else {
      return nil
    }
    while let key = try decoder.reader.nextMember(of: &object) { try decoder.decodeMember(key) }
    budget = decoder.budget
    return decoder.contents
  }

  private mutating func decodeMember(_ key: String) throws(ReadingEnded) {
    switch key {
    case "info": try decodeInfo()
    case "properties": try decodeProperties()
    case "images", "colors", "data", "symbols": try decodeRows(key)
    case "layers", "assets":
      // The content of types that are only named.
      contents.sections.append(Section(key: key))
      try reader.skipValue()
    default: try skipUnknown(key)
    }
  }

  private mutating func decodeRows(_ key: String) throws(ReadingEnded) {
    guard try stands(.array, "an array"), var array = try reader.beginArray() else { return }
    section = Section(key: key)
    rowKeys = Self.keysOfRows[key] ?? []
    while let index = try reader.nextElement(of: &array) {
      try budget.take(at: &reader)
      guard try stands(.object, "an object"), var object = try reader.beginMap() else { continue }
      (row, firstSpellings) = (AssetRow(origin: .contents(index)), [])
      while let member = try reader.nextMember(of: &object) { try decodeRowMember(member) }
      section?.rows.append(row)
    }
    if let section { contents.sections.append(section) }
    section = nil
  }

  /// Whether an object or array stands here that must be one.
  private mutating func stands(_ type: JSONType, _ expected: String) throws(ReadingEnded) -> Bool {
    let found = try reader.nextType()
    if found == type { return true }
    try reader.skip(.invalidStructure(expected: expected, found: found))
    return false
  }

  private mutating func decodeInfo() throws(ReadingEnded) {
    guard var object = try beginIfObject() else { return }
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "author": try reader.skipValue()
      case "version": if let version = try lenientNumber(), version != 1 { note(.unknownVersion) }
      case "template-rendering-intent":
        note(.misplacedKey)
        let mode = try decodeRenderingMode()
        contents.renderingMode = contents.renderingMode ?? mode
      default: try skipUnknown(key)
      }
    }
  }

  private mutating func decodeProperties() throws(ReadingEnded) {
    guard var object = try beginIfObject() else { return }
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "template-rendering-intent":
        // Wins over the one that is misplaced in info, wherever that stands.
        if let mode = try decodeRenderingMode() { contents.renderingMode = mode }
      case "preserves-vector-representation":
        contents.preservesVectorRepresentation = try lenientFlag() ?? false
      case "provides-namespace": contents.providesNamespace = try lenientFlag() ?? false
      case "on-demand-resource-tags", "on-demand-resources", "localizable", "compression-type",
        "auto-scaling", "generate-swift-asset-symbol-extensions", "symbol-rendering-intent", "pre-rendered",
        "content-reference", "frame-size", "frame-center":
        try reader.skipValue()
      default: try skipUnknown(key)
      }
    }
  }

  mutating func decodeRenderingMode() throws(ReadingEnded) -> ImageRenderingMode? {
    guard let intent = try lenientString() else { return nil }
    switch intent {
    case "original": return .alwaysOriginal
    case "template": return .alwaysTemplate
    default:
      note(.invalidValue(expected: "original or template"))
      return nil
    }
  }
}

/// What the assets of one document may hold: any number of rows could be hostile, and so could notes about
/// them.
struct AssetBudget {
  let limit: Int
  private var taken = 0
  private var remainingNotes = 1000

  init(limit: Int) { self.limit = limit }

  /// Counts a set, a row, a registered image or a file.
  mutating func take(at reader: inout JSONReader) throws(ReadingEnded) {
    taken += 1
    if taken > limit { throw reader.passed(.assets, limit, taken) }
  }

  /// How many notes one set may keep.
  var notesOfSet: Int { min(remainingNotes, 100) }

  /// Takes the notes of a set that is finished, as far as there is room.
  mutating func takeNotes(of set: inout AssetSet) {
    let excess = set.diagnostics.count - notesOfSet
    if excess > 0 { set.diagnostics.removeLast(excess) }
    remainingNotes -= set.diagnostics.count
  }
}

extension ContentsDecoder {
  /// Notes something about the value at hand, or about a member of it.
  mutating func note(_ finding: ContentsFinding, member: String? = nil) {
    guard remainingNotes > 0 else { return }
    remainingNotes -= 1
    let pointer = member.map { reader.pointer.appending($0) } ?? reader.pointer
    let diagnostic = Diagnostic(.contents(finding), pointer: pointer)
    if section == nil { contents.notes.append(diagnostic) } else { section?.notes.append(diagnostic) }
  }

  mutating func skipUnknown(_ key: String) throws(ReadingEnded) {
    note(.unknownKey(key))
    try reader.skipValue()
  }

  /// Notes that a value is of another type than its key has, and skips it (AS-wrong-type).
  mutating func skipInvalid(_ expected: String) throws(ReadingEnded) {
    note(.invalidValue(expected: expected))
    try reader.skipValue()
  }

  /// Whether a value of this type stands here; if not, it is skipped.
  private mutating func takes(_ type: JSONType, _ expected: String) throws(ReadingEnded) -> Bool {
    if try reader.stands(type) { return true }
    try skipInvalid(expected)
    return false
  }

  mutating func beginIfObject() throws(ReadingEnded) -> JSONReader.Map? {
    try takes(.object, "an object") ? reader.beginMap() : nil
  }

  mutating func lenientString() throws(ReadingEnded) -> String? {
    try takes(.string, "a string") ? reader.string() : nil
  }

  mutating func lenientFlag() throws(ReadingEnded) -> Bool? {
    try takes(.boolean, "true or false") ? reader.boolean() : nil
  }

  /// A number of pixels, as a number or as a string of one.
  mutating func lenientNumber() throws(ReadingEnded) -> Double? {
    let value: Double?
    switch try reader.nextType() {
    case .number: value = try reader.double()
    case .string: value = try reader.string().flatMap(decimalNumber)
    default:
      try skipInvalid("a number")
      return nil
    }
    if let value, abs(value) <= longestLength { return value }
    note(.invalidValue(expected: "a number from -10000000 to 10000000"))
    return nil
  }
}

/// The number that a decimal notation means; nil for anything else that Swift would read, such as `nan` or
/// `0x1p3`.
func decimalNumber(_ text: String) -> Double? {
  guard (1...64).contains(text.utf8.count),
    text.utf8.allSatisfy({ isDigit($0) || "+-.eE".utf8.contains($0) }), let value = Double(text),
    value.isFinite
  else { return nil }
  return value
}
