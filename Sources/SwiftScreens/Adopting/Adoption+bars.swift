import InterfaceBuilder
import LayoutModel
import SwiftInterpreter

/// What files say to the bars around controllers, as objects that code asks and changes.
extension Adoption {
  /// The items of a controller of a file.
  struct Bars {
    let nib: Nib.Bars
    /// The controller, its navigation item and the items of both, with what they held when the file had made them.
    var before: [(object: Object, fields: [Value?])] = []
    /// The objects by their ids in the file.
    var objects: [String: Object] = [:]
  }

  func makeBars(_ nib: Nib.Bars, of controller: Object) {
    guard case .success(.object(let item)) = interpreter.read("navigationItem", of: .object(controller))
    else {
      return
    }
    var bars = Bars(nib: nib)
    if let id = nib.itemId { bars.objects[id] = item }
    store(nib.title, "title", of: controller)
    store(nib.itemTitle, "title", of: item)
    store(nib.prompt, "prompt", of: item)
    interpreter.store(.boolean(nib.hidesBackButton), in: "hidesBackButton", of: item)
    let key = "largeTitleDisplayMode"
    if let word = nib.largeTitleDisplayMode, let old = interpreter.field(key, of: .object(item)),
      let mode = interpreter.enumeration(word, like: old)
    {
      interpreter.store(mode, in: key, of: item)
    }
    storeEdges(nib, controller)
    var made = [controller, item]
    for (property, buttons) in nib.items {
      let objects = buttons.compactMap { button in
        makeItem(button).map { object in
          if let id = button.id { bars.objects[id] = object }
          return object
        }
      }
      made += objects
      let value = Value.array(objects.map { .object($0) })
      switch property {
      case "toolbarItems": interpreter.store(value, in: property, of: controller)
      case "backBarButtonItem":
        if let first = objects.first { interpreter.store(.object(first), in: property, of: item) }
      default: interpreter.store(value, in: property, of: item)
      }
    }
    bars.before = made.map { ($0, $0.fields) }
    self.bars[ObjectIdentifier(controller)] = bars
  }

  private func storeEdges(_ nib: Nib.Bars, _ controller: Object) {
    if let edges = nib.extendedEdges {
      interpreter.store(
        interpreter.structure("UIRectEdge", [.integer(edges, .uint)]), in: "edgesForExtendedLayout",
        of: controller)
    }
    interpreter.store(
      .boolean(nib.includesOpaqueBars), in: "extendedLayoutIncludesOpaqueBars", of: controller)
    interpreter.store(
      .boolean(nib.respectsMinimumMargins), in: "viewRespectsSystemMinimumLayoutMargins", of: controller)
  }

  /// Whether an item of a bar is one of the file that a controller is from.
  func isOfFile(_ item: Object, controller: Value) -> Bool {
    guard case .object(let controller) = controller else { return false }
    return bars[ObjectIdentifier(controller)]?.objects.values.contains { $0 === item } == true
  }

  func store(_ text: String?, _ variable: String, of object: Object) {
    if let text { interpreter.store(.string(text), in: variable, of: object) }
  }

  private func makeItem(_ item: Nib.BarItem) -> Object? {
    let own = item.customClass.flatMap { interpreter.type(named: $0) }
    let isItem = own?.superclasses.contains { $0.text == "UIBarButtonItem" } == true
    guard let type = isItem ? own : interpreter.type(named: "UIBarButtonItem"),
      let coder = makeCoder(at: -1), let made = interpreter.make(type, "coder", .object(coder))
    else { return nil }
    store(item.title, "title", of: made)
    interpreter.store(.boolean(item.isEnabled), in: "isEnabled", of: made)
    var members: [(key: String, value: Value)] = []
    if let place = item.systemItem?.place { members.append(("systemItem", .integer(place, .int))) }
    if item.width > 0 { members.append(("width", .floating(item.width, .cgFloat))) }
    if let old = interpreter.field("style", of: .object(made)),
      let style = interpreter.enumeration(item.style.rawValue, like: old)
    {
      interpreter.store(style, in: "style", of: made)
    }
    if let image = item.image {
      members.append((image.isSymbol ? "systemName" : "value", .string(image.name)))
    }
    interpreter.call("takeFromNib", on: .object(made), [interpreter.dictionary(members)])
    return made
  }

  /// Gives bars the views that a file has in them, which are made with the view of the controller.
  func placeBarViews(of controller: Object, in trees: [Tree]) {
    guard let bars = bars[ObjectIdentifier(controller)] else { return }
    func place(_ id: String?, _ variable: String, of object: Object?) {
      guard let id, let object, let view = trees.lazy.compactMap({ $0.views[id] }).first,
        let index = bars.before.firstIndex(where: { $0.object === object })
      else { return }
      let now = object.fields
      object.fields = bars.before[index].fields
      interpreter.store(.object(view), in: variable, of: object)
      self.bars[ObjectIdentifier(controller)]?.before[index].fields = object.fields
      object.fields = now
      // Code may have been faster.
      if case .object? = interpreter.field(variable, of: .object(object)) { return }
      interpreter.store(.object(view), in: variable, of: object)
    }
    place(bars.nib.titleView, "titleView", of: bars.before.dropFirst().first?.object)
    for item in bars.nib.items.flatMap(\.items) {
      place(item.customView, "customView", of: item.id.flatMap { bars.objects[$0] })
    }
  }
}

extension BarButtonSystemItem {
  /// `UIBarButtonItem.SystemItem.rawValue`.
  fileprivate var place: Int? { self == .close ? 24 : Self.allCases.firstIndex(of: self) }
}
