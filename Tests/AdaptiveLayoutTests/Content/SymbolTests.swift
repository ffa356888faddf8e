import LayoutModel
import Testing

/// AS-symbol-sizes and AS-symbol-alignment. The numbers are what descriptions of `UIImage` and frames of Interface
/// Builder files say.
@Suite struct SymbolTests {
  struct Record: Sendable {
    var device = "iPhone 8"
    var image: String
    var configuration = ""
    var width: Double
    var height: Double
    /// From the top of the alignment rectangle to the top of the image.
    var top: Double
    /// Height of the alignment rectangle.
    var line: Double
  }

  private func layout(_ views: String, _ constraints: String, device: String = "iPhone 8") throws -> Layout {
    let text = """
      {"device":"\(device)","systemVersion":"13.4","hierarchy":{"id":"root","subviews":[\(views)]},
      "constraints":["\(constraints)"]}
      """
    return try resolveRequest(Array(text.utf8))
  }

  private func symbol(_ name: String, _ rest: String = "") -> String {
    #"{"id":"v","type":"imageView","image":"UIImage(systemName: \"\#(name)\")"\#(rest)}"#
  }

  @Test(arguments: [
    Record(image: "play.circle.fill", width: 20, height: 19, top: 0.5, line: 20),
    Record(image: "info.circle", width: 20, height: 19, top: 0.5, line: 20),
    Record(image: "person", width: 19, height: 17.5, top: 1, line: 20),
    Record(image: "chevron.left", width: 12.5, height: 17, top: 1.5, line: 20),
    Record(
      device: "iPhone X", image: "square.and.arrow.up", configuration: #"{"pointSize":50}"#, width: 57,
      height: 62.333, top: -1, line: 59.667),
    Record(
      device: "iPhone X", image: "video", configuration: #"{"pointSize":50,"scale":"medium"}"#, width: 71,
      height: 47.667, top: 6, line: 59.667),
    Record(
      device: "iPhone X", image: "arrow.turn.up.right", configuration: #"{"pointSize":14}"#, width: 17,
      height: 13,
      top: 2, line: 16.667),
    Record(device: "iPhone X", image: "gearshape", width: 21, height: 20, top: 0.333, line: 20.333),
    Record(
      image: "circle", configuration: #"{"pointSize":20,"weight":"bold"}"#, width: 24, height: 24, top: 0,
      line: 24),
    Record(
      image: "plus.circle.fill", configuration: #"{"scale":"large"}"#, width: 26, height: 26, top: -3,
      line: 20
    ),
    Record(
      image: "square.and.pencil", configuration: #"{"pointSize":22}"#, width: 26.5, height: 25, top: 1,
      line: 26.5),
    Record(
      image: "memories", configuration: #"{"pointSize":22}"#, width: 28.5, height: 24.5, top: 1, line: 26.5),
    Record(image: "timer", configuration: #"{"pointSize":12}"#, width: 14, height: 14, top: 0, line: 14.5),
    Record(
      image: "person", configuration: #"{"pointSize":14,"scale":"large"}"#, width: 21.5, height: 19.5,
      top: -1.5,
      line: 17),
  ])
  func isAsLargeAsRecorded(_ record: Record) throws {
    let configuration =
      record.configuration.isEmpty ? "" : #","preferredSymbolConfiguration":\#(record.configuration)"#
    let layout = try layout(
      symbol(record.image, configuration) + #",{"id":"below"}"#,
      "v.top == root.top + 100\\nv.leading == root.leading\\nbelow.top == v.bottom", device: record.device)
    let frame = try #require(layout.views[1].frame)
    let below = try #require(layout.views[2].frame)
    // Recorded twice, the same symbol differs by a pixel at other sizes.
    #expect(abs(frame.size.width - record.width) < 0.51)
    #expect(abs(frame.size.height - record.height) < 0.51)
    #expect(abs(frame.minY - 100 - record.top) < 0.51)
    #expect(abs(below.minY - 100 - record.line) < 0.01)
    #expect(layout.uncertain.contains("AS-symbol-sizes"))
    #expect(!layout.diagnostics.contains { $0.code == .contentSizeEstimated })
  }

  /// Eight image views of 32 by 32 points in one file have frames of 32 by 31.
  @Test func isPlacedByItsAlignmentRectangle() throws {
    let layout = try layout(
      symbol("circle.fill"),
      "v.top == root.top\\nv.leading == root.leading\\nv.width == 32\\nv.height == 32")
    #expect(layout.views[1].frame == Rect(x: 0, y: 0.5, width: 32, height: 31))
  }

  @Test func standsOnTheBaselineOfTextBesideIt() throws {
    let layout = try layout(
      symbol("info.circle") + #",{"id":"text","type":"label","text":"Info","font":17}"#,
      "v.top == root.top\\nv.leading == root.leading\\ntext.leading == v.trailing\\n"
        + "text.firstBaseline == v.firstBaseline")
    let (image, text) = (try #require(layout.views[1].frame), try #require(layout.views[2].frame))
    #expect(abs((image.minY + image.maxY) - (text.minY + text.maxY)) <= 1)
  }

  /// The image's own configuration counts before the view's.
  @Test(arguments: [
    (
      #"UIImage(systemName: \"info.circle\", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))"#,
      40.0
    ),
    (
      #"[UIImage systemImageNamed:@\"info.circle\" withConfiguration:[UIImageSymbolConfiguration configurationWithPointSize:34 weight:UIImageSymbolWeightRegular scale:UIImageSymbolScaleMedium]]"#,
      40
    ),
    (
      #"UIImage(systemName: \"info.circle\", withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34)))"#,
      40
    ),
    (
      #"UIImage(systemName: \"info.circle\", withConfiguration: UIImage.SymbolConfiguration(textStyle: .largeTitle))"#,
      40
    ),
    (#"UIImage(systemName: \"info.circle\")"#, 20),
  ])
  func readsConfigurationsInCode(_ image: String, _ width: Double) throws {
    let layout = try layout(
      #"{"id":"v","type":"imageView","image":"\#(image)","preferredSymbolConfiguration":{"pointSize":17}}"#,
      "v.top == root.top\\nv.leading == root.leading")
    #expect(layout.views[1].frame?.size.width == width)
  }

  @Test func followsTheTextSizeInATextStyleOnly() throws {
    func width(_ configuration: String) throws -> Double? {
      let text = """
        {"device":"iPhone 8","traits":{"preferredContentSizeCategory":"accessibilityLarge"},"hierarchy":{"id":"root",
        "subviews":[\(symbol("circle", #","preferredSymbolConfiguration":\#(configuration)"#))]},
        "constraints":["v.top == root.top\\nv.leading == root.leading"]}
        """
      return try resolveRequest(Array(text.utf8)).views[1].frame?.size.width
    }
    #expect(try width(#"{"pointSize":17}"#) == 20)
    // The body style is 33 points there.
    #expect(try width(#"{"textStyle":"body"}"#) == 39)
  }

  @Test func tellsWhatNobodyRecorded() throws {
    let layout = try layout(symbol("star"), "v.top == root.top\\nv.leading == root.leading")
    let found = try #require(layout.diagnostics.first { $0.code == .contentSizeEstimated })
    #expect(found.message.contains("'star'"))
    #expect(found.views == ["v"])
    #expect(layout.views[1].frame?.size.width != 0)
  }

  @Test func yieldsToTheDocument() throws {
    let layout = try layout(
      symbol("star", #","intrinsicContentSize":"CGSize(width: 20, height: 19)""#),
      "v.top == root.top\\nv.leading == root.leading")
    #expect(layout.diagnostics.isEmpty)
    #expect(layout.uncertain.isEmpty)
    #expect(layout.views[1].frame == Rect(x: 0, y: 0, width: 20, height: 19))
  }

  /// 50 by 34: eight buttons of one symbol in Interface Builder files are so large.
  @Test func makesConfiguredButtonsAsLargeAsTheirSymbol() throws {
    let layout = try layout(
      #"{"id":"v","type":"button","configuration":{"style":"plain","image":"UIImage(systemName: \"info.circle\")"}}"#,
      "v.top == root.top\\nv.leading == root.leading")
    #expect(layout.views[1].frame?.size.width == 44)
    #expect(!layout.diagnostics.contains { $0.code == .imageNotFound })
  }

  /// 34 high beside no title: three buttons that show a bin, and one whose symbol is large.
  @Test(arguments: ["trash", "doc.on.doc"]) func makesConfiguredButtonsAsHighAsALine(_ name: String) throws {
    let layout = try layout(
      #"{"id":"v","type":"button","configuration":{"style":"plain","image":"UIImage(systemName: \"\#(name)\", withConfiguration: UIImage.SymbolConfiguration(scale: .large))"}}"#,
      "v.top == root.top\\nv.leading == root.leading")
    #expect(layout.views[1].frame?.size.height == 34)
  }

  @Test(arguments: [
    #""big""#, #""UIImage.SymbolConfiguration(pointSize: -3)""#, #"{"pointSize":0}"#, #"{"size":17}"#,
    #""UIImage.SymbolConfiguration()""#,
  ])
  func refusesWhatIsNoConfiguration(_ configuration: String) throws {
    #expect(throws: (any Error).self) {
      try layout(symbol("star", #","preferredSymbolConfiguration":\#(configuration)"#), "v.top == root.top")
    }
  }
}
