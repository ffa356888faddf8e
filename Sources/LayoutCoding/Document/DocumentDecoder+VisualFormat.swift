import LayoutModel

/// A constraint in visual format, before all ids are known.
struct PendingVisualFormat {
  var format: String?
  /// The offset of the string in the text of the request.
  var place = 0
  var options = VisualFormatOptions()
  var metrics: [String: Double] = [:]
  /// What names of the string stand for that are no ids.
  var views: [String: PendingItem] = [:]
  var owner: Int32?
  var listIndex: Int32
}

extension DocumentDecoder {
  /// Reads a member that only the visual format has.
  mutating func decodeVisualMember(
    _ key: ConstraintKey, of pending: inout PendingVisualFormat?, owner: Int32?, listIndex: Int32
  ) throws(Fault) {
    var visual = pending ?? PendingVisualFormat(owner: owner, listIndex: listIndex)
    switch key {
    case .visualFormat:
      visual.place = reader.offset
      visual.format = try reader.string("a visual format string") ?? ""
    case .options: visual.options = try decodeVisualOptions()
    case .metrics: visual.metrics = try decodeMetrics()
    default: visual.views = try decodeVisualViews()
    }
    pending = visual
  }

  private mutating func decodeVisualOptions() throws(Fault) -> VisualFormatOptions {
    var options = VisualFormatOptions()
    guard var array = try reader.beginArray("an array of visual format options") else { return options }
    while try reader.nextElement(of: &array) != nil {
      guard let name = try reader.string() else { continue }
      if options.insert(name) { continue }
      reader.fault(
        .invalidValue(
          expected: "one of \(VisualFormatOptions.names.joined(separator: ", "))",
          nearest: nearestNames(to: name, in: VisualFormatOptions.names)))
    }
    return options
  }

  private mutating func decodeMetrics() throws(Fault) -> [String: Double] {
    var metrics: [String: Double] = [:]
    guard var map = try reader.beginMap("an object of numbers by name") else { return metrics }
    while let name = try reader.nextMember(of: &map) { metrics[name] = try reader.coordinate() }
    return metrics
  }

  private mutating func decodeVisualViews() throws(Fault) -> [String: PendingItem] {
    var views: [String: PendingItem] = [:]
    guard var map = try reader.beginMap("an object of ids by name") else { return views }
    while let name = try reader.nextMember(of: &map) { views[name] = try decodeItem() }
    return views
  }

  /// Reads the strings and adds the constraints that they stand for. To be called when all names are known.
  mutating func expandVisualFormats() {
    for pending in pendingVisualFormats {
      guard reader.takesFaults, let text = pending.format else { continue }
      checkVisualViews(of: pending)
      do throws(VisualFormatSyntaxError) {
        let format = try VisualFormatParser.parse(text, metrics: pending.metrics) { name in
          self.items(named: name, in: pending) != nil || pending.views[name] != nil
        }
        try add(format, pending)
      } catch {
        reportVisualFormat(error, text, pending)
      }
    }
  }

  private mutating func add(
    _ format: VisualFormat, _ pending: PendingVisualFormat
  ) throws(VisualFormatSyntaxError) {
    let end = format.views.last?.end
    for attribute in pending.options.alignments {
      guard case .position(let axis) = attribute.kind, axis == format.axis else { continue }
      throw VisualFormatSyntaxError(code: .optionOfWrongAxis, name: attribute.name, offset: end)
    }
    for visual in expand(format, options: pending.options) {
      let second = visual.second
      guard let first = item(visual.first, beside: second?.name, pending) else {
        throw VisualFormatSyntaxError(code: .noSuperview, offset: end)
      }
      var constraint = LayoutConstraint(
        firstItem: first, firstAttribute: visual.firstAttribute, owner: pending.owner,
        listIndex: pending.listIndex)
      if let second {
        guard let item = item(second.name, beside: visual.first, pending) else {
          throw VisualFormatSyntaxError(code: .noSuperview, offset: end)
        }
        constraint.secondItem = item
        constraint.secondAttribute = second.attribute
      }
      constraint.relation = visual.relation
      constraint.constant = visual.constant
      constraint.priority = visual.priority
      constraint.isStandardSpacing = visual.isStandardSpacing
      document.constraints.append(constraint)
    }
    if document.constraints.count > limits.constraints {
      let limit = Fault.Kind.limitExceeded(
        .constraints, limit: limits.constraints, value: document.constraints.count)
      let pointer = pointer(to: pending)
      reader.fault(at: pending.place, Fault(limit, at: pointer))
    }
  }

  /// The item of a name; without a name the superview of `neighbour`, nil if it has none.
  private func item(
    _ name: String?, beside neighbour: String?, _ pending: PendingVisualFormat
  ) -> LayoutItem? {
    if let name { return items(named: name, in: pending) ?? .view(0) }
    guard let neighbour = neighbour.flatMap({ items(named: $0, in: pending) }) else { return nil }
    switch neighbour {
    case .view(let view): return document.views[Int(view)].superview.map { .view($0) }
    case .guide(let guide): return .view(document.guides[Int(guide)].owner)
    case .systemGuide(_, let view): return .view(view)
    }
  }

  private func items(named name: String, in pending: PendingVisualFormat) -> LayoutItem? {
    if let given = pending.views[name] { return item(given) }
    guard let symbol = names.find(name), Int(symbol) < items.count else { return nil }
    return items[Int(symbol)]
  }

  private mutating func checkVisualViews(of pending: PendingVisualFormat) {
    for (name, given) in pending.views.sorted(by: { $0.key < $1.key }) where item(given) == nil {
      let pointer = pointer(to: pending).appending("views").appending(name)
      let fault = unknown(given.whole.map { names.name(of: $0) } ?? name, at: pointer, allowsGuides: true)
      reader.fault(at: Int(given.place), fault)
    }
  }

  private mutating func reportVisualFormat(
    _ error: VisualFormatSyntaxError, _ text: String, _ pending: PendingVisualFormat
  ) {
    let kind: Fault.Kind =
      error.code == .badPriority
      ? .illegalConstraint(.badPriority) : .invalidVisualFormat(error.code, name: error.name, format: text)
    let fault = Fault(kind, at: pointer(to: pending).appending("visualFormat"), offset: error.offset)
    reader.fault(at: pending.place, fault)
  }

  private func pointer(to pending: PendingVisualFormat) -> JSONPointer {
    let owner =
      pending.owner.map { document.pointer(toView: Int($0)) } ?? document.constraintsOwnerPointer
    return owner.appending("constraints").appending(Int(pending.listIndex))
  }
}
