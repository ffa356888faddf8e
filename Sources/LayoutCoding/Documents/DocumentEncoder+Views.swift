import JSON
import LayoutModel

extension DocumentEncoder {
  /// Writes a view and all below it: first its values, then what lies in it, in the order in which it lies in the document.
  ///
  /// - Parameters:
  ///   - isNamed: Whether the id is written although reading would make the same.
  ///   - size: How large a row or an item says that it is.
  mutating func writeView(
    _ index: Int, isNamed: Bool = false, standard: ViewType = .view, size: ListRow? = nil
  ) {
    let node = document.views[index]
    json.beginObject()
    if isNamed || node.id != madeId(ofView: node) { json.member("id", node.id) }
    if node.type != standard { json.member("type", node.type.rawValue) }
    let details = document.draft.details(ofView: index)
    if let name = details.name { json.member("name", name) }
    for key in ViewKey.allCases where key != .items {
      row(
        key, of: ViewKey.rows, standard: ViewKey.standards[key.rawValue], .view, index, \.viewVariations)
    }
    if let size { writeSize(size, ofType: node.type) }
    writeReference(.viewForFirstBaselineLayout, details.viewForFirstBaselineLayout)
    writeReference(.viewForLastBaselineLayout, details.viewForLastBaselineLayout)
    if let items = document.draft.content(ofView: index).barItems {
      json.key(ViewKey.items)
      barItems(items)
    }
    writeGuides(ofView: index)
    if let list = nodes.lists[Int32(index)] { writeList(document.lists[list], ofType: node.type) }
    writeContents(ofView: index)
    json.endObject()
  }

  private mutating func writeReference(_ key: ViewKey, _ view: Int32?) {
    guard let view else { return }
    json.key(key)
    self.view(view)
  }

  private mutating func writeSize(_ row: ListRow, ofType type: ViewType) {
    if let width = row.width {
      json.key(ViewKey.size)
      size(Size(width: width, height: row.height ?? 0))
    } else if let height = row.height {
      json.key(ViewKey.height)
      json.number(height)
    }
  }

  /// The id that a view without one gets.
  private func madeId(ofView node: ViewNode) -> String {
    let above = document.views[Int(node.superview ?? 0)].id
    return switch node.place {
    case .root: node.controller == 0 ? "root" : "\(document.controllers[Int(node.controller)].id)/view"
    case .subview(let position) where position < 0: "\(above)/other/\(-1 - position)"
    case .subview(let position): "\(above)/\(position)"
    case .part(let part): "\(above)/\(part.rawValue)"
    case .made: "\(above)/contentView"
    }
  }

  private mutating func writeGuides(ofView index: Int) {
    guard let guides = nodes.guides[Int32(index)] else { return }
    json.key(ViewKey.layoutGuides)
    array(guides) { encoder, guide in
      encoder.json.beginObject()
      encoder.json.member("id", guide.id)
      if let identifier = guide.identifier { encoder.json.member("identifier", identifier) }
      encoder.json.endObject()
    }
  }

  /// Writes the constraints that a view holds and the views in it.
  private mutating func writeContents(ofView index: Int) {
    let own = constraints.ofViews[Int32(index)] ?? []
    let isFirst = constraints.areFirst(ofView: Int32(index))
    if isFirst { writeConstraints(own, of: index) }
    let children = self.children(ofView: index)
    let subviews = children.filter { if case .subview = document.views[$0].place { true } else { false } }
    let parts = children.filter { !subviews.contains($0) }
    if let accessory = parts.first(where: { document.views[$0].place == .part(.accessoryView) }) {
      json.key(ViewKey.accessoryView)
      writeView(accessory)
    }
    writeParts(parts.filter { document.views[$0].place != .part(.accessoryView) }, ofView: index)
    if !subviews.isEmpty {
      let isMixed = subviews.contains {
        if case .subview(..<0) = document.views[$0].place { true } else { false }
      }
      let spelling = isMixed ? nil : document.memberSpellings[.subviews(ofView: Int32(index))]
      json.key(spelling ?? ViewKey.subviews.name)
      array(subviews) { $0.writeView($1) }
    }
    if !isFirst { writeConstraints(own, of: index) }
  }

  private mutating func writeConstraints(_ own: [Int], of index: Int) {
    if own.isEmpty { return }
    json.key(ViewKey.constraints)
    writeConstraints(own)
  }

  /// The views right below a view, in their order.
  private func children(ofView index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < Int(document.views[index].subtreeEnd) {
      children.append(next)
      next = Int(document.views[next].subtreeEnd)
    }
    return children
  }

  // MARK: Cells

  /// Writes the parts of a cell: its content view, and what the system puts into that, which stands beside it.
  private mutating func writeParts(_ parts: [Int], ofView cell: Int) {
    guard let content = parts.first else { return }
    if document.views[content].place == .part(.contentView) {
      json.key(ViewKey.contentView)
      writeView(content)
    }
    // What nobody wrote reading adds again. It lies behind the cell.
    let ofSystem = children(ofView: content).filter { view in
      if case .part = document.views[view].place { view < document.views[cell].subtreeEnd } else { false }
    }
    let style = document.draft.details(ofView: cell).cell?.style
    if let style, ControlStyle(rawValue: style.rawValue) == nil {
      return writeConfiguration(style, ofSystem)
    }
    for view in ofSystem {
      guard case .part(let part) = document.views[view].place else { continue }
      json.key(part.rawValue)
      writeView(view, standard: part.type)
    }
  }

  /// Writes a list content configuration: what it says of the views that it makes.
  private mutating func writeConfiguration(_ style: SystemCellStyle, _ views: [Int]) {
    json.key(ViewKey.contentConfiguration)
    json.beginObject()
    if style != .cell { json.member("type", style.rawValue) }
    for view in views {
      guard case .part(let part) = document.views[view].place else { continue }
      let content = document.draft.content(ofView: view)
      switch part {
      case .imageView:
        guard let image = document.draft.details(ofView: view).imageReference else { continue }
        json.key("image")
        self.image(image)
      case .textLabel: writeText(content, "text", "textProperties")
      case .detailTextLabel: writeText(content, "secondaryText", "secondaryTextProperties")
      case .contentView, .accessoryView: break
      }
    }
    json.endObject()
  }

  private mutating func writeText(_ content: ViewContent, _ text: StaticString, _ properties: StaticString) {
    if let value = content.text { json.member(text, value) }
    let standard = ViewContent()
    let value = self.text { encoder in
      encoder.json.beginObject()
      if let font = content.font {
        encoder.json.key("font")
        encoder.font(font)
      }
      // Configurations show as many lines as there are.
      if content.numberOfLines != 0 { encoder.json.member("numberOfLines", content.numberOfLines) }
      if content.lineBreakMode != standard.lineBreakMode {
        encoder.json.member("lineBreakMode", content.lineBreakMode.rawValue)
      }
      if content.adjustsFontForContentSizeCategory {
        encoder.json.member("adjustsFontForContentSizeCategory", true)
      }
      if let alignment = content.textAlignment { encoder.json.member("alignment", alignment.rawValue) }
      encoder.json.endObject()
    }
    if content.text == nil || value.count > 2 { member(properties.description, value) }
  }
}
