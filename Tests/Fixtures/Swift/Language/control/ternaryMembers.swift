struct Edges: OptionSet {
  let rawValue: Int
  static let top = Edges(rawValue: 1)
  static let left = Edges(rawValue: 2)
}
enum Style { case plain, rich(Int) }
for isAll in [true, false] {
  let edges = isAll ? Edges() : .top
  let others = isAll ? .left : Edges.top
  let style = isAll ? Style.plain : .rich(3)
  let flipped = isAll ? .rich(4) : Style.rich(5)
  print(edges.rawValue, edges.contains(.top), others.rawValue, style, flipped)
}
