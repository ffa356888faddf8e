/// Disjoint sets of the numbers `0..<count`: the union-find of this module.
///
/// The root of a set is its least member, so numbering the sets by the order of their roots follows the order of their
/// members. Paths are halved on the way up.
///
/// - Complexity: ``root(of:)`` and ``unite(_:_:)`` take O(log *n*) amortised.
struct DisjointSets: ~Copyable {
  private var parent = Buffer<Int32>()

  init() {}

  init(count: Int) { reset(count) }

  mutating func reset(_ count: Int) {
    parent.fill(count, with: -1)
    for member in parent.indices { parent[member] = Int32(truncatingIfNeeded: member) }
  }

  mutating func root(of member: Int32) -> Int32 {
    var member = member
    while true {
      let above = parent[member]
      if above == member { return member }
      let next = parent[above]
      parent[member] = next
      member = next
    }
  }

  mutating func unite(_ a: Int32, _ b: Int32) {
    let a = root(of: a)
    let b = root(of: b)
    if a < b { parent[b] = a } else if b < a { parent[a] = b }
  }
}
