import TestSupport
import Testing

@testable import AdaptiveLayout

/// The canonical order against the library's sort.
@Suite struct CanonicalOrderTests {
  @Test(arguments: 1...50 as ClosedRange<UInt64>)
  func sortsAsTheLibraryDoes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...300, using: &generator)
    let buckets = Int.random(in: 1...20, using: &generator)
    let keys = (0..<count).map { _ in
      UInt64.random(in: 0..<UInt64(buckets), using: &generator) << 8
        | UInt64.random(in: 0..<40, using: &generator)
    }
    var order = CanonicalOrder()
    for (index, key) in keys.enumerated() { order.append(key: key, bucket: Int(key >> 8), index: index) }
    let hasTies = order.sort(buckets: buckets)
    #expect(hasTies == (Set(keys).count < count) || count < 2)
    // Equal keys: the later ones first.
    order.sortTies { $0 > $1 }
    let expected = keys.indices.sorted { (keys[$0], $1) < (keys[$1], $0) }
    #expect(order.entries.map { Int($0.index) } == expected)
  }
}
