import LayoutModel
import SwiftScreens
import Testing

/// Texts of which a part is not known, and classes and variables of which something tells what they are.
@Suite struct PartlyKnownTests {
  private func reading(_ sources: String...) throws -> ScreenReading {
    let folder = SwiftFolder(
      sources.enumerated().map { SourceText(path: "\($0).swift", bytes: Array(("import UIKit\n" + $1).utf8)) }
    )
    var reader = ScreenReader(folder)
    return try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }.first)
  }

  private func panel(_ body: String) throws -> ScreenReading {
    try reading(
      """
      class Panel: UIView {
        let label = UILabel()
        init(name: String, note: String) {
          super.init(frame: .zero)
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          let text = "Hi \\(name)"
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
  }

  /// How large a symbol is hangs on the font of its configuration.
  @Test(arguments: [
    "shown.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: Fonts.head, scale: .large)",
    "shown.image = UIImage(systemName: \"star\", withConfiguration: UIImage.SymbolConfiguration(font: Fonts.head))",
  ]) func symbolsOfUnknownFonts(_ statement: String) throws {
    let found = try panel(
      "let shown = UIImageView(image: UIImage(systemName: \"star\")); addSubview(shown); \(statement)")
    #expect(found.report.holes.map(\.key).contains("Fonts.head"), "\(found.report)")
  }

  /// What a text says of which a part is not known is not what the words say that stand for that part.
  @Test(arguments: [
    ("if text.count > 5 { label.numberOfLines = 0 }", "\"Hi name\".count"),
    ("if text.hasPrefix(\"Hi n\") { label.numberOfLines = 0 }", "\"Hi name\".hasPrefix()"),
    ("if text == \"Hi name!\" { label.numberOfLines = 0 }", "\"Hi name\""),
    ("if name + \"!\" != \"you!\" { label.numberOfLines = 0 }", "\"name!\""),
    ("switch text { case \"Hi you\": label.numberOfLines = 2; default: break }", "\"Hi name\""),
    ("if text.contains(\"you\") { label.numberOfLines = 0 }", "\"Hi name\".contains()"),
    ("label.numberOfLines = Int(text) == nil ? 1 : 2", "\"Hi name\""),
  ]) func whatIsAskedOfThemIsNotKnown(body: String, choice: String) throws {
    let found = try panel(body)
    #expect(found.report.choices.map(\.key).contains(choice), "\(found.report)")
  }

  /// One in which something is known is not empty, and equals itself.
  @Test(arguments: ["text.isEmpty", "text == \"\"", "text != \"Hi \\(name)\"", "(text + \"!\").isEmpty"])
  func whatIsKnownOfThemIs(condition: String) throws {
    let found = try panel("label.isHidden = \(condition)")
    #expect(found.report.choices.isEmpty, "\(found.report)")
    #expect(!String(decoding: found.document, as: UTF8.self).contains("hidden"))
  }

  /// Sizes and counts that come of them are holes, and so are their parts.
  @Test(arguments: [
    ("label.widthAnchor.constraint(equalToConstant: CGFloat(text.count) * 10).isActive = true", true),
    (
      "label.heightAnchor.constraint(equalToConstant: (text as NSString).size(withAttributes: nil).height).isActive = true",
      true
    ),
    ("label.text = String(format: \"%@ and more\", \"\\(name)!\")", false),
    ("label.text = text.components(separatedBy: \" \").last", false),
    ("label.text = name.components(separatedBy: \" \")[0]", false),
    ("label.text = [text, \"more\"].joined(separator: \", \")", false),
    ("label.text = String(text.uppercased().prefix(4))", false),
  ]) func whatComesOfThemIsTold(body: String, isBlocking: Bool) throws {
    let found = try panel(body)
    #expect(found.report.holes.map(\.kind.isBlocking) == [isBlocking], "\(found.report)")
  }

  /// Each part of a text that is not known has its key, once.
  @Test(arguments: [
    ("label.text = \"\\(name) and \\(note)\"", ["Panel.name", "Panel.note"]),
    ("label.text = name + \": \" + note", ["Panel.name", "Panel.note"]),
    ("label.text = \"\\(note), \\(text)\"", ["Panel.note", "Panel.name"]),
    ("label.text = \"\\(name) \\(name)\".uppercased()", ["Panel.name"]),
    ("label.text = String(format: \"%@: %@\", \"\\(name)!\", \"\\(note)!\")", ["Panel.name", "Panel.note"]),
  ]) func allOfThemAreTold(body: String, keys: [String]) throws {
    let found = try panel(body)
    #expect(found.report.holes.map(\.key) == keys, "\(found.report)")
    #expect(found.report.holes.allSatisfy { $0.kind == .text })
  }

  /// A class in no file is a view's where it has a function that the app gives to views alone.
  @Test func functionsOfViewsTellViews() throws {
    let found = try reading(
      """
      class Panel: UIView {
        let slides = Slideshow.placed()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(slides)
          slides.topAnchor.constraint(equalTo: topAnchor).isActive = true
          slides.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """,
      """
      extension UIView {
        class func placed() -> Self {
          let view = self.init()
          view.translatesAutoresizingMaskIntoConstraints = false
          return view
        }
      }
      """)
    #expect(found.report.sites.blocked == 0, "\(found.report)")
    #expect(String(decoding: found.document, as: UTF8.self).contains(#""customClass":"Slideshow""#))
  }

  /// A variable that is made of itself is made of something else, that is in no file.
  @Test func nothingIsMadeOfItself() throws {
    let found = try reading(
      """
      class Panel: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .ink
          addSubview(UILabel())
        }
        required init?(coder: NSCoder) { nil }
      }
      extension UIColor { static let ink = UIColor(.ink) }
      """)
    #expect(found.report.holes.isEmpty, "\(found.report)")
  }

  /// What observes a variable of a superclass that is in no file does not know it.
  @Test func observedVariablesOfUnknownClassesAreNotKnown() throws {
    let found = try reading(
      """
      class Panel: UIView {
        let list = SelfSized()
        override init(frame: CGRect) {
          super.init(frame: frame)
          list.translatesAutoresizingMaskIntoConstraints = false
          addSubview(list)
          list.heightAnchor.constraint(equalToConstant: list.contentSize.height).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      class SelfSized: SectionsTableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      }
      """)
    #expect(found.report.holes.map(\.key).contains("SelfSized.contentSize.height"), "\(found.report)")
  }
}
