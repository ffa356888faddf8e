import JSON
import LayoutModel

/// What constraints name, when all names are known.
extension Draft {
  /// Resolves what a constraint names.
  mutating func resolve(_ pending: PendingItems) {
    let index = Int(pending.constraint)
    let owner = document.constraints[index].owner
    var first = item(pending.first)
    var second = pending.hasSecond ? item(pending.second) : nil
    if first == nil { first = meant(pending.first, ItemSurroundings(other: second, owner: owner)) }
    if pending.hasSecond, second == nil {
      second = meant(pending.second, ItemSurroundings(other: first, owner: owner))
    }
    let isComplete = first != nil && (second != nil || !pending.hasSecond)
    if !isComplete, moveToTemplates(pending) { return }
    if let first {
      document.constraints[index].firstItem = first
    } else {
      reportUnknown(pending.first, "firstItem", beside: second, of: pending)
    }
    if let second {
      document.constraints[index].secondItem = second
    } else if pending.hasSecond, first != nil || !isRelative(pending.second) {
      reportUnknown(pending.second, "secondItem", beside: first, of: pending)
    }
  }

  /// Whether a name means something only beside another item, which is told of where there is none.
  private func isRelative(_ pending: PendingItem) -> Bool {
    guard pending.isNamed else { return false }
    return ["superview", "parent", "super"].contains(head(of: linker.names.name(of: pending.whole)))
  }

  /// What a name means: an id, else an id and a guide.
  func item(_ pending: PendingItem) -> LayoutItem? {
    if let item = linker.names.item(of: pending.whole) { return item }
    guard let guide = pending.guide, case .view(let view)? = linker.names.item(of: pending.owner) else {
      return nil
    }
    if guide.isOnScrollViewsOnly, document.scroll(ofView: Int(view)) == nil { return nil }
    return .systemGuide(guide, ofView: view)
  }

  /// What a name means that is no id: words of UIKit, alone or behind an id.
  mutating func meant(_ pending: PendingItem, _ surroundings: ItemSurroundings) -> LayoutItem? {
    guard pending.isNamed else { return nil }
    if linker.controllers == nil {
      linker.controllers = Dictionary(
        zip(document.controllers.map(\.id), document.controllers.indices.map { Int32($0) }),
        uniquingKeysWith: { first, _ in first })
    }
    return document.item(linker.names.name(of: pending.whole).split(separator: "."), in: surroundings) { id in
      if let item = linker.item(named: id) { return .item(item) }
      return linker.controllers?[id].map { .controller($0) }
    }
  }

  private mutating func reportUnknown(
    _ pending: PendingItem, _ member: String, beside other: LayoutItem?, of items: PendingItems
  ) {
    guard reader.takesFaults else { return }
    let pointer = document.pointer(toConstraint: Int(items.constraint))
    let name = pending.isNamed ? linker.names.name(of: pending.whole) : ""
    if isToldAlready(name) { return }
    var fault = unknown(name, at: items.isString ? pointer : pointer.appending(member), allowsGuides: true)
    if items.isString { fault.offset = reader.offset(ofItem: pending) }
    reader.fault(at: Int(pending.place), fault)
  }

  /// Whether a name means nothing only because of what is told already: the text has it as an id, in a part that could not be read.
  mutating func isToldAlready(_ name: String) -> Bool {
    guard reader.hasFaults, !isInTemplate(name), !isKnown(head(of: name)) else { return false }
    return isIdInText(name)
  }

  /// Whether a node of this document has the id.
  private func isKnown(_ id: String) -> Bool {
    linker.item(named: id) != nil || linker.controllers?[id] != nil
      || document.controllers.first?.id == id
  }

  private mutating func isIdInText(_ name: String) -> Bool {
    if linker.idsInText == nil { linker.idsInText = reader.bytes.ids() }
    return linker.idsInText?.contains(head(of: name)) == true
  }

  private mutating func isInTemplate(_ name: String) -> Bool {
    !document.lists.isEmpty && takeTemplates().contains(head(of: name))
  }

  /// The id with which a path begins.
  private func head(of name: String) -> String { String(name.prefix { $0 != "." }) }

  /// The fault of a name that means nothing, with the nearest that do.
  mutating func unknown(_ name: String, at pointer: JSONPointer, allowsGuides: Bool = false) -> Fault {
    guard reader.takesFaults else { return Fault(.unknownReference(name, nearest: []), at: pointer) }
    if !isKnown(head(of: name)), isInTemplate(name) {
      return Fault(.referenceInOtherTree(head(of: name), .inCell), at: pointer)
    }
    let nearest = nearestItems(to: name, allowsGuides: allowsGuides)
    if nearest.isEmpty, !isKnown(head(of: name)), isIdInText(name) {
      return Fault(.referenceInOtherTree(head(of: name), isTemplate ? .outsideCell : .elsewhere), at: pointer)
    }
    return Fault(.unknownReference(name, nearest: nearest), at: pointer)
  }

  /// A known item with an unknown guide is told its guides, an unknown item with a guide the items.
  private mutating func nearestItems(to name: String, allowsGuides: Bool) -> [String] {
    let views = document.views.lazy.map(\.id)
    let guides = document.guides.lazy.map(\.id)
    // Controllers are no items, their views are.
    if allowsGuides, linker.controllers?[name] != nil { return ["\(name).view"] }
    if allowsGuides, let dot = name.lastIndex(of: ".") {
      let owner = String(name[..<dot])
      let guide = name[name.index(after: dot)...]
      if case .view(let view)? = linker.item(named: owner) {
        let isScrollView = document.scroll(ofView: Int(view)) != nil
        let guides = SystemGuide.allCases.filter { isScrollView || !$0.isOnScrollViewsOnly }
        return SystemGuide.names(near: String(guide), among: guides).map { "\(owner).\($0)" }
      }
      if let known = SystemGuide(spelled: guide) {
        return linker.nearestIds(to: owner, in: views, count: views.count).map { "\($0).\(known.rawValue)" }
      }
    }
    if !allowsGuides { return linker.nearestIds(to: name, in: views, count: views.count) }
    let nearest = linker.nearestIds(
      to: name, in: [AnySequence(views), AnySequence(guides)].joined(), count: views.count + guides.count)
    guard nearest.isEmpty, !document.lists.isEmpty else { return nearest }
    let ids = takeTemplates().ids.sorted()
    return linker.nearestIds(to: name, in: ids, count: ids.count)
  }
}

extension SystemGuide {
  /// The guides that a misspelt one may mean, in either spelling. They are told in the short one.
  fileprivate static func names(near written: String, among guides: [SystemGuide]) -> [String] {
    let short = nearestNames(to: written, in: guides.map(\.rawValue))
    if !short.isEmpty { return short }
    let others = ConstraintSpellings.guides.names
    let long = nearestNames(to: written, in: others).compactMap { name in
      ConstraintSpellings.guides.value(name).flatMap { guides.contains($0) ? $0.rawValue : nil }
    }
    return long.isEmpty ? OtherWords.words(for: written, among: guides.map(\.rawValue)) : long
  }
}

extension JSONBytes {
  /// The values of all members `id` of a text, wherever they stand, in O(*n*). Those with escapes are left out.
  fileprivate func ids() -> Set<String> {
    var ids: Set<String> = []
    let quote = UInt8(ascii: "\"")
    var next = 0
    while next + 5 < count {
      guard self[next] == quote, self[next + 1] == UInt8(ascii: "i"), self[next + 2] == UInt8(ascii: "d"),
        self[next + 3] == quote
      else {
        next += 1
        continue
      }
      next = behindBlanks(next + 4, count)
      guard next < count, self[next] == UInt8(ascii: ":") else { continue }
      next = behindBlanks(next + 1, count)
      guard next < count, self[next] == quote else { continue }
      let start = next + 1
      next = start
      while next < count, self[next] != quote, self[next] != UInt8(ascii: "\\") { next += 1 }
      if next - start <= longestId, next < count, self[next] == quote { ids.insert(string(start, next)) }
    }
    return ids
  }
}
