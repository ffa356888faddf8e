import LayoutModel
import SwiftInterpreter

/// What items of collections say of their sizes, and layouts of the app's of their places.
extension ScreenRun {
  /// Asks what collections show and says its own size for that, where the layout would.
  func fitItems() {
    let views = lists.views.filter { isOverridden("preferredLayoutAttributesFitting", .object($0)) }
    if views.isEmpty { return }
    setNeedsLayout()
    var sizes: [(item: Object, size: Size)] = []
    for view in views {
      guard case .object(let list)? = interpreter.field("ownSuperview", of: .object(view)),
        let shown = lists[list], let layout = shown.layout
      else { continue }
      if case .flow = layout, shown.path(of: view) == nil { continue }
      guard let path = shown.path(of: view), let room = room(of: view, in: layout) else {
        tellUnsized(view, in: list)
        continue
      }
      if case .none = room { continue }
      let place = [path.item, path.section].map { Value.integer($0, .int) }
      let answer = interpreter.attempt(steps: Self.mostFittingSteps) {
        interpreter.call("shownPreference", on: .object(view), [room] + place)
      }
      if case .success(let value) = answer, let size = geometry.size(of: value), size.width >= 0,
        size.height >= 0
      {
        sizes.append((view, size))
      } else {
        tellUnsized(view, in: list)
      }
    }
    if sizes.isEmpty { return }
    for (item, size) in sizes { lists.take(size, of: item) }
    setNeedsLayout()
  }

  private static let mostFittingSteps = 20_000

  /// The place that a layout gives an item before it asks; nothing where it does not ask, nil where that is not known.
  private func room(of item: Object, in layout: ShownList.Layout) -> Value? {
    guard case .flow(let flow) = layout else {
      return geometry.place(of: item).map { geometry.rect($0.frame) }
    }
    let sizes = ["estimatedItemSize", "itemSize"].map {
      geometry.size(of: interpreter.field($0, of: .object(flow)))
    }
    guard let estimate = sizes[0], let size = sizes[1] else { return nil }
    if estimate == .zero { return Value.none }
    let first = lists.room(of: item)?.size ?? (estimate.width > 1e6 ? size : estimate)
    return geometry.rect(Rect(origin: .zero, size: first))
  }

  private func tellUnsized(_ view: Object, in list: Object) {
    lists.take(
      ShownList.Gap(
        kind: .number, key: "size", spot: view.madeAt,
        says: "How large an item is that says it itself is not known."), of: list)
  }

  /// Whether a class of the app says where the items of a layout are.
  func arranges(_ layout: Object) -> Bool {
    ["layoutAttributesForElements", "layoutAttributesForItem"].contains { isOverridden($0, .object(layout)) }
  }

  /// Asks flow layouts of the app's where items are, once UIKit's own has placed them.
  func arrangeItems() {
    for list in lists.shown {
      guard let shown = lists[list], case .flow = shown.layout,
        case .object(let layout)? = interpreter.field("collectionViewLayout", of: .object(list)),
        arranges(layout), !shown.elements.isEmpty
      else { continue }
      setNeedsLayout()
      let hasOthers = shown.sections.contains { $0.header != nil || $0.footer != nil }
      let answer = interpreter.attempt(steps: Self.mostFittingSteps) {
        interpreter.call("arrangedSection", on: .object(list))
      }
      if !hasOthers, case .success(.object(let section)) = answer {
        lists.arrange(list, .compositional(layout, [.object(section)]))
      } else {
        lists.take(
          ShownList.Gap(
            kind: .number, key: "rows", spot: layout.madeAt,
            says: "Where a class of the app puts the items is not known."), of: list)
      }
      setNeedsLayout()
    }
  }
}
