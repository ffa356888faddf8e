import LayoutModel
import Testing

/// `NSLayoutConstraint.Attribute`: leading and trailing follow the direction of the language, left and right do not.
@Suite struct FixedDirectionTests {
  private func view(_ constraints: String, _ members: String = "", parent: String = "") throws -> [Diagnostic]
  {
    try findings(
      .fixedDirection,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", \(parent) "subviews": [
          {"id": "a", \(members) "intrinsicContentSize": {"width": 50, "height": 50}}]},
         "constraints": ["a.top == root.safeArea.top", \(constraints)]}
        """)
  }

  @Test(arguments: [
    #""a.left == root.left + 10""#, #""root.right == a.right + 10""#, #""a.left == root.leftMargin""#,
    #""a.left == root.left + 10", "a.right == root.right - 20""#,
    #""a.left == root.centerX""#,
  ])
  func oneSideIsTold(_ constraints: String) throws {
    #expect(try view(constraints).flatMap(\.views) == ["a"])
  }

  @Test(arguments: [
    #""a.leading == root.leading + 10""#, #""a.centerX == root.centerX""#,
    #""a.left == root.left + 10", "a.right == root.right - 10""#,
    #""a.left == root.left + 10", "root.right == a.right + 10""#,
    #""a.left >= root.left + 10", "a.right <= root.right - 10", "a.centerX == root.centerX""#,
    #"{"firstItem": "a", "firstAttribute": "left", "secondItem": "root", "secondAttribute": "left", "active": false},"#
      + #""a.leading == root.leading""#,
  ])
  func whatIsTheSameEitherWayIsNot(_ constraints: String) throws {
    #expect(try view(constraints).isEmpty)
  }

  @Test(arguments: ["playback", "spatial", "forceLeftToRight"])
  func viewsWithADirectionAreNot(_ attribute: String) throws {
    let semantics = #""semanticContentAttribute": "\#(attribute)","#
    #expect(try view(#""a.left == root.left + 10""#, semantics).isEmpty)
    #expect(try view(#""a.left == root.left + 10""#, parent: semantics).isEmpty)
    #expect(try view(#""a.left == root.left + 10""#, #""hidden": true,"#).isEmpty)
  }

  @Test func aViewIsToldOnce() throws {
    let found = try view(#""a.left == root.left + 10", "a.right <= root.right - 90""#)
    #expect(found.count == 1)
    #expect(
      found.first?.message
        == "left and right of a stays where it is in languages that are written from right to left: "
        + "leading and trailing may be meant.")
  }
}
