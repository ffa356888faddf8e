import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What code makes of the sizes of controls that a file says, and documents do not have.
extension NibTests {
  /// The keys of sizes that are not known in a scene whose views hang below each other by their upper left corners.
  private func unknownSizes(_ view: String, _ statements: String, _ more: String = "") throws -> [String] {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="Screen">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(view)</subviews>
      <constraints>
        <constraint firstItem="shown" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="shown" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints></view>
      <connections><outlet property="shown" destination="shown" id="o"/></connections>
      </viewController></objects></scene></scenes>
      </document>
      """
    let type = view.dropFirst().prefix { $0 != " " }
    let source = """
      import UIKit
      \(more)
      class Screen: UIViewController {
        @IBOutlet var shown: UI\(type.prefix(1).uppercased())\(type.dropFirst())!
        override func viewDidLoad() { super.viewDidLoad(); \(statements) }
      }
      """
    let reading = try #require(
      readings(["Screen": source], ["Main.storyboard": storyboard]).first { $0.name == "Screen" })
    return reading.report.holes.map(\.key).filter { $0.hasSuffix("intrinsicContentSize") }
  }

  static let controlMask = #"translatesAutoresizingMaskIntoConstraints="NO" id="shown""#
  static let controlSegments =
    "<segmentedControl \(NibTests.controlMask)><segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"

  @Test(arguments: [
    (NibTests.controlSegments, "shown.setWidth(120, forSegmentAt: 0)"),
    (
      NibTests.controlSegments,
      "shown.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)"
    ),
    (NibTests.controlSegments, "shown.setImage(UIImage(named: \"a\"), forSegmentAt: 1)"),
    ("<textField \(NibTests.controlMask)/>", "shown.leftView = UIView(); shown.leftViewMode = .always"),
    ("<searchBar \(NibTests.controlMask)/>", "shown.showsScopeBar = true"),
  ])
  func codeMakesASizeThatIsNotKnown(_ view: String, _ statements: String) throws {
    #expect(try unknownSizes(view, statements) == ["shown.intrinsicContentSize"])
    #expect(try unknownSizes(view, "") == [])
  }

  /// Titles are in documents, and a side that a constraint says is known.
  @Test(arguments: [
    (
      NibTests.controlSegments,
      "shown.setTitle(\"Long\", forSegmentAt: 0); shown.insertSegment(withTitle: \"C\", at: 2, animated: false)"
    ),
    (
      NibTests.controlSegments,
      "shown.setWidth(120, forSegmentAt: 0); shown.widthAnchor.constraint(equalToConstant: 200).isActive = true"
    ),
    ("<textField \(NibTests.controlMask)/>", "shown.leftView = UIView(); shown.leftViewMode = .whileEditing"),
    (
      "<button buttonType=\"system\" \(NibTests.controlMask)/>",
      "shown.setBackgroundImage(UIImage(named: \"a\"), for: .normal)"
    ),
  ])
  func codeKeepsASizeThatIsKnown(_ view: String, _ statements: String) throws {
    #expect(try unknownSizes(view, statements) == [])
  }

  /// A label of a file is of the app's class, which is so much wider than its text by `textRect`; of several lines nobody knows how high
  /// they are.
  @Test func paddedLabelsOfSeveralLines() throws {
    let padded = """
      class Padded: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
          super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).insetBy(dx: -8, dy: -4)
        }
      }
      """
    func label(_ lines: Int) -> String {
      "<label text=\"A\" numberOfLines=\"\(lines)\" customClass=\"Padded\" \(Self.controlMask)/>"
    }
    #expect(try unknownSizes(label(0), "", padded) == ["shown.intrinsicContentSize"])
    #expect(try unknownSizes(label(2), "", padded) == ["shown.intrinsicContentSize"])
  }

  /// What a screen with a view called `shown` comes to.
  private func document(showing view: String, _ source: String) throws -> String {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="Screen">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(view)</subviews></view>
      <connections><outlet property="shown" destination="shown" id="o"/></connections>
      </viewController></objects></scene></scenes>
      </document>
      """
    let reading = try #require(
      readings(["Screen": source], ["Main.storyboard": storyboard]).first { $0.name == "Screen" })
    return String(decoding: reading.document, as: UTF8.self)
  }

  /// Code finds controls as the file says that they stand.
  @Test(arguments: [
    (
      "slider", #"value="20" minValue="1" maxValue="1500""#,
      "shown.value += 25; told = \"\\(Int(shown.value))\"", "45"
    ),
    (
      "slider", #"value="20" minValue="1" maxValue="30""#,
      "shown.value += 25; told = \"\\(Int(shown.value))\"", "30"
    ),
    (
      "stepper", #"value="3" maximumValue="5" stepValue="2""#,
      "told = \"\\(Int(shown.value + shown.stepValue))\"", "5"
    ),
    ("switch", #"on="YES""#, "told = shown.isOn ? \"on\" : \"off\"", "on"),
    ("switch", "", "told = shown.isOn ? \"on\" : \"off\"", "off"),
    (
      "button", #"enabled="NO" selected="YES""#, "told = \"\\(shown.isEnabled) \\(shown.isSelected)\"",
      "false true"
    ),
    (
      "textView", #"editable="NO" alpha="0.5""#, "told = \"\\(shown.isEditable) \\(shown.alpha)\"",
      "false 0.5"
    ),
    ("progressView", #"progress="0.25""#, "told = \"\\(shown.progress * 4)\"", "1.0"),
    ("slider", #"value="1e300" maxValue="1e300""#, "told = \"\\(shown.value > 1)\"", "true"),
    ("pageControl", #"currentPage="1e300""#, "told = \"\\(shown.currentPage)\"", "0"),
  ])
  func controlsStandAsTheirFileSays(
    _ element: String, _ attributes: String, _ statements: String, _ told: String
  ) throws {
    let view =
      "<\(element) \(attributes) id=\"shown\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"30\"/></\(element)>"
    let source = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet var shown: UI\(element.prefix(1).uppercased())\(element.dropFirst())!
        override func viewDidLoad() {
          super.viewDidLoad()
          var told = ""
          \(statements)
          let label = UILabel()
          label.text = told
          view.addSubview(label)
        }
      }
      """
    let document = try document(showing: view, source)
    #expect(document.contains("\"text\":\"\(told)\""), "\(document)")
  }

  /// Code that changes the text under the attributes that a file says keeps these.
  @Test func textsOfFilesHaveTheirAttributes() throws {
    let view = """
      <label id="shown"><rect key="frame" x="0" y="0" width="100" height="30"/>
        <attributedString key="attributedText"><fragment content="Old"><attributes><font key="NSFont" metaFont="system" size="20"/></attributes></fragment></attributedString>
      </label>
      """
    let source = """
      import UIKit
      class Screen: UIViewController {
        @IBOutlet var shown: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          let text = shown.attributedText?.mutableCopy() as! NSMutableAttributedString
          text.mutableString.setString("New")
          shown.attributedText = text
        }
      }
      """
    let document = try document(showing: view, source)
    #expect(document.contains(#"[{"text":"New","font":{"pointSize":20}}]"#), "\(document)")
  }
}
