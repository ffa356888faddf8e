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

  /// What the assets of the document may still hold.
  var budget: AssetBudget
  private var remainingNotes: Int
  private(set) var contents: Contents
  /// The array at hand, nil outside of one.
  var section: Section?

  private init(pointer: JSONPointer, budget: AssetBudget) {
    contents = Contents(pointer: pointer)
    self.budget = budget
    remainingNotes = budget.notesOfSet
  }

  /// Reads the object at hand; nil, with a fault, if none stands here.
  static func decode(_ reader: inout JSONReader, budget: inout AssetBudget) throws(ReadingEnded) -> Contents?
  {
    var decoder = ContentsDecoder(pointer: reader.pointer, budget: budget)
    guard
      var object = try decoder.beginStructure(
        .object, "an object", &reader,
        { (reader) throws(ReadingEnded) in
          try reader.beginMap()
        })
    else { return nil }
    while let key = try reader.nextMember(of: &object) { try decoder.decodeMember(key, &reader) }
    budget = decoder.budget
    return decoder.contents
  }

  private mutating func decodeMember(_ key: String, _ reader: inout JSONReader) throws(ReadingEnded) {
    switch key {
    case "info": try decodeInfo(&reader)
    case "properties": try decodeProperties(&reader)
    case "images", "colors", "data", "symbols": try decodeRows(key, &reader)
    case "layers", "assets":
      // The content of types that are only named.
      contents.sections.append(Section(key: key))
      try reader.skipValue()
    default: try skipUnknown(key, &reader)
    }
  }

  private mutating func decodeRows(_ key: String, _ reader: inout JSONReader) throws(ReadingEnded) {
    guard
      var array = try beginStructure(
        .array, "an array", &reader,
        { (reader) throws(ReadingEnded) in
          try reader.beginArray()
        })
    else { return }
    section = Section(key: key)
    while let index = try reader.nextElement(of: &array) {
      try budget.take(at: &reader)
      guard
        var object = try beginStructure(
          .object, "an object", &reader,
          { (reader) throws(ReadingEnded) in
            try reader.beginMap()
          })
      else { continue }
      var row = RowDecoder(key: key, index: index)
      while let member = try reader.nextMember(of: &object) { try row.decode(member, &self, &reader) }
      section?.rows.append(row.row)
    }
    if let section { contents.sections.append(section) }
    section = nil
  }

  /// Enters an object or array that must be one.
  private func beginStructure<Structure>(
    _ type: JSONType, _ expected: String, _ reader: inout JSONReader,
    _ begin: (inout JSONReader) throws(ReadingEnded) -> Structure?
  ) throws(ReadingEnded) -> Structure? {
    let found = try reader.nextType()
    if found == type { return try begin(&reader) }
    reader.fault(.invalidStructure(expected: expected, found: found))
    try reader.skipValue()
    return nil
  }

  // MARK: Information and properties

  private mutating func decodeInfo(_ reader: inout JSONReader) throws(ReadingEnded) {
    guard var object = try beginIfObject(&reader) else { return }
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "author": try reader.skipValue()
      case "version":
        if let version = try lenientNumber(&reader), version != 1 {
          note(.unknownVersion, reader.pointer)
        }
      case "template-rendering-intent":
        note(.misplacedKey, reader.pointer)
        let mode = try decodeRenderingMode(&reader)
        contents.renderingMode = contents.renderingMode ?? mode
      default: try skipUnknown(key, &reader)
      }
    }
  }

  private mutating func decodeProperties(_ reader: inout JSONReader) throws(ReadingEnded) {
    guard var object = try beginIfObject(&reader) else { return }
    while let key = try reader.nextMember(of: &object) {
      switch key {
      case "template-rendering-intent":
        // Wins over the one that is misplaced in info, wherever that stands.
        if let mode = try decodeRenderingMode(&reader) { contents.renderingMode = mode }
      case "preserves-vector-representation":
        contents.preservesVectorRepresentation = try lenientFlag(&reader) ?? false
      case "provides-namespace": contents.providesNamespace = try lenientFlag(&reader) ?? false
      case "on-demand-resource-tags", "on-demand-resources", "localizable", "compression-type",
        "auto-scaling",
        "generate-swift-asset-symbol-extensions", "symbol-rendering-intent", "pre-rendered",
        "content-reference",
        "frame-size", "frame-center":
        try reader.skipValue()
      default: try skipUnknown(key, &reader)
      }
    }
  }

  mutating func decodeRenderingMode(_ reader: inout JSONReader) throws(ReadingEnded) -> ImageRenderingMode? {
    guard let intent = try lenientString(&reader) else { return nil }
    switch intent {
    case "original": return .alwaysOriginal
    case "template": return .alwaysTemplate
    default:
      note(.invalidValue(expected: "original or template"), reader.pointer)
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

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts a set, a row, a registered image or a file.
  mutating func take(at reader: inout JSONReader) throws(ReadingEnded) {
    taken += 1
    if taken > limit {
      throw reader.passed(.assets, limit, taken)
    }
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

// MARK: - Lenient values

extension ContentsDecoder {
  mutating func note(_ finding: ContentsFinding, _ pointer: @autoclosure () -> JSONPointer) {
    guard remainingNotes > 0 else { return }
    remainingNotes -= 1
    let diagnostic = Diagnostic(.contents(finding), pointer: pointer())
    if section == nil { contents.notes.append(diagnostic) } else { section?.notes.append(diagnostic) }
  }

  mutating func skipUnknown(_ key: String, _ reader: inout JSONReader) throws(ReadingEnded) {
    note(.unknownKey(key), reader.pointer)
    try reader.skipValue()
  }

  /// Notes that a value is of another type than its key has, and skips it (AS-wrong-type).
  mutating func skipInvalid(_ expected: String, _ reader: inout JSONReader) throws(ReadingEnded) {
    note(.invalidValue(expected: expected), reader.pointer)
    try reader.skipValue()
  }

  mutating func beginIfObject(_ reader: inout JSONReader) throws(ReadingEnded) -> JSONReader.Map? {
    if try reader.stands(.object) { return try reader.beginMap() }
    try skipInvalid("an object", &reader)
    return nil
  }

  mutating func lenientString(_ reader: inout JSONReader) throws(ReadingEnded) -> String? {
    if try reader.stands(.string) { return try reader.string() }
    try skipInvalid("a string", &reader)
    return nil
  }

  mutating func lenientFlag(_ reader: inout JSONReader) throws(ReadingEnded) -> Bool? {
    if try reader.stands(.boolean) { return try reader.boolean() }
    try skipInvalid("true or false", &reader)
    return nil
  }

  /// A number of pixels, as a number or as a string of one.
  mutating func lenientNumber(_ reader: inout JSONReader) throws(ReadingEnded) -> Double? {
    let value: Double?
    switch try reader.nextType() {
    case .number: value = try reader.double()
    case .string: value = try reader.string().flatMap(decimalNumber)
    default:
      try skipInvalid("a number", &reader)
      return nil
    }
    if let value, abs(value) <= longestLength { return value }
    note(.invalidValue(expected: "a number from -10000000 to 10000000"), reader.pointer)
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
