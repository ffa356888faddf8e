import LayoutModel

/// Where the elements of lists come from: a layout has the views and constraints of a template again for each of them, and
/// what changes them changes the template.
///
/// Elements of lists that are in cells themselves have no place here.
struct TemplatePlaces {
  private struct Element {
    var place: LayoutChange.CellPlace
    var views: Range<Int>
    /// Indices of what came from the template first.
    var firstConstraint, firstGuide: Int?
  }

  /// By the index of their controllers.
  private var elements: [Int: Element] = [:]
  private let layout: DocumentValues
  private let document: DocumentDraft

  /// - Parameter document: What somebody wrote, without the elements that the layout has.
  /// - Complexity: O(*n*) in the views and constraints of the layout, where there are lists.
  init(of layout: Layout, madeFrom document: DocumentDraft) {
    (self.layout, self.document) = (layout.document, document)
    if layout.lists.isEmpty { return }
    var lists: [String: Int] = [:]
    for (index, list) in document.lists.enumerated() { lists[document.views[Int(list.view)].id] = index }
    for (root, element) in layout.elementPlaces {
      guard let list = lists[element.list], let template = document.lists[list].template(of: element.element)
      else { continue }
      elements[Int(self.layout.views[root].controller)] = Element(
        place: LayoutChange.CellPlace(list: list, template: Int(template)),
        views: root..<Int(self.layout.views[root].subtreeEnd))
    }
    for index in document.constraints.count..<max(self.layout.constraints.count, document.constraints.count) {
      let controller = controller(of: self.layout.constraints[index].firstItem)
      if elements[controller]?.firstConstraint == nil { elements[controller]?.firstConstraint = index }
    }
    for index in document.guides.count..<max(self.layout.guides.count, document.guides.count) {
      let controller = Int(self.layout.views[Int(self.layout.guides[index].owner)].controller)
      if elements[controller]?.firstGuide == nil { elements[controller]?.firstGuide = index }
    }
  }

  private func controller(of item: LayoutItem) -> Int {
    Int(layout.views[Int(layout.view(of: item))].controller)
  }

  /// Changes of the layout's document as changes of the one that was written; nil where it has nothing that makes them.
  func translate(_ candidate: RemedyCandidate) -> RemedyCandidate? {
    var candidate = candidate
    for (place, change) in candidate.changes.enumerated() where !change.isPossible(in: document) {
      guard let translated = translate(change), case .inCell(let cell, let inner) = translated else {
        return nil
      }
      candidate.changes[place] = translated
      // As an entry of the template, whose names count there alone.
      if place < candidate.constraints.count, !candidate.constraints[place].isEmpty {
        candidate.constraints[place] = text(of: inner, in: cell)
      }
    }
    return candidate
  }

  private func translate(_ change: LayoutChange) -> LayoutChange? {
    func inCell(
      _ controller: Int, _ make: (Element) -> LayoutChange?
    ) -> LayoutChange? {
      elements[controller].flatMap { element in make(element).map { .inCell(element.place, $0) } }
    }
    func constraint(_ index: Int32, _ make: (Int32) -> LayoutChange) -> LayoutChange? {
      guard layout.constraints.indices.contains(Int(index)) else { return nil }
      return inCell(controller(of: layout.constraints[Int(index)].firstItem)) { element in
        element.firstConstraint.map { make(index - Int32($0)) }
      }
    }
    switch change {
    case .removeConstraint(let index): return constraint(index) { .removeConstraint($0) }
    case .setPriority(let index, let priority): return constraint(index) { .setPriority($0, priority) }
    case .setRelation(let index, let relation): return constraint(index) { .setRelation($0, relation) }
    case .setConstant(let index, let constant): return constraint(index) { .setConstant($0, constant) }
    case .setView(let view, let value):
      guard layout.views.indices.contains(Int(view)) else { return nil }
      return inCell(Int(layout.views[Int(view)].controller)) {
        .setView(view - Int32($0.views.lowerBound), value)
      }
    case .addConstraint(var new):
      return inCell(controller(of: new.firstItem)) { element in
        guard let first = item(new.firstItem, in: element) else { return nil }
        new.firstItem = first
        if let second = new.secondItem {
          guard let second = item(second, in: element) else { return nil }
          new.secondItem = second
        }
        new.owner = new.owner.map { $0 - Int32(element.views.lowerBound) }
        return .addConstraint(new)
      }
    case .inCell: return nil
    }
  }

  /// An item of an element as one of its template.
  private func item(_ item: LayoutItem, in element: Element) -> LayoutItem? {
    guard element.views.contains(Int(layout.view(of: item))) else { return nil }
    let first = Int32(element.views.lowerBound)
    switch item {
    case .view(let index): return .view(index - first)
    case .systemGuide(let guide, let index): return .systemGuide(guide, ofView: index - first)
    case .guide(let index): return element.firstGuide.map { .guide(index - Int32($0)) }
    }
  }

  /// The constraint that a change makes, as an entry of its template.
  private func text(of change: LayoutChange, in cell: LayoutChange.CellPlace) -> String {
    let template = document.lists[cell.list].templates[cell.template].document
    let values = DocumentValues(of: template)
    if case .addConstraint(let new) = change { return values.entryText(of: new) }
    guard let index = change.constraint else { return "" }
    var constraint = template.draft.constraints[Int(index)]
    constraint.apply(change)
    return values.entryText(of: constraint)
  }
}
