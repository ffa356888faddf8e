import JSON
import LayoutCoding
import LayoutModel
import XML

/// Table views in apps, which lay out their cells on the device (IB-lists). On the canvas cells are views with the frames that
/// the file records.
extension SceneTranslator {
  /// Whether table and collection views lay out what they show.
  var laysOutLists: Bool { !isOnCanvas }

  /// What a view is to the list right above it; nil on the canvas.
  func listPart(of index: Int) -> ListPart? { laysOutLists ? tree.views[index].listPart : nil }

  /// The element of a list that holds a view or is it, by index: a tree of its own. Nil outside of lists, and on the canvas.
  func listElement(of index: Int) -> Int? { laysOutLists ? tree.views[index].listElement : nil }

  /// The subviews that documents have under `subviews`.
  func plainSubviews(of index: Int) -> [Int] {
    guard laysOutLists else { return tree.views[index].subviews }
    return tree.views[index].subviews.filter {
      tree.views[$0].listPart == nil && !isContentView($0) && cellPart(of: $0) == nil
    }
  }

  /// Whether its list gives a view its frame, or its cell does.
  func isPlacedByList(_ index: Int) -> Bool {
    tree.views[index].listPart != nil || isContentView(index) || cellPart(of: index) != nil
  }

  /// The view above or below all sections has a frame, of which its height counts; nothing for others.
  func writeHeight(ofSupplement view: SceneTree.View) {
    guard view.listPart == .tableHeader || view.listPart == .tableFooter,
      let frame = view.element.rect(key: "frame")
    else { return }
    writer.member(ViewKey.frame, frame)
  }

  /// Writes what a list has besides what scroll views have.
  func writeList(_ index: Int) {
    if tree.views[index].type == .tableView {
      writeTableValues(tree.views[index].element)
      _ = writeFirst(ViewKey.tableHeaderView, .tableHeader, among: tree.views[index].subviews)
      _ = writeFirst(ViewKey.tableFooterView, .tableFooter, among: tree.views[index].subviews)
      writeTableSections(index)
    } else {
      writeCollectionLayout(tree.views[index].element)
      writeCollectionSection(index)
    }
  }

  /// Writes the first view that is such a part of a list; false where there is none.
  func writeFirst(_ key: some MemberName, _ part: ListPart, among views: [Int]) -> Bool {
    guard let view = views.first(where: { tree.views[$0].listPart == part }) else { return false }
    writer.key(key.name)
    writeView(view)
    return true
  }

  private func writeTableValues(_ element: XMLElement) {
    writer.word(ViewKey.style, TableViewStyle.self, of: element, unless: .plain)
    // -1 stands for automatic, as in UIKit, and so does nothing.
    for key in [ViewKey.rowHeight, .estimatedRowHeight, .sectionHeaderHeight, .sectionFooterHeight] {
      writer.number(key, of: element, in: 0...1e6)
    }
    if element["separatorStyle"] == "none" {
      writer.member(ViewKey.separatorStyle, SeparatorStyle.none.rawValue)
    }
    writer.member(ViewKey.separatorInset, element.insets(key: "separatorInset"))
    writer.word(ViewKey.separatorInsetReference, SeparatorInsetReference.self, of: element)
    if element.isTrue("layoutMarginsFollowReadableWidth") {
      writer.member(ViewKey.cellLayoutMarginsFollowReadableWidth, true)
    }
    if element.isFalse("contentViewInsetsToSafeArea") {
      writer.member(ViewKey.insetsContentViewsToSafeArea, false)
    }
  }

  /// The sections of a static table; each prototype of another one once, in one section.
  private func writeTableSections(_ index: Int) {
    var members: [Int: [Int]] = [:]
    var prototypes: [Int] = []
    for view in tree.views[index].subviews where tree.views[view].listPart != nil {
      let parent = tree.views[view].element.parent
      switch tree.views[view].listPart {
      case .cell where parent?.name == "prototypes": prototypes.append(view)
      case .cell: members[parent?.parent?.index ?? -1, default: []].append(view)
      case .header, .footer: members[parent?.index ?? -1, default: []].append(view)
      default: break
      }
    }
    let sections = tree.views[index].element.list("sections")
    guard !sections.isEmpty || !prototypes.isEmpty else { return }
    writer.beginArray(ViewKey.sections)
    for section in sections where section.name == "tableViewSection" {
      write(section, members[section.index] ?? [])
    }
    if !prototypes.isEmpty {
      writer.beginObject()
      writeViews(prototypes, as: "rows")
      writer.endObject()
    }
    writer.endArray()
  }

  /// - Parameter members: Its cells and the views above and below them.
  private func write(_ section: XMLElement, _ members: [Int]) {
    writer.beginObject()
    if !writeFirst("header", .header, among: members) {
      writer.member("header", section.text(key: "headerTitle"))
    }
    if !writeFirst("footer", .footer, among: members) {
      writer.member("footer", section.text(key: "footerTitle"))
    }
    writeViews(members.filter { tree.views[$0].listPart == .cell }, as: "rows")
    writer.endObject()
  }
}

/// Cells in lists (IB-lists).
extension SceneTranslator {
  /// Whether a view is the content view of a cell in a list.
  func isContentView(_ index: Int) -> Bool {
    guard laysOutLists, tree.views[index].element["key"] == "contentView",
      let superview = tree.views[index].superview
    else { return false }
    return tree.views[superview].listPart == .cell && tree.views[superview].type.isCell
  }

  /// What a view is to the system that lays out its cell; nil for a view of the author.
  func cellPart(of index: Int) -> CellPart? {
    guard let content = tree.views[index].superview, isContentView(content),
      let cell = tree.views[content].superview, tree.views[cell].element.cellStyle != nil
    else { return nil }
    let view = tree.views[index]
    let parts: [CellPart] =
      switch view.type {
      case .imageView: [.imageView]
      case .label: [.textLabel, .detailTextLabel]
      default: []
      }
    return parts.first { tree.views[cell].element[$0.rawValue] == view.id }
  }

  /// Writes what a cell has besides what every view has.
  func writeCell(_ index: Int) {
    let view = tree.views[index]
    if view.type == .tableViewCell {
      writeCellValues(view.element)
      writer.member(ViewKey.height, rowHeight(of: index))
    } else if let size = itemSize(of: view) {
      writer.member(ViewKey.size, size)
    }
    guard let content = view.subviews.first(where: { isContentView($0) }) else { return }
    writer.key(ViewKey.contentView)
    writeView(content)
    var written: Set<CellPart> = []
    for subview in tree.views[content].subviews {
      guard let part = cellPart(of: subview), written.insert(part).inserted else { continue }
      writer.key(part.rawValue)
      writeView(subview)
    }
  }

  /// What the author says of a table's cell besides its content.
  func writeCellValues(_ element: XMLElement) {
    writer.member(ViewKey.style, element.cellStyle?.rawValue)
    writer.word(ViewKey.accessoryType, CellAccessoryType.self, of: element, unless: CellAccessoryType.none)
    writer.word(
      ViewKey.editingAccessoryType, CellAccessoryType.self, of: element, unless: CellAccessoryType.none)
    writer.yes(ViewKey.showsReorderControl, of: element)
    writer.no(ViewKey.shouldIndentWhileEditing, of: element)
    writer.member(ViewKey.indentationLevel, element.number("indentationLevel", in: 1...1000).map { Int($0) })
    writer.number(ViewKey.indentationWidth, of: element, in: 0...1e6, unless: 10)
  }

  /// The height that the author gave a cell. Of a prototype UIKit does not read it: where rows of the table size themselves and
  /// the prototype can, it is as high as it asks for (IB-list-heights).
  private func rowHeight(of index: Int) -> Double? {
    let view = tree.views[index]
    guard let height = view.element.number("rowHeight"), height > 0, height <= 1e6 else { return nil }
    guard view.element.parent?.name == "prototypes", let table = view.superview,
      tree.views[table].element.number("rowHeight") ?? -1 < 0,
      view.element.cellStyle != nil || (index..<view.end).contains(where: { constraints[$0] != nil })
    else { return height }
    return nil
  }

  /// Margins of a content view, which has those of the system beside what the file says.
  func writeContentViewMargins(_ element: XMLElement) {
    guard let margins = element.margins else { return }
    writer.member(margins.key, margins)
    writer.yes(ViewKey.preservesSuperviewLayoutMargins, of: element)
  }
}

extension XMLElement {
  /// How the system lays out a table view's cell; nil where the author does.
  var cellStyle: SystemCellStyle? {
    switch self["style"] {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: nil
    }
  }
}

/// Collection views in apps (IB-lists).
extension SceneTranslator {
  /// The flow layout of a collection view. Of another class nothing is known.
  func writeCollectionLayout(_ element: XMLElement) {
    guard let layout = element.flowLayout else { return }
    writer.beginObject(ViewKey.collectionViewLayout)
    writer.beginObject("flow")
    if layout["scrollDirection"] == "horizontal" { writer.member("scrollDirection", "horizontal") }
    if layout.isTrue("automaticEstimatedItemSize") {
      writer.member("estimatedItemSize", "automatic")
    } else {
      writer.member("estimatedItemSize", layout.length(key: "estimatedItemSize"))
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
      writer.member(name, layout.length(key: name))
    }
    writer.number("minimumLineSpacing", of: layout, in: 0...1e6)
    writer.number("minimumInteritemSpacing", of: layout, in: 0...1e6)
    writer.member("sectionInset", layout.insets(key: "sectionInset"))
    writer.member("sectionInsetReference", layout.sectionInsetReference?.rawValue)
    writer.endObject()
    writer.endObject()
  }

  /// Each prototype once, between the header and footer that the file has.
  func writeCollectionSection(_ index: Int) {
    let views = tree.views[index].subviews.filter { tree.views[$0].listPart != nil }
    guard !views.isEmpty else { return }
    writer.beginArray(ViewKey.sections)
    writer.beginObject()
    _ = writeFirst("header", .header, among: views)
    _ = writeFirst("footer", .footer, among: views)
    writeViews(views.filter { tree.views[$0].listPart == .cell }, as: "items")
    writer.endObject()
    writer.endArray()
  }

  /// The size that the author gave a prototype, where items do not size themselves.
  func itemSize(of cell: SceneTree.View) -> Size? {
    guard let list = cell.superview else { return nil }
    let layout = tree.views[list].element.flowLayout
    let isEstimated =
      layout.map { $0.isTrue("automaticEstimatedItemSize") || $0.length(key: "estimatedItemSize") != nil }
    return isEstimated == true ? nil : cell.element.length(key: "customSize")
  }
}

extension XMLElement {
  fileprivate var flowLayout: XMLElement? { child("collectionViewFlowLayout", key: "collectionViewLayout") }

  /// A size that is not empty on both axes.
  fileprivate func length(key: String) -> Size? {
    child("size", key: key)?.size(in: 0...1e6).flatMap { $0.width > 0 || $0.height > 0 ? $0 : nil }
  }

  fileprivate var sectionInsetReference: SectionInsetReference? {
    switch self["sectionInsetReference"] {
    case "safeArea": .fromSafeArea
    case "layoutMargins": .fromLayoutMargins
    default: nil
    }
  }
}
