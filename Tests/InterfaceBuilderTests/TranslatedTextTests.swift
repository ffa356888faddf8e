import InterfaceBuilder
import LayoutModel
import Testing

/// Texts of a language in place of a file's own, by the keys that Xcode exports (`ibtool --generate-strings-file`).
@Suite struct TranslatedTextTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
        <viewController id="vc" title="Own title" sceneMemberID="viewController">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              <label text="Label" id="l1"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
              <label id="l2"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <string key="text">Two
    lines</string></label>
              <label id="l3"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <attributedString key="attributedText"><fragment content="Bold"/><fragment content=" rest"/></attributedString></label>
              <textField placeholder="Name" id="tf"><rect key="frame" x="0" y="0" width="10" height="10"/></textField>
              <button id="b1"><rect key="frame" x="0" y="0" width="10" height="10"/><state key="normal"/></button>
              <button id="b2"><rect key="frame" x="0" y="0" width="10" height="10"/><state key="normal" title="Old"/>
                <buttonConfiguration key="configuration" style="plain" title="New"/></button>
              <segmentedControl id="sg"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            </subviews></view>
        </viewController></objects></scene></scenes>
    </document>
    """

  private func document(_ texts: [String: String]) throws -> String {
    let app = try importApp([
      InterfaceFile(path: "Main.storyboard", bytes: Array(Self.file.utf8), texts: texts)
    ])
    return String(decoding: try #require(app.screens.first).document, as: UTF8.self)
  }

  @Test(arguments: [
    ("l1.text", #""text":"Äpfel""#), ("l2.text", #""text":"Äpfel""#),
    ("tf.placeholder", #""placeholder":"Äpfel""#),
    ("l3.attributedText", #"{"text":"Äpfel"}"#), ("b1.normalTitle", #""title":"Äpfel""#),
    ("b2.configuration.title", #""title":"Äpfel""#), ("b2.configuration.subtitle", #""subtitle":"Äpfel""#),
    ("sg.segmentTitles[1]", #"["One","Äpfel"]"#), ("vc.title", #""title":"Äpfel""#),
  ])
  func aTextIsReplaced(key: String, expected: String) throws {
    let text = try document([key: "Äpfel"])
    #expect(text.contains(expected), "\(text)")
    #expect(try document([:]) != text)
  }

  @Test(arguments: [
    "l1", "l1.", ".text", "nobody.text", "l1.accessibilityLabel", "sg.segmentTitles[2]",
    "sg.segmentTitles[-1]",
    "sg.segmentTitles[99999999999999999999]", "sg.segmentTitles[]", "b1.configuration.title",
    "l1.attributedText",
    "root.segmentTitles[0]", "tf.normalTitle",
  ])
  func otherKeysChangeNothing(key: String) throws {
    #expect(try document([key: "Äpfel"]) == document([:]))
  }

  /// Places are those of the file, whatever stands there.
  @Test func elementsStayWhereTheyAre() throws {
    func places(_ texts: [String: String]) throws -> [String: SourcePlace?] {
      let file = InterfaceFile(path: "", bytes: Array(Self.file.utf8), texts: texts)
      let elements = try #require(try importApp([file], describesElements: true).screens.first).elements
      return elements.mapValues(\.place)
    }
    let texts = [
      "l1.text": "Äpfel und\nBirnen", "b1.normalTitle": "Mehr", "b2.configuration.subtitle": "dazu",
    ]
    #expect(try places(texts) == places([:]))
  }
}
