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
}
