struct Edges: OptionSet, Hashable {
  let rawValue: Int
  static let top = Edges(rawValue: 1 << 0)
  static let left = Edges(rawValue: 1 << 1)
  static let bottom = Edges(rawValue: 1 << 2)
  static let vertical: Edges = [.top, .bottom]
  static let all: Edges = [.vertical, .left]
}
var edges: Edges = [.top, .left]
print(edges.rawValue, edges.contains(.top), edges.contains(.bottom), edges.contains([.top, .left]))
edges.insert(.bottom)
edges.remove(.top)
print(edges.rawValue, Edges().isEmpty, Edges.all.rawValue, edges == [.left, .bottom])
print(
  edges.union(.top) == .all, edges.intersection([.left, .top]).rawValue, edges.subtracting(.left).rawValue)
print(
  edges.symmetricDifference(.all).rawValue, edges.isSubset(of: .all), Edges.all.isSuperset(of: .top),
  edges.isDisjoint(with: .top))
func apply(_ edges: Edges = .all) -> Int { edges.rawValue }
print(apply(), apply(.top), apply([.top, .bottom]), apply([]))
edges.formUnion(.top)
edges.formIntersection([.top, .bottom])
print(edges.rawValue, edges.insert(.left).inserted, edges.insert(.left).inserted)
