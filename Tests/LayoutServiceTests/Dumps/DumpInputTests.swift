import Foundation
import TestSupport
import Testing

/// Layouts as UIKit prints views, and what is printed as layouts.
@Suite struct DumpInputTests {
  private static let type = "text/vnd.uikit.recursive-description"

  /// In the form of swift-snapshot-testing, worked out by hand.
  @Test func aLayoutIsPrinted() {
    let document = """
      {"device":"iPhone 8","hierarchy":{"id":"root","subviews":[
        {"id":"title","type":"label","text":"Hi","hidden":true,"frame":{"x":10,"y":20.5,"width":30,"height":40}},
        {"id":"card","customClass":"CardView","frame":{"x":-8,"y":100,"width":1000,"height":100},"subviews":[
          {"id":"go","type":"button","customClass":"MyApp.GoButton","title":"Go","frame":{"x":5,"y":6,"width":70,"height":44}}]}]}}
      """
    #expect(
      Client().post("/v1/resolve", document, accept: Self.type).text == """
        <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (10 20.5; 30 40); text = 'Hi'; hidden = YES; userInteractionEnabled = NO; layer = <_UILabelLayer>>
           | <CardView; frame = (-8 100; 1000 100); layer = <CALayer>>
           |    | <MyApp.GoButton; baseClass = UIButton; frame = (5 6; 70 44); opaque = NO; layer = <CALayer>>

        """)
  }

  private func frames(_ answer: Answer) throws -> [[Double]] {
    let views = try #require(try answer.object()["views"] as? [String: [String: Any]])
    return views.values.compactMap { $0.rect("frame") }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Views in views, at frames and by constraints, with texts that look like what is around them.
  private static func document(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var (count, constraints) = (0, [String]())
    func view(_ depth: Int) -> String {
      count += 1
      let id = "v\(count)"
      let type =
        depth == 0 ? "view" : random.pick(["view", "view", "label", "button", "scrollView", "stackView"])
      var members = [#""id":"\#(id)","type":"\#(type)""#]
      if type == "label" {
        let text = random.pick([
          "Hi", "it's; layer", #"a\nb"#, "'; <UIView; frame = (0 0; 1 1)>", "   | x", "",
        ])
        members.append(#""text":"\#(text)""#)
      }
      if random.chance(10), depth > 0 { members.append(#""hidden":true"#) }
      if random.chance(70), depth > 0 {
        let numbers = (0..<4).map { _ in Double(random.below(3000)) / Double(random.pick([1, 3, 7, 10])) }
        members.append(
          #""frame":{"x":\#(numbers[0] - 100),"y":\#(numbers[1]),"width":\#(numbers[2]),"height":\#(numbers[3])}"#
        )
      } else if depth > 0 {
        constraints += [
          #""\#(id).width == \#(random.below(300))""#, #""\#(id).height == \#(random.below(90))""#,
        ]
      }
      if depth < 4, type != "label", type != "button" {
        let subviews = (0..<random.below(5)).map { _ in view(depth + 1) }
        members.append(#""subviews":[\#(subviews.joined(separator: ","))]"#)
      }
      return "{\(members.joined(separator: ","))}"
    }
    let hierarchy = view(0)
    let device = random.pick(["iPhone 8", "iPhone X", "iPad Air 2"])
    return
      #"{"device":"\#(device)","hierarchy":\#(hierarchy),"constraints":[\#(constraints.joined(separator: ","))]}"#
  }

  /// What six digits leave open is less than a hundredth of a point.
  @Test(arguments: 0..<20) func whatIsPrintedIsReadBack(seed: UInt64) throws {
    let client = Client()
    let document = Self.document(seed: seed)
    let printed = client.post("/v1/resolve", document, accept: Self.type)
    #expect(printed.status == 200, "\(printed.text)")
    let own = try frames(client.post("/v1/resolve", document))
    let back = try frames(client.post("/v1/resolve", printed.text, contentType: Self.type))
    #expect(own.count == back.count)
    for (first, second) in zip(own, back) {
      #expect(zip(first, second).allSatisfy { abs($0 - $1) < 0.01 }, "\(first) \(second)")
    }
    let parts = form(("document", Array(document.utf8)), ("against", printed.body))
    let report = try client.upload("/v1/check", parts).object()
    #expect(
      report.at("summary", "findings") as? Int ?? report.at("summary", "errors") as? Int == 0, "\(report)")
  }

  /// The numbers of a recorded page source, on no device of the catalogue and to the digit.
  @Test func aPageSourceIsALayout() throws {
    let page = try Repository.fixture("dumps/appium-page.xml")
    let answer = Client().upload("/v1/resolve", Array(page), contentType: "application/xml")
    #expect(answer.status == 200, "\(answer.text)")
    let layout = try answer.object()
    #expect(layout.rect("environment", "window") == [0, 0, 414, 896])
    #expect(layout.rect("views", "page", "frame") == [0, 92, 414, 725])
    #expect(try frames(answer).contains([0, 817, 414, 79]))
    let tree = try Repository.fixture("dumps/wda-tree.json")
    let other = Client().upload("/v1/resolve", Array(tree), contentType: "application/json")
    #expect(try frames(other).contains([0, 618, 375, 49]))
    #expect(try other.object().rect("views", "first", "frameInWindow") == [2, 619, 183, 48])
  }

  /// Frames that lie on no pixel stay; what is not known is said once, and nothing of it is judged.
  @Test func aDumpSaysWhatItDoesNotKnow() throws {
    let text = """
      <UIView; frame = (0 0; 320 568); layer = <CALayer>>
         | <UILabel; frame = (10.3 20.7; 5 40.01); text = 'a long text without room'; layer = <_UILabelLayer>>
         | <UIButton; frame = (100 100; 70 20); opaque = NO; layer = <CALayer>>
      """
    let client = Client()
    let answer = client.post("/v1/resolve", text, contentType: Self.type)
    #expect(try frames(answer).contains([10.3, 20.7, 5, 40.01]))
    let diagnostics = try answer.object()["diagnostics"] as? [[String: Any]] ?? []
    #expect(diagnostics.compactMap { $0["code"] as? String } == ["onlyFrames"])
    #expect(try answer.object().at("environment", "traits", "horizontalSizeClass") as? String == "compact")
    let report = try client.post("/v1/lint", text, contentType: Self.type).object()
    let findings = (report["files"] as? [[String: Any]])?.first?["findings"] as? [[String: Any]] ?? []
    #expect(
      Set(findings.compactMap { $0["code"] as? String }) == [
        "smallTouchTarget", "onlyFrames",
      ])
    #expect(findings.compactMap { $0["line"] as? Int }.allSatisfy { $0 == 3 })
    #expect(
      client.post("/v1/resolve", text, contentType: Self.type, accept: "image/svg+xml").text.hasPrefix("<svg")
    )
  }
}
