import JSON
import LayoutModel

/// What differs between two layouts besides frames: texts, images, safe areas and traits, of what both show.
func compareFacts(_ old: Layout, _ new: Layout, _ matching: ViewMatching) -> [FactChange] {
  var changes: [FactChange] = []
  let (before, after) = (old.absences, new.absences)
  func filenames(_ layout: Layout) -> [Int32: String?] {
    Dictionary(layout.images.map { ($0.view, $0.filename) }) { first, _ in first }
  }
  let (oldImages, newImages) = (filenames(old), filenames(new))
  for view in new.views.indices {
    guard let mate = matching.old[view], before[mate] == nil, after[view] == nil
    else { continue }
    let id = new.document.views[view].id
    func note(_ fact: FactChange.Fact, _ old: String?, _ new: String?) {
      if old != new { changes.append(FactChange(node: id, fact: fact, old: old, new: new)) }
    }
    if let first = old.measures[mate]?.text, let second = new.measures[view]?.text {
      note(.lineCount, String(first.lineCount), String(second.lineCount))
      note(.isTruncated, String(first.isTruncated), String(second.isTruncated))
    }
    if let first = oldImages[Int32(mate)], let second = newImages[Int32(view)] { note(.image, first, second) }
  }
  return changes + compareControllers(old, new)
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
    func note(_ fact: FactChange.Fact, _ trait: String?, _ old: String?, _ new: String?) {
      own.append(FactChange(node: node.id, fact: fact, trait: trait, old: old, new: new))
    }
    let insets = (old.controllers[mate].safeAreaInsets, new.controllers[index].safeAreaInsets)
    if RectEdge.allCases.contains(where: { isOther(insets.0[$0], insets.1[$0]) }) {
      note(.safeAreaInsets, nil, insets.0.text, insets.1.text)
    }
    let (before, after) = (old.controllers[mate].traits, new.controllers[index].traits)
    for trait in after.changedTraits(from: before) {
      note(.trait, trait.key, before[trait]?.text(of: trait), after[trait]?.text(of: trait))
    }
    for id in after.changedCustomTraits(from: before) {
      note(.trait, id, before[custom: id]?.text, after[custom: id]?.text)
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

/// The diagnostics that one of two layouts has and the other has not. Numbers and places do not tell them apart.
func compareDiagnostics(_ old: Layout, _ new: Layout) -> [DiagnosticChange] {
  let gone = difference(of: old.diagnostics, from: new.diagnostics)
  let come = difference(of: new.diagnostics, from: old.diagnostics)
  return come.map { DiagnosticChange(isNew: true, $0) } + gone.map { DiagnosticChange(isNew: false, $0) }
}

/// Diagnostics that others have not, each as often as it is not there.
private func difference(of diagnostics: [Diagnostic], from others: [Diagnostic]) -> [Diagnostic] {
  var counts: [DiagnosticName: Int] = [:]
  for other in others { counts[DiagnosticName(other), default: 0] += 1 }
  return diagnostics.filter { diagnostic in
    let name = DiagnosticName(diagnostic)
    counts[name, default: 0] -= 1
    return counts[name, default: 0] < 0
  }
}
