enum Change: Equatable { case insert(String, at: Int), remove(Int), keep }
func diff(_ old: [String], _ new: [String]) -> [Change] {
  var changes: [Change] = [], current = old
  for (index, item) in old.enumerated().reversed() where !new.contains(item) { changes.append(.remove(index)); current.remove(at: index) }
  for (index, item) in new.enumerated() { if index < current.count, current[index] == item { changes.append(.keep) } else if !current.contains(item) { changes.append(.insert(item, at: index)); current.insert(item, at: index) } }
  return changes
}
func apply(_ changes: [Change], to list: [String]) -> [String] { changes.reduce(into: list) { list, change in
  switch change { case .insert(let item, let index): list.insert(item, at: index); case .remove(let index): list.remove(at: index); case .keep: break } } }
let old = ["a", "b", "c", "d"], new = ["a", "x", "c", "y"]
let changes = diff(old, new)
print(changes.filter { $0 != .keep }.count, changes.first!, apply(changes, to: old), apply(changes, to: old) == new, diff([], ["z"]) == [.insert("z", at: 0)], diff(old, old).allSatisfy { $0 == .keep })
struct Section { let name: String; var rows: [String] }
var sections = [Section(name: "A", rows: ["1"]), Section(name: "B", rows: [])]
sections[1].rows.append(contentsOf: ["2", "3"])
if let index = sections.firstIndex(where: { $0.name == "A" }) { sections[index].rows.insert("0", at: 0); sections.append(sections.remove(at: index)) }
print(sections.map { $0.name + $0.rows.joined() }, sections.map(\.rows.count).reduce(0, +), sections.last?.rows.first ?? "-")
