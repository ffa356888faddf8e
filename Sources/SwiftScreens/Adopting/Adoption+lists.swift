import InterfaceBuilder
import SwiftInterpreter

/// Cells of lists in files, of which code asks for more.
extension Adoption {
  /// Whether a file says which cells a list has, so that nobody is asked.
  func isStatic(_ list: Object) -> Bool {
    guard let view = view(of: list) else { return false }
    return cells(of: view).contains {
      trees[view.tree].nib.items[$0["id"]?.text ?? ""]?.reuseIdentifier == nil
    }
  }

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

  private func cells(of list: View) -> [JSONTree] {
    (list.node["sections"]?.elements ?? []).flatMap { section in
      (section["rows"] ?? section["items"])?.elements ?? []
    }
  }
}
