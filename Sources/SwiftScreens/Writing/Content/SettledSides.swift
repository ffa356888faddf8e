import LayoutModel
import SwiftInterpreter
import UIKitDefaults

/// How long views are by constraints, whatever size those views have by themselves of which nobody knows it.
struct SettledSides {
  /// A side, the middle or the length of a view on an axis.
  struct Side: Hashable {
    enum Kind: CaseIterable {
      case start, middle, end, length
    }

    let view: ObjectIdentifier
    let axis: Axis
    let kind: Kind
  }

  /// The equations by what stands in them, and those whose other side is a number.
  private var equations: [Side: [Side]] = [:]
  private var numbers: [Side] = []

  mutating func note(_ side: Side, equals other: Side?) {
    guard let other else { return numbers.append(side) }
    equations[side, default: []].append(other)
    equations[other, default: []].append(side)
  }

  /// What follows from sides that are known.
  func settled(from known: [Side]) -> Settled {
    var groups = SideGroups()
    var found: Set<Side> = []
    var pending: [Side] = (known + numbers).filter { $0.kind == .length }
    for axis in Axis.allCases {
      let places = known.filter { $0.axis == axis && $0.kind != .length }
      for place in places.dropFirst() { pending += groups.join(places[0], place) }
    }
    for (side, others) in equations where side.kind != .length {
      for other in others where other.kind != .length { pending += groups.join(side, other) }
    }
    while let length = pending.popLast() {
      guard found.insert(length).inserted else { continue }
      let places = length.places
      for place in places.dropFirst() { pending += groups.join(places[0], place) }
      pending += (equations[length] ?? []).filter { $0.kind == .length }
    }
    return Settled(lengths: found, groups: groups)
  }

  /// The lengths of views of which two sides lie at a known distance from each other, wherever they are, and which sides are at such distances.
  struct Settled {
    let lengths: Set<Side>
    fileprivate let groups: SideGroups

    func areJoined(_ first: Side, _ second: Side) -> Bool { groups.areJoined(first, second) }
  }
}

/// Sides at known distances from each other.
private struct SideGroups {
  private var groups: [SettledSides.Side: Int] = [:]
  private var members: [[SettledSides.Side]] = []

  /// - Returns: The lengths of views of which two sides are in one group now. Each side moves to another group so often as the logarithm of
  ///   their number.
  mutating func join(_ first: SettledSides.Side, _ second: SettledSides.Side) -> [SettledSides.Side] {
    let (one, other) = (group(of: first), group(of: second))
    if one == other { return [] }
    let (large, small) = members[one].count < members[other].count ? (other, one) : (one, other)
    let moved = members[small]
    members[small] = []
    members[large] += moved
    for side in moved { groups[side] = large }
    return moved.filter { side in side.places.contains { $0 != side && groups[$0] == large } }.map(\.length)
  }

  func areJoined(_ first: SettledSides.Side, _ second: SettledSides.Side) -> Bool {
    groups[first].map { $0 == groups[second] } ?? false
  }

  private mutating func group(of side: SettledSides.Side) -> Int {
    if let found = groups[side] { return found }
    groups[side] = members.count
    members.append([side])
    return members.count - 1
  }
}

extension SettledSides.Side {
  /// The two sides and the middle of its view on its axis.
  fileprivate var places: [Self] {
    [.start, .middle, .end].map { Self(view: view, axis: axis, kind: $0) }
  }

  fileprivate var length: Self { Self(view: view, axis: axis, kind: .length) }

  /// What a constraint's attribute speaks of; nil for none.
  init?(_ view: Object, _ attribute: String) {
    let found: (Axis, Kind)? =
      switch attribute {
      case "left", "leading", "leftMargin", "leadingMargin": (.horizontal, .start)
      case "right", "trailing", "rightMargin", "trailingMargin": (.horizontal, .end)
      case "centerX", "centerXWithinMargins": (.horizontal, .middle)
      case "width": (.horizontal, .length)
      case "top", "topMargin", "firstBaseline": (.vertical, .start)
      case "bottom", "bottomMargin", "lastBaseline": (.vertical, .end)
      case "centerY", "centerYWithinMargins": (.vertical, .middle)
      case "height": (.vertical, .length)
      default: nil
      }
    guard let (axis, kind) = found else { return nil }
    self.init(view: ObjectIdentifier(view), axis: axis, kind: kind)
  }
}

extension DocumentWriter {
  /// Remembers what a constraint settles: an equation that does not give way to the wishes of views.
  mutating func noteSides(of constraint: Object) {
    guard (word("relation", constraint) ?? "equal") == "equal",
      (rawValue(value("priority", constraint)) ?? 1000) >= Self.compressionResistance,
      let first = side("firstItem", "firstAttribute", constraint)
    else { return }
    if object("secondItem", constraint) == nil { return sides.note(first, equals: nil) }
    guard let second = side("secondItem", "secondAttribute", constraint),
      !crossesContent(constraint, first, second)
    else { return }
    sides.note(first, equals: second)
  }

  private func side(_ item: String, _ attribute: String, _ constraint: Object) -> SettledSides.Side? {
    guard let found = object(item, constraint), let word = word(attribute, constraint) else { return nil }
    let isOwn = self.word("kind", found) == "own"
    return SettledSides.Side(isOwn ? found : object("owningView", found) ?? found, word)
  }

  /// Whether a constraint is to the content of a scroll view, which ends where what is in it ends.
  private func crossesContent(
    _ constraint: Object, _ first: SettledSides.Side, _ second: SettledSides.Side
  ) -> Bool {
    let items = ["firstItem", "secondItem"].compactMap { object($0, constraint) }
    let views = items.map { object("owningView", $0) ?? $0 }
    let isContent = items.contains { word("kind", $0) == "content" }
    return zip([first, second], views).contains { side, view in
      guard side.kind != .start, Self.scrolling.contains(viewType(of: view) ?? "") else { return false }
      let isLength = side.kind == .length && !isContent
      return !isLength
        && views.contains { $0 !== view && interpreter.isInside(.object($0), .object(view)) }
    }
  }

  private static let scrolling: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]

  /// What is settled without the sizes that documents cannot say.
  ///
  /// - Parameter unsure: Lengths that are not known either.
  func settled(but unsure: [UnsureLength] = []) -> SettledSides.Settled {
    var sides = self.sides
    var known: [SettledSides.Side] = []
    for (_, view) in writtenViews {
      for axis in Axis.allCases {
        known += settledKinds(of: view, axis, but: unsure).map {
          .init(view: ObjectIdentifier(view), axis: axis, kind: $0)
        }
        noteArranged(in: view, axis, &sides)
        guard isContentView(view), let owner = object("ownSuperview", view) else { continue }
        for kind in SettledSides.Side.Kind.allCases {
          sides.note(
            .init(view: ObjectIdentifier(view), axis: axis, kind: kind),
            equals: .init(view: ObjectIdentifier(owner), axis: axis, kind: kind))
        }
      }
    }
    return sides.settled(from: known)
  }

  /// What a stack view does by itself: across its axis what fills it is as long as it, and so is along it what is there alone.
  private func noteArranged(in stack: Object, _ axis: Axis, _ sides: inout SettledSides) {
    guard viewType(of: stack) == "stackView" else { return }
    let arranged = list("arrangedSubviews", stack).compactMap { view -> Object? in
      if case .object(let view) = view, flag("isHidden", view) != true { view } else { nil }
    }
    let isAcross = ((word("axis", stack) ?? "horizontal") == "horizontal") != (axis == .horizontal)
    guard isAcross ? word("alignment", stack) ?? "fill" == "fill" : arranged.count == 1 else { return }
    for view in arranged {
      for kind in [SettledSides.Side.Kind.start, .end] {
        sides.note(
          .init(view: ObjectIdentifier(view), axis: axis, kind: kind),
          equals: .init(view: ObjectIdentifier(stack), axis: axis, kind: kind))
      }
    }
  }

  /// What is settled of a view before constraints say anything.
  private func settledKinds(
    of view: Object, _ axis: Axis, but unsure: [UnsureLength]
  ) -> [SettledSides.Side.Kind] {
    let all = SettledSides.Side.Kind.allCases
    if isFitted(view, axis) { return [.start] }
    if run.isRoot(view) {
      if run.kind == .controller || run.fillsWindow { return all }
      let given = axis == .horizontal ? run.fills.width : run.fills.height
      let isPlaced = axis == .horizontal || axesPlaced(by: view).vertical
      return run.kind == .row || given != nil || isPlaced ? all : [.start]
    }
    if isContentView(view) { return [] }
    if axis == .vertical, sizesItself(view) { return [.start] }
    if isElement(view) || flag("translatesAutoresizingMaskIntoConstraints", view) != false { return all }
    return hasOwnLength(view, axis, but: unsure) ? [.length] : []
  }

  /// Whether a row of a table, or what stands above rows, is as high as what is in it makes it.
  private func sizesItself(_ row: Object) -> Bool {
    guard isElement(row), let type = documentCellType(of: row), let table = object("ownSuperview", row),
      viewType(of: table) == "tableView"
    else { return false }
    if let room = run.lists.room(of: row) { return room.height == nil }
    if type != ViewType.tableViewCell.rawValue { return false }
    let drawn = run.lists.height(ofStatic: row) ?? run.adoption.view(of: row)?.node["height"]?.number
    return (drawn ?? number("rowHeight", table) ?? -1) < 0
  }

  /// Whether a view is as high as a row that what is in it makes so high, whatever that comes to.
  func isOpenRow(_ view: Object, _ axis: Axis, _ settled: Set<SettledSides.Side>) -> Bool {
    guard axis == .vertical, let row = isContentView(view) ? object("ownSuperview", view) : view else {
      return false
    }
    return sizesItself(row)
      && !settled.contains(.init(view: ObjectIdentifier(row), axis: axis, kind: .length))
  }

  /// Whether a view has a size of its own on an axis that is known.
  func hasOwnLength(_ view: Object, _ axis: Axis, but unsure: [UnsureLength] = []) -> Bool {
    let unsure = unsure.filter { $0.axis == axis }
    if opaque.isOpaque(view, axis) || unsure.contains(where: { $0.view === view }) { return false }
    if saysOwnSize(view) { return true }
    switch viewType(of: view) {
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar":
      return axis == .vertical
    case "textView": return axis == .vertical && flag("isScrollEnabled", view) == false
    case "stackView":
      return !opaque.all.contains {
        opaque.isOpaque($0, axis) && interpreter.isInside(.object($0), .object(view))
      } && !unsure.contains { interpreter.isInside(.object($0.view), .object(view)) }
    case let type:
      return type.flatMap { ViewType(rawValue: $0) }?.hasNaturalSize == true || type == "imageView"
    }
  }

  /// Whether constraints say how large a view is whose own size is not known.
  func isSettled(_ view: Object, _ settled: Set<SettledSides.Side>) -> Bool {
    Axis.allCases.allSatisfy { axis in
      !opaque.isOpaque(view, axis)
        || settled.contains(.init(view: ObjectIdentifier(view), axis: axis, kind: .length))
    }
  }
}
