import JSON
import LayoutModel

/// Reads a list of constraints of the document or of a view.
struct ConstraintReader {
  /// The constraint at hand, as far as the list says it: whose it is, and where it stands.
  private(set) var blank: LayoutConstraint
  private var quick = QuickConstraint()
  // The items of objects.
  private var first = LastItem()
  private var second = LastItem()

  /// - Parameter owner: Index of the view whose list it is, nil for that of the document.
  init(owner: Int32?) {
    blank = LayoutConstraint(
      firstItem: .view(0), firstAttribute: .notAnAttribute, owner: owner, listIndex: 0)
  }

  mutating func read(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try reader.beginArray("an array of constraints") else { return }
    draft.reserveConstraints(reader)
    while let index = try reader.nextElement(of: &array) {
      blank.listIndex = Int32(truncatingIfNeeded: index)
      if draft.document.constraints.count >= draft.limits.constraints {
        throw reader.passed(.constraints, draft.limits.constraints, draft.document.constraints.count + 1)
      }
      if readQuickly(&reader, &draft) { continue }
      switch try reader.nextType() {
      case .string: try readString(&reader, &draft)
      case .object: try readObject(&reader, &draft)
      default: _ = try reader.expect(.object, "a constraint, as an object or a string")
      }
    }
  }

  // MARK: String form

  /// Reads a string as nearly all are; false, and nothing is read, for anything else.
  @inline(__always)
  private mutating func readQuickly(_ reader: inout JSONReader, _ draft: inout Draft) -> Bool {
    let place = reader.offset
    var constraint = blank
    guard reader.bytes[place] == UInt8(ascii: "\""),
      let end = quick.read(reader.bytes, place &+ 1, &draft.linker.names, into: &constraint)
    else { return false }
    reader.skipString(to: end)
    if quick.isResolved {
      draft.document.constraints.append(constraint)
    } else {
      draft.add(constraint, PendingItems(quick, at: place))
    }
    return true
  }

  private func readString(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    let place = reader.offset
    guard let token = try reader.token() else { return }
    if !token.hasEscapes {
      let source = ConstraintSource(bytes: reader.bytes, start: token.start, place: place)
      return addCarefully(source, end: token.end, isInText: true, &reader, &draft)
    }
    let content = token.unescaped(in: reader.bytes)
    content.withUnsafeBufferPointer { (content: UnsafeBufferPointer<UInt8>) in
      let source = ConstraintSource(bytes: JSONBytes(content), start: 0, place: place)
      addCarefully(source, end: content.count, isInText: false, &reader, &draft)
    }
  }

  /// Adds the constraint that a string says, whatever is wrong with it.
  ///
  /// - Parameter isInText: Whether the bytes are those of the text.
  func addCarefully(
    _ source: ConstraintSource, end: Int, isInText: Bool, _ reader: inout JSONReader, _ draft: inout Draft
  ) {
    var parsed = ParsedConstraint()
    do throws(ConstraintSyntaxError) {
      try ConstraintParser.parse(source.bytes, source.start, end, into: &parsed)
    } catch {
      guard readOtherwise(source, end: end, error, isInText: isInText, into: &parsed, &reader, &draft) else {
        return
      }
    }
    source.check(parsed, &reader)
    add(parsed, at: source.place, isInText ? nil : source, &draft)
  }

  /// Reads a string that is no short one: code, or a visual format, which is added at once.
  ///
  /// - Parameter error: What is wrong with it as a short one.
  /// - Returns: Whether there is a constraint to add.
  private func readOtherwise(
    _ source: ConstraintSource, end: Int, _ error: ConstraintSyntaxError, isInText: Bool,
    into parsed: inout ParsedConstraint, _ reader: inout JSONReader, _ draft: inout Draft
  ) -> Bool {
    if source.beginsVisualFormat(until: end) {
      add(visualFormat: source.bytes.string(source.start, end), source, &draft)
      return false
    }
    if !source.isPart, readStatements(source, end: end, isInText: isInText, &reader, &draft) { return false }
    var error = error
    parsed = ParsedConstraint()
    do throws(ConstraintSyntaxError) {
      if try ConstraintParser.parseCode(source.bytes, source.start, end, into: &parsed) { return true }
      if readVisualCall(source, end: end, &draft) { return false }
    } catch let codeError {
      error = codeError
    }
    let expected = error.expected.description
    source.note(.invalidConstraint(expected: expected), at: error.place, &reader)
    return false
  }

  /// Adds a visual format that is a whole string or a part of one.
  func add(visualFormat format: String, _ source: ConstraintSource, _ draft: inout Draft) {
    var visual = PendingVisualFormat(owner: blank.owner, listIndex: blank.listIndex)
    visual.format = format
    (visual.place, visual.isString) = (source.place, true)
    visual.unitsBefore = source.unitsBefore
    draft.linker.visualFormats.append(visual)
  }

  /// - Parameter source: The string, if it is not in the text as it is.
  private func add(
    _ parsed: borrowing ParsedConstraint, at place: Int, _ source: ConstraintSource?, _ draft: inout Draft
  ) {
    var constraint = blank
    constraint.firstAttribute = parsed.firstAttribute.value ?? .notAnAttribute
    constraint.secondAttribute = parsed.secondAttribute.value ?? .notAnAttribute
    constraint.relation = parsed.relation
    constraint.multiplier = parsed.multiplier
    constraint.constant = parsed.constant
    constraint.priority = Float(priority: parsed.priority) ?? LayoutConstraint.required
    constraint.isActive = parsed.isActive
    if let identifier = parsed.identifier {
      let bytes = source?.bytes ?? draft.linker.names.text
      draft.document.setIdentifier(bytes.string(identifier.start, identifier.end), of: &constraint)
    }
    var items = PendingItems(
      first: PendingItem(parsed.first, place, source, &draft.linker.names), isString: true)
    if parsed.hasSecond {
      items.hasSecond = true
      items.second = PendingItem(parsed.second, place, source, &draft.linker.names)
    }
    draft.add(constraint, items)
  }

  // MARK: Object form

  private mutating func readObject(_ reader: inout JSONReader, _ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try reader.beginObject() else { return }
    let target = Int32(draft.document.constraints.count)
    var constraint = blank
    var items = PendingItems(first: PendingItem(), isString: false)
    var visual: PendingVisualFormat?
    while let key = try reader.nextKey(of: &object, in: ConstraintKey.rows.keys) {
      switch key {
      case .firstItem: try readFirst(of: &items, &reader, &draft)
      case .firstAttribute: constraint.firstAttribute = try attribute(&reader) ?? constraint.firstAttribute
      case .relation: constraint.relation = try reader.relation() ?? .equal
      case .secondItem: try readSecond(of: &items, &reader, &draft)
      case .secondAttribute: constraint.secondAttribute = try attribute(&reader) ?? .notAnAttribute
      case .multiplier: constraint.multiplier = try reader.multiplier() ?? 1
      case .identifier: draft.document.setIdentifier(try reader.string() ?? "", of: &constraint)
      case .placeholder: if try reader.boolean() == true { constraint.isActive = false }
      case .constant, .priority, .installed, .active:
        try readValue(key, of: &constraint, target: target, &reader, &draft)
      case .visualFormat, .options, .metrics, .views:
        try reader.visualMember(key, of: &visual, owner: blank.owner, listIndex: blank.listIndex, &draft)
      }
    }
    if let visual { return add(visual, object, target: target, &reader, &draft) }
    if !object.has(ConstraintKey.firstItem) { reader.fault(.illegalConstraint(.noFirstItem)) }
    if !object.has(ConstraintKey.firstAttribute) { reader.fault(.missingKey("firstAttribute")) }
    guard items.first.isNamed else { return draft.dropVariations(ofConstraint: target) }
    draft.add(constraint, items)
  }

  private mutating func readFirst(
    of items: inout PendingItems, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    if let item = PendingItem(&first, &reader, &draft.linker.names) {
      items.first = item
    } else {
      items.first = try reader.item(&draft.linker.names) ?? PendingItem()
    }
  }

  private mutating func readSecond(
    of items: inout PendingItems, _ reader: inout JSONReader, _ draft: inout Draft
  ) throws(ReadingEnded) {
    if let item = PendingItem(&second, &reader, &draft.linker.names) {
      (items.second, items.hasSecond) = (item, true)
      return
    }
    guard try !reader.null(), let second = try reader.item(&draft.linker.names) else { return }
    (items.second, items.hasSecond) = (second, true)
  }

  private func attribute(_ reader: inout JSONReader) throws(ReadingEnded) -> LayoutAttribute? {
    if let attribute = quick.attributes.quotedAttribute(&reader) { return attribute }
    return try reader.attribute()
  }

  /// Reads a value that rules may change, which may vary.
  private func readValue(
    _ key: ConstraintKey, of constraint: inout LayoutConstraint, target: Int32, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    // Nearly always it is a whole number.
    if key == .constant, let value = reader.quickNumber(from: -1_000_000, to: 1_000_000) {
      constraint.constant = value
      return
    }
    if key == .priority, let value = reader.quickNumber(from: 1, to: 1000) {
      constraint.priority = Float(value)
      return
    }
    guard let value = ConstraintKey.rows.value(of: key) else { return }
    let property = try reader.value(
      key, value, of: target, into: \.document.constraintVariations, &draft)
    if let property { constraint.apply(property) }
  }

  /// Adds a constraint in visual format, which is read when all names are known.
  private func add(
    _ visual: PendingVisualFormat, _ object: JSONReader.Object, target: Int32, _ reader: inout JSONReader,
    _ draft: inout Draft
  ) {
    draft.dropVariations(ofConstraint: target)
    if visual.format == nil { reader.fault(.missingKey("visualFormat")) }
    let hasEquation = ConstraintKey.allCases.contains {
      object.has($0) && ConstraintKey.rows.owner(of: $0) == .equation
    }
    if hasEquation {
      reader.fault(
        .invalidValue(expected: "either visualFormat or the members of one constraint", nearest: []))
    }
    draft.linker.visualFormats.append(visual)
  }
}

extension Draft {
  /// Forgets what was read of a constraint that is none. Its variations are the last ones.
  fileprivate mutating func dropVariations(ofConstraint target: Int32) {
    while document.constraintVariations.last?.target == target { document.constraintVariations.removeLast() }
  }

  /// Makes room for as many constraints as the rest of the text may hold, at once.
  fileprivate mutating func reserveConstraints(_ reader: borrowing JSONReader) {
    guard document.constraints.isEmpty else { return }
    let count = min((reader.bytes.count - reader.offset) / 22, limits.constraints) + 1
    document.constraints.reserveCapacity(count)
  }
}

extension DocumentDraft {
  fileprivate mutating func setIdentifier(_ text: String, of constraint: inout LayoutConstraint) {
    guard !text.isEmpty else { return }
    constraint.identifier = Int32(identifiers.count)
    identifiers.append(text)
  }
}
