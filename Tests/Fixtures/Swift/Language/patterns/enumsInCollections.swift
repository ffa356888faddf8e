enum Item: Equatable { case folder(String, [Item]), file(name: String, size: Int), link(to: String?) }
let tree: [Item] = [.file(name: "a", size: 3), .folder("docs", [.file(name: "b", size: 10), .link(to: nil), .folder("empty", [])]), .link(to: "a")]
func size(_ items: [Item]) -> Int { items.reduce(0) { total, item in switch item { case .file(_, let size): total + size; case .folder(_, let inner): total + size(inner); case .link: total + 1 } } }
func names(_ items: [Item], _ depth: Int = 0) -> [String] { items.flatMap { item -> [String] in
  let pad = String(repeating: "-", count: depth)
  switch item {
  case .file(let name, size: 10...): return [pad + name + "!"]
  case .file(name: let name, size: _): return [pad + name]
  case .folder(let name, let inner) where inner.isEmpty: return [pad + name + "/"]
  case let .folder(name, inner): return [pad + name] + names(inner, depth + 1)
  case .link(to: .some(let target)): return [pad + ">" + target]
  case .link(to: nil): return [pad + ">?"]
  }
} }
print(size(tree), names(tree))
let links = tree.filter { if case .link = $0 { return true }; return false }
print(links == [.link(to: "a")], tree.contains(.link(to: nil)), tree.firstIndex { if case .folder("docs", _) = $0 { true } else { false } }!)
