import JSON
import LayoutModel

/// Reads a list of constraints of the document or of a view.
struct ConstraintReader {
  /// The constraint at hand, as far as the list says it: whose it is, and where it stands.
  private(set) var blank: LayoutConstraint
  var quick = QuickConstraint()
  // The items of objects.
  var first = LastItem()
  var second = LastItem()

  /// Reads the list of a view, by its index, or that of the document.
  init(owner: Int32?) {
    blank = LayoutConstraint(firstItem: .view(0), firstAttribute: .notAnAttribute, owner: owner, listIndex: 0)
  }

  mutating func read(_ draft: inout Draft) throws(ReadingEnded) {
    if try draft.reader.null() { return }
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

  func readString(_ draft: inout Draft) throws(ReadingEnded) {
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
    let (first, second) = (parsed.firstAttribute.group, parsed.secondAttribute.group)
    guard first != nil || second != nil else { return draft.add(constraint, items) }
    let remedy = AttributeGroup.remedy(
      first: first, second: second, hasSecond: parsed.hasSecond, multiplier: parsed.multiplier,
      constant: parsed.constant)
    if let remedy {
      let attribute = first == nil ? parsed.secondAttribute : parsed.firstAttribute
      source.note(.invalidConstraint(expected: remedy), at: attribute.name.start, &draft.reader)
    } else if let first {
      add(first, constraint, height: parsed.height, items, &draft)
    }
  }

  /// Adds the constraints of a group of attributes. Variations of the first one are those of all.
  ///
  /// - Parameter height: That of a size whose width is the constant; nil for the same.
  func add(
    _ group: AttributeGroup, _ constraint: LayoutConstraint, height: Double? = nil, _ items: PendingItems,
    _ draft: inout Draft
  ) {
    let target = draft.document.constraints.count
    let (count, limit) = (target + group.count, draft.limits.constraints)
    if count > limit {
      return draft.reader.fault(.limitExceeded(.constraints, limit: limit, value: count))
    }
    for var made in group.constraints(like: constraint, items) {
      if let height, made.constraint.firstAttribute == .height { made.constraint.constant = height }
      draft.add(made.constraint, made.items)
    }
    draft.shareVariations(ofConstraint: target)
  }
}

extension Draft {
  /// Forgets what was read of a constraint that is none. Its variations are the last ones.
  mutating func dropVariations(ofConstraint target: Int32) {
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
