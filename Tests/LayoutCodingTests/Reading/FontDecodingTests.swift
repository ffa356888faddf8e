import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Fonts and what views show: what is read, and what is refused where.
@Suite struct FontDecodingTests {
  private func body(_ view: String, fonts: String = "{}") -> [UInt8] {
    Array(
      #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"v",\#(view)}]},"fonts":\#(fonts)}"#
        .utf8)
  }

  private func content(_ view: String) throws -> ViewContent {
    let request = try decodeLayoutRequest(body(view))
    return request.document.draft.content(ofView: 1)
  }

  @Test func aFontIsASizeAStyleOrAnObject() throws {
    #expect(try content(#""font":13.5"#).font == FontDescription(pointSize: 13.5))
    #expect(try content(#""font":"title1""#).font == FontDescription(textStyle: .title1))
    let font = try content(#""font":{"name":"A","pointSize":9,"weight":"heavy","textStyle":"body"}"#).font
    #expect(font == FontDescription(name: "A", pointSize: 9, weight: .heavy, textStyle: .body))
    #expect(try content(#""font":{"isItalic":true,"design":"serif"}"#).font?.isItalic == true)
  }

  @Test func configurationsAndTextsAreRead() throws {
    let shown = try content(
      #""configuration":{"style":"filled","title":"T","imagePlacement":"top","contentInsets":{"leading":3}}"#)
    #expect(shown.configuration?.style == .filled)
    #expect(shown.configuration?.imagePlacement == .top)
    let insets = DirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)
    #expect(shown.configuration?.contentInsets == .directional(insets))
    let runs = try content(
      #""type":"label","attributedText":[{"text":"a","font":20},{"text":"b"}]"#
    ).attributedText
    #expect(
      runs == [
        AttributedRun(text: "a", font: FontDescription(pointSize: 20)), AttributedRun(text: "b", font: nil),
      ])
    #expect(try content(#""type":"segmentedControl","segments":["a","b"]"#).segments == ["a", "b"])
  }

  @Test(arguments: [
    (#""font":0"#, "/hierarchy/subviews/0/font"), (#""font":"bodi""#, "/hierarchy/subviews/0/font"),
    (#""font":{"weight":"fat"}"#, "/hierarchy/subviews/0/font/weight"),
    (#""fontSize":17"#, "/hierarchy/subviews/0/fontSize"),
    (#""numberOfLines":-1"#, "/hierarchy/subviews/0/numberOfLines"),
    (#""numberOfLines":1.5"#, "/hierarchy/subviews/0/numberOfLines"),
    (#""lineBreakMode":"wordWrap""#, "/hierarchy/subviews/0/lineBreakMode"),
    (#""preferredMaxLayoutWidth":-2"#, "/hierarchy/subviews/0/preferredMaxLayoutWidth"),
    (#""attributedText":[{"font":0}]"#, "/hierarchy/subviews/0/attributedText/0/font"),
    (#""segments":["a",3]"#, "/hierarchy/subviews/0/segments/1"),
    (#""configuration":{"style":"round"}"#, "/hierarchy/subviews/0/configuration/style"),
    (#""scrollEnabled":"no""#, "/hierarchy/subviews/0/scrollEnabled"),
  ])
  func refusesWithThePlace(view: String, pointer: String) {
    expectFault(at: pointer, in: body(view))
  }

  @Test(arguments: [
    (#"{"A":{"unitsPerEm":0,"ascender":1,"descender":1}}"#, "/fonts/A/unitsPerEm"),
    (#"{"A":{"unitsPerEm":1000,"ascender":1}}"#, "/fonts/A"),
    (#"{"A":{"unitsPerEm":1000,"ascender":1,"descender":1,"advances":{"ab":1}}}"#, "/fonts/A/advances/ab"),
    (#"{"A":{"unitsPerEm":1000,"ascender":1,"descender":1,"advances":{"a":-1}}}"#, "/fonts/A/advances/a"),
    (#"{"A":[]}"#, "/fonts/A"),
  ])
  func refusesFontsWithThePlace(fonts: String, pointer: String) {
    expectFault(at: pointer, in: body(#""type":"label""#, fonts: fonts))
  }

  private func expectFault(at pointer: String, in body: [UInt8]) {
    let error = #expect(throws: FaultList.self) { try decodeLayoutRequest(body) }
    #expect(error?.faults.first?.pointer.fragment == "#\(pointer)", "\(error?.faults ?? [])")
  }
}
