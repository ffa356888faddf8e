import LayoutModel

/// What a message does not tell.
extension DocumentWriter {
  /// Says that a constraint has no place in a document.
  mutating func leaveOut(_ logged: LoggedConstraint) {
    assume("The constraint in line \(logged.line) cannot be written in a document and is left out.")
  }

  /// What a margin is here: the edge of its guide, if the message has that, else the attribute with UIKit's margins
  /// (AL-log-margins).
  mutating func moved(_ end: ConstraintEnds.End) -> ConstraintEnds.End {
    if end.attribute == .firstBaseline || end.attribute == .lastBaseline {
      assume("The font of \(id(ofItem: end.item)) is not known: its baselines are those of an ordinary view.")
    }
    guard let edge = end.attribute.edgeOfMargins else { return end }
    if let guide = marginGuides[end.item] { return (guide, edge) }
    if case .view(let view) = result.items[end.item] {
      let details = result.document.detailsIndex(ofView: Int(view))
      result.document.details[details].layoutMargins = .fixed(
        EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      result.document.details[details].insetsLayoutMarginsFromSafeArea = false
      assume(
        "The margins of \(id(ofItem: end.item)) are not printed: they are 8 points, as UIKit has them by itself."
      )
    }
    return end
  }

  /// Says which insets of system guides are missing: then nothing binds those edges but what the message has.
  mutating func noteFreeGuides() {
    var bound: Set<Edge> = []
    var used: [Edge] = []
    for constraint in block.constraints {
      let equation = constraint.equation
      let ends =
        [(equation.first, equation.firstAttribute)]
        + (equation.second.map { [($0, equation.secondAttribute)] } ?? [])
      let items = ends.compactMap { tree.item($0.0) }
      for (item, attribute) in ends {
        guard case .item(let index) = item, isSystemGuide(index), attribute.isEdge else { continue }
        // The fixed name of the edge where text runs from left to right.
        let fixed = attribute == .leading ? .left : attribute == .trailing ? .right : attribute
        used.append(Edge(guide: index, attribute: fixed))
        if let owner = tree.superviews[index], items.contains(owner) {
          bound.insert(Edge(guide: index, attribute: fixed))
        }
      }
    }
    for edge in used where !bound.contains(edge) {
      assume(
        "The message does not say how far \(edge.attribute.name) of \(id(ofItem: edge.guide)) is from its view: it is free."
      )
    }
  }

  /// Says what of the message is not in the document, because it could not be read or is not there.
  mutating func noteWhatIsMissing() {
    let lines = Set(block.unreadable.map(\.line)).sorted().prefix(10).map(String.init)
    if !lines.isEmpty { assume("What could not be read is missing: line \(lines.joined(separator: ", ")).") }
    if block.omittedCount > 0 { assume("The message leaves out \(block.omittedCount) of its constraints.") }
    if !block.isComplete, block.broken == nil {
      assume("The message seems to be cut off: some of its constraints may be missing.")
    }
  }

  private func isSystemGuide(_ item: Int) -> Bool {
    guard item < block.items.count, tree.isGuide(item) else { return false }
    return ["UIViewSafeAreaLayoutGuide", "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide"]
      .contains(block.items[item].text)
  }

  /// AppKit counts from below where a view is not flipped.
  mutating func noteAppKit(_ constraint: LoggedConstraint) {
    guard case .autoresizing = constraint.kind, case .item(let item) = constraint.equation.first,
      case .position(.vertical) = constraint.equation.firstAttribute.kind,
      let name = block.items[item].className, name.hasPrefix("NS") || name.hasPrefix("_NS")
    else { return }
    assume("The masks of AppKit may count from below: their minY is the top here.")
  }

  private struct Edge: Hashable {
    var guide: Int
    var attribute: LayoutAttribute
  }
}
