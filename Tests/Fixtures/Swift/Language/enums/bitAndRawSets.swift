struct Edge: OptionSet, Hashable { let rawValue: UInt8
  static let top = Edge(rawValue: 1), left = Edge(rawValue: 2), bottom = Edge(rawValue: 4), right = Edge(rawValue: 8)
  static let all: Edge = [.top, .left, .bottom, .right], horizontal: Edge = [.left, .right]
  var count: Int { rawValue.nonzeroBitCount }
  var names: [String] { [(Edge.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")].filter { contains($0.0) }.map(\.1) } }
func pin(_ edges: Edge = .all, inset: Double = 0, excluding: Edge? = nil) -> [String] { edges.subtracting(excluding ?? []).names.map { "\($0)=\(inset)" } }
print(pin(.horizontal, inset: 4), pin(excluding: [.top, .right]), pin([]), Edge.all.count, Edge.all.symmetricDifference(.horizontal).names)
var edges: Edge = []
for edge in [Edge.top, .bottom, .top] { if edges.insert(edge).inserted { print("added", edge.names) } }
edges.formUnion(.left)
print(edges.names, edges.isSuperset(of: [.top, .left]), edges.isDisjoint(with: .right), edges.contains(.horizontal), edges.remove(.top) != nil, edges.rawValue, Edge(rawValue: 6) == edges)
