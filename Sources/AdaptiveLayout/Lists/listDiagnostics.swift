import JSON
import LayoutModel
import ListLayout

extension ResolutionState {
  /// What UIKit writes on the console of the elements of a list as it finds out how large they are.
  func diagnostics(of measurer: ElementMeasurer) -> [Diagnostic] {
    let collapsed = measurer.collapsed.keys.sorted().compactMap { template in
      measurer.collapsed[template].map { collapsedHeight(of: $0, template, in: measurer.list) }
    }
    return collapsed + oversizedItems(measurer.notes, in: measurer.list)
  }

  /// What UIKit prints, once for each prototype, of cells whose constraints say no height (LI-zero-height).
  private func collapsedHeight(
    of elements: ElementMeasurer.CollapsedElements, _ template: Int32, in list: ListConfiguration
  ) -> Diagnostic {
    let id = document.views[Int(list.view)].id
    var diagnostic = Diagnostic(
      .layout(.ambiguousRowHeight), views: [id],
      pointer: list.templates.indices.contains(Int(template)) ? list.templates[Int(template)].pointer : nil)
    diagnostic.element = ElementPlace(list: id, elements.first)
    diagnostic.element?.others = elements.others
    return diagnostic
  }

  /// What UIKit prints of items that are longer than the lines of their flow layout: one for all of them.
  private func oversizedItems(_ notes: [FlowNote], in list: ListConfiguration) -> [Diagnostic] {
    guard let note = notes.first else { return [] }
    let id = document.views[Int(list.view)].id
    var diagnostic = Diagnostic(
      .layout(.itemsDoNotFit(note.axis, length: note.length, available: note.available)), views: [id])
    diagnostic.element = ElementPlace(list: id, ListElement(.cell, section: note.section, item: note.item))
    diagnostic.element?.others = notes.reduce(-1) { $0 + $1.count }
    let section = list.sections[note.section]
    let row = Int(section.rows.lowerBound) + note.item
    if list.rows.indices.contains(row) {
      diagnostic.pointer = list.templates[Int(list.rows[row].template)].pointer
    }
    return [diagnostic]
  }
}
