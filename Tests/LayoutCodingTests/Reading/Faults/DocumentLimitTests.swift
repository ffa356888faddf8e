import LayoutModel
import Testing

@testable import LayoutCoding

/// Documents that are too large.
@Suite struct DocumentLimitTests {
  private func limits(depth: Int = 512, views: Int = 20_000, constraints: Int = 100_000) -> DecodingLimits {
    var limits = DecodingLimits()
    (limits.depth, limits.views, limits.constraints) = (depth, views, constraints)
    return limits
  }

  @Test func limitsViewsAndGuides() {
    let text =
      #"{"device":"iPhone 6","hierarchy":{"layoutGuides":[{"id":"g"}],"subviews":[{},{"layoutGuides":[{"id":"h"}]}]}}"#
    #expect(faults(of: text, limits: limits(views: 5)) == [])
    #expect(
      faults(of: text, limits: limits(views: 4)) == [
        .init("limitExceeded(views, 4, 5)", "#/hierarchy/subviews/1/layoutGuides/0")
      ])
    #expect(
      faults(of: text, limits: limits(views: 3)) == [
        .init("limitExceeded(views, 3, 4)", "#/hierarchy/subviews/1")
      ])
  }

  /// A controller that says nothing of its view has one all the same.
  @Test func limitsTheViewsOfControllers() {
    let text = #"{"device":"iPhone 6","hierarchy":{"children":[{},{"view":{}},{}]}}"#
    #expect(faults(of: text, limits: limits(views: 4)) == [])
    #expect(
      faults(of: text, limits: limits(views: 3)) == [
        .init("limitExceeded(views, 3, 4)", "#/hierarchy/children/2")
      ])
  }

  @Test func limitsConstraintsWhereverTheyStand() {
    let text =
      #"{"device":"iPhone 6","hierarchy":{"id":"a","constraints":["a.width == 1"]},"constraints":["a.width == 1",{"firstItem":"a","firstAttribute":"width"}]}"#
    #expect(faults(of: text, limits: limits(constraints: 3)) == [])
    #expect(
      faults(of: text, limits: limits(constraints: 2)) == [
        .init("limitExceeded(constraints, 2, 3)", "#/constraints/1")
      ])
  }

  @Test func limitsTheDepth() {
    let text = #"{"device":"iPhone 6","hierarchy":{"subviews":[{"subviews":[{}]}]}}"#
    #expect(faults(of: text, limits: limits(depth: 6)) == [])
    #expect(faults(of: text, limits: limits(depth: 5)).map(\.code) == ["limitExceeded(depth, 5, 6)"])
  }
}
