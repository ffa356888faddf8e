import InterfaceBuilder
import JSON
import LayoutModel
import SwiftInterpreter

/// What bars show: titles, items and views.
extension DocumentWriter {
  /// What the screen's controller says to its bars; nothing where a file says it and code left that alone.
  mutating func writeBars(of controller: Object) {
    noteBarChanges(controller)
    let isOfFile = run.adoption.bars[ObjectIdentifier(controller)] != nil
    if run.navigationController == nil, !isOfFile || barChanges.isEmpty { return }
    writeBars(controller, run.type.text)
  }

  /// What a controller says to the bars of its navigation controller.
  mutating func writeBars(_ controller: Object, _ id: String) {
    if let item = object("navigationItem", controller) {
      json.key("navigationItem")
      writeNavigationItem(item, "\(id).navigationItem")
    }
    writeItems("toolbarItems", of: controller, id)
  }

  private mutating func writeNavigationItem(_ item: Object, _ target: String) {
    json.beginObject()
    writeText("title", value("title", item), target)
    writeText("prompt", value("prompt", item), target)
    if let word = word("largeTitleDisplayMode", item), word != "automatic" {
      member("largeTitleDisplayMode", word)
    }
    hole(.view, value("titleView", item), target: "\(target).titleView")
    if let view = object("titleView", item), !isComparingBars { writeView(view, as: "titleView") }
    writeItems("leftBarButtonItems", of: item, target)
    writeItems("rightBarButtonItems", of: item, target)
    noteWhatBarsLack(item, target)
    if let search = object("searchController", item) {
      json.key("searchController")
      json.beginObject()
      if flag("hidesSearchBarWhenScrolling", item) == false { member("hidesSearchBarWhenScrolling", false) }
      if let bar = object("searchBar", search) {
        writeText("placeholder", value("placeholder", bar), "\(target).searchController")
      }
      json.endObject()
    }
    json.endObject()
  }

  /// Tells what a bar shows and documents do not have.
  private mutating func noteWhatBarsLack(_ item: Object, _ target: String) {
    if isSet("subtitle", of: .object(item)) {
      tell(.view, "\(target).subtitle", item, "Documents do not have the subtitle of \(target).")
    }
    for side in ["centerItemGroups", "trailingItemGroups", "pinnedTrailingGroup"]
    where isSet(side, of: .object(item)) {
      tell(.view, "\(target).\(side)", item, "Documents do not have the \(side) of \(target).")
    }
    if let style = word("style", item), style != "navigator" {
      tell(
        .view, "\(target).style", item,
        "Documents do not have the style \(style) of \(target), which decides where its title and items are."
      )
    }
    let placement = word("preferredSearchBarPlacement", item) ?? "automatic"
    if object("searchController", item) != nil, !["automatic", "stacked"].contains(placement) {
      tell(
        .view, "\(target).preferredSearchBarPlacement", item,
        "Documents do not have search bars of \(target) that are \(placement).")
    }
  }

  /// The items of a bar among views, that on top last.
  mutating func writeNavigationItems(of bar: Object, _ id: String) {
    let items = list("ownItems", bar)
    hole(.view, value("ownItems", bar), target: "\(id).items")
    if items.isEmpty { return }
    json.key("items")
    json.beginArray()
    for case .object(let item) in items { writeNavigationItem(item, "\(id).items") }
    json.endArray()
  }

  mutating func writeItems(_ key: String, of owner: Object, _ id: String) {
    hole(.view, value(key, owner), target: "\(id).\(key)")
    var items: [Object] = []
    for item in list(key, owner) {
      hole(.view, item, target: "\(id).\(key)")
      if case .object(let object) = item { items.append(object) }
    }
    hole(.view, value(key, owner), target: "\(id).\(key)")
    if items.isEmpty { return }
    json.key(key)
    json.beginArray()
    for item in items { writeItem(item, "\(id).\(key)") }
    json.endArray()
  }

  private mutating func writeItem(_ item: Object, _ target: String) {
    json.beginObject()
    let isOfFile = run.adoption.isOfFile(item, controller: run.screen)
    if isOfFile { member("id", names.name(of: item, or: "item")) }
    hole(.view, value("customView", item), target: "\(target).customView")
    if let view = object("customView", item), isComparingBars || isOfFile || tree.canEnter(view) {
      // The file has the view of its item.
      if !isComparingBars, !isOfFile { writeView(view, as: "customView") }
    } else if let word = word("systemItem", item).flatMap(BarButtonSystemItem.init) {
      member("systemItem", word.rawValue)
      writeWidth(of: item, target)
    } else {
      writeText("title", value("title", item), target)
      writeImage(value("image", item), target)
      tellFont(of: item, target)
      writeWidth(of: item, target)
    }
    writeFlag("isHidden", item, target, as: "hidden")
    json.endObject()
  }

  /// What decides how wide an item is besides what it shows.
  private mutating func writeWidth(of item: Object, _ target: String) {
    writeWord("style", item, target, unless: "plain")
    hole(.number, value("width", item), target: "\(target).width")
    if let width = number("width", item), width > 0 { member("width", width) }
  }

  /// Tells that the title of an item has another font than documents give it.
  private mutating func tellFont(of item: Object, _ target: String) {
    guard setsFont(item), isSet("title", of: .object(item)) else { return }
    tell(
      .text, "\(target).titleTextAttributes", item,
      "Documents do not have the font of an item of \(target), by which its title is as wide as it is.")
  }

  // MARK: What code changed

  /// Notes what of the bars that a file says code has changed: all of it where no file says any.
  private mutating func noteBarChanges(_ controller: Object) {
    let now = barMembers(of: controller)
    guard let bars = run.adoption.bars[ObjectIdentifier(controller)] else {
      return noteChanges(from: [], to: now)
    }
    let view = titleView(in: bars)
    let (before, viewBefore) = withFields(of: bars.before) {
      ($0.barMembers(of: controller), $0.titleView(in: bars))
    }
    if view != viewBefore { barChanges.insert("navigationItem.titleView") }
    if !isTitle(value("title", controller), bars.nib.title) { barChanges.insert("title") }
    noteChanges(from: before, to: now)
  }

  private func isTitle(_ value: Value?, _ title: String?) -> Bool {
    switch value {
    case .string(let text)?: text == title
    case Value.none?, nil: title == nil
    default: false
    }
  }

  private func titleView(in bars: Adoption.Bars) -> ObjectIdentifier? {
    guard bars.before.count > 1 else { return nil }
    return object("titleView", bars.before[1].object).map { ObjectIdentifier($0) }
  }

  private mutating func noteChanges(from before: [JSONTree.Member], to now: [JSONTree.Member]) {
    func flat(_ members: [JSONTree.Member]) -> [JSONTree.Member] {
      members.flatMap { member in
        member.key != "navigationItem"
          ? [member]
          : member.value.members.map { JSONTree.Member(key: "navigationItem.\($0.key)", value: $0.value) }
      }
    }
    barChanges.formUnion(changedKeys(from: flat(before), to: flat(now)))
  }

  /// What a controller says to bars and of where its view lies below them, but for views in bars, to be compared.
  private mutating func barMembers(of controller: Object) -> [JSONTree.Member] {
    let told = (holes, choices)
    isComparingBars = true
    let written = membersWritten { writer in
      writer.writeBars(controller, writer.run.type.text)
      writer.writeEdges(ofController: controller, writer.run.type.text)
    }
    isComparingBars = false
    (holes, choices) = told
    return written
  }
}
