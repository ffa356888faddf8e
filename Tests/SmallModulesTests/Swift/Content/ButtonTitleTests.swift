import LayoutModel
import SwiftScreens
import Testing

/// Labels of buttons that constraints name: each stands in its button, where UIKit has the title.
@Suite struct ButtonTitleTests {
  private func screen(_ body: String) throws -> (document: String, report: SourceReport) {
    let source = """
      import UIKit
      class Screen: UIView {
        let button = UIButton(type: .custom), mark = UIView()
        init() {
          super.init(frame: .zero)
          addSubview(button)
          button.addSubview(mark)
          button.translatesAutoresizingMaskIntoConstraints = false
          mark.translatesAutoresizingMaskIntoConstraints = false
          button.setTitle("Continue", for: .normal)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    return (String(decoding: reading.document, as: UTF8.self), reading.report)
  }

  private func title(_ first: String, _ second: String, _ more: String) -> String {
    #"{"firstItem":"titleLabel","firstAttribute":"\#(first)","secondItem":"button","secondAttribute":"\#(second)"\#(more)}"#
  }

  private static let mark =
    "mark.trailingAnchor.constraint(equalTo: button.titleLabel!.leadingAnchor).isActive = true"

  /// Insets that come behind the constraint count as those before it.
  @Test(
    arguments: [
      ("\(mark)", "centerX", "centerX", ""),
      (
        "\(mark)\nbutton.contentEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)", "centerX",
        "centerX", #","constant":5"#
      ),
      ("button.titleEdgeInsets.left = 8\n\(mark)", "centerX", "centerX", #","constant":4"#),
      (
        "button.contentHorizontalAlignment = .left\nbutton.contentEdgeInsets.left = 12\n\(mark)", "leading",
        "leading", #","constant":12"#
      ),
      ("\(mark)\nbutton.contentHorizontalAlignment = .trailing", "trailing", "trailing", ""),
      ("button.contentVerticalAlignment = .top\n\(mark)", "top", "top", ""),
      ("\(mark)", "centerY", "centerY", ""),
    ])
  func titlesStandWhereUIKitHasThem(_ body: String, _ first: String, _ second: String, _ more: String) throws
  {
    let found = try screen(body)
    #expect(found.document.contains(title(first, second, more)), "\(found.document)")
    #expect(
      found.document.contains(
        #"{"firstItem":"mark","firstAttribute":"trailing","secondItem":"titleLabel","secondAttribute":"leading"}"#
      ))
    #expect(found.document.contains(#""id":"titleLabel","type":"label""#), "\(found.document)")
    #expect(found.report.status == .clean && found.report.holes.isEmpty, "\(found.report)")
  }

  /// Constraints of code come before the place that the title has by itself.
  @Test func codeMayPlaceTitles() throws {
    let found = try screen(
      """
      button.titleLabel!.numberOfLines = 0
      button.titleLabel!.translatesAutoresizingMaskIntoConstraints = false
      button.titleLabel!.topAnchor.constraint(equalTo: button.topAnchor, constant: 8).isActive = true
      """)
    #expect(found.document.contains(title("centerX", "centerX", #","priority":1"#)), "\(found.document)")
    #expect(found.document.contains(title("top", "top", #","constant":8"#)), "\(found.document)")
    #expect(found.report.holes.isEmpty, "\(found.report)")
  }

  /// A label that no constraint names is not among the views.
  @Test func otherTitlesAreNoViews() throws {
    let found = try screen("button.titleLabel!.font = .systemFont(ofSize: 20)")
    #expect(!found.document.contains("titleLabel"), "\(found.document)")
  }
}
