import JSON
import LayoutCoding
import LayoutModel

/// Collection views in apps (IB-lists).
extension SceneTranslator {
  /// The flow layout of a collection view. Of another class nothing is known.
  mutating func writeCollectionLayout(_ element: XMLElement) {
    guard let layout = element.child("collectionViewFlowLayout", key: "collectionViewLayout") else { return }
    writer.key(ViewKey.collectionViewLayout)
    writer.beginObject()
    writer.key("flow")
    writer.beginObject()
    if layout["scrollDirection"] == "horizontal" { writer.member("scrollDirection", "horizontal") }
    if layout.isTrue("automaticEstimatedItemSize") {
      writer.member("estimatedItemSize", "automatic")
    } else {
      write(layout, "estimatedItemSize")
    }
    for name in ["itemSize", "headerReferenceSize", "footerReferenceSize"] { write(layout, name) }
    for name in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      guard let spacing = layout.number(name), (0...1e6).contains(spacing) else { continue }
      writer.member(name, spacing)
    }
    writer.optionalMember("sectionInset", Self.insets(layout, "sectionInset"))
    writer.optionalMember("sectionInsetReference", layout.sectionInsetReference?.rawValue)
    writer.endObject()
    writer.endObject()
  }

  private mutating func write(_ layout: XMLElement, _ name: String) {
    writer.optionalMember(name, layout.length(key: name))
  }

  /// Each prototype once, between the header and footer that the file has.
  mutating func writeCollectionSection(_ index: Int) {
    let views = tree.views[index].subviews.filter { tree.views[$0].listPart != nil }
    guard !views.isEmpty else { return }
    writer.key(ViewKey.sections)
    writer.beginArray()
    writer.beginObject()
    let edges: [(name: StaticString, part: ListPart)] = [("header", .header), ("footer", .footer)]
    for edge in edges {
      guard let view = views.first(where: { tree.views[$0].listPart == edge.part }) else { continue }
      writer.key(edge.name)
      writeView(view)
    }
    writeCells(views.filter { tree.views[$0].listPart == .cell }, as: "items")
    writer.endObject()
    writer.endArray()
  }

  /// The size that the author gave a prototype, where items do not size themselves.
  func itemSize(of cell: SceneTree.View) -> Size? {
    guard let list = cell.superview else { return nil }
    let layout = tree.views[list].element.child("collectionViewFlowLayout", key: "collectionViewLayout")
    let isEstimated =
      layout.map { $0.isTrue("automaticEstimatedItemSize") || $0.length(key: "estimatedItemSize") != nil }
    return isEstimated == true ? nil : cell.element.length(key: "customSize")
  }
}

extension XMLElement {
  /// A size that is not empty on both axes.
  fileprivate func length(key: String) -> Size? {
    guard let element = child("size", key: key), let width = element.number("width"),
      let height = element.number("height"), (0...1e6).contains(width), (0...1e6).contains(height),
      width > 0 || height > 0
    else { return nil }
    return Size(width: width, height: height)
  }

  fileprivate var sectionInsetReference: SectionInsetReference? {
    switch self["sectionInsetReference"] {
    case "safeArea": .fromSafeArea
    case "layoutMargins": .fromLayoutMargins
    default: nil
    }
  }
}
