import AdaptiveLayout
import LayoutModel
import TestSupport
import Testing

/// What took part in a layout: the frames of an answer are the witness of what holds.
@Suite struct PlacedConstraintTests {
  private func constraints(_ document: String) throws -> (list: [PlacedConstraint], layout: Layout) {
    let layout = try resolveRequest(Array(document.utf8), detail: [.constraints, .measures])
    return (layout.placedConstraints, layout)
  }

  private static let document = """
    {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "a"}, {"id": "b", "type": "label", "text": "Hi"},
       {"id": "gone", "installed": false}]},
     "constraints": ["a.leading == root.leading + 20", "a.top == root.safeArea.top + 10", "a.width <= 500 @750",
       "a.width == 100", "a.height == 40", "b.top == a.bottom + 8", "b.leading == a.trailing + 4", "gone.width == 3",
       {"firstItem": "a", "firstAttribute": "width", "constant": 7, "active": false}]}
    """

  @Test func whatTookPartIsToldInItsOrder() throws {
    let (list, _) = try constraints(Self.document)
    #expect(
      list.filter { $0.pointer != nil }.map(\.text) == [
        "a.leading == root.leading + 20", "a.top == root.safeArea.top + 10", "a.width <= 500 @750",
        "a.width == 100", "a.height == 40", "b.top == a.bottom + 8", "b.leading == a.trailing + 4",
      ])
    // A label has natural sizes, nobody else here has.
    #expect(Set(list.filter { $0.pointer == nil }.map(\.first.item)) == ["b"])
    #expect(list.allSatisfy { $0.isSatisfied })
    #expect(list.filter { !$0.isTight }.map(\.text) == ["a.width <= 500 @750"])
  }

  /// The frames of its sides are those of the answer, guides included.
  @Test func sidesHaveTheirFrames() throws {
    let (list, layout) = try constraints(Self.document)
    let top = try #require(list.first { $0.text.hasPrefix("a.top") })
    #expect(top.axis == .vertical && top.first.frame == Rect(x: 20, y: 30, width: 100, height: 40))
    #expect(
      top.second?.item == "root.safeArea" && top.second?.frame == Rect(x: 0, y: 20, width: 375, height: 647))
    #expect(layout.document.views[Int(top.first.view)].id == "a")
    let leading = try #require(list.first)
    #expect(leading.first.attribute == .left && leading.second?.attribute == .left)
  }

  @Test func leadingIsRightFromRightToLeft() throws {
    let document = Self.document.replacing(
      #""device": "iPhone 8","#, with: #""device": "iPhone 8", "traits": {"layoutDirection": "rightToLeft"},"#
    )
    let (list, _) = try constraints(document)
    let leading = try #require(list.first)
    #expect(leading.first.attribute == .right && leading.second?.attribute == .right)
    #expect(leading.first.frame == Rect(x: 255, y: 30, width: 100, height: 40))
    #expect(leading.isTight && leading.isSatisfied)
    let next = try #require(list.first { $0.text.hasPrefix("b.leading") })
    #expect(next.first.attribute == .right && next.second?.attribute == .left && next.isTight)
  }

  /// What was broken does not hold.
  @Test func brokenConstraintsAreNotSatisfied() throws {
    let (list, layout) = try constraints(
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "a"}]}, "constraints": ["a.left == root.left",
        "a.top == root.top", "a.height == 5", "a.width == 100", "a.width >= 150", "a.width == 120 @999"]}
      """)
    let conflict = try #require(layout.diagnostics.first { $0.code == .unsatisfiableConstraints })
    let unsatisfied = list.filter { !$0.isSatisfied }
    #expect(unsatisfied.count == 2 && unsatisfied.map(\.pointer).contains(conflict.pointer))
    #expect(unsatisfied.contains { $0.priority == 999 })
  }
}
