import JSON
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

extension JSONReader {
  /// Reads the id of a view, to be resolved later.
  mutating func reference(
    _ source: PendingReference.Source, _ draft: inout Draft
  ) throws(ReadingEnded) {
    let place = Int32(offset)
    guard let id = try string("the id of a view") else { return }
    draft.linker.references.append(
      PendingReference(source: source, symbol: draft.linker.names.intern(id), place: place))
  }
}

extension Linker {
  mutating func resolve(
    _ reference: PendingReference, _ document: inout DocumentDraft, _ reader: inout JSONReader
  ) {
    guard case .view(let view)? = names.item(of: reference.symbol) else {
      let name = names.name(of: reference.symbol)
      let fault = unknown(name, at: pointer(to: reference.source, in: document), in: document, reader)
      reader.fault(at: Int(reference.place), fault)
      return
    }
    switch reference.source {
    case .containerView(let controller): setContainer(view, of: controller, by: reference, &document, &reader)
    case .firstBaseline(let owner):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForFirstBaselineLayout = view
    case .lastBaseline(let owner):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForLastBaselineLayout = view
    }
  }

  private func pointer(to source: PendingReference.Source, in document: DocumentDraft) -> JSONPointer {
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
  private func setContainer(
    _ view: Int32, of controller: Int32, by reference: PendingReference,
    _ document: inout DocumentDraft, _ reader: inout JSONReader
  ) {
    let node = document.controllers[Int(controller)]
    guard let parent = node.parent, document.views[Int(view)].controller == parent else {
      let pointer = pointer(to: reference.source, in: document)
      reader.fault(
        at: Int(reference.place),
        Fault(.invalidValue(expected: "the id of a view of the parent controller", nearest: []), at: pointer))
      return
    }
    document.controllers[Int(controller)].containerView = view
  }

  /// Resolves what a constraint names.
  mutating func resolve(
    _ pending: PendingItems, _ document: inout DocumentDraft, _ reader: inout JSONReader
  ) {
    let index = Int(pending.constraint)
    if let item = item(pending.first, in: document) {
      document.constraints[index].firstItem = item
    } else {
      reportUnknown(pending.first, "firstItem", of: pending, document, &reader)
    }
    guard pending.hasSecond else { return }
    if let item = item(pending.second, in: document) {
      document.constraints[index].secondItem = item
    } else {
      reportUnknown(pending.second, "secondItem", of: pending, document, &reader)
    }
  }

  /// What a name means: an id, else an id and a guide.
  func item(_ pending: PendingItem, in document: DocumentDraft) -> LayoutItem? {
    if let item = names.item(of: pending.whole) { return item }
    guard let guide = pending.guide, case .view(let view)? = names.item(of: pending.owner) else { return nil }
    if guide.isOnScrollViewsOnly, document.scroll(ofView: Int(view)) == nil { return nil }
    return .systemGuide(guide, ofView: view)
  }

  private mutating func reportUnknown(
    _ pending: PendingItem, _ member: String, of items: PendingItems, _ document: DocumentDraft,
    _ reader: inout JSONReader
  ) {
    let isString = items.isString
    let pointer = document.pointer(toConstraint: Int(items.constraint))
    let name = pending.whole >= 0 ? names.name(of: pending.whole) : ""
    var fault = unknown(
      name, at: isString ? pointer : pointer.appending(member), in: document, reader, allowsGuides: true)
    if isString { fault.offset = reader.offset(ofItem: pending) }
    reader.fault(at: Int(pending.place), fault)
  }

  /// The fault of a name that means nothing, with the nearest that do.
  mutating func unknown(
    _ name: String, at pointer: JSONPointer, in document: DocumentDraft, _ reader: borrowing JSONReader,
    allowsGuides: Bool = false
  ) -> Fault {
    guard reader.takesFaults else { return Fault(.unknownReference(name, nearest: []), at: pointer) }
    return Fault(
      .unknownReference(name, nearest: nearestItems(to: name, in: document, allowsGuides: allowsGuides)),
      at: pointer)
  }

  /// A known item with an unknown guide is told its guides, an unknown item with a guide the items.
  private mutating func nearestItems(
    to name: String, in document: DocumentDraft, allowsGuides: Bool
  ) -> [String] {
    let views = document.views.lazy.map(\.id)
    let guides = document.guides.lazy.map(\.id)
    if allowsGuides, let dot = name.lastIndex(of: ".") {
      let owner = String(name[..<dot])
      let guide = String(name[name.index(after: dot)...])
      if case .view(let view)? = item(named: owner) {
        let isScrollView = document.scroll(ofView: Int(view)) != nil
        let guides = SystemGuide.allCases.filter { isScrollView || !$0.isOnScrollViewsOnly }
        return SystemGuide.names(near: guide, among: guides).map { "\(owner).\($0)" }
      }
      if let known = SystemGuide(rawValue: guide) ?? ConstraintSpellings.guides.value(guide) {
        return nearestIds(to: owner, in: views, count: views.count).map { "\($0).\(known.rawValue)" }
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
}

extension SystemGuide {
  /// The guides that a misspelt one may mean, in either spelling. They are told in the short one.
  fileprivate static func names(near written: String, among guides: [SystemGuide]) -> [String] {
    let short = nearestNames(to: written, in: guides.map(\.rawValue))
    if !short.isEmpty { return short }
    let others = ConstraintSpellings.guides.names
    return nearestNames(to: written, in: others).compactMap { name in
      ConstraintSpellings.guides.value(name).flatMap { guides.contains($0) ? $0.rawValue : nil }
    }
  }
}
