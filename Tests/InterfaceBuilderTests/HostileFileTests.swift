import InterfaceBuilder
import JSON
import LayoutModel
import TestSupport
import Testing
import XML

/// Texts that are no file, and files that mean harm.
@Suite struct HostileFileTests {
  @Test(arguments: [
    "", "<", "<document", "<document>", "<a></b>", "no XML at all", "<document/><document/>",
    "<d a='1' a='2'/>",
    "<d>&unknown;</d>", "<d>\u{1}</d>",
  ])
  func whatIsNoXMLIsRefusedWithItsPlace(text: String) throws {
    guard case .invalidXML(_, let offset, let line, let column)? = faults(text).first else {
      Issue.record("not refused: \(text)")
      return
    }
    #expect(offset <= text.utf8.count && line >= 1 && column >= 1)
  }

  /// Names, values and texts, which arrive in pieces where marks are written as references.
  @Test(arguments: [combiningMarks(90), String(repeating: "&#x301;&#x323;", count: 45)])
  func runsOfMarksAreBroken(marks: String) throws {
    let text =
      "<d><e\(combiningMarks(90)) a\(combiningMarks(90))='b\(marks)'>c\(marks)</e\(combiningMarks(90))></d>"
    let document = try Array(text.utf8).withUnsafeBytes { try parseXML($0, XMLLimits(depth: 10)) }
    let element = try #require(document.root.children.first { _ in true })
    #expect(longestRunOfMarks(in: element.name) == 30)
    #expect(try longestRunOfMarks(in: #require(element.text)) == 30)
    let attribute = "a\(combiningMarks(90))".streamSafe
    #expect(try longestRunOfMarks(in: #require(element[attribute])) == 30)
  }

  @Test func everyPrefixOfAFileIsRefused() {
    let bytes = Array(File.storyboard(root: "<subviews/>").utf8)
    for count in 0..<bytes.count {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      #expect(!faults(text).isEmpty, "\(count) bytes")
    }
  }

  @Test(arguments: [
    #"<!DOCTYPE d [<!ENTITY a "x">]><d>&a;</d>"#,
    #"<!DOCTYPE d SYSTEM "http://127.0.0.1/x.dtd"><d/>"#,
    #"<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><d>&a;</d>"#,
    #"<!DOCTYPE d [<!ENTITY a "xx"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]><d>&c;</d>"#,
  ])
  func documentTypesAreRefusedWithTheirEntities(text: String) {
    guard case .invalidXML(let reason, _, _, _)? = faults(text).first else {
      Issue.record("not refused: \(text)")
      return
    }
    #expect(reason == "a document type declaration")
  }

  @Test func depthIsLimited() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(faults(text) == [.limitExceeded(.depth, limit: 512, value: 513)])
  }

  @Test func otherFilesAreRefused() {
    #expect(faults("<html/>") == [.notInterfaceBuilder(.otherRoot)])
    #expect(faults("<document/>") == [.notInterfaceBuilder(.otherRoot)])
    #expect(
      faults(#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#)
        == [.notInterfaceBuilder(.otherPlatform)])
    #expect(
      faults(#"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>"#)
        == [.notInterfaceBuilder(.otherPlatform)])
  }

  @Test func anUnknownSceneIsToldTheNearest() {
    guard
      case .unknownReference("Hone", let nearest)? = faults(File.storyboard(root: ""), scene: "Hone").first
    else {
      Issue.record("not refused")
      return
    }
    #expect(nearest.contains("Home"))
  }

  /// Two controllers that show each other, and one that embeds itself.
  @Test func cyclesOfSeguesEnd() throws {
    func scene(_ id: String, _ segues: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)"><view key="view" id="view\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections>\(segues)</connections></viewController></objects></scene>
      """
    }
    let text = File.document(
      "<scenes>"
        + scene(
          "a", #"<segue destination="b" kind="show" id="s1"/><segue destination="a" kind="embed" id="s2"/>"#)
        + scene("b", #"<segue destination="a" kind="show" id="s3"/>"#) + "</scenes>")
    #expect(try importScenes(text).map(\.label.id) == ["a", "b"])
  }

  /// The second view of an id is left out and listed; what names the id means the first.
  @Test func aDuplicateIdIsListed() throws {
    let text = File.storyboard(
      root: """
        <subviews>
          <view id="twice"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
          <view id="twice"><rect key="frame" x="5" y="6" width="7" height="8"/></view>
        </subviews>
        """)
    let scene = try #require(try importScenes(text).first)
    #expect(scene.label.notUnderstood.map(\.id) == ["twice"])
    #expect(
      scene.label.notUnderstood.first?.path
        == "/document/scenes/scene/objects/viewController/view/subviews/view[2]")
    #expect(try frames(text)["twice"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// A root view and a controller whose ids no document can have are there all the same.
  @Test(arguments: ["", String(repeating: "i", count: 257)])
  func anIdThatNoDocumentHas(id: String) throws {
    let text = File.document(
      """
      <scenes><scene sceneID="s"><objects><viewController id="\(id)">
        <layoutGuides><viewControllerLayoutGuide type="top" id="\(id)"/></layoutGuides>
        <view key="view" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>
            <view id="\(id)"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
            <view id="box"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="\(id)"/>
        </view></viewController></objects></scene></scenes>
      """)
    #expect(try frames(text)["box"] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// Constraints whose items or attributes make no sense are left out and listed; the layout stands.
  @Test(arguments: [
    #"<constraint firstItem="ghost" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="top" secondItem="ghost" secondAttribute="top" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="sideways" secondItem="root" secondAttribute="top" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="leading" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="leading" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="top" constant="8" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="width" multiplier="1:0" secondItem="root" secondAttribute="width" id="c"/>"#,
    #"<constraint firstItem="box" firstAttribute="width" multiplier="nan" secondItem="root" secondAttribute="width" id="c"/>"#,
    #"<constraint id="c"/>"#,
  ])
  func aConstraintWithoutSenseIsListed(constraint: String) throws {
    let text = File.storyboard(
      root: """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">\(File.unknownFrame)</view></subviews>
        <constraints>\(constraint)
          <constraint firstItem="box" firstAttribute="height" constant="40" id="h"/></constraints>
        """)
    let scene = try #require(try importScenes(text).first)
    #expect(scene.label.notUnderstood.map(\.id) == ["c"])
    #expect(try frames(text)["box"]?.size.height == 40)
  }

  @Test func numbersThatNothingHasAreNotTaken() throws {
    let text = File.storyboard(
      root: """
        <subviews><view id="box"><rect key="frame" x="1e300" y="nan" width="-5" height="inf"/></view>
          <stackView spacing="1e999" id="stack"><rect key="frame" x="0" y="0" width="10" height="10"/></stackView>
          <label numberOfLines="-3" text="a" horizontalHuggingPriority="0" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="-1"/></label>
          <button id="b"><inset key="contentEdgeInsets" minX="2e308" minY="1e300" maxX="0" maxY="0"/></button>
        </subviews>
        <constraints><constraint firstItem="box" firstAttribute="width" constant="1e999" id="c"/></constraints>
        """)
    #expect(try frames(text).count == 5)
  }

  /// Whether a constraint holds a view is not looked for among all constraints, for every view that shows nothing.
  @Test func manyEmptyViewsCostLittle() throws {
    let views = (0..<4000).map { #"<view id="v\#($0)">\#(File.unknownFrame)</view>"# }
    let constraints = (0..<8000).map {
      #"<constraint firstItem="root" firstAttribute="width" relation="lessThanOrEqual" constant="\#($0 + 1000)" id="c\#($0)"/>"#
    }
    let text = File.storyboard(
      root: """
        <subviews><stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        \(File.unknownFrame)<subviews>\(views.joined())</subviews></stackView></subviews>
        <constraints>\(constraints.joined())</constraints>
        """)
    var count = 0
    let time = try ContinuousClock().measure { count = try importScenes(text).count }
    #expect(count == 1 && time < .seconds(5))
  }
}
