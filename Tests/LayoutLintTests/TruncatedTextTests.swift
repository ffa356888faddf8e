import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutLint
import LayoutModel
import Testing

@Suite struct TruncatedTextTests {
  /// A label below the status bar, with members of its own.
  private func label(_ members: String, width: Int = 40) throws -> [Diagnostic] {
    try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "title", "type": "label", \(members)}]},
         "constraints": ["title.top == root.safeArea.top", "title.leading == root.leading",
           "title.width == \(width)"]}
        """)
  }

  @Test(arguments: [(40, ["title"]), (200, [])])
  func labelsThatAreTooNarrowAreTold(_ width: Int, _ expected: [String]) throws {
    #expect(try label(#""text": "Good morning""#, width: width).flatMap(\.views) == expected)
  }

  @Test func messagesSayWhatIsNeededAndWhatIsThere() throws {
    let message = try #require(try label(#""text": "Good morning""#).first?.message)
    #expect(message.hasPrefix("'Good morning' needs "))
    #expect(message.hasSuffix(" points and has 40: it ends in an ellipsis."))
    let clipped = try label(#""text": "Good morning", "lineBreakMode": "byClipping""#)
    #expect(clipped.first?.message.hasSuffix("it is cut off.") == true)
  }

  /// `UILabel.adjustsFontSizeToFitWidth` and `minimumScaleFactor`.
  @Test(arguments: [("0.9", 1), ("0.2", 0)])
  func textsThatShrinkEnoughAreNot(_ scale: String, _ count: Int) throws {
    let found = try label(
      #""text": "Good morning", "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": \#(scale)"#)
    #expect(found.count == count)
  }

  @Test(arguments: [
    #""text": "Lorem ipsum dolor sit er elit lamet""#, #""text": "Label", "font": {"pointSize": 40}"#,
    #""text": "Good morning", "outlet": "titleLabel""#,
    #""text": "Good morning", "customClass": "MarqueeLabel""#,
    #""text": "Good morning", "hidden": true"#,
  ])
  func textsThatCodeReplacesAndHiddenOnesAreNot(_ members: String) throws {
    #expect(try label(members).isEmpty)
  }

  @Test(arguments: [(20, 1), (100, 0)])
  func linesThatHaveNoRoomAreTold(_ height: Int, _ count: Int) throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "a", "type": "label", "numberOfLines": 0, "text": "One two three four five six seven eight"}]},
         "constraints": ["a.top == root.safeArea.top", "a.leading == root.leading", "a.width == 120",
           "a.height == \(height)"]}
        """)
    #expect(found.count == count)
  }

  /// `tableView(_:heightForRowAt:)`: rows of automatic height get what their content needs.
  @Test func heightsInCellsAreNot() throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "cell", "type": "tableViewCell", "frame": {"x": 0, "y": 0, "width": 320, "height": 44}, "subviews": [
            {"id": "a", "type": "label", "numberOfLines": 0, "text": "One two three four five six seven eight"}],
           "constraints": ["a.top == cell.top", "a.leading == cell.leading", "a.width == 120", "a.height == 20"]}]}}
        """)
    #expect(found.isEmpty)
  }

  /// A cell that stands alone is as wide as the table that shows it.
  @Test func widthsOfLoneCellsAreNot() throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "cell", "type": "tableViewCell", "subviews": [
          {"id": "a", "type": "label", "text": "Good morning"}],
         "constraints": ["a.top == cell.top", "a.leading == cell.leading", "a.width == 40"]}}
        """)
    #expect(found.isEmpty)
  }

  /// The placeholder of a field stays what it is, whoever knows the field.
  @Test func placeholdersOfFieldsAreTold() throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "a", "type": "textField", "outlet": "nameField", "placeholder": "Your name as it is in your passport"}]},
         "constraints": ["a.top == root.safeArea.top", "a.leading == root.leading", "a.width == 120"]}
        """)
    #expect(found.flatMap(\.views) == ["a"])
  }

  /// A factor that would make the text larger is none, so that it is cut.
  @Test func hugeNumbersAreNoTrouble() throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "hierarchy": {"id": "root", "subviews": [
          {"id": "a", "type": "label", "text": "a b", "minimumScaleFactor": 1e6, "adjustsFontSizeToFitWidth": true,
           "font": {"pointSize": 1000}}]},
         "constraints": ["a.top == root.safeArea.top", "a.leading == root.leading", "a.width == 1"]}
        """)
    #expect(found.flatMap(\.views) == ["a"])
  }
}

/// What a rule finds in a layout document.
func findings(_ rule: Diagnostic.Code, in text: String) throws -> [Diagnostic] {
  let layout = try layout(of: text)
  return lint(layout) { $0 == rule }
}

/// A layout document, resolved for lint.
func layout(of text: String) throws -> Layout {
  let request = try decodeLayoutRequest(Array(text.utf8))
  let window = try makeEnvironment(request.environments[0].request, at: .root).environment
  var workspace = ResolutionWorkspace()
  return try resolve(request.document, in: window, detail: lintDetail, workspace: &workspace)
}

/// Titles in bars, whose room the bars decide.
@Suite struct TruncatedBarTitleTests {
  @Test(arguments: [("Inbox", 0), ("Everything that arrived since the beginning of last week", 1)])
  func titlesThatBarsCutAreTold(_ title: String, _ count: Int) throws {
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "systemVersion": "15", "hierarchy": {"type": "navigationController", "children": [
          {"id": "a", "title": "\(title)", "view": {"id": "root"}}]}}
        """)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.views == ["root"] && $0.message.hasSuffix("The navigation bar shows it.") })
  }

  /// 71 points of a tab and a title in 10 points.
  @Test func titlesOfTabsAreTold() throws {
    let tabs = (0..<5).map { #"{"id": "t\#($0)", "title": "Recommendations"}"# }.joined(separator: ",")
    let found = try findings(
      .truncatedText,
      in: """
        {"device": "iPhone 8", "systemVersion": "15", "hierarchy": {"type": "tabBarController", "children": [\(tabs)]}}
        """)
    #expect(found.count == 5)
  }
}

/// The readable content guide is at most 672 points wide; an iPad Pro on its side is 1194.
@Suite struct SparseTests {
  private func found(
    _ constraints: String, words: Int = 80, device: String = "iPad Pro 11-inch (1st generation)"
  )
    throws -> [Diagnostic]
  {
    let text = String(repeating: "word ", count: words)
    return try findings(
      .sparse,
      in: """
        {"device": "\(device)", "orientation": "landscapeRight", "hierarchy": {"id": "root", "subviews": [
          {"id": "story", "type": "label", "numberOfLines": 0, "text": "\(text)"}]},
         "constraints": ["story.top == root.top + 100", \(constraints)]}
        """)
  }

  @Test func longLinesAreTold() throws {
    let wide = #""story.leading == root.leading + 20", "story.trailing == root.trailing - 20""#
    let found = try found(wide)
    #expect(found.map(\.views) == [["story"]])
    #expect(found.first?.message.contains("672") == true)
    // One line is found again without a way back.
    #expect(try self.found(wide, words: 18).isEmpty)
    #expect(try self.found(wide, device: "iPhone 8").isEmpty)
  }

  @Test func whatKeepsToTheReadableGuideIsNotTold() throws {
    #expect(
      try found(
        #""story.leading == root.readableContent.leading", "story.trailing == root.readableContent.trailing""#
      ).isEmpty)
  }
}
