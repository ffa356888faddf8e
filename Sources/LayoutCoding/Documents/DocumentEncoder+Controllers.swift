import JSON
import LayoutModel

extension DocumentEncoder {
  /// Writes a controller and all below it.
  mutating func writeController(_ index: Int) {
    let node = document.controllers[index]
    json.beginObject()
    if node.id != madeId(ofController: node) { json.member("id", node.id) }
    if node.type != .viewController || node.place == .root { json.member("type", node.type.rawValue) }
    if let name = node.name { json.member("name", name) }
    for key in ControllerKey.allCases where key != .navigationItem && key != .toolbarItems {
      if key != .largeTitleDisplayMode || node.barItems.navigationItem.largeTitleDisplayMode == nil {
        row(key, ofController: index)
      }
    }
    writePresentation(of: node)
    writeViews(of: node, at: index)
    if let mode = node.barItems.navigationItem.largeTitleDisplayMode, mode != node.largeTitleDisplayMode {
      // It counts where it stands behind the item.
      json.member("largeTitleDisplayMode", node.largeTitleDisplayMode.rawValue)
    }
    writeChildren(of: index)
    json.endObject()
  }

  private mutating func row(_ key: ControllerKey, ofController index: Int) {
    row(
      key, of: ControllerKey.rows, standard: ControllerKey.standards[key.rawValue], .controller, index,
      \.controllerVariations)
  }

  /// The id that a controller without one gets.
  private func madeId(ofController node: ControllerNode) -> String {
    switch node.place {
    case .root: "main"
    case .child(let parent, let position):
      "\(document.controllers[Int(parent)].id)/\(position < 0 ? "" : String(position))"
    case .presented(let presenter): "\(document.controllers[Int(presenter)].id)/presented"
    case .requested, .implied, .inBar, .inList: ""
    }
  }

  private mutating func writePresentation(of node: ControllerNode) {
    guard let number = node.presentation else { return }
    let presentation = document.presentations[Int(number)]
    if let style = presentation.modalPresentationStyle {
      json.member("modalPresentationStyle", style.rawValue)
    }
    member("presentation", unlessEmpty: { $0.presentation(presentation) })
  }

  /// The members that have views: those of bar items are numbered in the order in which they stand.
  private mutating func writeViews(of node: ControllerNode, at index: Int) {
    if let view = node.containerView, document.views[Int(view)].place != .made {
      json.key("containerView")
      self.view(view)
    }
    let before = firstBarView
    var parts: [(name: String, text: [UInt8], order: Int32)] = []
    for key in [ControllerKey.navigationItem, .toolbarItems, .view] {
      firstBarView = .max
      var value = text { encoder in
        if key == .view {
          encoder.writeView(Int(node.rootView))
        } else {
          encoder.row(key, ofController: index)
        }
      }
      // A row writes its name, too.
      if key == .view { value = value == Array("{}".utf8) ? [] : Array(#""view":"#.utf8) + value }
      if !value.isEmpty { parts.append((key.name, value, firstBarView)) }
    }
    for part in parts.sorted(by: { $0.order < $1.order }) { raw(part.text) }
    firstBarView = before
  }

  private mutating func writeChildren(of index: Int) {
    let children = nodes.children[Int32(index)] ?? []
    writeValues(ofChildren: children)
    if !children.isEmpty {
      json.key(document.memberSpellings[.children(ofController: Int32(index))] ?? "children")
      array(children) { $0.writeController($1) }
    }
    if let presented = nodes.presented[Int32(index)] {
      json.key(document.memberSpellings[.presented(byController: Int32(index))] ?? "presented")
      writeController(presented)
    }
  }

  /// What a container says of its children, by their ids.
  private mutating func writeValues(ofChildren children: [Int]) {
    member(
      "overrideTraits",
      unlessEmpty: { encoder in
        encoder.byId(children) { encoder, node, _ in
          if !node.overrideTraits.isEmpty { encoder.traits(node.overrideTraits) }
        }
      })
    member(
      "childTraitRules",
      unlessEmpty: { encoder in
        encoder.byId(children) { encoder, node, _ in
          if let rules = node.childTraitRules { encoder.object(ChildTraitRules.members, rules) }
        }
      })
    member(
      "childSizes",
      unlessEmpty: { encoder in
        encoder.byId(children) { encoder, node, index in encoder.writeSize(of: node, at: index) }
      })
  }

  private mutating func byId(
    _ children: [Int], _ write: (inout DocumentEncoder, ControllerNode, Int) -> Void
  ) {
    json.beginObject()
    for child in children {
      let node = document.controllers[child]
      let value = text { write(&$0, node, child) }
      if !value.isEmpty { member(node.id, value) }
    }
    json.endObject()
  }

  /// The size that a container gives a child, with those that it gives under conditions.
  private mutating func writeSize(of node: ControllerNode, at index: Int) {
    let base = text { encoder in if let size = node.sizeInParent { encoder.size(size) } }
    let places = take(.controller, of: Int32(index), key: "childSizes")
    if places.isEmpty { return base.isEmpty ? () : raw(base) }
    if base.isEmpty { refuse("a varied size of \(node.id) without a value where none holds") }
    let cases = places.map { place in
      let variation = document.controllerVariations[place]
      let size = variation.property.value(of: \.sizeInParent) ?? nil
      return (variation.condition, variation.when, text { encoder in if let size { encoder.size(size) } })
    }
    varied(base, cases)
  }
}
