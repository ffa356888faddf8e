import JSON
import LayoutModel

extension JSONWriter {
  /// Writes where the elements of all lists are, as a member.
  mutating func lists(of layout: Layout, isComplete: Bool) {
    beginObject("lists")
    for view in layout.lists.keys.sorted() {
      guard let list = layout.lists[view] else { continue }
      key(layout.document.views[Int(view)].id)
      self.list(list, of: layout, isComplete: isComplete)
    }
    endObject()
  }

  /// Writes where the elements of a list are, as the value of a member.
  ///
  /// - Parameter isComplete: Whether elements that cannot be seen are listed, too.
  mutating func list(_ list: ResolvedList, of layout: Layout, isComplete: Bool) {
    let cells: StaticString = layout.document.views[Int(list.view)].type == .tableView ? "rows" : "items"
    beginObject()
    if let header = list.tableHeaderView { element("tableHeaderView", header, of: layout) }
    beginArray("sections")
    for section in list.sections {
      beginObject()
      member("frame", section.frame, on: layout.environment.pixelGrid)
      member("count", section.cells.count)
      if let header = section.header { element("header", header, of: layout) }
      elements(cells, section.cells, list.cellFrames, of: layout, isComplete: isComplete)
      if let footer = section.footer { element("footer", footer, of: layout) }
      if !section.others.isEmpty { elements("others", section.others, of: layout, isComplete: isComplete) }
      endObject()
    }
    endArray()
    if !list.others.isEmpty { elements("others", list.others, of: layout, isComplete: isComplete) }
    if let footer = list.tableFooterView { element("tableFooterView", footer, of: layout) }
    endObject()
  }

  private mutating func elements(
    _ name: StaticString, _ elements: [ResolvedElement], _ frames: [Int32: CellFrames] = [:],
    of layout: Layout,
    isComplete: Bool
  ) {
    beginArray(name)
    for element in elements where isComplete || element.isVisible {
      self.element(element, element.view.flatMap { frames[$0] }, of: layout)
    }
    endArray()
  }

  private mutating func element(_ name: StaticString, _ element: ResolvedElement, of layout: Layout) {
    key(name)
    self.element(element, of: layout)
  }

  private mutating func element(_ element: ResolvedElement, _ frames: CellFrames? = nil, of layout: Layout) {
    beginObject()
    switch element.element.kind {
    case .cell: member("index", element.element.item)
    case .supplementary(let number):
      member("index", element.element.item)
      member("supplementary", number)
    case .decoration(let number): member("decoration", number)
    case .header, .footer:
      member("kind", element.element.kind == .header ? "header" : "footer")
    }
    if let name = element.reuseIdentifier { member("cell", name) }
    member("view", element.view.map { layout.document.views[Int($0)].id })
    member("frame", element.frame, on: layout.environment.pixelGrid)
    if element.zIndex != 0 { member("zIndex", element.zIndex) }
    member("visible", element.isVisible)
    if let frames { parts(frames, on: layout.environment.pixelGrid) }
    endObject()
  }

  /// Writes what the system shows in a cell beside its content view, in the coordinates of the cell, as members.
  private mutating func parts(_ frames: CellFrames, on grid: PixelGrid) {
    if let frame = frames.accessory { member("accessory", frame, on: grid) }
    if let frame = frames.editingControl { member("editingControl", frame, on: grid) }
    if let frame = frames.reorderControl { member("reorderControl", frame, on: grid) }
    if let frame = frames.separator { member("separator", frame, on: grid) }
  }

  /// Writes which element of a list something is about, as a member.
  mutating func elementPlace(_ place: ElementPlace) {
    beginObject("element")
    member("list", place.list)
    switch place.element.kind {
    case .cell:
      member("section", place.element.section)
      member("index", place.element.item)
    case .header, .footer:
      member("kind", place.element.kind == .header ? "header" : "footer")
      if place.element.section >= 0 { member("section", place.element.section) }
    case .supplementary, .decoration: member("section", place.element.section)
    }
    if place.others > 0 { member("others", place.others) }
    endObject()
  }
}
