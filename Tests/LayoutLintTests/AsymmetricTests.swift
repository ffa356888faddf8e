import LayoutLint
import LayoutModel
import Testing

/// The outer display of iPhone Duo is 466 wide, and its safe area 84 narrower at the right (four people measured it): what is 20 from
/// both edges lies 64 under the strip, and what is in the middle of the safe area, 382 wide, has its middle at 191 and not at 233.
@Suite struct AsymmetricTests {
  private func found(_ views: String, _ constraints: String, device: String = "iphone-duo-outer") throws
    -> [Diagnostic]
  {
    try findings(.asymmetric, in: document(views, constraints, device: device))
  }

  private func document(_ views: String, _ constraints: String, device: String = "iphone-duo-outer") -> String
  {
    """
    {"device": "\(device)", "hierarchy": {"id": "root", "subviews": [\(views)]}, "constraints": [\(constraints)]}
    """
  }

  private static let card = #"{"id": "card", "subviews": [{"id": "text", "type": "label", "text": "Hello"}]}"#
  private static let inCard = """
    "card.top == root.top + 100", "card.height == 40", "text.top == card.top", "text.leading == card.leading"
    """

  @Test func equalDistancesToBothEdgesAreTold() throws {
    let found = try found(
      Self.card,
      #""card.leading == root.leading + 20", "card.trailing == root.trailing - 20", "# + Self.inCard)
    #expect(found.map(\.views) == [["card"]])
    #expect(found.first?.message.contains("20 points to both sides of root") == true)
    #expect(found.first?.message.contains("84 at the right, 0 at the left") == true)
  }

  @Test(arguments: ["root.safeArea", "root.layoutMargins"])
  func whatKeepsToGuidesIsNotTold(_ guide: String) throws {
    let found = try found(
      Self.card,
      #""card.leading == \#(guide).leading + 20", "card.trailing == \#(guide).trailing - 20", "# + Self.inCard
    )
    #expect(found.isEmpty)
  }

  /// Backgrounds fill the window; lines and empty views show nothing.
  @Test func whatFillsTheWidthAndWhatShowsNothingIsNotTold() throws {
    #expect(
      try found(
        #"{"id": "back", "type": "imageView"}, {"id": "line"}"#,
        """
        "back.leading == root.leading", "back.trailing == root.trailing", "back.top == root.top",
        "back.bottom == root.bottom", "line.leading == root.leading + 20", "line.trailing == root.trailing - 20",
        "line.height == 1", "line.top == root.top + 100"
        """
      ).isEmpty)
  }

  /// A sensor housing takes as much at both sides of a phone in landscape.
  @Test func equalInsetsAreNoTrouble() throws {
    let text = document(
      Self.card,
      #""card.leading == root.leading + 20", "card.trailing == root.trailing - 20", "# + Self.inCard,
      device: #"iPhone 15", "orientation": "landscapeRight"#)
    #expect(try findings(.asymmetric, in: text).isEmpty)
  }

  @Test func whatIsInTheMiddleOfTheWindowIsToldBesideWhatIsNot() throws {
    let views = """
      {"id": "title", "type": "label", "text": "Hello"}, {"id": "go", "type": "button", "title": "Go on"}
      """
    let title = #""title.centerX == root.centerX", "title.top == root.top + 100", "go.top == title.bottom", "#
    #expect(
      try found(
        views,
        title + #""go.leading == root.safeArea.leading + 20", "go.trailing == root.safeArea.trailing - 20""#
      ).map(\.views) == [["title"]])
    #expect(try found(views, title + #""go.centerX == root.centerX""#).isEmpty)
  }

  /// The strip covers 44 points of a text that ends 40 from the edge.
  @Test func whatAnotherRuleTellsIsNotRepeated() throws {
    let layout = try layout(
      of: document(
        #"{"id": "text", "type": "label", "text": "\#(String(repeating: "Good morning ", count: 12))"}"#,
        #""text.leading == root.leading + 40", "text.trailing == root.trailing - 40", "text.top == root.top + 100""#
      ))
    #expect(lint(layout) { $0 == .asymmetric }.map(\.views) == [["text"]])
    let both = lint(layout) { $0 == .asymmetric || $0 == .viewUnderBars }
    #expect(both.map(\.code) == [.viewUnderBars])
    #expect(both.first?.message.contains("outside the safe area (right 84)") == true)
  }
}
