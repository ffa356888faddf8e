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

  /// Reads the list of a view, by its index, or that of the document.
  init(owner: Int32?) {
    blank = LayoutConstraint(firstItem: .view(0), firstAttribute: .notAnAttribute, owner: owner, listIndex: 0)
  }

  mutating func read(_ draft: inout Draft) throws(ReadingEnded) {
    guard var array = try draft.reader.beginArray("an array of constraints") else { return }
    draft.reserveConstraints()
    while let index = try draft.reader.nextElement(of: &array) {
      blank.listIndex = Int32(truncatingIfNeeded: index)
      if draft.document.constraints.count >= draft.limits.constraints {
        throw draft.reader.passed(
          .constraints, draft.limits.constraints, draft.document.constraints.count + 1)
      }
      if readQuickly(&draft) { continue }
      switch try draft.reader.nextType() {
      case .string: try readString(&draft)
      case .object: try readObject(&draft)
      default: _ = try draft.reader.expect(.object, "a constraint, as an object or a string")
      }
    }
  }

  /// Reads a string as nearly all are; false, and nothing is read, for anything else.
  @inline(__always)
  private mutating func readQuickly(_ draft: inout Draft) -> Bool {
    let place = draft.reader.offset
    var constraint = blank
    guard draft.reader.bytes[place] == UInt8(ascii: "\""),
      let end = quick.read(draft.reader.bytes, place &+ 1, &draft.linker.names, into: &constraint)
    else { return false }
    draft.reader.skipString(to: end)
    if quick.isResolved {
      draft.document.constraints.append(constraint)
    } else {
      draft.add(constraint, PendingItems(quick, at: place))
    }
    return true
  }

  private func readString(_ draft: inout Draft) throws(ReadingEnded) {
    let place = draft.reader.offset
    guard let token = try draft.reader.token() else { return }
    if !token.hasEscapes {
      return addCarefully(
        ConstraintSource(bytes: draft.reader.bytes, start: token.start, end: token.end, place: place), &draft)
    }
    token.unescaped(in: draft.reader.bytes).withUnsafeBufferPointer { content in
      let bytes = JSONBytes(content)
      addCarefully(
        ConstraintSource(bytes: bytes, start: 0, end: content.count, place: place, isInText: false), &draft)
    }
  }

  /// Adds the constraint that a string says, whatever is wrong with it.
  func addCarefully(_ source: ConstraintSource, _ draft: inout Draft) {
    var parsed = ParsedConstraint()
    do throws(ConstraintSyntaxError) {
      try ConstraintParser.parse(source, into: &parsed)
    } catch {
      guard readOtherwise(source, error, into: &parsed, &draft) else { return }
    }
    source.check(parsed, &draft.reader)
    add(parsed, source, &draft)
  }

  /// Reads a string that is no short one: code, or a visual format, which is added at once; whether there is a
  /// constraint to add.
  private func readOtherwise(
    _ source: ConstraintSource, _ error: ConstraintSyntaxError, into parsed: inout ParsedConstraint,
    _ draft: inout Draft
  ) -> Bool {
    if source.beginsVisualFormat {
      draft.linker.visualFormats.append(visual(source.bytes.string(source.start, source.end), source))
      return false
    }
    if !source.isPart, readStatements(source, &draft) { return false }
    var error = error
    parsed = ParsedConstraint()
    do throws(ConstraintSyntaxError) {
      if try ConstraintParser.parseCode(source, into: &parsed) { return true }
      if readVisualCall(source, &draft) { return false }
    } catch let codeError {
      error = codeError
    }
    source.note(.invalidConstraint(expected: error.expected), at: error.place, &draft.reader)
    return false
  }

  /// A visual format that is a whole string or a part of one.
  func visual(_ format: String, _ source: ConstraintSource) -> PendingVisualFormat {
    PendingVisualFormat(
      format: format, place: source.place, isString: true, unitsBefore: source.unitsBefore,
      owner: blank.owner, listIndex: blank.listIndex)
  }

  private func add(_ parsed: borrowing ParsedConstraint, _ source: ConstraintSource, _ draft: inout Draft) {
    var constraint = blank
    constraint.firstAttribute = parsed.firstAttribute.value ?? .notAnAttribute
    constraint.secondAttribute = parsed.secondAttribute.value ?? .notAnAttribute
    constraint.relation = parsed.relation
    constraint.multiplier = parsed.multiplier
    constraint.constant = parsed.constant
    constraint.priority = Float(priority: parsed.priority) ?? LayoutConstraint.required
    constraint.isActive = parsed.isActive
    if let identifier = parsed.identifier {
      let text = source.bytes.string(identifier.start, identifier.end)
      draft.document.setIdentifier(text, of: &constraint)
    }
    var items = PendingItems(first: PendingItem(parsed.first, source, &draft.linker.names), isString: true)
    if parsed.hasSecond {
      items.hasSecond = true
      items.second = PendingItem(parsed.second, source, &draft.linker.names)
    }
    draft.add(constraint, items)
  }

  private mutating func readObject(_ draft: inout Draft) throws(ReadingEnded) {
    guard var object = try draft.reader.beginObject() else { return }
    let target = Int32(draft.document.constraints.count)
    var constraint = blank
    var items = PendingItems(first: PendingItem(), isString: false)
    var visual: PendingVisualFormat?
    while let key = try draft.reader.nextKey(of: &object, in: ConstraintKey.rows.keys) {
      switch key {
      case .firstItem: try readFirst(of: &items, &draft)
      case .firstAttribute:
        constraint.firstAttribute = try attribute(&draft.reader) ?? constraint.firstAttribute
      case .relation: constraint.relation = try draft.reader.relation() ?? .equal
      case .secondItem: try readSecond(of: &items, &draft)
      case .secondAttribute: constraint.secondAttribute = try attribute(&draft.reader) ?? .notAnAttribute
      case .multiplier: constraint.multiplier = try draft.reader.multiplier() ?? 1
      case .identifier: draft.document.setIdentifier(try draft.reader.string() ?? "", of: &constraint)
      case .placeholder: if try draft.reader.boolean() == true { constraint.isActive = false }
      case .constant, .priority, .installed, .active:
        try readValue(key, of: &constraint, target: target, &draft)
      case .visualFormat, .options, .metrics, .views:
        var pending = visual ?? PendingVisualFormat(owner: blank.owner, listIndex: blank.listIndex)
        try draft.readVisualMember(key, of: &pending)
        visual = pending
      }
    }
    if let visual { return add(visual, object, target: target, &draft) }
    if !object.has(ConstraintKey.firstItem) { draft.reader.fault(.illegalConstraint(.noFirstItem)) }
    if !object.has(ConstraintKey.firstAttribute) { draft.reader.fault(.missingKey("firstAttribute")) }
    guard items.first.isNamed else { return draft.dropVariations(ofConstraint: target) }
    draft.add(constraint, items)
  }

  private mutating func readFirst(of items: inout PendingItems, _ draft: inout Draft) throws(ReadingEnded) {
    if let item = PendingItem(&first, &draft) {
      items.first = item
    } else {
      items.first = try draft.reader.item(&draft.linker.names) ?? PendingItem()
    }
  }

  private mutating func readSecond(of items: inout PendingItems, _ draft: inout Draft) throws(ReadingEnded) {
    if let item = PendingItem(&second, &draft) {
      (items.second, items.hasSecond) = (item, true)
      return
    }
    guard try !draft.reader.null(), let second = try draft.reader.item(&draft.linker.names) else { return }
    (items.second, items.hasSecond) = (second, true)
  }

  private func attribute(_ reader: inout JSONReader) throws(ReadingEnded) -> LayoutAttribute? {
    if let attribute = quick.attributes.quotedAttribute(&reader) { return attribute }
    return try reader.attribute()
  }

  /// Reads a value that rules may change, which may vary.
  private func readValue(
    _ key: ConstraintKey, of constraint: inout LayoutConstraint, target: Int32, _ draft: inout Draft
  ) throws(ReadingEnded) {
    // Nearly always it is a whole number.
    if key == .constant, let value = draft.reader.quickNumber(from: -1_000_000, to: 1_000_000) {
      constraint.constant = value
      return
    }
    if key == .priority, let value = draft.reader.quickNumber(from: 1, to: 1000) {
      constraint.priority = Float(value)
      return
    }
    if key == .constant, try draft.reader.systemSpacing() {
      (constraint.constant, constraint.isStandardSpacing) = (StackConfiguration.systemSpacing, true)
      return
    }
    guard let value = ConstraintKey.rows.value(of: key) else { return }
    let property = try draft.value(key, value, of: target, into: \.document.constraintVariations)
    if let property { constraint.apply(property) }
  }

  /// Adds a constraint in visual format, which is read when all names are known.
  private func add(
    _ visual: PendingVisualFormat, _ object: JSONReader.Object, target: Int32, _ draft: inout Draft
  ) {
    draft.dropVariations(ofConstraint: target)
    if visual.format == nil { draft.reader.fault(.missingKey("visualFormat")) }
    let hasEquation = ConstraintKey.allCases.contains {
      object.has($0) && ConstraintKey.rows.owner(of: $0) == .equation
    }
    if hasEquation { draft.reader.fault(.expected("either visualFormat or the members of one constraint")) }
    draft.linker.visualFormats.append(visual)
  }
}

extension Draft {
  /// Forgets what was read of a constraint that is none. Its variations are the last ones.
  fileprivate mutating func dropVariations(ofConstraint target: Int32) {
    while document.constraintVariations.last?.target == target { document.constraintVariations.removeLast() }
  }

  /// Makes room for as many constraints as the rest of the text may hold, at once.
  fileprivate mutating func reserveConstraints() {
    guard document.constraints.isEmpty else { return }
    let count = min((reader.bytes.count - reader.offset) / 22, limits.constraints) + 1
    document.constraints.reserveCapacity(count)
  }
}

extension DocumentDraft {
  mutating func setIdentifier(_ text: String, of constraint: inout LayoutConstraint) {
    guard !text.isEmpty else { return }
    constraint.identifier = Int32(identifiers.count)
    identifiers.append(text)
  }
}
