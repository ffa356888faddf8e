import LayoutModel
import Testing

/// Human Interface Guidelines, Accessibility: controls of 44 × 44 points, at the least 28 × 28.
@Suite struct SmallTouchTargetTests {
  /// A button of a size in a view, with members of its own.
  private func button(
    _ width: String, _ height: String, _ members: String = "", in superview: String = "", beside: String = ""
  ) throws -> [String] {
    try findings(
      .smallTouchTarget,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [{"id": "box", \(superview)
          "frame": {"x": 0, "y": 100, "width": 300, "height": 300}, "subviews": [
            {"id": "a", "type": "button", \(members) "frame": {"x": 10, "y": 10, "width": \(width), "height": \(height)}}
            \(beside)]}]}}
        """
    ).flatMap(\.views)
  }

  @Test(arguments: [("24", "24"), ("30", "30"), ("200", "20"), ("20", "100")])
  func smallOnesAreTold(_ width: String, _ height: String) throws {
    #expect(try button(width, height) == ["a"])
  }

  /// A title of a line in a button of the system is 30 to 34 points high.
  @Test(arguments: [("44", "44"), ("120", "30"), ("42", "42"), ("0", "20"), ("30", "1"), ("1e6", "1e6")])
  func othersAreNot(_ width: String, _ height: String) throws {
    #expect(try button(width, height).isEmpty)
  }

  @Test(arguments: [
    #""hidden": true,"#, #""isUserInteractionEnabled": false,"#, #""customClass": "CheckBox","#,
  ])
  func whatNobodyTouchesOrWhoseClassDecidesIsNot(_ members: String) throws {
    #expect(try button("24", "24", members).isEmpty)
  }

  @Test(arguments: [#""type": "toolbar","#, #""userInteractionEnabled": false,"#, #""type": "button","#])
  func barsAndOtherButtonsDecideOnWhatIsInThem(_ superview: String) throws {
    #expect(try button("24", "24", in: superview).isEmpty)
  }

  @Test func thoseUnderLargerOnesAreNot() throws {
    let cover = #"{"id": "b", "type": "button", "frame": {"x": 0, "y": 0, "width": 60, "height": 60}}"#
    #expect(try button("24", "24", beside: ", " + cover).isEmpty)
    let other = #"{"id": "b", "type": "button", "frame": {"x": 100, "y": 0, "width": 60, "height": 60}}"#
    #expect(try button("24", "24", beside: ", " + other) == ["a"])
  }

  /// A link of one line in small print.
  @Test func titlesAreAsHighAsTheyAre() throws {
    let text = { (constraint: String) in
      """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
        {"id": "a", "type": "button", "title": "Imprint", "font": {"pointSize": 11}}]},
       "constraints": ["a.top == root.safeArea.top", "a.leading == root.leading"\(constraint)]}
      """
    }
    #expect(try findings(.smallTouchTarget, in: text("")).isEmpty)
    #expect(try findings(.smallTouchTarget, in: text(#", "a.height == 12""#)).flatMap(\.views) == ["a"])
  }

  /// `UISwitch`, `UISlider` and `UISegmentedControl` have heights of the system.
  @Test func otherControlsAreNot() throws {
    let found = try findings(
      .smallTouchTarget,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "a", "type": "switch"}, {"id": "b", "type": "slider"}]},
         "constraints": ["a.top == root.safeArea.top", "a.leading == root.leading", "b.top == a.bottom",
           "b.leading == root.leading", "b.width == 200"]}
        """)
    #expect(found.isEmpty)
  }
}
