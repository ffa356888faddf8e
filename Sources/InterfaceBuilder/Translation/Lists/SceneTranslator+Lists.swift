import JSON
import LayoutCoding
import LayoutModel

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
  mutating func writeHeight(ofSupplement view: SceneTree.View) {
    guard view.listPart == .tableHeader || view.listPart == .tableFooter,
      let frame = view.element.rect(key: "frame")
    else { return }
    writer.member(ViewKey.frame, frame)
  }

  /// Writes what a list has besides what scroll views have.
  mutating func writeList(_ index: Int) {
    if tree.views[index].type == .tableView {
      writeTableValues(tree.views[index].element)
      writeElement(.tableHeaderView, .tableHeader, of: index)
      writeElement(.tableFooterView, .tableFooter, of: index)
      writeTableSections(index)
    } else {
      writeCollectionLayout(tree.views[index].element)
      writeCollectionSection(index)
    }
  }

  /// Writes the first view of a list that is such a part.
  private mutating func writeElement(_ key: ViewKey, _ part: ListPart, of list: Int) {
    guard let view = tree.views[list].subviews.first(where: { tree.views[$0].listPart == part }) else {
      return
    }
    writer.key(key)
    writeView(view)
  }

  // MARK: Tables

  private mutating func writeTableValues(_ element: XMLElement) {
    if let style = element["style"].flatMap(TableViewStyle.init(rawValue:)), style != .plain {
      writer.member(ViewKey.style, style.rawValue)
    }
    // -1 stands for automatic, as in UIKit, and so does nothing.
    let heights: [ViewKey] = [.rowHeight, .estimatedRowHeight, .sectionHeaderHeight, .sectionFooterHeight]
    for key in heights {
      guard let height = element.number(key.name), (0...1e6).contains(height) else { continue }
      writer.member(key, height)
    }
    if element["separatorStyle"] == "none" {
      writer.member(ViewKey.separatorStyle, SeparatorStyle.none.rawValue)
    }
    writer.member(ViewKey.separatorInset, Self.insets(element, "separatorInset"))
    writer.member(
      ViewKey.separatorInsetReference,
      element["separatorInsetReference"].flatMap(SeparatorInsetReference.init(rawValue:))?.rawValue)
    if element.isTrue("layoutMarginsFollowReadableWidth") {
      writer.member(ViewKey.cellLayoutMarginsFollowReadableWidth, true)
    }
    if element["contentViewInsetsToSafeArea"] == "NO" {
      writer.member(ViewKey.insetsContentViewsToSafeArea, false)
    }
  }

  /// The sections of a static table; each prototype of another one once, in one section.
  private mutating func writeTableSections(_ index: Int) {
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
    let sections = tree.views[index].element.child("sections").map { Array($0.children) } ?? []
    guard !sections.isEmpty || !prototypes.isEmpty else { return }
    writer.key(ViewKey.sections)
    writer.beginArray()
    for section in sections where section.name == "tableViewSection" {
      write(section, members[section.index] ?? [])
    }
    if !prototypes.isEmpty {
      writer.beginObject()
      writeCells(prototypes, as: "rows")
      writer.endObject()
    }
    writer.endArray()
  }

  /// - Parameter members: Its cells and the views above and below them.
  private mutating func write(_ section: XMLElement, _ members: [Int]) {
    writer.beginObject()
    let edges: [(name: StaticString, part: ListPart, title: String)] = [
      ("header", .header, "headerTitle"), ("footer", .footer, "footerTitle"),
    ]
    for edge in edges {
      if let view = members.first(where: { tree.views[$0].listPart == edge.part }) {
        writer.key(edge.name)
        writeView(view)
      } else if let title = section.string(key: edge.title), !title.isEmpty {
        writer.member(edge.name, title)
      }
    }
    writeCells(members.filter { tree.views[$0].listPart == .cell }, as: "rows")
    writer.endObject()
  }

  mutating func writeCells(_ cells: [Int], as name: StaticString) {
    writer.key(name)
    writer.beginArray()
    for cell in cells { writeView(cell) }
    writer.endArray()
  }
}
