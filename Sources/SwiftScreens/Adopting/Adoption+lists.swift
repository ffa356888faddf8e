import InterfaceBuilder
import SwiftInterpreter

/// Cells of lists in files, of which code asks for more.
extension Adoption {
  /// Gives a table the views above and below its rows that a file has.
  func adoptSupplements(of table: Object, _ view: View) {
    for key in ["tableHeaderView", "tableFooterView"] {
      guard let id = view.node[key]?["id"]?.text, let found = trees[view.tree].views[id] else { continue }
      interpreter.store(.object(found), in: key, of: table)
    }
  }

  /// Whether a file says which cells a list has, so that nobody is asked.
  func isStatic(_ list: Object) -> Bool {
    guard let view = view(of: list) else { return false }
    return cells(of: view).contains {
      trees[view.tree].nib.items[$0["id"]?.text ?? ""]?.reuseIdentifier == nil
    }
  }

  /// The cells that a file has in a list, by sections; nil in the place of one that was not made.
  func sections(of list: Object) -> [[Object?]] {
    guard let view = view(of: list) else { return [] }
    let views = trees[view.tree].views
    return drawnSections(of: view).map { section in
      rows(of: section).map { $0["id"]?.text.flatMap { views[$0] } }
    }
  }

  /// The section of a list as a file has it; nil for none.
  func section(_ index: Int, of list: Object) -> JSONTree? {
    guard let view = view(of: list) else { return nil }
    let sections = drawnSections(of: view)
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func rows(of section: JSONTree) -> [JSONTree] { (section["rows"] ?? section["items"])?.elements ?? [] }

  private func drawnSections(of list: View) -> [JSONTree] { list.node["sections"]?.elements ?? [] }

  /// Another cell like one that a file has in a list; nil where it has none of that name.
  func prototype(of list: Object, _ identifier: String) -> Object? {
    guard let view = view(of: list) else { return nil }
    let old = trees[view.tree]
    let node = cells(of: view).first { old.nib.items[$0["id"]?.text ?? ""]?.reuseIdentifier == identifier }
    guard let node,
      let made = makeTree(node, Tree(nib: old.nib, assets: old.assets, sources: old.sources))
    else { return nil }
    addConstraints(of: .object([]), old.nib, made.tree)
    var connecting = NibConnections(self, old.nib, .none, [trees[made.tree]])
    connecting.connect()
    for view in made.views { tellAwake(view) }
    return made.views.last
  }

  private func cells(of list: View) -> [JSONTree] { drawnSections(of: list).flatMap { rows(of: $0) } }
}

/// What code asks of rows that a file has; `.none` for those of other lists.
extension Adoption {
  /// How many rows a section has, or how many sections there are for -1.
  func staticCount(_ values: [Value]) -> Value {
    guard let list = staticList(values), let index = place(1, values) else { return .none }
    let sections = sections(of: list)
    if index < 0 { return .integer(sections.count, .int) }
    return sections.indices.contains(index) ? .integer(sections[index].count, .int) : .none
  }

  func staticCell(_ values: [Value]) -> Value {
    guard let list = staticList(values), let section = place(1, values), let row = place(2, values) else {
      return .none
    }
    let sections = sections(of: list)
    guard sections.indices.contains(section), sections[section].indices.contains(row) else { return .none }
    return sections[section][row].map { .object($0) } ?? .none
  }

  /// The title above or below a section.
  func staticTitle(_ values: [Value]) -> Value {
    guard let list = staticList(values), let index = place(1, values), case .string(let part)? = values.last,
      let title = section(index, of: list)?[part]?.text
    else { return .none }
    return .string(title)
  }

  /// The height that a row has for itself.
  func staticHeight(_ values: [Value]) -> Value {
    guard let list = staticList(values), let index = place(1, values), let row = place(2, values),
      let section = section(index, of: list), rows(of: section).indices.contains(row),
      let height = rows(of: section)[row]["height"]?.number
    else { return .none }
    return .floating(height, .cgFloat)
  }

  private func staticList(_ values: [Value]) -> Object? {
    guard case .object(let list)? = values.first, isStatic(list) else { return nil }
    return list
  }

  private func place(_ index: Int, _ values: [Value]) -> Int? {
    if values.count > index, case .integer(let place, _) = values[index] { place } else { nil }
  }
}
