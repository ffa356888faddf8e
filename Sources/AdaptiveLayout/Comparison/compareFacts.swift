import JSON
import LayoutModel

/// What differs between two layouts besides frames: texts, images, safe areas and traits, of what both show.
func compareFacts(_ old: Layout, _ new: Layout, _ matching: ViewMatching) -> [FactChange] {
  var changes: [FactChange] = []
  let (before, after) = (Presence(of: old), Presence(of: new))
  let images = (old.imagesByView, new.imagesByView)
  for view in new.views.indices {
    guard let mate = matching.old[view], before.absences[mate] == nil, after.absences[view] == nil else {
      continue
    }
    let id = new.document.views[view].id
    func note(_ fact: FactChange.Fact, _ old: String?, _ new: String?) {
      if old != new { changes.append(FactChange(node: id, fact: fact, old: old, new: new)) }
    }
    if let first = old.measures[mate]?.text, let second = new.measures[view]?.text {
      note(.lineCount, String(first.lineCount), String(second.lineCount))
      note(.isTruncated, String(first.isTruncated), String(second.isTruncated))
    }
    if let first = images.0[mate], let second = images.1[view] {
      note(.image, first.filename, second.filename)
    }
  }
  return changes + compareControllers(old, new)
}

extension Layout {
  fileprivate var imagesByView: [Int: ImageLayout] {
    Dictionary(images.map { (Int($0.view), $0) }) { first, _ in first }
  }
}

/// Controllers are matched by id, the first with the first. What a parent has, too, is told of the parent only.
private func compareControllers(_ old: Layout, _ new: Layout) -> [FactChange] {
  var places: [String: Int] = [:]
  for (index, controller) in old.document.controllers.enumerated() { places[controller.id] = index }
  var changes: [FactChange] = []
  var known: [Int: [FactChange]] = [:]
  for index in new.order where new.controllers[index].isOnScreen {
    let node = new.document.controllers[index]
    if node.contentOwner != nil { continue }
    guard let mate = index == 0 ? 0 : places[node.id], old.controllers[mate].isOnScreen else { continue }
    var own: [FactChange] = []
    let insets = (old.controllers[mate].safeAreaInsets, new.controllers[index].safeAreaInsets)
    if insets.0.isOther(than: insets.1) {
      own.append(
        FactChange(node: node.id, fact: .safeAreaInsets, old: insets.0.text, new: insets.1.text))
    }
    let traits = (old.controllers[mate].traits, new.controllers[index].traits)
    for trait in traits.1.changedTraits(from: traits.0) {
      own.append(
        FactChange(
          node: node.id, fact: .trait, trait: trait.key, old: traits.0[trait]?.text(of: trait),
          new: traits.1[trait]?.text(of: trait)))
    }
    for id in traits.1.changedCustomTraits(from: traits.0) {
      own.append(
        FactChange(
          node: node.id, fact: .trait, trait: id, old: traits.0[custom: id]?.text,
          new: traits.1[custom: id]?.text))
    }
    known[index] = own
    let above = node.parent.flatMap { known[Int($0)] } ?? []
    changes += own.filter { change in
      change.fact == .safeAreaInsets
        || !above.contains { ($0.trait, $0.old, $0.new) == (change.trait, change.old, change.new) }
    }
  }
  return changes
}

extension EdgeInsets {
  fileprivate func isOther(than other: EdgeInsets) -> Bool {
    AdaptiveLayout.isOther(top, other.top) || AdaptiveLayout.isOther(left, other.left)
      || AdaptiveLayout.isOther(bottom, other.bottom) || AdaptiveLayout.isOther(right, other.right)
  }

  fileprivate var text: String {
    [top, left, bottom, right].map { String(number: $0) }.joined(separator: ", ")
  }
}

extension TraitCollection.Value {
  fileprivate func text(of trait: Trait) -> String {
    switch self {
    case .choice(let raw): trait.values.first { $0.raw == raw }?.name ?? String(raw)
    case .number(let number): String(number: number)
    case .language(let tag): tag
    case .flag(let flag): String(flag)
    }
  }
}

extension CustomTraitValue {
  fileprivate var text: String {
    switch self {
    case .number(let number): String(number: number)
    case .string(let text), .object(let text): text
    case .boolean(let flag): String(flag)
    }
  }
}
