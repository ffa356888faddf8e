import JSON
import LayoutModel

/// Visual formats that stand outside of cells and name their views.
extension Draft {
  /// Adds the constraints of a format to every template that has all of its views; false, and nothing is added, if none has them.
  mutating func expandInTemplates(_ text: String, _ pending: PendingVisualFormat) -> Bool {
    guard !document.lists.isEmpty, pending.views.isEmpty else { return false }
    let templates = takeTemplates()
    guard
      let format = try? VisualFormatParser.parse(
        text, metrics: pending.metrics, isView: { templates.contains($0) })
    else { return false }
    let visuals = expand(format, options: pending.options)
    let names = Set(visuals.flatMap { [$0.first, $0.second?.name].compactMap(\.self) }).sorted()
    let places = templates.items(of: names)
    let pointer = pointer(to: pending)
    for place in places {
      let items = Dictionary(uniqueKeysWithValues: zip(names, place.items))
      linker.constraintsOfTemplates += visuals.count
      let (count, limit) = (document.constraints.count + linker.constraintsOfTemplates, limits.constraints)
      if count > limit {
        reader.fault(.limitExceeded(.constraints, limit: limit, value: count))
        break
      }
      linker.templates?.change(place.entry) { template in
        for visual in visuals {
          guard let constraint = template.constraint(visual, items, pending.listIndex) else { continue }
          template.constraintPointers[Int32(template.constraints.count)] = pointer
          template.constraints.append(constraint)
        }
      }
    }
    return !places.isEmpty
  }
}

extension DocumentDraft {
  /// The constraint between views of this template, nil where one side would be the superview of its root.
  fileprivate func constraint(
    _ visual: VisualConstraint, _ items: [String: LayoutItem], _ listIndex: Int32
  ) -> LayoutConstraint? {
    func item(_ name: String?, beside other: String?) -> LayoutItem? {
      if let name { return items[name] }
      guard let other = other.flatMap({ items[$0] }) else { return nil }
      guard case .view(let view) = other else { return .view(owner(of: other)) }
      return views[Int(view)].superview.map { .view($0) }
    }
    guard let first = item(visual.first, beside: visual.second?.name) else { return nil }
    var constraint = LayoutConstraint(
      firstItem: first, firstAttribute: visual.firstAttribute, owner: 0, listIndex: listIndex)
    if let second = visual.second {
      guard let item = item(second.name, beside: visual.first) else { return nil }
      (constraint.secondItem, constraint.secondAttribute) = (item, second.attribute)
    }
    (constraint.relation, constraint.constant) = (visual.relation, visual.constant)
    (constraint.priority, constraint.isStandardSpacing) = (visual.priority, visual.isStandardSpacing)
    return constraint
  }
}
