import LayoutModel
import Testing

@testable import LayoutLint

@Suite struct RectIndexTests {
  @Test func findsWhatComparingAllFinds() {
    var state: UInt64 = 1
    func next(_ bound: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % bound)
    }
    for count in [0, 1, 8, 9, 500] {
      let rects = (0..<count).map { _ in
        Rect(x: next(1000), y: next(1000), width: next(90), height: next(90))
      }
      let index = RectIndex(rects)
      for rect in rects.prefix(50) where !rect.isEmpty {
        let all = rects.indices.filter { !rects[$0].intersection(rect).isEmpty }
        #expect(index.overlapping(rect, limit: 1000) == all)
        #expect(index.overlapping(rect, limit: 2).count == min(all.count, 2))
      }
    }
  }
}
