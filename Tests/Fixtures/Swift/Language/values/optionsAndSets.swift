struct Edges: OptionSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1 << 0)
  static let bottom = Edges(rawValue: 1 << 1)
  static let left = Edges(rawValue: 1 << 2)
  static let right = Edges(rawValue: 1 << 3)
  static let vertical: Edges = [.top, .bottom]
  static let horizontal: Edges = [left, right]
  static let all: Edges = [.vertical, .horizontal]
}
func pin(_ edges: Edges = .all, except others: Edges = []) -> [String] {
  let wanted = edges.subtracting(others)
  var names: [String] = []
  if wanted.contains(.top) { names.append("top") }
  if wanted.contains(.bottom) { names.append("bottom") }
  if !wanted.isDisjoint(with: .horizontal) { names.append("horizontal") }
  return names
}
print(pin(), pin(.top), pin(except: [.top, .left]), pin([.left]), pin(.vertical, except: .vertical))
var edges: Edges = [.top]
edges.insert(.right)
edges.formUnion(.bottom)
edges.remove(.top)
print(edges.rawValue, edges == [.right, .bottom], edges.isSuperset(of: .bottom), edges.isEmpty, Edges().isEmpty)
edges = edges.union(.top).intersection(.vertical)
print(edges.rawValue, edges.contains([.top, .bottom]), edges.symmetricDifference(.all).rawValue, Edges.all.rawValue)
edges.formIntersection(.top)
edges.formSymmetricDifference(.left)
print(edges.rawValue, edges.isSubset(of: .all), edges.isStrictSubset(of: .all), ~edges.rawValue & 15)
extension Edges: Hashable {
  var names: [String] { [("top", Edges.top), ("left", .left)].filter { contains($0.1) }.map(\.0) }
}
print(edges.names, [Edges.top: 1, .all: 2][.all] ?? 0)
switch edges {
case [.top, .left]: print("corner")
case .all: print("all")
default: print("other")
}
print(edges.update(with: .top) != nil, edges.insert(.top).inserted, edges.remove(.right) == nil)
