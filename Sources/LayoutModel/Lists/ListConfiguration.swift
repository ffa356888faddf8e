package import JSON

/// What a document says of the elements of a table or collection view. Rows name templates: cells as they are before values
/// are put into them. A list of 10,000 rows of 20 prototypes has 20 templates, and values that are written alike are read once.
package struct ListConfiguration: Sendable {
  /// Index of the table or collection view.
  package var view: Int32
  /// Layouts of a collection view: the first whose condition holds counts. Empty for a flow layout with UIKit's values.
  package var layouts: [CollectionLayoutChoice] = []
  package var templates: [CellTemplate] = []
  /// Values for views of templates, which rows name by their places.
  package var values: [[PropertyChanges.Change<ViewProperty>]] = []
  package var sections: [ListSection] = []
  /// Rows of all sections, one after the other.
  package var rows: [ListRow] = []
  /// Above and below all sections of a table view: templates.
  package var tableHeaderView, tableFooterView: Int32?
  package init(view: Int32) { self.view = view }
  /// Whether there is anything to lay out.
  package var isEmpty: Bool { sections.isEmpty && tableHeaderView == nil && tableFooterView == nil }

  /// The place of the template of an element; nil for one of which the document says nothing, and for a title.
  package func template(of element: ListElement) -> Int32? {
    guard sections.indices.contains(element.section) else {
      return element.kind == .header ? tableHeaderView : tableFooterView
    }
    let section = sections[element.section]
    let supplement: ListSupplement?
    switch element.kind {
    case .cell: return rows[Int(section.rows.lowerBound) + element.item].template
    case .header: supplement = section.header
    case .footer: supplement = section.footer
    case .supplementary, .decoration: return nil
    }
    return if case .template(let number)? = supplement { number } else { nil }
  }
}

/// A layout of a collection view, and where it counts.
package struct CollectionLayoutChoice: Sendable {
  package enum Layout: Sendable {
    case flow(FlowLayout)
    case compositional(CompositionalLayout)
  }

  /// Nil for everywhere.
  package var condition: Condition?
  package var layout: Layout
  package init(_ layout: Layout, when condition: Condition? = nil) {
    (self.condition, self.layout) = (condition, layout)
  }
}

/// A section of a list.
package struct ListSection: Sendable {
  /// Places in ``ListConfiguration/rows``.
  package var rows: Range<Int32> = 0..<0
  package var header, footer: ListSupplement?
  /// Heights of a table view's header and footer that are not the table's, in points.
  package var headerHeight, footerHeight: Double?
  /// What a flow layout's delegate says of it; what is nil is the layout's.
  package var flow = FlowSection(itemCount: 0)
  package init() {}
}

/// What stands above or below a section.
package enum ListSupplement: Equatable, Sendable {
  /// That the system shows in a view of its own. Of table views.
  case title(String)
  /// Place in ``ListConfiguration/templates``.
  case template(Int32)
}

/// A row of a table view, an item of a collection view.
package struct ListRow: Equatable, Sendable {
  /// Place in ``ListConfiguration/templates``.
  package var template: Int32
  /// Place in ``ListConfiguration/values``; nil for the template as it is.
  package var values: Int32?
  /// The place of its description in the section, which others may share.
  package var position: Int32
  /// Given by the row itself, in points.
  package var height: Double?
  /// Width that an item says.
  package var width: Double?
  package init(template: Int32, position: Int32) { (self.template, self.position) = (template, position) }
}

/// A cell before values are put into it, or another view that a list shows: a tree of views by itself.
package struct CellTemplate: Sendable {
  /// The reuse identifier of a prototype; nil for a view that one place of the list has.
  package var identifier: String?
  /// Has one controller, which nobody wrote, and its views. Their ids count in this tree.
  package var document: LayoutDocument
  /// Whether views are called as the document calls them: those of a view that the list shows once.
  package var keepsIds = false
  /// Whether it is a known one with what a row says of its own cell, which no other row shows.
  package var isOfRow = false
  package init(identifier: String?, _ draft: DocumentDraft) {
    (self.identifier, document) = (identifier, LayoutDocument(draft))
  }

  /// Where it stands in the request.
  package var pointer: JSONPointer { document.hierarchyPointer }
}
