import LayoutModel
import SwiftInterpreter
import UIKitDefaults

/// Which sides of views constraints place, whatever size those views have by themselves of which nobody knows it.
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
  private(set) var numbers: [Side] = []

  mutating func note(_ side: Side, equals other: Side?) {
    guard let other else { return numbers.append(side) }
    equations[side, default: []].append(other)
    equations[other, default: []].append(side)
  }

  /// All sides that follow from some: two of a view on an axis say the others.
  func settled(from known: [Side]) -> Set<Side> {
    var found: Set<Side> = []
    var pending = known + numbers
    while let side = pending.popLast() {
      guard found.insert(side).inserted else { continue }
      pending += equations[side] ?? []
      let all = Side.Kind.allCases.map { Side(view: side.view, axis: side.axis, kind: $0) }
      if all.count(where: found.contains) == 2 { pending += all }
    }
    return found
  }
}

extension SettledSides.Side {
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

  /// The sides that are settled without the sizes that documents cannot say.
  func settledSides() -> Set<SettledSides.Side> {
    var sides = self.sides
    var known: [SettledSides.Side] = []
    for (_, view) in writtenViews {
      for axis in Axis.allCases {
        known += settledKinds(of: view, axis).map {
          .init(view: ObjectIdentifier(view), axis: axis, kind: $0)
        }
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

  /// What is settled of a view before constraints say anything.
  private func settledKinds(of view: Object, _ axis: Axis) -> [SettledSides.Side.Kind] {
    let all = SettledSides.Side.Kind.allCases
    if run.isRoot(view) {
      if run.kind == .controller || run.fillsWindow { return all }
      let given = axis == .horizontal ? run.fills.width : run.fills.height
      return run.kind == .row || given != nil || axis == .horizontal ? all : [.start]
    }
    if isContentView(view) { return [] }
    if isElement(view) || flag("translatesAutoresizingMaskIntoConstraints", view) != false { return all }
    return hasOwnLength(view, axis) ? [.length] : []
  }

  /// Whether a view has a size of its own on an axis that is known.
  private func hasOwnLength(_ view: Object, _ axis: Axis) -> Bool {
    if opaque.isOpaque(view, axis) { return false }
    if saysOwnSize(view) { return true }
    switch viewType(of: view) {
    case "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar":
      return axis == .vertical
    case "textView": return axis == .vertical && flag("isScrollEnabled", view) == false
    case "stackView":
      return !opaque.all.contains {
        opaque.isOpaque($0, axis) && interpreter.isInside(.object($0), .object(view))
      }
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
