import JSON
import LayoutModel

/// Attributes that a constraint names together, as people say it: one line makes a constraint of each (AL-attribute-groups).
enum AttributeGroup: String, CaseIterable, Sendable {
  case edges, horizontalEdges, verticalEdges, size, center

  /// The attributes whose constraints begin with the first item of the line.
  private var forward: [LayoutAttribute] {
    switch self {
    case .edges: [.top, .leading]
    case .horizontalEdges: [.leading]
    case .verticalEdges: [.top]
    case .size: [.width, .height]
    case .center: [.centerX, .centerY]
    }
  }

  /// The attributes whose constraints begin with the second item, so that a constant is the distance inwards on every side.
  private var backward: [LayoutAttribute] {
    switch self {
    case .edges: [.bottom, .trailing]
    case .horizontalEdges: [.trailing]
    case .verticalEdges: [.bottom]
    case .size, .center: []
    }
  }

  /// Whether its constants are distances inwards.
  var isOfEdges: Bool { !backward.isEmpty }

  /// How many constraints one line makes.
  var count: Int { forward.count + backward.count }

  /// The constraints that one line makes, with their items.
  func constraints(
    like constraint: LayoutConstraint, _ items: PendingItems
  ) -> [(constraint: LayoutConstraint, items: PendingItems)] {
    func made(_ attribute: LayoutAttribute) -> LayoutConstraint {
      var made = constraint
      made.firstAttribute = attribute
      made.secondAttribute = items.hasSecond ? attribute : .notAnAttribute
      return made
    }
    var turned = items
    (turned.first, turned.second) = (items.second, items.first)
    return forward.map { (made($0), items) } + backward.map { (made($0), turned) }
  }

  /// What should stand in place of a line that pairs a group with something else, as a noun phrase; nil for one that says something.
  static func remedy(
    first: AttributeGroup?, second: AttributeGroup?, hasSecond: Bool, multiplier: Double, constant: Double
  ) -> String? {
    guard let group = first ?? second else { return nil }
    let name = group.rawValue
    if !hasSecond {
      let inset = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(String(number: abs(constant)))"
      return group == .size
        ? nil : "an item on the right side, such as 'a.\(name) == superview.\(name)\(inset)'"
    }
    if first != second { return "'\(name)' on both sides, such as 'a.\(name) == b.\(name)'" }
    if group.isOfEdges, multiplier != 1 { return "no multiplier with '\(name)', whose constant is an inset" }
    return nil
  }
}

extension LayoutAttribute {
  /// The names that a misspelt one may mean: anchors for an anchor, else attributes and groups of them.
  static func names(near written: String) -> [String] {
    let anchors =
      written.hasSuffix("Anchor") ? nearestNames(to: written, in: ConstraintSpellings.anchors.names) : []
    if !anchors.isEmpty { return anchors }
    let meant = OtherWords.words(for: written, among: names)
    if !meant.isEmpty { return meant }
    let bare = ConstraintSpellings.bareAttribute(of: written)
    let nearest = nearestNames(to: bare, in: names + AttributeGroup.allCases.map(\.rawValue))
    if !nearest.isEmpty { return nearest }
    // An anchor with a slip in what all anchors have.
    return written.count > 6 && written.contains("Anch")
      ? nearestNames(to: written, in: ConstraintSpellings.anchors.names) : []
  }
}
