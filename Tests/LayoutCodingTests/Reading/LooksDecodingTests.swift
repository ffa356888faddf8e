import LayoutModel
import Testing

@testable import LayoutCoding

/// What pictures show and no frame depends on, in the spellings of `NSTextAlignment` and `UIView.ContentMode`.
@Suite struct LooksDecodingTests {
  private func content(_ member: String) throws -> ViewContent {
    try request(#"{"device":"iPhone 6","hierarchy":{"id":"a","type":"label",\#(member)}}"#).document.draft
      .content(ofView: 0)
  }

  @Test(arguments: [
    (#""center""#, TextAlignment.center), (#"".right""#, .right),
    (#""NSTextAlignmentJustified""#, .justified),
    ("0", .left), ("1", .center), ("2", .right), ("3", .justified), ("4", .natural),
  ])
  func alignments(_ written: String, _ alignment: TextAlignment) throws {
    #expect(try content(#""textAlignment":\#(written)"#).textAlignment == alignment)
  }

  @Test(arguments: [
    (#""scaleAspectFit""#, ContentMode.scaleAspectFit), (#"".scaleAspectFill""#, .scaleAspectFill),
    (#""UIViewContentModeTopLeft""#, .topLeft), ("0", .scaleToFill), ("4", .center), ("12", .bottomRight),
  ])
  func contentModes(_ written: String, _ mode: ContentMode) throws {
    #expect(try content(#""contentMode":\#(written)"#).contentMode == mode)
  }

  @Test func clipping() throws {
    #expect(try content(#""text":"a""#).clipsToBounds == nil)
    #expect(try content(#""clipsToBounds":true"#).clipsToBounds == true)
    #expect(try content(#""clipsToBounds":false"#).clipsToBounds == false)
  }

  @Test(arguments: [
    #""textAlignment":5"#, #""textAlignment":-1"#, #""textAlignment":"centre""#, #""contentMode":13"#,
    #""contentMode":1.5"#, #""contentMode":[]"#, #""clipsToBounds":"YES""#,
  ])
  func othersAreFaults(_ member: String) {
    let found = faults(of: #"{"device":"iPhone 6","hierarchy":{"id":"a",\#(member)}}"#)
    #expect(found.count == 1)
  }

  /// `UIViewController.title` is what the navigation item shows unless it has a title of its own.
  @Test func titles() throws {
    let controllers = try request(
      #"""
      {"device":"iPhone 6","hierarchy":{"type":"navigationController","children":[
        {"id":"a","title":"A","view":{}},
        {"id":"b","title":"B","navigationItem":{"title":"Bee","largeTitleDisplayMode":"never"},"view":{}}]}}
      """#
    ).document.controllers
    let (a, b) = (
      try #require(controllers.first { $0.id == "a" }), try #require(controllers.first { $0.id == "b" })
    )
    #expect(a.title == "A" && a.barItems.navigationItem.title == nil && a.largeTitleDisplayMode == .automatic)
    #expect(b.title == "B" && b.barItems.navigationItem.title == "Bee" && b.largeTitleDisplayMode == .never)
  }
}
