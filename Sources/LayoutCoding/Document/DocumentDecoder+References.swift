import LayoutModel

/// A reference outside constraints, before all ids are known.
struct PendingReference {
  /// Who refers.
  enum Source {
    case containerView(controller: Int32)
    case firstBaseline(view: Int32)
    case lastBaseline(view: Int32)
  }

  var source: Source
  var symbol: Int32
  /// The offset in the text.
  var place: Int32
}

extension DocumentDecoder {
  /// Reads the id of a view, to be resolved later.
  mutating func decodeReference(_ source: PendingReference.Source) throws(Fault) {
    let place = Int32(reader.offset)
    guard let id = try reader.string("the id of a view") else { return }
    pendingReferences.append(PendingReference(source: source, symbol: names.intern(id), place: place))
  }

  /// Gives every view an id: one without its own is called by its path (`root/0/2`).
  mutating func nameUnnamedViews() {
    for index in document.views.indices where document.views[index].id.isEmpty {
      let node = document.views[index]
      let id =
        switch node.place {
        case .root:
          node.controller == 0 ? "root" : "\(document.controllers[Int(node.controller)].id)/view"
        case .subview(let position):
          "\(document.views[Int(node.superview ?? 0)].id)/\(position)"
        }
      document.views[index].id = id
      symbolsOfViews[index] = take(id, for: .item, unlike: .item)
      // A view that nobody wrote gives way.
      while symbolsOfViews[index] == nil, unwrittenRootViews.contains(index) {
        let name = document.views[index].id
        document.views[index].id = name == "root" ? "\(document.controllers[0].id)/view" : name + "'"
        symbolsOfViews[index] = take(document.views[index].id, for: .item, unlike: .item)
      }
      if symbolsOfViews[index] == nil {
        let pointer = document.pointer(toView: index)
        reader.fault(at: Int(placesOfViews[index]), Fault(.duplicateId(id), at: pointer))
      }
    }
  }

  /// A controller without an id is called by its path, which no other may be called.
  mutating func checkNamesOfControllers() {
    for (index, place) in placesOfUnnamedControllers.enumerated() {
      guard let place else { continue }
      let id = document.controllers[index].id
      if take(id, for: .controller, unlike: .controller) == nil {
        let pointer = document.pointer(toController: index)
        reader.fault(at: Int(place), Fault(.duplicateId(id), at: pointer))
      }
    }
  }

  /// Turns every name into the item that it means.
  mutating func resolveReferences() {
    document.guides.sort { $0.owner < $1.owner }
    items = Array(repeating: nil, count: names.count)
    for (index, symbol) in symbolsOfViews.enumerated() {
      if let symbol { items[Int(symbol)] = .view(Int32(index)) }
    }
    for index in document.guides.indices {
      let symbol = names.intern(document.guides[index].id)
      if Int(symbol) < items.count { items[Int(symbol)] = .guide(Int32(index)) }
    }
    for reference in pendingReferences { resolve(reference) }
    resolveArrangedViews()
    for index in pendingItems.indices { resolveItems(ofConstraint: index) }
    expandVisualFormats()
  }

  private mutating func resolve(_ reference: PendingReference) {
    guard case .view(let view)? = items[Int(reference.symbol)] else {
      let name = names.name(of: reference.symbol)
      let fault = unknown(name, at: pointer(to: reference.source))
      reader.fault(at: Int(reference.place), fault)
      return
    }
    switch reference.source {
    case .containerView(let controller): setContainer(view, of: controller, by: reference)
    case .firstBaseline(let owner):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForFirstBaselineLayout = view
    case .lastBaseline(let owner):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForLastBaselineLayout = view
    }
  }

  private func pointer(to source: PendingReference.Source) -> JSONPointer {
    switch source {
    case .containerView(let controller):
      document.pointer(toController: Int(controller)).appending("containerView")
    case .firstBaseline(let view):
      document.pointer(toView: Int(view)).appending("viewForFirstBaselineLayout")
    case .lastBaseline(let view):
      document.pointer(toView: Int(view)).appending("viewForLastBaselineLayout")
    }
  }

  /// The container must be a view of the parent.
  private mutating func setContainer(_ view: Int32, of controller: Int32, by reference: PendingReference) {
    let node = document.controllers[Int(controller)]
    guard let parent = node.parent, document.views[Int(view)].controller == parent else {
      let pointer = pointer(to: reference.source)
      reader.fault(
        at: Int(reference.place),
        Fault(.invalidValue(expected: "the id of a view of the parent controller", nearest: []), at: pointer))
      return
    }
    document.controllers[Int(controller)].containerView = view
  }

  private mutating func resolveItems(ofConstraint index: Int) {
    let pending = pendingItems[index]
    if let item = item(pending.first) {
      document.constraints[index].firstItem = item
    } else {
      reportUnknown(pending.first, "firstItem", ofConstraint: index)
    }
    guard let second = pending.second else { return }
    if let item = item(second) {
      document.constraints[index].secondItem = item
    } else {
      reportUnknown(second, "secondItem", ofConstraint: index)
    }
  }

  /// What a name means: an id, else an id and a guide.
  func item(_ pending: PendingItem) -> LayoutItem? {
    if let whole = pending.whole, let item = items[Int(whole)] { return item }
    guard let owner = pending.owner, let guide = pending.guide, case .view(let view)? = items[Int(owner)]
    else {
      return nil
    }
    if guide.isOnScrollViewsOnly, document.scroll(ofView: Int(view)) == nil { return nil }
    return .systemGuide(guide, ofView: view)
  }

  private mutating func reportUnknown(_ pending: PendingItem, _ member: String, ofConstraint index: Int) {
    let isString = pendingItems[index].isString
    let pointer = document.pointer(toConstraint: index)
    let name = pending.whole.map { names.name(of: $0) } ?? ""
    var fault = unknown(name, at: isString ? pointer : pointer.appending(member), allowsGuides: true)
    if isString { fault.offset = Int(pending.offset) }
    reader.fault(at: Int(pending.place), fault)
  }

  /// The fault of a name that means nothing, with the nearest that do.
  mutating func unknown(_ name: String, at pointer: JSONPointer, allowsGuides: Bool = false) -> Fault {
    guard reader.takesFaults else { return Fault(.unknownReference(name, nearest: []), at: pointer) }
    return Fault(
      .unknownReference(name, nearest: nearestItems(to: name, allowsGuides: allowsGuides)), at: pointer)
  }

  /// A known item with an unknown guide is told its guides, an unknown item with a guide the items.
  private mutating func nearestItems(to name: String, allowsGuides: Bool) -> [String] {
    let views = document.views.lazy.map(\.id)
    let guides = document.guides.lazy.map(\.id)
    if allowsGuides, let dot = name.lastIndex(of: ".") {
      let owner = String(name[..<dot])
      let guide = String(name[name.index(after: dot)...])
      if let view = view(withId: owner) {
        let isScrollView = document.scroll(ofView: Int(view)) != nil
        let guides = SystemGuide.allCases.filter { isScrollView || !$0.isOnScrollViewsOnly }
        return SystemGuide.names(near: guide, among: guides).map { "\(owner).\($0)" }
      }
      if SystemGuide(rawValue: guide) != nil {
        return nearestIds(to: owner, in: views, count: views.count).map { "\($0).\(guide)" }
      }
    }
    if !allowsGuides { return nearestIds(to: name, in: views, count: views.count) }
    return nearestIds(
      to: name, in: [AnySequence(views), AnySequence(guides)].joined(), count: views.count + guides.count)
  }

  mutating func nearestIds(to name: String, in ids: some Sequence<String>, count: Int) -> [String] {
    guard count <= comparisonsLeft else { return [] }
    comparisonsLeft -= count
    return nearestNames(to: name, in: ids)
  }

  private mutating func view(withId id: String) -> Int32? {
    let symbol = Int(names.intern(id))
    guard symbol < items.count, case .view(let view)? = items[symbol] else { return nil }
    return view
  }
}

extension SystemGuide {
  /// The guides that a misspelt one may mean. UIKit calls them by the names of its properties (decisions, names 13).
  fileprivate static func names(near written: String, among guides: [SystemGuide]) -> [String] {
    switch written {
    case "safeAreaLayoutGuide": [safeArea.rawValue]
    case "layoutMarginsGuide": [layoutMargins.rawValue]
    case "readableContentGuide": [readableContent.rawValue]
    case "contentLayoutGuide" where guides.contains(contentLayout): [contentLayout.rawValue]
    case "frameLayoutGuide" where guides.contains(frameLayout): [frameLayout.rawValue]
    case "keyboardLayoutGuide": [keyboard.rawValue]
    default: nearestNames(to: written, in: guides.map(\.rawValue))
    }
  }
}
