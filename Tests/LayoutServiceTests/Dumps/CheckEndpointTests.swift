import Foundation
import TestSupport
import Testing

/// `/v1/check` from outside: a screen against frames that UIKit gave.
@Suite struct CheckEndpointTests {
  /// A case of Tests/Fixtures/dumps/recorded.json.
  struct Recorded: Sendable, CustomTestStringConvertible {
    var name: String
    var document: String
    var dump: String
    /// The views whose frames UIKit gave.
    var views: [String]
    var testDescription: String { name }

    static let all: [Recorded] = {
      guard let data = try? Repository.fixture("dumps/recorded.json"),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let cases = object["cases"] as? [[String: Any]]
      else { return [] }
      return cases.compactMap { one in
        guard let name = one["name"] as? String, let dump = one["dump"] as? String,
          let document = one["document"], let views = one["views"] as? [String],
          let text = try? JSONSerialization.data(withJSONObject: document)
        else { return nil }
        return Recorded(name: name, document: String(decoding: text, as: UTF8.self), dump: dump, views: views)
      }
    }()
  }

  private func check(_ document: String, _ dump: String, _ query: String = "") throws -> [[String: Any]] {
    let answer = Client().upload(
      "/v1/check\(query)", form(("document", Array(document.utf8)), ("against", Array(dump.utf8))))
    #expect(answer.status == 200, "\(answer.text)")
    let files = try answer.object()["files"] as? [[String: Any]]
    return files?.first?["findings"] as? [[String: Any]] ?? []
  }

  private func codes(_ findings: [[String: Any]]) -> [String] {
    findings.compactMap { $0["code"] as? String }
  }

  @Test(arguments: Recorded.all) func whatAgreesIsNoFinding(recorded: Recorded) throws {
    #expect(try codes(check(recorded.document, recorded.dump)) == [], "\(recorded.name)")
  }

  @Test func thereAreCases() { #expect(Recorded.all.count == 8) }

  /// A point more is more than half a pixel, a tenth of a point is less on every display.
  @Test(arguments: Recorded.all) func eachViewThatMovedIsFound(recorded: Recorded) throws {
    let lines = recorded.dump.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() where line.contains("frame = (") && index > 0 {
      for (distance, expected) in [(1.0, ["frameDiffers"]), (0.1, [])] {
        var moved = lines
        moved[index] = try Self.moved(line, by: distance)
        let findings = try check(recorded.document, moved.joined(separator: "\n"))
        #expect(codes(findings) == expected, "\(recorded.name): \(moved[index])")
      }
    }
  }

  private static func moved(_ line: String, by distance: Double) throws -> String {
    let start = try #require(line.firstRange(of: "frame = (")).upperBound
    let end = try #require(line[start...].firstIndex(of: " "))
    let x = try #require(Double(line[start..<end]))
    return line[..<start] + "\(x + distance)" + line[end...]
  }

  private static let document = """
    {"device":"iPhone 8","hierarchy":{"id":"root","subviews":[
      {"id":"title","type":"label","text":"Hi","frame":{"x":10,"y":20,"width":30,"height":40}},
      {"id":"box","frame":{"x":0,"y":100,"width":100,"height":100},"subviews":[
        {"id":"go","type":"button","title":"Go","frame":{"x":5,"y":6,"width":70,"height":44}}]},
      {"id":"end","type":"label","text":"End","frame":{"x":10,"y":300,"width":30,"height":40}}]}}
    """

  /// A dump of the document, without the label at the end, as a window holds it.
  private static let window = """
    <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x2>>
       | <UITransitionView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
       |    | <UIDropShadowView: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x2>>
       |    |    | <UIView: 0x3; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer: 0x2>>
       |    |    |    | <UILabel: 0x4; frame = (10 20; 30 40); text = 'Hi'; layer = <_UILabelLayer: 0x2>>
       |    |    |    | <UIView: 0x4; frame = (0 100; 100 100); layer = <CALayer: 0x2>>
       |    |    |    |    | <UIButton: 0x4; frame = (5 6; 70 44); opaque = NO; layer = <CALayer: 0x2>>
       |    |    |    |    |    | <UIButtonLabel: 0x4; frame = (20 11; 30 22); text = 'Go'; layer = <_UILabelLayer: 0x2>>
       |    |    |    |    |    | <UIImageView: 0x4; frame = (0 0; 10 10); layer = <CALayer: 0x2>>
    """

  private static let end = """

       |    |    |    | <UILabel: 0x4; frame = (10 300; 30 40); text = 'End'; layer = <_UILabelLayer: 0x2>>
    """

  @Test func wrappersAndInnerPartsArePassedOver() throws {
    #expect(try codes(check(Self.document, Self.window + Self.end)) == [])
  }

  @Test func whatOneSideLacksIsTold() throws {
    let missing = try check(Self.document, Self.window)
    #expect(codes(missing) == ["viewNotInDump"])
    #expect((missing.first?["message"] as? String) == "The dump has no view that stands for end.")
    let badge = "\n   |    |    |    | <_TtC5MyApp5Badge: 0x4; frame = (0 0; 8 8); layer = <CALayer: 0x2>>"
    let extra = try check(Self.document, Self.window + badge + Self.end)
    #expect(codes(extra) == ["viewNotInLayout"])
    #expect((extra.first?["message"] as? String)?.contains("the Badge at (0, 0, 8, 8) in line 10") == true)
  }

  /// What moved is told with both frames; what is in it has not moved.
  @Test func aMessageHasBothFrames() throws {
    let moved = (Self.window + Self.end).replacing("(0 100; 100 100)", with: "(0 101.5; 100 100)")
    let findings = try check(Self.document, moved)
    #expect(
      findings.compactMap { $0["message"] as? String } == [
        "box is at (0, 100, 100, 100), and at (0, 101.5, 100, 100) in line 6 of the dump: y differs by -1.5."
      ])
  }

  @Test func anotherWindowIsAWarning() throws {
    let other = (Self.window + Self.end).replacing("375 667", with: "390 844")
    let findings = try check(Self.document, other)
    #expect(codes(findings) == ["windowDiffers"])
    #expect(findings.first?["severity"] as? String == "warning")
    // On a device of that size, nothing is left.
    #expect(try codes(check(Self.document, other, "?device=iphone-14")) == [])
  }

  /// A page source has no view without a text: what it has is compared in the window.
  @Test func pageSourcesAreCompared() throws {
    let page = """
      <AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="375" height="667">
      <XCUIElementTypeStaticText label="Hi" x="10" y="20" width="30" height="40"/>
      <XCUIElementTypeButton label="Go" x="5" y="107" width="70" height="44"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """
    let findings = try check(Self.document, page)
    #expect(codes(findings) == ["frameDiffers"])
    #expect((findings.first?["message"] as? String)?.contains("go is at (5, 106, 70, 44)") == true)
  }

  @Test func severalEnvironmentsAreRefused() throws {
    let document = Self.document.replacing(
      #""device":"iPhone 8""#, with: #""environments":[{"device":"iPhone 8"},{"device":"iPhone X"}]"#)
    let parts = form(("document", Array(document.utf8)), ("against", Array(Self.window.utf8)))
    let answer = Client().upload("/v1/check", parts)
    #expect(answer.status == 422)
    #expect(answer.text.contains("2 environments, and a dump is of one"))
  }

  @Test func damagedDumpsAreRefusedWithTheirLines() throws {
    let answer = Client().upload(
      "/v1/check",
      form(("document", Array(Self.document.utf8)), ("against", Array((Self.window + "\n   | <UIView").utf8)))
    )
    #expect(answer.status == 422)
    let error = try #require(try answer.errors().first)
    #expect(error["code"] as? String == "invalidDump" && error["line"] as? Int == 10)
    #expect(Client().upload("/v1/check", form(("document", Array(Self.document.utf8)))).status == 422)
    #expect(Client().upload("/v1/check", form(("against", Array(Self.window.utf8)))).status == 422)
  }

  @Test func formsAreThoseOfLint() throws {
    let parts = form(("document", Array(Self.document.utf8)), ("against", Array(Self.window.utf8)))
    #expect(Client().upload("/v1/check", parts, accept: "text/plain").text.contains("error viewNotInDump"))
    #expect(
      Client().upload("/v1/check", parts, accept: "application/sarif+json").text.contains("viewNotInDump"))
    #expect(try codes(check(Self.document, Self.window, "?disable=viewNotInDump")) == [])
  }
}
