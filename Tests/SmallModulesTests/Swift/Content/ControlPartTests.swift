import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What controls and scroll views show that documents do not have, or have.
@Suite struct ControlPartTests {
  private func reading(_ statements: String, _ members: String = "") throws -> ScreenReading {
    let text = """
      import UIKit
      class Screen: UIViewController, UIScrollViewDelegate {
        let field = UITextField(), bar = UISearchBar(), lever = UISwitch(), scroll = UIScrollView(), text = UITextView()
        override func viewDidLoad() {
          super.viewDidLoad()
          [field, bar, lever, scroll, text].forEach(view.addSubview)
          field.translatesAutoresizingMaskIntoConstraints = false
          field.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          field.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
          scroll.delegate = self
          \(statements)
        }
        \(members)
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(text.utf8))]))
    let facts = ScreenFacts(["viewWidth": .number(393), "viewHeight": .number(852)])
    return try #require(reader.reading(0, in: facts).screen)
  }

  private func view(_ id: String, of reading: ScreenReading) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let view = (document?["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    return try #require((view?["subviews"] as? [[String: Any]])?.first { $0["id"] as? String == id })
  }

  /// A view beside the text takes its room from it, and the field is as wide as both where nothing says how wide it is.
  @Test(arguments: [
    (
      "field.leftView = UIImageView(); field.leftViewMode = .always",
      ["field.intrinsicContentSize", "field.leftView"]
    ),
    ("field.leftView = UIImageView()", []),
    ("field.rightView = UILabel(); field.rightViewMode = .whileEditing", []),
    ("field.clearButtonMode = .always", []),
    ("field.clearButtonMode = .always; field.text = \"a\"", ["field.intrinsicContentSize"]),
    ("field.clearButtonMode = .whileEditing; field.text = \"a\"", []),
    ("field.isSecureTextEntry = true", []),
    ("field.isSecureTextEntry = true; field.text = \"a\"", ["field.intrinsicContentSize"]),
  ])
  func fieldsTellWhatStandsBesideTheirText(statements: String, keys: [String]) throws {
    let reading = try reading(statements)
    #expect(reading.report.holes.map(\.key).sorted() == keys, "\(reading.report)")
    let wide = try self.reading(
      statements + "\nfield.widthAnchor.constraint(equalToConstant: 90).isActive = true")
    #expect(wide.report.status == .clean, "\(wide.report)")
  }

  /// What is zoomed is of another size; at a scale of 1, and where nothing is zoomed, all is as it was.
  @Test(arguments: [
    ("scroll.maximumZoomScale = 4; scroll.zoomScale = 2", true),
    ("scroll.maximumZoomScale = 4; scroll.setZoomScale(2, animated: false)", true),
    ("scroll.maximumZoomScale = 4; scroll.zoom(to: .zero, animated: false)", true),
    ("scroll.maximumZoomScale = 4; scroll.zoomScale = 1", false), ("scroll.zoomScale = 2", false),
  ])
  func zoomingIsTold(statements: String, isTold: Bool) throws {
    let zoomed = try reading(statements, "func viewForZooming(in view: UIScrollView) -> UIView? { text }")
    #expect(zoomed.report.holes.map(\.key) == (isTold ? ["zoom"] : []))
    #expect(try reading(statements).report.holes.isEmpty)
  }

  /// The views that a control is made of are not known; those that an app puts into a plain view are.
  @Test(arguments: ["lever.subviews.isEmpty", "bar.subviews.count == 0", "bar.subviews[0].subviews.isEmpty"])
  func partsOfControlsAreNotKnown(condition: String) throws {
    let reading = try reading("if \(condition) { field.isHidden = true }")
    #expect(!reading.report.choices.isEmpty && reading.faults.isEmpty, "\(reading.report)")
    let plain = try self.reading("if view.subviews.count != 5 { field.isHidden = true }")
    #expect(plain.report.choices.isEmpty && plain.report.holes.isEmpty)
  }

  /// The field of a search bar is an object, and its placeholder is that of the bar.
  @Test(arguments: [
    "bar.searchTextField.placeholder", "(bar.value(forKey: \"searchField\") as! UITextField).placeholder",
  ])
  func searchBarsHaveFields(field: String) throws {
    let reading = try reading("\(field) = \"Find\"")
    #expect(try view("bar", of: reading)["placeholder"] as? String == "Find")
    #expect(reading.report.status == .clean && reading.report.holes.isEmpty)
  }

  /// A text view scrolls as every scroll view does.
  @Test func textViewsScroll() throws {
    let reading = try reading(
      """
      text.contentInsetAdjustmentBehavior = .never
      text.contentOffset = CGPoint(x: 0, y: 4)
      text.alwaysBounceVertical = true
      """)
    let text = try view("text", of: reading)
    #expect(text["contentInsetAdjustmentBehavior"] as? String == "never")
    #expect((text["contentOffset"] as? [String: Double])?["y"] == 4)
    #expect(text["alwaysBounceVertical"] as? Bool == true)
  }

  /// A text view with a limit of lines makes what stands alone as high as those.
  @Test func limitsOfLinesAreWritten() throws {
    let source = """
      import UIKit
      class Excerpt: UIView {
        let text = UITextView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          text.isScrollEnabled = false
          text.text = "a\\nb\\nc"
          text.textContainer.maximumNumberOfLines = 2
          text.translatesAutoresizingMaskIntoConstraints = false
          addSubview(text)
          for side in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
            NSLayoutConstraint(item: text, attribute: side, relatedBy: .equal, toItem: self, attribute: side, multiplier: 1, constant: 0).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""maximumNumberOfLines":2"#))
    #expect(reading.report.holes.isEmpty, "\(reading.report)")
  }
}
