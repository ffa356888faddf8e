import LayoutModel

/// A reference outside constraints, before all ids are known.
struct PendingReference {
  enum Target {
    case containerView(controller: Int32, Int32)
    case firstBaseline(view: Int32, Int32)
    case lastBaseline(view: Int32, Int32)
  }

  /// Who refers, and the symbol that it refers to.
  var target: Target
  var pointer: JSONPointer
}

extension DocumentDecoder {
  /// Reads the id of a view, to be resolved later.
  mutating func decodeReference(_ make: (Int32) -> PendingReference.Target) throws(Fault) {
    guard let id = try reader.string("the id of a view") else { return }
    pendingReferences.append(PendingReference(target: make(names.intern(id)), pointer: reader.pointer))
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
      let symbol = Int(names.intern(id))
      if symbol < takenNames.count, takenNames[symbol] {
        lateFaults.append(Fault(.duplicateId(id), at: document.pointer(toView: index)))
      } else {
        while takenNames.count <= symbol { takenNames.append(false) }
        takenNames[symbol] = true
        symbolsOfViews[index] = Int32(symbol)
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
    let symbol =
      switch reference.target {
      case .containerView(_, let symbol), .firstBaseline(_, let symbol), .lastBaseline(_, let symbol): symbol
      }
    guard case .view(let view)? = items[Int(symbol)] else {
      lateFaults.append(unknown(names.name(of: symbol), at: reference.pointer))
      return
    }
    switch reference.target {
    case .containerView(let controller, _): setContainer(view, of: controller, at: reference.pointer)
    case .firstBaseline(let owner, _):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForFirstBaselineLayout = view
    case .lastBaseline(let owner, _):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForLastBaselineLayout = view
    }
  }

  /// The container must be a view of the parent.
  private mutating func setContainer(_ view: Int32, of controller: Int32, at pointer: JSONPointer) {
    let node = document.controllers[Int(controller)]
    guard let parent = node.parent, document.views[Int(view)].controller == parent else {
      lateFaults.append(
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
    guard lateFaults.count < JSONReader.faultLimit else { return }
    let isString = pendingItems[index].isString
    let pointer = document.pointer(toConstraint: index)
    let name = pending.whole.map { names.name(of: $0) } ?? ""
    var fault = unknown(name, at: isString ? pointer : pointer.appending(member))
    if isString { fault.offset = pending.offset }
    lateFaults.append(fault)
  }

  private mutating func view(withId id: String) -> Int32? {
    let symbol = Int(names.intern(id))
    guard symbol < items.count, case .view(let view)? = items[symbol] else { return nil }
    return view
  }

  /// The fault of a name that means nothing, with the nearest that do. A known item with an unknown guide is told
  /// its guides.
  mutating func unknown(_ name: String, at pointer: JSONPointer) -> Fault {
    if let dot = name.lastIndex(of: "."), let view = view(withId: String(name[..<dot])) {
      let isScrollView = document.scroll(ofView: Int(view)) != nil
      let guides = SystemGuide.allCases.filter { isScrollView || !$0.isOnScrollViewsOnly }
        .map { "\(name[..<dot]).\($0.rawValue)" }
      return Fault(.unknownReference(name, nearest: nearestNames(to: name, in: guides)), at: pointer)
    }
    // Suggestions help with the first faults of a small document; for a thousand they would only cost time.
    guard lateFaults.count < 20 else { return Fault(.unknownReference(name, nearest: []), at: pointer) }
    let ids = document.views.prefix(2000).map(\.id) + document.guides.prefix(2000).map(\.id)
    return Fault(.unknownReference(name, nearest: nearestNames(to: name, in: ids)), at: pointer)
  }
}
