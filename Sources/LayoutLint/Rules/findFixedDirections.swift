import LayoutModel

/// Views that constraints to left and right sides place, which stay where they are while everything else is mirrored for
/// languages that are written from right to left.
///
/// Not told is what is the same either way: both sides at equal distances. Nor is what says that it has one direction: a view,
/// or the one in which it is, that belongs to a player, is spatial, or is forced.
func findFixedDirections(in layout: Layout) -> [Diagnostic] {
  let isShown = layout.visibleViews()
  var sides: [Int: [FixedSide]] = [:]
  for index in layout.document.constraints.indices {
    guard let side = FixedSide(index, in: layout.document) else { continue }
    sides[side.view, default: []].append(side)
  }
  return sides.keys.sorted().compactMap { index in
    guard isShown[index], !layout.hasOwnDirection(index) else { return nil }
    let mirrors = Set(sides[index, default: []].map(\.place))
    let fixed = sides[index, default: []].filter { !mirrors.contains($0.place.mirrored) }
    guard let first = fixed.first else { return nil }
    let names = LayoutAttribute.allCases.filter { name in fixed.contains { $0.place.attribute == name } }
    let id = layout.document.views[index].id
    return Diagnostic(
      .visual(.fixedDirection(names, of: id)), views: [id],
      pointer: layout.document.pointer(toConstraint: first.constraint))
  }
}

/// A constraint to a left or right side, as seen from the view that it places.
private struct FixedSide {
  var constraint: Int
  var view: Int
  var place: Place

  struct Place: Hashable {
    var attribute: LayoutAttribute
    var other: LayoutItem?
    var otherAttribute: LayoutAttribute
    var relation: LayoutConstraint.Relation
    var multiplier: Double
    var constant: Double
    var priority: Float
  }

  /// Nil for a constraint that is not there or is of another kind.
  init?(_ index: Int, in document: DocumentValues) {
    let constraint = document.constraints[index]
    guard constraint.isInstalled, constraint.isActive, constraint.firstAttribute.isAbsoluteSide,
      let second = constraint.secondItem
    else { return nil }
    let isReversed =
      switch (constraint.firstItem, second) {
      case (.view(let first), .view(let second)):
        second > first && second < document.views[Int(first)].subtreeEnd
      case (.view, _): false
      default: true
      }
    guard case .view(let view) = isReversed ? second : constraint.firstItem else { return nil }
    self.constraint = index
    self.view = Int(view)
    place = Place(
      attribute: constraint.firstAttribute, other: second, otherAttribute: constraint.secondAttribute,
      relation: constraint.relation, multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
    guard isReversed else { return }
    swap(&place.attribute, &place.otherAttribute)
    (place.other, place.relation) = (constraint.firstItem, place.relation.reversed)
    place.constant = 0 - place.constant
  }
}

extension FixedSide.Place {
  /// The place that makes the same of the other side.
  fileprivate var mirrored: Self {
    var mirrored = self
    mirrored.attribute = attribute.opposite
    mirrored.otherAttribute = otherAttribute.opposite
    mirrored.relation = relation.reversed
    mirrored.constant = 0 - constant
    return mirrored
  }
}

extension LayoutConstraint.Relation {
  fileprivate var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  fileprivate var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    default: self
    }
  }
}

extension Layout {
  /// Whether a view says of itself, or the one in which it is, what direction it has.
  fileprivate func hasOwnDirection(_ index: Int) -> Bool {
    [index, document.views[index].superview.map { Int($0) } ?? index].contains { view in
      document.details(ofView: view).semanticContentAttribute != .unspecified
    }
  }
}
