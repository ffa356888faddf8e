import JSON
import LayoutModel
import SwiftInterpreter

/// The constraints that are active in the end, in the order of their activation.
extension DocumentWriter {
  mutating func writeConstraints() {
    json.key("constraints")
    json.beginArray()
    if part != nil {
      writePartConstraints()
    } else if run.kind != .controller, !run.fillsWindow {
      writeStageConstraints()
    }
    writeLooseConstraints()
    for view in contents { writeEdges(of: view) }
    for constraint in grouped.map({ $0[nil] ?? [] }) ?? activeConstraints() { write(constraint) }
    json.endArray()
    tellUnknownSizes()
    tellSeparators()
  }

  /// Tells that code says where the lines below cells are.
  private mutating func tellSeparators() {
    if isBefore || part != nil { return }
    var told: Set<ObjectIdentifier> = []
    for one in activated() where flag("isActive", one) == true {
      let items = [object("firstItem", one), object("secondItem", one)].compactMap { $0 }
      guard let guide = items.first(where: { word("kind", $0) == "separator" }),
        let cell = object("owningView", guide), tree.has(cell), told.insert(ObjectIdentifier(cell)).inserted
      else { continue }
      let id = names.name(of: cell, or: "cell")
      tell(
        .image, "\(id).separatorLayoutGuide", cell,
        "Documents do not have where the line below \(id) is: constraints say it.")
    }
  }

  /// All constraints that were activated, in that order.
  private func activated() -> [Object] {
    guard let type = interpreter.type(named: "NSLayoutConstraint"),
      case .array(let all)? = interpreter.readStatic("activated", of: type)
    else { return [] }
    return all.compactMap { if case .object(let one) = $0 { one } else { nil } }
  }

  /// The active ones of all that were activated, each once, where it was activated last.
  func activeConstraints() -> [Object] {
    var seen: Set<ObjectIdentifier> = []
    var found: [Object] = []
    for one in activated().reversed()
    where flag("isActive", one) == true && !run.adoption.constraints.contains(ObjectIdentifier(one))
      && !isOfSeparator(one)
    {
      if seen.insert(ObjectIdentifier(one)).inserted { found.append(one) }
    }
    return found.reversed()
  }

  /// Whether it says where the line below a cell begins, which moves no view.
  private func isOfSeparator(_ constraint: Object) -> Bool {
    ["firstItem", "secondItem"].contains { side in
      object(side, constraint).flatMap { word("kind", $0) } == "separator"
    }
  }

  /// Keeps a view that is the screen in its place. One that says in code where its superview has it is left to that.
  private mutating func writeStageConstraints() {
    guard case .object(let view)? = run.rootView else { return }
    let id = names.name(of: view, or: "view")
    let placed = axesPlaced(by: view)
    let around = run.kind == .row ? "stage" : "stage.safeArea"
    if !placed.vertical { writeSides(["top"], of: id, to: around) }
    if !placed.horizontal { writeSides(["leading"], of: id, to: around) }
    if !placed.horizontal { writeStageWidth(id, around) }
    if !placed.vertical { writeStageHeight(id, around) }
  }

  /// Along which axes a view has constraints to what is around it.
  func axesPlaced(by view: Object) -> (horizontal: Bool, vertical: Bool) {
    var placed = (horizontal: false, vertical: false)
    for one in activeConstraints() {
      let items = [object("firstItem", one), object("secondItem", one)].compactMap { $0 }
      guard items.contains(where: { $0 === view }),
        items.contains(where: { isWindow(object("owningView", $0) ?? $0) }),
        let attribute = word("firstAttribute", one).flatMap({ LayoutAttribute(name: $0) })
      else { continue }
      switch attribute.kind {
      case .position(.horizontal): placed.horizontal = true
      case .position(.vertical): placed.vertical = true
      case .size, .none: continue
      }
    }
    return placed
  }

  private mutating func writeStageWidth(_ id: String, _ around: String) {
    if let width = run.fills.width {
      writeSize("width", width, of: id)
    } else {
      // A view that says itself how wide it is is not stretched where it is used, nor is a cell of a collection, while a table decides for its cells.
      writeSides(["trailing"], of: id, to: around, priority: run.kind == .row ? nil : 999.5)
    }
  }

  private mutating func writeStageHeight(_ id: String, _ around: String) {
    if run.kind == .row {
      writeSides(["bottom"], of: id, to: around)
    } else if let height = run.fills.height {
      writeSize("height", height, of: id)
    } else if run.kind == .cell {
      // It has 44 points where nothing in it says how high it is.
      writeSize("height", 44, of: id, priority: 1)
    }
  }

  /// - Parameter isMost: Whether it may be less.
  mutating func writeSize(
    _ attribute: String, _ constant: Double, of id: String, isMost: Bool = false, priority: Double? = nil
  ) {
    constraintCount += 1
    json.beginObject()
    member("firstItem", id)
    member("firstAttribute", attribute)
    if isMost { member("relation", "lessThanOrEqual") }
    member("constant", constant)
    member("priority", priority)
    json.endObject()
  }

  /// A content view is as large as what it is the content of, whose size its own constraints may make.
  mutating func writeEdges(of content: Object) {
    if !isContentView(content) { return writeContentSize(of: content) }
    guard let owner = object("ownSuperview", content) else { return }
    let (id, outer) = (names.name(of: content, or: "view"), names.name(of: owner, or: "view"))
    writeSides(["top", "leading", "bottom", "trailing"], of: id, to: outer)
  }

  /// The content of a scroll view is as wide and as high as code says where no constraints in it say so.
  private mutating func writeContentSize(of scroll: Object) {
    guard let size = numbers(value("givenContentSize", scroll), ["width", "height"]) else { return }
    let ofFile = run.adoption.view(of: scroll)?.constraints.map(\.object) ?? []
    let active = activeConstraints() + ofFile.filter { holds("isActive", $0) }
    let said = Set(active.flatMap { sidesOfContent(of: scroll, in: $0) })
    let id = names.name(of: scroll, or: "scrollView") + ".contentLayoutGuide"
    for (side, length) in zip(["width", "height"], size)
    where (0..<1e6).contains(length) && !said.contains(side) {
      writeSize(side, length, of: id)
    }
  }

  /// The sides of a scroll view's content of which a constraint in it says how long they are: it leads to where the content ends, or to a
  /// length of its guide.
  private func sidesOfContent(of scroll: Object, in constraint: Object) -> [String] {
    let ends = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].compactMap { item, side in
      object(item, constraint).map {
        (item: $0, view: object("owningView", $0) ?? $0, side: word(side, constraint))
      }
    }
    return ends.enumerated().compactMap { place, end in
      guard end.view === scroll, let attribute = end.side else { return nil }
      let kind = word("kind", end.item)
      let isGuide = kind == "content"
      // Other guides than that of the margins stay where they are while the content moves.
      if !isGuide, kind != nil, kind != "layoutMargins" { return nil }
      let isFromInside = ends.indices.contains { other in
        other != place && ends[other].view !== scroll
          && interpreter.isInside(.object(ends[other].view), .object(scroll))
      }
      if !isGuide, !isFromInside { return nil }
      if let side = Self.contentEnds[attribute] { return side }
      return isGuide ? Self.contentLengths[attribute] : nil
    }
  }

  private static let contentEnds = [
    "right": "width", "trailing": "width", "rightMargin": "width", "trailingMargin": "width",
    "bottom": "height", "bottomMargin": "height", "lastBaseline": "height",
  ]
  private static let contentLengths = [
    "width": "width", "centerX": "width", "height": "height", "centerY": "height",
  ]

  mutating func writeSides(_ sides: [String], of id: String, to other: String, priority: Double? = nil) {
    for attribute in sides {
      constraintCount += 1
      json.beginObject()
      member("firstItem", id)
      member("firstAttribute", attribute)
      member("secondItem", other)
      member("secondAttribute", attribute)
      member("priority", priority)
      json.endObject()
    }
  }

  mutating func write(_ constraint: Object) {
    guard object("firstOffset", constraint) == nil, object("secondOffset", constraint) == nil else {
      return block(constraint, because: "it is between anchors that are an offset apart")
    }
    if isElsewhere(constraint) { return }
    if !isInElement, isInList(constraint) { return block(constraint, because: "it is of a view in a list") }
    if crossing.contains(ObjectIdentifier(constraint)) {
      return block(constraint, because: "it is between a view in a list and one around it")
    }
    guard let first = item(value("firstItem", constraint)) else { return block(constraint, "firstItem") }
    guard attribute("firstAttribute", constraint) != nil else { return block(constraint, "firstAttribute") }
    if case .unknown? = value("relation", constraint) { return block(constraint, "relation") }
    var second: String?
    switch value("secondItem", constraint) {
    case nil, Value.none?: break
    case let other:
      guard let found = item(other) else { return block(constraint, "secondItem") }
      guard attribute("secondAttribute", constraint) != nil else {
        return block(constraint, "secondAttribute")
      }
      second = found
    }
    note(constraint, "firstItem", "firstAttribute")
    note(constraint, "secondItem", "secondAttribute")
    noteSides(of: constraint)
    if !isInElement { places.add("/constraints/\(constraintCount)", constraint.madeAt) }
    constraintCount += 1
    json.beginObject()
    member("firstItem", first)
    member("firstAttribute", attribute("firstAttribute", constraint))
    if let relation = word("relation", constraint), relation != "equal" { member("relation", relation) }
    if let second {
      member("secondItem", second)
      member("secondAttribute", attribute("secondAttribute", constraint))
    }
    writeNumbers(constraint, first)
    member("identifier", text("identifier", constraint))
    json.endObject()
  }

  /// Whether it is of a view in a cell that a file has.
  private func isInList(_ constraint: Object) -> Bool {
    ["firstItem", "secondItem"].contains { side in
      guard let item = object(side, constraint) else { return false }
      return run.adoption.view(of: object("owningView", item) ?? item)?.isInList == true
    }
  }

  mutating func writeNumbers(_ constraint: Object, _ first: String) {
    let multiplier = number("multiplier", constraint)
    let isSpacing = flag("isSystemSpacing", constraint) == true
    var constant = number("constant", constraint)
    if isSpacing { constant = multiplier.map { $0 * StackConfiguration.systemSpacing } }
    if !isSpacing, let multiplier, multiplier != 1 { member("multiplier", multiplier) }
    if let constant, constant != 0 { member("constant", constant) }
    let priority = rawValue(value("priority", constraint))
    if let priority, priority != 1000 { member("priority", priority) }
    var isUnknown = false
    for variable in ["constant", "multiplier", "priority"] {
      let target = "\(first).constraint.\(variable)"
      if case .unknown = value(variable, constraint) {
        isUnknown = true
        hole(.number, value(variable, constraint), target: target)
      } else if number(variable, constraint)?.isFinite == false {
        isUnknown = true
        tell(.limit, target, constraint, "The \(variable) of a constraint is not finite, where UIKit raises.")
      }
    }
    if isUnknown { member("active", false) }
  }

  /// Whether a constraint is between views of which none is in the tree, and none may be that is not known to be: no view of the
  /// screen knows it.
  private func isElsewhere(_ constraint: Object) -> Bool {
    ["firstItem", "secondItem"].allSatisfy { side in
      switch value(side, constraint) {
      case .object(let item)?:
        let view = object("owningView", item) ?? item
        return !tree.has(view) && !guides.contains(ObjectIdentifier(item)) && !isGiven(view)
      case nil, Value.none?: return side == "secondItem"
      default: return false
      }
    }
  }

  /// Whether a call that is not understood got a view, or one around it.
  func isGiven(_ view: Object) -> Bool {
    let given = interpreter.record.given
    return interpreter.anyAround(.object(view)) { given.contains(ObjectIdentifier($0)) }
  }

  /// A constraint that cannot be written.
  ///
  /// - Parameter what: The variable whose value is none that documents have.
  mutating func block(_ constraint: Object, _ what: String = "constraint", because: String? = nil) {
    let place = places.location(of: constraint.madeAt)
    let because = because ?? "its \(what) is not in the hierarchy, or not known"
    var hole = SourceHole(
      key: "constraint", kind: .constraint, target: what, place: place, reason: "unknownItem",
      says: "A constraint is left out: \(because).")
    if case .unknown(let unknown)? = value(what, constraint) {
      (hole.key, hole.isOfValue) = (unknown.path, true)
    }
    holes.append(hole)
  }

  /// The word for a side. The older guides of controllers are the safe area's sides.
  private func attribute(_ variable: String, _ constraint: Object) -> String? {
    let word = word(variable, constraint)
    let side = variable == "firstAttribute" ? "firstItem" : "secondItem"
    if let guide = object(side, constraint), ["top", "bottom"].contains(self.word("kind", guide) ?? "") {
      return self.word("kind", guide) == "top" ? "top" : "bottom"
    }
    return word
  }

  /// What a constraint calls a view or guide; nil for one that is not in the tree.
  private mutating func item(_ value: Value?) -> String? {
    guard case .object(var item)? = value else { return nil }
    // Such a view fills the window, which documents do not have.
    if isWindow(item), run.kind == .controller || run.fillsWindow, case .object(let root)? = run.rootView {
      item = root
    }
    if let owner = object("owningView", item), let kind = word("kind", item) {
      if kind == "own" {
        return guides.contains(ObjectIdentifier(item)) ? names.name(of: item, or: "guide") : nil
      }
      guard let owner = name(inTree: owner), let suffix = Self.guideSuffixes[kind] else { return nil }
      return owner + "." + suffix
    }
    return name(inTree: item)
  }

  /// What a view is called that is written, or around what is; nil for another.
  private mutating func name(inTree view: Object) -> String? {
    if isWindow(view), run.kind != .controller, !run.fillsWindow, part == nil { return "stage" }
    return tree.has(view) ? names.name(of: view, or: "view") : nil
  }

  private func isWindow(_ view: Object) -> Bool { view.type.text == "KeyWindow" }

  private static let guideSuffixes: [String: String] = [
    "safeArea": "safeArea", "layoutMargins": "layoutMargins", "readableContent": "readableContent",
    "keyboard": "keyboard", "safeAreaCornerHorizontal": "safeAreaCornerHorizontal",
    "safeAreaCornerVertical": "safeAreaCornerVertical", "marginsCornerHorizontal": "marginsCornerHorizontal",
    "marginsCornerVertical": "marginsCornerVertical",
    "content": "contentLayout", "frame": "frameLayout", "top": "safeArea", "bottom": "safeArea",
  ]
}
