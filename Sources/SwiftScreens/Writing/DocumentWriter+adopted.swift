import JSON
import LayoutModel
import SwiftInterpreter
import UIKitDefaults

/// Views of Interface Builder files: as their file says, but for what code changed.
extension DocumentWriter {
  /// Writes a view that was entered, and leaves it.
  mutating func writeAdopted(_ view: Object, _ adopted: Adoption.View, _ id: String, isRoot: Bool) {
    note(adopted, as: id, view)
    noteOpaque(view, adopted)
    let now = members(of: view, id, isRoot)
    let changed = changes(in: now, of: adopted, view, id, isRoot).union(
      saidByOthers(of: view, adopted, isRoot))
    let height = isBefore ? nil : run.lists.height(ofStatic: view)
    json.beginObject()
    for member in adopted.node.members {
      switch member.key {
      case "id": self.member("id", id)
      case "type"
      where !isRoot && adopted.isTop && ViewType(rawValue: member.value.text ?? "")?.isCell == true:
        continue
      case "contentView" where adopted.isTop || object("contentView", view) != nil: continue
      case "subviews", "constraints", "layoutGuides": continue
      // What the file shows beside the content of a cell by itself has its room in the frame of that.
      case _ where isRoot && Self.besideContent.contains(member.key): continue
      case _ where changed.contains(member.key): continue
      case "sections" where !isBefore && run.lists.statics[ObjectIdentifier(view)] != nil:
        writeStaticSections(member.value.elements, of: view, id, in: adopted.tree)
      case "height" where height != nil: continue
      default:
        json.key(member.key)
        write(member.value, in: adopted.tree)
      }
    }
    for member in now where changed.contains(member.key) {
      json.key(member.key)
      member.value.write(to: &json)
    }
    if let height, height >= 0 { member("height", height) }
    if isPart(view) { writeFitting() }
    writeGuides(view, adopted.node["layoutGuides"]?.elements ?? [])
    let isElement = isElement(view)
    if !isElement { writeConstraints(adopted) }
    writeSubviews(view, id)
    if isElement { writeConstraints(ofElement: view, adopted) }
    json.endObject()
  }

  /// The members that are as they are now, whatever a file says.
  private func saidByOthers(of view: Object, _ adopted: Adoption.View, _ isRoot: Bool) -> Set<String> {
    // What stands above and below rows is what the table has.
    var found: Set<String> = ["tableHeaderView", "tableFooterView"]
    // Who shows the view of a nib places it, and who shows a cell its content.
    let isContent = !isRoot && isContentView(view) && isShownByCode(view)
    if !isRoot, adopted.isTop || isContent || isPart(view) { found.formUnion(Self.placement) }
    if isContent, adopted.hasMarginsOfList, object("ownSuperview", view).map({ isElement($0) }) ?? false {
      found.formUnion(Self.ofMargins)
    }
    // Prototypes are as large as Interface Builder shows them: the list and its delegate say how large rows are.
    if run.lists.has(view) { found.formUnion(["height", "size"]) }
    return found
  }

  private static let besideContent: Set<String> = [
    "accessoryType", "editingAccessoryType", "showsReorderControl", "shouldIndentWhileEditing",
    "indentationLevel", "indentationWidth",
  ]
  private static let ofTexts: Set<String> = ["attributedText", "text", "title", "font"]
  /// Margins are one member in either of two forms.
  private static let ofMargins: Set<String> = ["layoutMargins", "directionalLayoutMargins"]
  private static let placement: Set<String> = [
    "frame", "autoresizingMask", "translatesAutoresizingMaskIntoConstraints",
  ]

  private mutating func note(_ adopted: Adoption.View, as id: String, _ view: Object) {
    types[id] = view.type.text
    writtenViews.append((id, view))
    for file in run.adoption.trees[adopted.tree].sources {
      guard let entry = file.places.first(where: { $0.id == adopted.id }) else { continue }
      places.add(SourceFile.Entry(id: id, place: entry.place), of: file.file)
    }
  }

  /// Whether the owner of a content view is the root of a tree, and not a part of a list.
  private func isShownByCode(_ content: Object) -> Bool {
    guard let owner = object("ownSuperview", content) else { return false }
    return run.adoption.view(of: owner)?.isTop ?? true
  }

  /// What code could have changed of a view, as it is now.
  private mutating func members(of view: Object, _ id: String, _ isRoot: Bool) -> [JSONTree.Member] {
    membersWritten { writer in
      writer.writeCommon(view, id, isRoot: isRoot)
      let type = writer.viewType(of: view).flatMap { ViewType(rawValue: $0) } ?? .view
      if !type.facts.features.contains(.untouched), writer.flag("isUserInteractionEnabled", view) == false {
        writer.member("userInteractionEnabled", false)
      }
      writer.writeContent(view, id)
    }
  }

  /// The members that are otherwise than when the file had made the view.
  private mutating func changes(
    in now: [JSONTree.Member], of adopted: Adoption.View, _ view: Object, _ id: String, _ isRoot: Bool
  ) -> Set<String> {
    let known = holes
    isBefore = true
    let before = withFields(of: adopted.before) { $0.members(of: view, id, isRoot) }
    isBefore = false
    holes = known
    var changed = changedKeys(from: before, to: now)
    // A text in several fonts is one member of the file, and what code sets of it are others.
    if adopted.node["attributedText"] != nil, !changed.isDisjoint(with: Self.ofTexts) {
      changed.formUnion(Self.ofTexts)
    }
    if !changed.isDisjoint(with: Self.ofMargins) { changed.formUnion(Self.ofMargins) }
    return changed
  }

  /// Writes what a file says, in which there may be views that code knows.
  mutating func write(_ value: JSONTree, in tree: Int) {
    switch value {
    case .object(let members):
      if let id = value["id"]?.text, let view = run.adoption.trees[tree].views[id],
        run.adoption.view(of: view)?.isInList == true
      {
        if self.tree.canEnter(view) { return writeView(view, isRoot: false) }
        noteLeftOut(view)
        return JSONTree.object([]).write(to: &json)
      }
      json.beginObject()
      for member in members {
        json.key(member.key)
        write(member.value, in: tree)
      }
      json.endObject()
    case .array(let elements):
      json.beginArray()
      for element in elements { write(element, in: tree) }
      json.endArray()
    default: value.write(to: &json)
    }
  }

  // MARK: Constraints

  private mutating func writeConstraints(_ adopted: Adoption.View) {
    if !adopted.constraints.contains(where: { isKept($0) }) { return }
    json.key("constraints")
    json.beginArray()
    writeKept(adopted)
    json.endArray()
  }

  mutating func writeKept(_ adopted: Adoption.View) {
    for constraint in adopted.constraints where isKept(constraint) { write(constraint, adopted.tree) }
  }

  /// Constraints between views of a file of which none is above the others.
  mutating func writeLooseConstraints() {
    for (index, tree) in run.adoption.trees.enumerated() {
      for constraint in tree.looseConstraints where isKept(constraint) {
        let items = ["firstItem", "secondItem"].compactMap { object($0, constraint.object) }
        guard items.allSatisfy({ self.tree.has(object("owningView", $0) ?? $0) }) else { continue }
        constraintCount += 1
        write(constraint, index)
      }
    }
  }

  private func isKept(_ constraint: Adoption.Constraint) -> Bool {
    !constraint.isActive || holds("isActive", constraint.object)
  }

  private mutating func write(_ constraint: Adoption.Constraint, _ tree: Int) {
    let object = constraint.object
    if holds("isActive", object) {
      note(object, "firstItem", "firstAttribute")
      note(object, "secondItem", "secondAttribute")
      noteSides(of: object)
    }
    var changed: Set<String> = []
    if number("constant", object) != constraint.constant { changed.insert("constant") }
    if rawValue(value("priority", object)) != constraint.priority { changed.insert("priority") }
    if holds("isActive", object) != constraint.isActive { changed.insert("installed") }
    json.beginObject()
    for member in constraint.node.members where !changed.contains(member.key) {
      json.key(member.key)
      switch (member.key, member.value) {
      case ("firstItem", .text(let name)), ("secondItem", .text(let name)): json.string(renamed(name, tree))
      default: member.value.write(to: &json)
      }
    }
    for key in ["constant", "priority"] where changed.contains(key) {
      let value =
        key == "constant"
        ? value(key, object) : value(key, object).flatMap { interpreter.field("rawValue", of: $0) }
      member(key, number(value))
      guard number(value) == nil else { continue }
      member("active", false)
      hole(
        .number, self.value(key, object),
        target: "\(constraint.node["firstItem"]?.text ?? "").constraint.\(key)")
    }
    json.endObject()
  }

  /// What a view or guide of a tree is called in this document, where the file may be in it several times.
  private mutating func renamed(_ name: String, _ tree: Int) -> String {
    let views = run.adoption.trees[tree].views
    if let view = views[name] { return names.name(of: view, or: name) }
    guard let dot = name.lastIndex(of: "."), let view = views[String(name[..<dot])] else { return name }
    return names.name(of: view, or: name) + String(name[dot...])
  }
}
