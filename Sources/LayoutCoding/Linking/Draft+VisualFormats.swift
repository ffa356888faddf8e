import JSON
import LayoutModel

/// A constraint in visual format, before all ids are known.
struct PendingVisualFormat {
  var format: String?
  /// The offset of the string in the text of the request.
  var place = 0
  /// Whether the string is the constraint, and not a member of it.
  var isString = false
  /// The UTF-16 units of the constraint string before the format.
  var unitsBefore = 0
  var options = VisualFormatOptions()
  var metrics: [String: Double] = [:]
  /// What names of the string stand for that are no ids.
  var views: [String: PendingItem] = [:]
  let owner: Int32?
  let listIndex: Int32
}

extension Draft {
  /// Reads the strings and adds the constraints that they stand for. To be called when all names are known.
  mutating func expandVisualFormats() {
    for pending in linker.visualFormats {
      guard reader.takesFaults, let text = pending.format else { continue }
      checkVisualViews(of: pending)
      do throws(VisualFormatSyntaxError) {
        let format = try VisualFormatParser.parse(text, metrics: pending.metrics) { name in
          items(named: name, in: pending) != nil || pending.views[name] != nil
        }
        try add(format, pending)
      } catch {
        if error.code == .unknownViewName, expandInTemplates(text, pending) { continue }
        report(error, text, pending)
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
    let (count, limit) = (document.constraints.count, limits.constraints)
    if count > limit {
      let kind = Fault.Kind.limitExceeded(.constraints, limit: limit, value: count)
      let fault = Fault(kind, at: pointer(to: pending))
      reader.fault(at: pending.place, fault)
    }
  }

  /// The item of a name; without a name the superview of `neighbour`, nil if it has none.
  private func item(_ name: String?, beside neighbour: String?, _ pending: PendingVisualFormat) -> LayoutItem?
  {
    if let name { return items(named: name, in: pending) ?? .view(0) }
    switch neighbour.flatMap({ items(named: $0, in: pending) }) {
    case nil: return nil
    case .view(let view)?:
      return document.views[Int(view)].superview.map { .view($0) } ?? viewAround(root: view).map { .view($0) }
    case .guide(let guide)?: return .view(document.guides[Int(guide)].owner)
    case .systemGuide(_, let view)?: return .view(view)
    }
  }

  private func items(named name: String, in pending: PendingVisualFormat) -> LayoutItem? {
    if let given = pending.views[name] { return item(given) }
    return linker.item(named: name)
  }

  private mutating func checkVisualViews(of pending: PendingVisualFormat) {
    for (name, given) in pending.views.sorted(by: { $0.key < $1.key }) where item(given) == nil {
      let pointer = pointer(to: pending).appending("views").appending(name)
      let written = given.whole >= 0 ? linker.names.name(of: given.whole) : name
      let fault = unknown(written, at: pointer, allowsGuides: true)
      reader.fault(at: Int(given.place), fault)
    }
  }

  private mutating func report(
    _ error: VisualFormatSyntaxError, _ text: String, _ pending: PendingVisualFormat
  ) {
    let kind: Fault.Kind =
      error.code == .badPriority
      ? .illegalConstraint(.badPriority)
      : .invalidVisualFormat(error.code, name: error.name, format: text, nearest: nearest(to: error, pending))
    let pointer = pointer(to: pending)
    let fault = Fault(
      kind, at: pending.isString ? pointer : pointer.appending("visualFormat"),
      offset: error.offset.map { $0 + pending.unitsBefore })
    reader.fault(at: pending.place, fault)
  }

  /// The names that an unknown one of a format may mean.
  private mutating func nearest(to error: VisualFormatSyntaxError, _ pending: PendingVisualFormat) -> [String]
  {
    switch error.code {
    case .unknownMetric: return nearestNames(to: error.name, in: pending.metrics.keys.sorted())
    case .unknownViewName:
      let given = nearestNames(to: error.name, in: pending.views.keys.sorted())
      let ids = document.views.lazy.map(\.id)
      return given.isEmpty ? linker.nearestIds(to: error.name, in: ids, count: ids.count) : given
    default: return []
    }
  }

  func pointer(to pending: PendingVisualFormat) -> JSONPointer {
    let owner = pending.owner.map { document.pointer(toView: Int($0)) } ?? document.constraintsOwnerPointer
    return owner.appending("constraints").appending(Int(pending.listIndex))
  }
}
