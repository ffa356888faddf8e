import InterfaceBuilder
import JSON
import LayoutModel
import SwiftInterpreter

/// What controllers say to the bars around them.
extension DocumentWriter {
  /// Writes what a controller says to the bars of its navigation controller, and notes what of a file's code has changed.
  mutating func writeBars(of controller: Object) {
    let told = holes
    let now = barMembers(of: controller)
    let bars = run.adoption.bars[ObjectIdentifier(controller)]
    var before: [JSONTree.Member] = []
    if let bars {
      let (current, known) = (bars.before.map(\.object.fields), holes)
      let views = views(in: bars)
      for part in bars.before { part.object.fields = part.fields }
      before = barMembers(of: controller)
      if self.views(in: bars) != views { barChanges.insert("navigationItem.titleView") }
      for (part, fields) in zip(bars.before, current) { part.object.fields = fields }
      holes = known
      if !isTitle(value("title", controller), bars.nib.title) { barChanges.insert("title") }
    }
    noteChanges(from: before, to: now)
    if run.navigationController == nil, bars == nil || barChanges.isEmpty {
      // What is not shown is no hole.
      holes = told
      return
    }
    for member in now {
      json.key(member.key)
      member.value.write(to: &json)
    }
  }

  private func isTitle(_ value: Value?, _ title: String?) -> Bool {
    switch value {
    case .string(let text)?: text == title
    case Value.none?, nil: title == nil
    default: false
    }
  }

  private func views(in bars: Adoption.Bars) -> ObjectIdentifier? {
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
    let (before, now) = (flat(before), flat(now))
    for member in now where !before.contains(member) { barChanges.insert(member.key) }
    for member in before where !now.contains(where: { $0.key == member.key }) {
      barChanges.insert(member.key)
    }
  }

  private mutating func barMembers(of controller: Object) -> [JSONTree.Member] {
    var scratch = JSONWriter(capacity: 256)
    swap(&json, &scratch)
    json.beginObject()
    writeBarMembers(controller)
    json.endObject()
    swap(&json, &scratch)
    return JSONTree(scratch.bytes())?.members ?? []
  }

  /// What a controller says to the bars of its navigation controller. Views in bars are not written: they change no frame below.
  private mutating func writeBarMembers(_ controller: Object) {
    if let item = object("navigationItem", controller) {
      json.key("navigationItem")
      json.beginObject()
      let target = "\(run.type.text).navigationItem"
      writeText("title", value("title", item), target)
      writeText("prompt", value("prompt", item), target)
      if let word = word("largeTitleDisplayMode", item), word != "automatic" {
        member("largeTitleDisplayMode", word)
      }
      writeItems("leftBarButtonItems", of: item)
      writeItems("rightBarButtonItems", of: item)
      if object("searchController", item) != nil {
        json.key("searchController")
        json.beginObject()
        if flag("hidesSearchBarWhenScrolling", item) == false { member("hidesSearchBarWhenScrolling", false) }
        json.endObject()
      }
      json.endObject()
    }
    writeItems("toolbarItems", of: controller)
  }

  private mutating func writeItems(_ key: String, of owner: Object) {
    let items = list(key, owner).compactMap { item -> (object: Object, isOfFile: Bool)? in
      guard case .object(let object) = item else { return nil }
      let isOfFile = run.adoption.isOfFile(object, controller: run.screen)
      return isOfFile || self.object("customView", object) == nil ? (object, isOfFile) : nil
    }
    if items.isEmpty { return }
    json.key(key)
    json.beginArray()
    for (item, isOfFile) in items {
      json.beginObject()
      if isOfFile { member("id", names.name(of: item, or: "item")) }
      if object("customView", item) != nil {
        // The file has the view.
      } else if let word = word("systemItem", item).flatMap(BarButtonSystemItem.init) {
        member("systemItem", word.rawValue)
      } else {
        writeText("title", value("title", item), "\(run.type.text).\(key)")
        writeImage(value("image", item), "\(run.type.text).\(key)")
      }
      json.endObject()
    }
    json.endArray()
  }
}
