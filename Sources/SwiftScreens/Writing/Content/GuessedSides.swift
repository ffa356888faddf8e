import LayoutModel
import SwiftInterpreter

/// A view whose own length on an axis hangs on a text, a font or an image for which something else stands in.
struct UnsureLength {
  let view: Object
  let axis: Axis

  var side: SettledSides.Side { SettledSides.Side(view: ObjectIdentifier(view), axis: axis, kind: .length) }
}

/// What of a layout hangs on texts, fonts and images that are not known.
extension DocumentWriter {
  /// Where views begin in their superviews and how long they are, as far as that follows from what is not known. The end of a scroll view
  /// stands for that of its content.
  func guessedSides() -> Set<SettledSides.Side> {
    let unsure = unsureLengths()
    if unsure.isEmpty { return [] }
    interpreter.charge(8 * writtenViews.count)
    let (all, sure) = (settled(), settled(but: unsure))
    var found: Set<SettledSides.Side> = []
    for (_, view) in writtenViews {
      for axis in Axis.allCases {
        let length = SettledSides.Side(view: ObjectIdentifier(view), axis: axis, kind: .length)
        if all.lengths.contains(length), !sure.lengths.contains(length) { found.insert(length) }
        guard let superview = object("ownSuperview", view) else { continue }
        let start = SettledSides.Side(view: ObjectIdentifier(view), axis: axis, kind: .start)
        let outer = SettledSides.Side(view: ObjectIdentifier(superview), axis: axis, kind: .start)
        if all.areJoined(start, outer), !sure.areJoined(start, outer) { found.insert(start) }
      }
    }
    for one in unsure where !sure.lengths.contains(one.side) {
      if let scroll = scrollView(around: one.view) {
        found.insert(SettledSides.Side(view: ObjectIdentifier(scroll), axis: one.axis, kind: .end))
      }
    }
    return found
  }

  /// The axes on which a view that is asked how large it would be is so as what is not known in it makes it.
  func guessedFitting() -> [Axis] {
    guard let view = part?.view, part?.fitting != nil else { return [] }
    let unsure = unsureLengths()
    if unsure.isEmpty { return [] }
    let sure = settled(but: unsure).lengths
    return Axis.allCases.filter { axis in
      let length = SettledSides.Side(view: ObjectIdentifier(view), axis: axis, kind: .length)
      return isFitted(view, axis) && !sure.contains(length)
        && unsure.contains { $0.axis == axis && !sure.contains($0.side) }
    }
  }

  private func scrollView(around view: Object) -> Object? {
    var found = object("ownSuperview", view)
    while let one = found, viewType(of: one) != "scrollView" { found = object("ownSuperview", one) }
    return found
  }

  private func unsureLengths() -> [UnsureLength] {
    let holes = holes.filter(\.changesSize)
    if holes.isEmpty { return [] }
    let views = Dictionary(writtenViews.map { ($0.id, $0.view) }) { first, _ in first }
    return holes.flatMap { hole -> [UnsureLength] in
      var id = hole.target[...]
      while let end = id.lastIndex(of: ".") {
        id = id[..<end]
        guard let view = views[String(id)] else { continue }
        let axes = hole.kind == .text ? axesOfText(in: view) : Axis.allCases
        return axes.filter { hasOwnLength(view, $0) }.map { UnsureLength(view: view, axis: $0) }
      }
      return []
    }
  }

  /// The axes on which a view is longer for a longer text.
  private func axesOfText(in view: Object) -> [Axis] {
    switch viewType(of: view) {
    case "label": number("numberOfLines", view) ?? 1 == 1 ? [.horizontal] : Axis.allCases
    case "textView": [.vertical]
    case "button", "textField", "segmentedControl": [.horizontal]
    default: Axis.allCases
    }
  }
}

extension SourceHole {
  /// Whether it is a value by which a view has its size.
  var changesSize: Bool { isOfValue && [.text, .font, .image].contains(kind) }
}
