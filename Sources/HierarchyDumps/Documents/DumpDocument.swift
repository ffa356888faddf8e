import JSON
import LayoutCoding
package import LayoutModel
import UIKitDefaults

/// A layout document with the views of a dump, each at the frame that was recorded, in a window of the dump's size.
///
/// What a dump does not say is not in it: constraints, fonts, safe areas, what stands in bars.
package struct DumpDocument: Sendable {
  package let dump: HierarchyDump
  /// Whether the root view is no node of the dump: it holds several roots, or one that does not fill the window.
  private let hasOwnRoot: Bool
  private let size: Size
  /// Children by node.
  private let children: [[Int]]
  private let roots: [Int]

  package init(_ dump: HierarchyDump) {
    self.dump = dump
    let tree = DumpTree(dump)
    (children, self.roots) = (tree.children, tree.roots)
    let roots = dump.nodes.filter { $0.parent == nil }
    let first = dump.nodes[0].frame
    let isWhole = first.origin == Point(x: 0, y: 0) && first.size.width >= 1 && first.size.height >= 1
    hasOwnRoot = roots.count > 1 || !isWhole
    let extent = Size(
      width: roots.map(\.frame.maxX).max() ?? 1, height: roots.map(\.frame.maxY).max() ?? 1)
    size = hasOwnRoot ? Size(width: max(extent.width, 1), height: max(extent.height, 1)) : first.size
  }

  /// The index of the node that a view of the document stands for; nil for a root that no node stands for.
  private func node(ofView index: Int) -> Int? {
    let node = hasOwnRoot ? index - 1 : index
    return dump.nodes.indices.contains(node) ? node : nil
  }

  /// The line of the dump in which a view begins.
  package func line(ofView index: Int) -> Int? { node(ofView: index).map { dump.nodes[$0].line } }

  /// Puts every view where the dump has it, whatever pixels the window has.
  package func restoreFrames(of layout: inout Layout) {
    for index in layout.views.indices {
      guard let node = node(ofView: index), layout.views[index].frame != nil else { continue }
      let frame = dump.nodes[node].frame
      let superview = layout.document.views[index].superview.map(Int.init)
      var origin = superview.flatMap { layout.views[$0].frameInWindow?.origin } ?? Point(x: 0, y: 0)
      if let offset = superview.flatMap({ layout.views[$0].scroll?.contentOffset }) {
        origin = origin - offset
      }
      (layout.views[index].frame, layout.views[index].exactFrame) = (frame, frame)
      layout.views[index].frameInWindow = frame.offset(by: origin)
    }
  }

  // MARK: The text

  /// The document as JSON.
  package var json: [UInt8] {
    var writer = JSONWriter(capacity: 200 * dump.nodes.count)
    writer.beginObject()
    writer.beginObject("device")
    writer.member("name", "dump")
    writer.beginObject("portraitSize")
    writer.member("width", min(size.width, size.height))
    writer.member("height", max(size.width, size.height))
    writer.endObject()
    writer.member("displayScale", scale)
    writer.member("idiom", min(size.width, size.height) < 600 ? "phone" : "pad")
    writer.endObject()
    writer.member("orientation", size.width > size.height ? "landscapeRight" : "portrait")
    writer.key("hierarchy")
    var ids = UniqueIDs()
    if hasOwnRoot {
      writer.beginObject()
      writer.member("id", ids.take("window") ?? "")
      writer.beginArray("subviews")
      write(children: roots, &ids, to: &writer)
      writer.endArray()
      writer.endObject()
    } else {
      write(node: 0, isRoot: true, &ids, to: &writer)
    }
    writer.endObject()
    return writer.bytes()
  }

  /// Pixels per point: as many as all frames need, but for those that lie on no pixel.
  private var scale: Double {
    func fits(_ scale: Double) -> Int {
      dump.nodes.count { node in
        [node.frame.minX, node.frame.minY, node.frame.size.width, node.frame.size.height].allSatisfy {
          abs(($0 * scale).rounded() - $0 * scale) < 0.02
        }
      }
    }
    let (two, three) = (fits(2), fits(3))
    return three > two ? 3 : 2
  }

  private func write(children: [Int], _ ids: inout UniqueIDs, to writer: inout JSONWriter) {
    for child in children { write(node: child, isRoot: false, &ids, to: &writer) }
  }

  private func write(node index: Int, isRoot: Bool, _ ids: inout UniqueIDs, to writer: inout JSONWriter) {
    let node = dump.nodes[index]
    let type = node.type ?? (node.text != nil && node.className.hasSuffix("Label") ? .label : .view)
    writer.beginObject()
    let id = isRoot ? ids.take(node.identifier ?? "root") : node.identifier.flatMap { ids.take($0) }
    if let id { writer.member("id", id) }
    if let identifier = node.identifier { writer.member("accessibilityIdentifier", identifier) }
    if type != .view { writer.member("type", type.rawValue) }
    if node.className != type.facts.name, dump.form == .recursiveDescription {
      writer.member("customClass", node.className)
    }
    writeContent(node, type, to: &writer)
    if node.isHidden { writer.member("hidden", true) }
    if !isRoot { writer.object("frame", node.frame) }
    if !children[index].isEmpty {
      writer.beginArray("subviews")
      write(children: children[index], &ids, to: &writer)
      writer.endArray()
    }
    writer.endObject()
  }

  private func writeContent(_ node: HierarchyDump.Node, _ type: ViewType, to writer: inout JSONWriter) {
    switch type {
    case .label, .textField, .textView: if let text = node.text { writer.member("text", text) }
    case .button: if let text = node.text { writer.member("title", text) }
    case .stackView:
      // The frames are known: nothing is arranged.
      writer.beginArray("arrangedSubviews")
      writer.endArray()
    default: break
    }
    if type.isScrollView {
      writer.beginObject("contentOffset")
      writer.member("x", node.contentOffset?.x ?? 0)
      writer.member("y", node.contentOffset?.y ?? 0)
      writer.endObject()
    }
  }
}

/// Identifiers that can be ids, each once.
private struct UniqueIDs {
  private var taken: Set<String> = []

  /// Nil for one that another view has, and for one that may be the path of a view without an id.
  mutating func take(_ identifier: String) -> String? {
    guard !identifier.isEmpty, !identifier.contains("/"), identifier != "main" else { return nil }
    return taken.insert(identifier).inserted ? identifier : nil
  }
}

extension JSONWriter {
  fileprivate mutating func object(_ name: StaticString, _ frame: Rect) {
    beginObject(name)
    member("x", frame.minX)
    member("y", frame.minY)
    member("width", frame.size.width)
    member("height", frame.size.height)
    endObject()
  }
}
