import JSON
package import LayoutModel

extension ResolvedList: Answer {
  package static let rows: Rows = [
    .optional("tableHeaderView") { $0.tableHeaderView },
    .member("sections") { list in list.sections.map { SectionOfList(list: list, section: $0) } },
    .optional("others") { $0.others.isEmpty ? nil : ShownElements(elements: $0.others) },
    .optional("tableFooterView") { $0.tableFooterView },
  ]
}

/// A section with what its cells show beside their content.
private struct SectionOfList: Answer {
  var list: ResolvedList
  var section: ResolvedSection

  static let rows: Rows = [
    .member("frame") { $0.section.frame },
    .member("count") { $0.section.cells.count },
    .optional("header") { $0.section.header },
    .optionalIn("rows") { $1.views[Int($0.list.view)].type == .tableView ? $0.cells : nil },
    .optionalIn("items") { $1.views[Int($0.list.view)].type == .tableView ? nil : $0.cells },
    .optional("footer") { $0.section.footer },
    .optional("others") {
      $0.section.others.isEmpty ? nil : ShownElements(elements: $0.section.others)
    },
  ]

  private var cells: ShownElements { ShownElements(elements: section.cells, parts: list.cellFrames) }
}

/// The elements that can be seen, or all of them where somebody asks.
private struct ShownElements: AnswerValue {
  var elements: [ResolvedElement]
  /// What the system shows in cells, by the indices of their views.
  var parts: [Int32: CellFrames] = [:]

  static var shape: AnswerShape { .list(ResolvedElement.shape) }

  func write(to writer: inout JSONWriter, in context: AnswerContext) {
    let isComplete = context.detail.values.contains(.elements)
    writer.beginArray()
    for element in elements where isComplete || element.isVisible {
      writer.beginObject()
      element.writeMembers(to: &writer, in: context)
      if let parts = element.view.flatMap({ parts[$0] }) { parts.writeMembers(to: &writer, in: context) }
      writer.endObject()
    }
    writer.endArray()
  }
}

extension ResolvedElement: Answer {
  package static var shape: AnswerShape { .object { members + CellFrames.members } }

  package static let rows: Rows = [
    .optional("index") { element in
      switch element.element.kind {
      case .cell, .supplementary: element.element.item
      case .header, .footer, .decoration: nil
      }
    },
    .optional("supplementary") {
      if case .supplementary(let number) = $0.element.kind { number } else { nil }
    },
    .optional("decoration") { if case .decoration(let number) = $0.element.kind { number } else { nil } },
    .optional("kind") { $0.element.kind.edge },
    .optional("cell") { $0.reuseIdentifier },
    .member("view") { $0.view.map(NodeID.view) },
    .member("frame") { $0.frame },
    .optional("zIndex") { $0.zIndex == 0 ? nil : $0.zIndex },
    .member("visible") { $0.isVisible },
  ]
}

/// What the system shows in a cell beside its content view, in the coordinates of the cell.
extension CellFrames: Answer {
  package static let rows: Rows = [
    .optional("accessory") { $0.accessory },
    .optional("editingControl") { $0.editingControl },
    .optional("reorderControl") { $0.reorderControl },
    .optional("separator") { $0.separator },
  ]
}

/// Which element of a list something is about.
extension ElementPlace: Answer {
  package static let rows: Rows = [
    .member("list") { $0.list },
    .optional("kind") { $0.element.kind.edge },
    .optional("section") { $0.element.isOfList ? nil : $0.element.section },
    .optional("index") { $0.element.kind == .cell ? $0.element.item : nil },
    .optional("others") { $0.others > 0 ? $0.others : nil },
  ]
}

/// What stands at one end of a section or a list.
private enum ElementEdge: String, AnswerWord, CaseIterable { case header, footer }

extension ListElement {
  /// Whether it stands above or below all sections.
  fileprivate var isOfList: Bool { kind.edge != nil && section < 0 }
}

extension ListElement.Kind {
  fileprivate var edge: ElementEdge? {
    switch self {
    case .header: .header
    case .footer: .footer
    case .cell, .supplementary, .decoration: nil
    }
  }
}
