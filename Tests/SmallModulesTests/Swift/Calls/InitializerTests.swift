import LayoutModel
import SwiftScreens
import Testing

/// By which initializer a screen is made.
@Suite struct InitializerTests {
  /// A class that declares the initializer of files alone inherits no other, unless that one makes nothing.
  @Test(arguments: [
    (
      "required init(coder: NSCoder) { super.init(coder: coder); spacing = 7; addSubview(UILabel()) }",
      "coder"
    ),
    (
      """
      required init(coder: NSCoder) { fatalError() }
      override init(frame: CGRect) { super.init(frame: frame); spacing = 7; addSubview(UILabel()) }
      """, "frame"
    ),
    (
      """
      override init(frame: CGRect) { fatalError() }
      required init(coder: NSCoder) { super.init(coder: coder); spacing = 7; addSubview(UILabel()) }
      """, "coder"
    ),
  ])
  func classesOfFilesAreMadeByTheirInitializer(_ initializers: String, _ used: String) throws {
    let source = "import UIKit\nfinal class Column: UIStackView {\n\(initializers)\n}"
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Column" })
    let screen = try #require(reader.reading(index, in: ScreenFacts([:])).screen, "\(used)")
    #expect(screen.report.status == .clean && screen.report.holes.isEmpty, "\(screen.report)")
    let text = String(decoding: screen.document, as: UTF8.self)
    #expect(text.contains(#""spacing":7"#) && text.contains(#""arrangedSubviews":[]"#), "\(text)")
  }

  /// What is not known is taken to make an object where an initializer could make none of it, and that is a choice.
  @Test func whatMakesNoObjectIsTakenNotToHold() throws {
    let source = """
      import UIKit
      struct Key {
        let data: Data
        init?(_ text: String) {
          guard let data = Data(base64Encoded: text) else { return nil }
          if data.count != 32 {
            return nil
          }
          self.data = data
        }
      }
      final class Shown: UIViewController {
        static let key = Key(Bundle.main.infoDictionary?["key"] as! String)!
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          if Shown.key.data.count == 32 { label.text = "Whole" }
          view.addSubview(label)
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Shown" })
    let screen = try #require(reader.reading(index, in: ScreenFacts([:])).screen)
    #expect(screen.faults.isEmpty, "\(screen.report)")
    #expect(screen.report.status == .clean)
    #expect(screen.report.choices.map(\.key) == ["Data.count"], "\(screen.report.choices)")
    #expect(String(decoding: screen.document, as: UTF8.self).contains("Whole"))
  }

  /// A text view is made by the initializer that classes of apps override, whatever makes it.
  @Test(arguments: ["Own()", "Own(frame: .zero)", "Own(frame: .zero, textContainer: nil)"])
  func textViewsAreMadeWithTheirContainer(_ made: String) throws {
    let screen = try readScreen(
      """
      import UIKit
      class Own: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
          super.init(frame: frame, textContainer: textContainer)
          isScrollEnabled = false
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(\(made))
        }
      }
      """)
    #expect(screen.document.contains("\"scrollEnabled\":false"), "\(screen)")
  }
}
