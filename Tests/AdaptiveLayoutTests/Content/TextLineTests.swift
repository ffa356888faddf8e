import AdaptiveLayout
import LayoutModel
import TestSupport
import Testing

/// Where the lines of texts stand. What a frame or a constraint says of the same text is the witness: its baselines, its
/// width, and how many lines it has.
@Suite struct TextLineTests {
  /// The lines and frame of the view `text`, 100 points from the top of an iPhone 8's window.
  private func drawn(
    _ view: String, width: Double? = nil, height: Double? = nil, more: String = "", environment: String = "",
    constraints added: [String] = []
  ) throws -> (lines: [TextLine], frame: Rect, fit: TextFit?, layout: Layout) {
    var constraints = [#""text.left == root.left + 16""#, #""text.top == root.top + 100""#] + added
    if let width { constraints.append("\"text.width == \(width)\"") }
    if let height { constraints.append("\"text.height == \(height)\"") }
    let layout = try resolveRequest(
      Array(
        """
        {"device": "iPhone 8"\(environment), "hierarchy": {"id": "root", "subviews": [{"id": "text", \(view)}\(more)]},
         "constraints": [\(constraints.joined(separator: ", "))]}
        """.utf8), detail: [.textLines, .measures])
    let view = try #require(layout.document.views.firstIndex { $0.id == "text" })
    return (
      layout.textLines[view] ?? [], try #require(layout.views[view].frame), layout.measures[view]?.text,
      layout
    )
  }

  /// One line begins at the left, is as wide as the label, and has the label's baseline.
  @Test func oneLineFillsItsLabel() throws {
    let (lines, frame, _, layout) = try drawn(
      #""type": "label", "text": "Hello, world""#,
      more: #", {"id": "below"}"#, constraints: [#""below.top == text.firstBaseline""#])
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.text == "Hello, world" && line.role == .text)
    #expect(line.origin.x == 0)
    #expect(line.width <= frame.size.width && line.width > frame.size.width - 1)
    #expect(line.font.pointSize == 17 && line.font.weight == .regular && line.font.textStyle == nil)
    let below = try #require(layout.document.views.firstIndex { $0.id == "below" })
    #expect(layout.views[below].frame?.origin.y == frame.origin.y + line.origin.y)
  }

  /// All words are there in their order, each line has room, and there are as many as the label says.
  @Test(arguments: [80.0, 120, 200, 340]) func linesBreakWhereTheLabelBreaks(width: Double) throws {
    let words = "The quick brown fox jumps over the lazy dog, and then it sleeps until the next morning"
    let (lines, frame, fit, _) = try drawn(
      #""type": "label", "numberOfLines": 0, "text": "\#(words)""#, width: width)
    #expect(lines.count == fit?.lineCount && lines.count > 1)
    #expect(lines.map(\.text).joined(separator: " ") == words)
    #expect(lines.allSatisfy { $0.width <= width && $0.origin.x == 0 })
    // From the first baseline to the last there is all but one line.
    let line = frame.size.height / Double(lines.count)
    for (index, pair) in zip(lines, lines.dropFirst()).enumerated() {
      #expect(abs(pair.1.origin.y - pair.0.origin.y - line) <= 1, "\(index)")
    }
  }

  /// `NSLineBreakMode`: what is left out, and where the ellipsis is.
  @Test func cutLinesKeepWhatTheirModeSays() throws {
    func text(_ mode: String, lines: Int = 1) throws -> String {
      let (drawn, _, fit, _) = try drawn(
        #""type": "label", "lineBreakMode": "\#(mode)", "numberOfLines": \#(lines), "text": "Supercalifragilistic words""#,
        width: 100)
      #expect(fit?.isTruncated == true && drawn.count == lines)
      #expect(mode == "byClipping" || drawn.allSatisfy { $0.width <= 100 })
      return try #require(drawn.last).text
    }
    let tail = try text("byTruncatingTail")
    #expect(tail.hasPrefix("Superc") && tail.hasSuffix("…"))
    let head = try text("byTruncatingHead")
    #expect(head.hasPrefix("…") && head.hasSuffix("words"))
    let middle = try text("byTruncatingMiddle")
    #expect(middle.hasPrefix("Su") && middle.contains("…") && middle.hasSuffix("words"))
    #expect(try text("byClipping") == "Supercalifragilistic words")
    let wrapped = try text("byWordWrapping")
    #expect(!wrapped.contains("…"))
  }

  /// A cut text has as much as there is room for: one letter more would not fit.
  @Test func cutLinesAreFull() throws {
    let whole = try drawn(#""type": "label", "text": "mmmmmmmmmmmmmmmmmmmm""#)
    let letter = whole.lines[0].width / 20
    let cut = try drawn(#""type": "label", "text": "mmmmmmmmmmmmmmmmmmmm""#, width: 120)
    #expect(cut.lines[0].width <= 120 && cut.lines[0].width + letter > 120)
  }

  /// `NSTextAlignment`.
  @Test func linesStandWhereTheyAreAligned() throws {
    func start(_ alignment: String, _ environment: String = "") throws -> (x: Double, width: Double) {
      let line = try #require(
        try drawn(
          #""type": "label", "textAlignment": "\#(alignment)", "text": "Hi""#, width: 200,
          environment: environment
        ).lines.first)
      return (line.origin.x, line.width)
    }
    let arabic = #", "traits": {"layoutDirection": "rightToLeft"}"#
    #expect(try start("left").x == 0)
    #expect(try start("natural").x == 0)
    #expect(try start("left", arabic).x == 0)
    for (alignment, environment) in [("right", ""), ("natural", arabic), ("justified", arabic)] {
      let (x, width) = try start(alignment, environment)
      #expect(abs(x + width - 200) < 1e-9, "\(alignment)")
    }
    let (x, width) = try start("center")
    #expect(abs(x + width / 2 - 100) < 1e-9)
  }

  /// A title stands in the middle of its button, a text in the middle of a label that is too high.
  @Test func textsStandInTheMiddle() throws {
    for view in [
      #""type": "button", "title": "Buy""#, #""type": "label", "text": "Buy", "textAlignment": "center""#,
    ] {
      let (lines, frame, _, _) = try drawn(view, width: 200, height: 100)
      let line = try #require(lines.first)
      #expect(lines.count == 1 && line.text == "Buy")
      #expect(abs(line.origin.x + line.width / 2 - 100) < 1e-9)
      // The letters stand on the baseline, which is below the middle by less than half of their size.
      #expect(line.origin.y > 50 && line.origin.y < 50 + (line.font.pointSize ?? 0) / 2)
      #expect(frame.size.height == 100)
    }
  }

  @Test func fieldsShowTheirPlaceholder() throws {
    let empty = try drawn(
      #""type": "textField", "placeholder": "Name", "borderStyle": "roundedRect""#, width: 200)
    #expect(empty.lines.map(\.role) == [.placeholder] && empty.lines[0].text == "Name")
    #expect(empty.lines[0].origin.x == 7)
    let full = try drawn(#""type": "textField", "placeholder": "Name", "text": "Jo""#, width: 200)
    #expect(full.lines.map(\.text) == ["Jo"] && full.lines[0].role == .text)
  }

  /// Runs of several fonts follow each other on one baseline.
  @Test func runsFollowEachOther() throws {
    let lines = try drawn(
      #""type": "label", "attributedText": [{"text": "Big ", "font": {"size": 30}}, {"text": "small"}]"#
    ).lines
    #expect(lines.map(\.text) == ["Big ", "small"])
    #expect(lines[0].origin.y == lines[1].origin.y)
    #expect(abs(lines[0].origin.x + lines[0].width - lines[1].origin.x) < 1e-9)
    #expect(lines.map(\.font.pointSize) == [30, 17])
  }

  /// Text that scrolls begins below its inset, however much of it there is.
  @Test func textViewsBeginAtTheTop() throws {
    let (lines, _, _, _) = try drawn(
      #""type": "textView", "text": "One\nTwo\nThree""#, width: 200, height: 300)
    #expect(lines.map(\.text) == ["One", "Two", "Three"])
    #expect(lines.allSatisfy { $0.origin.x == 5 })
    #expect(lines[0].origin.y > 8 && lines[0].origin.y < 8 + 20)
  }

  @Test func nobodyAskedForLines() throws {
    let layout = try resolveRequest(
      Array(#"{"device": "iPhone 8", "hierarchy": {"id": "a", "type": "label", "text": "Hi"}}"#.utf8))
    #expect(layout.textLines.isEmpty && layout.placedConstraints.isEmpty)
  }
}
