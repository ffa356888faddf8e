import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What views are given in code, and what a person who reads it would write of them.
@Suite struct ShownContentTests {
  /// A class with a view called `shown`, to which something happens.
  private func reading(_ declaration: String, _ body: String, _ more: String = "") throws -> ScreenReading {
    let source = """
      import UIKit
      \(more)
      struct Model { var isNew: Bool; var gap: CGFloat; var insets: UIEdgeInsets; var axis: NSLayoutConstraint.Axis }
      class Panel: UIView {
        let shown = \(declaration)
        let model: Model
        init(model: Model) {
          self.model = model
          super.init(frame: .zero)
          shown.translatesAutoresizingMaskIntoConstraints = false
          addSubview(shown)
          \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
        .first { $0.name == "Panel" })
  }

  private func members(of reading: ScreenReading) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let stage = document?["hierarchy"] as? [String: Any]
    let panel = (stage?["subviews"] as? [[String: Any]])?.first
    var shown = try #require((panel?["subviews"] as? [[String: Any]])?.first)
    for key in ["id", "type", "translatesAutoresizingMaskIntoConstraints"] { shown[key] = nil }
    return shown
  }

  @Test(arguments: [
    // Attributed texts, with the fonts of their pieces.
    (
      "UILabel()",
      "shown.attributedText = NSAttributedString(string: \"A\", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])",
      #"{"attributedText": [{"text": "A", "font": {"pointSize": 30, "weight": "bold"}}]}"#
    ),
    (
      "UILabel()",
      """
      let text = NSMutableAttributedString(string: "One ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
      text.append(NSAttributedString(string: "two"))
      shown.attributedText = text
      """,
      #"{"attributedText": [{"text": "One ", "font": {"pointSize": 12}}, {"text": "two"}]}"#
    ),
    (
      "UILabel()",
      "shown.attributedText = NSAttributedString(string: \"A\", attributes: [.foregroundColor: UIColor.red])",
      #"{"text": "A"}"#
    ),
    (
      "UITextField()", "shown.attributedPlaceholder = NSAttributedString(string: \"Name\")",
      #"{"placeholder": "Name"}"#
    ),
    (
      "UIButton(type: .system)",
      "shown.setAttributedTitle(NSAttributedString(string: \"Go\", attributes: [.font: UIFont.systemFont(ofSize: 22)]), for: .normal)",
      #"{"attributedText": [{"text": "Go", "font": {"pointSize": 22}}]}"#
    ),
    // Buttons of the usual kind have the font of buttons, which is larger than that of the system's.
    ("UIButton()", "shown.setTitle(\"Go\", for: .normal)", #"{"title": "Go", "font": {"pointSize": 18}}"#),
    ("UIButton(type: .system)", "shown.setTitle(\"Go\", for: .normal)", #"{"title": "Go"}"#),
    // Buttons whose type has a symbol.
    ("UIButton(type: .detailDisclosure)", "", #"{"buttonType": "detailDisclosure"}"#),
    ("UIButton(type: .close)", "", #"{"buttonType": "close"}"#),
    // UIKit's distance in stacks, which a constant stands for.
    ("UIStackView()", "shown.spacing = UIStackView.spacingUseSystem", #"{"spacing": 8}"#),
    // Literals of pictures are images of the catalogue.
    ("UIImageView()", "shown.image = #imageLiteral(resourceName: \"like\")", #"{"image": "like"}"#),
    (
      "UIImageView()",
      "shown.image = #imageLiteral(resourceName: \"like\").withRenderingMode(.alwaysOriginal)",
      #"{"image": "like"}"#
    ),
    // Fonts: a size of one's own is no text style, traits are.
    (
      "UILabel()", "shown.font = UIFont.preferredFont(forTextStyle: .body).withSize(33)",
      #"{"font": {"pointSize": 33}}"#
    ),
    (
      "UILabel()",
      "shown.font = UIFont(descriptor: UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)",
      #"{"font": {"textStyle": "body", "weight": "semibold"}}"#
    ),
    (
      "UILabel()",
      "shown.font = UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)!, size: 0)",
      #"{"font": {"textStyle": "title2", "weight": "bold"}}"#
    ),
    // The content of a text view keeps its distance, as that of every scroll view.
    (
      "UITextView()", "shown.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      #"{"clipsToBounds": true, "contentInset": {"top": 1, "left": 2, "bottom": 3, "right": 4}}"#
    ),
    // A button is configured before it is shown.
    (
      "UIButton(configuration: .plain())",
      "shown.configurationUpdateHandler = { $0.configuration?.title = \"Go\" }",
      #"{"configuration": {"style": "plain", "title": "Go", "titlePadding": 1}}"#
    ),
    // A switch has its own size, whatever it is made with: 51 and 31 points up to 25.
    (
      "UILabel()",
      "let own = UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame; shown.text = \"\\(Int(own.width)) \\(Int(own.minX))\"",
      #"{"text": "51 1"}"#
    ),
    // A slider stands between its ends.
    (
      "UILabel()",
      "let slider = UISlider(); slider.maximumValue = 25; slider.value = 40; shown.text = \"\\(Int(slider.value))\"",
      #"{"text": "25"}"#
    ),
    (
      "UILabel()",
      "func size(_ weight: Font.Weight) -> String { switch weight { case .regular: return \"R\"; case .medium: return \"M\"; default: return \"-\" } }; shown.text = size(.medium)",
      #"{"text": "M"}"#
    ),
    // Symbols.
    (
      "UIImageView()",
      "shown.image = UIImage(systemName: \"star\", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))",
      #"{"image": "UIImage(systemName: \"star\", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))"}"#
    ),
    (
      "UIImageView()",
      "shown.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1, scale: .large)",
      #"{"preferredSymbolConfiguration": {"textStyle": "title1", "scale": "large"}}"#
    ),
    // Controls and scroll views.
    ("UIActivityIndicatorView(style: .large)", "shown.startAnimating()", #"{"style": "large"}"#),
    ("UIProgressView(progressViewStyle: .bar)", "", #"{"style": "bar"}"#),
    (
      "UIDatePicker()", "shown.preferredDatePickerStyle = .wheels", #"{"preferredDatePickerStyle": "wheels"}"#
    ),
    (
      "UIScrollView()", "shown.alwaysBounceVertical = true",
      #"{"alwaysBounceVertical": true, "clipsToBounds": true}"#
    ),
    ("UIScrollView()", "shown.clipsToBounds = false", #"{"clipsToBounds": false}"#),
    (
      "UITextView()", "shown.isScrollEnabled = false; shown.textContainer.lineFragmentPadding = 0",
      #"{"scrollEnabled": false, "clipsToBounds": true, "textContainerInset": {"top": 8, "left": -5, "bottom": 8, "right": -5}}"#
    ),
    (
      "UITextView()", "shown.isScrollEnabled = false; shown.textContainer.maximumNumberOfLines = 3",
      #"{"scrollEnabled": false, "clipsToBounds": true, "maximumNumberOfLines": 3}"#
    ),
    (
      "UIButton(configuration: .filled())",
      """
      shown.configuration?.attributedTitle = AttributedString("Go")
      shown.configuration?.imagePlacement = .top
      shown.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = UIFont.systemFont(ofSize: 20)
        return new
      }
      """,
      #"{"configuration": {"style": "filled", "title": "Go", "titlePadding": 1, "imagePlacement": "top"}, "font": {"pointSize": 20}}"#
    ),
    // A condition that is not known is taken to hold.
    ("UILabel()", "shown.isHidden = model.isNew", #"{"hidden": true}"#),
  ])
  func isWritten(_ declaration: String, _ body: String, _ wanted: String) throws {
    let reading = try reading(declaration, body)
    #expect(reading.report.status == .clean, "\(reading.report.holes)")
    let expected = try JSONSerialization.jsonObject(with: Data(wanted.utf8)) as? NSDictionary
    #expect(try members(of: reading) as NSDictionary == expected)
  }

  /// Insets of the app's own, and pictures that code draws.
  @Test func ownInsetsAndPicturesAreWritten() throws {
    let badge = """
      class Badge: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      }
      """
    let insets = try members(of: reading("Badge()", "", badge))["alignmentRectInsets"] as? [String: Double]
    #expect(insets == ["top": 1, "left": 2, "bottom": 3, "right": 4])
    let drawn = try reading(
      "UIImageView()",
      "shown.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image { _ in }")
    #expect(try members(of: drawn)["image"] as? String == "20x30")
    let document = try JSONSerialization.jsonObject(with: Data(drawn.document)) as? [String: Any]
    let asset = (document?["assets"] as? [String: Any])?["20x30"] as? [String: Any]
    let files = asset?["files"] as? [String: [String: Double]]
    #expect(files?.values.first == ["pointWidth": 20, "pointHeight": 30])
  }

  /// A condition is the same wherever it is asked, and its opposite is the opposite: of two constraints one is active, and of two
  /// branches one is taken.
  @Test func conditionsAgree() throws {
    let source = """
      shown.widthAnchor.constraint(equalToConstant: 7).isActive = model.isNew
      shown.widthAnchor.constraint(equalToConstant: 8).isActive = !model.isNew
      if !model.isNew { shown.heightAnchor.constraint(equalToConstant: 9).isActive = true }
      if model.isNew { shown.heightAnchor.constraint(equalToConstant: 10).isActive = true }
      guard !model.isNew else { return }
      shown.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """
    let reading = try reading("UIView()", source)
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let constraints = (document?["constraints"] as? [[String: Any]] ?? []).dropFirst(3)
    #expect(constraints.map { $0["constant"] as? Double } == [7, 10])
    #expect(
      Set(reading.report.choices.map(\.key)) == ["Panel.model.isNew"] && reading.report.status == .clean)
  }

  /// What is behind the rows of a list is as large as the list.
  @Test func backgroundsOfListsAreInTheTree() throws {
    let shown = try members(
      of: reading(
        "UITableView()", "let back = UIView(); back.addSubview(UILabel()); shown.backgroundView = back"))
    let back = try #require((shown["subviews"] as? [[String: Any]])?.first)
    #expect(back["id"] as? String == "back")
    #expect(back["autoresizingMask"] as? [String] == ["flexibleWidth", "flexibleHeight"])
    #expect((back["subviews"] as? [[String: Any]])?.count == 1)
  }

  /// What is not known, and what documents do not have, is told.
  @Test(arguments: [
    ("UIStackView()", "shown.axis = model.axis", "shown.axis", true),
    ("UIStackView()", "shown.spacing = model.gap", "shown.spacing", true),
    ("UIScrollView()", "shown.contentInset = model.insets", "shown.contentInset", true),
    ("UIView()", "shown.layoutMargins = model.insets", "shown.layoutMargins", true),
    (
      "UILabel()", "shown.setContentHuggingPriority(UILayoutPriority(Float(model.gap)), for: .vertical)",
      "shown.contentHuggingPriority.vertical", true
    ),
    ("UIButton()", "shown.setBackgroundImage(model.image, for: .normal)", "shown.backgroundImage", false),
    (
      "UITextField()", "shown.leftView = UIView(); shown.leftViewMode = .always",
      "shown.intrinsicContentSize", true
    ),
    (
      "UISegmentedControl(items: [\"A\"])", "shown.setWidth(80, forSegmentAt: 0)",
      "shown.intrinsicContentSize", true
    ),
    (
      "UITableViewCell(style: .default, reuseIdentifier: nil)", "shown.accessoryType = .checkmark",
      "shown.accessoryType", true
    ),
    (
      "UITableViewCell(style: .default, reuseIdentifier: nil)", "shown.textLabel?.text = \"A\"",
      "shown.textLabel", true
    ),
    ("UILabel()", "shown.font = UIFont.systemFont(ofSize: model.gap)", "shown.font", false),
    // A text that is put together of what is not known.
    ("UILabel()", "shown.text = \"\\(model.gap) left\"", "shown.text", false),
    ("UILabel()", "shown.text = String(format: \"%@!\", model.name)", "shown.text", false),
    ("UILabel()", "shown.text = [model.name, \"b\"].joined(separator: \", \")", "shown.text", false),
    ("UILabel()", "shown.text = \"A: \" + \"\\(model.name).\".uppercased()", "shown.text", false),
    ("UILabel()", "shown.text = \"Hi \" + model.name + \"!\"", "shown.text", false),
    (
      "UILabel()",
      "var text = \"A\"; text.append(model.name); shown.text = text.trimmingCharacters(in: .whitespaces)",
      "shown.text", false
    ),
    ("UILabel()", "shown.text = model.name.trimmingCharacters(in: .whitespaces)", "shown.text", false),
    ("UIButton()", "shown.setTitle(\"Pay \\(model.gap)\", for: .normal)", "shown.title", false),
    (
      "UILabel()", "shown.attributedText = NSAttributedString(string: \"Hello \\(model.name)\")",
      "shown.text", false
    ),
    ("UILabel()", "shown.font = UIFont(resource: \"A\", size: 12)", "shown.font", false),
    (
      "UILabel()", "shown.font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)",
      "shown.font", false
    ),
    (
      "UILabel()", "shown.attributedText = NSAttributedString(string: \"A\", attributes: [.kern: 2])",
      "shown.attributedText", false
    ),
    ("UIImageView()", "shown.image = UIImage(data: Data())", "shown.image", false),
  ])
  func isTold(_ declaration: String, _ body: String, _ target: String, _ isBlocking: Bool) throws {
    let report = try reading(declaration, body).report
    #expect(report.holes.map(\.target) == [target])
    #expect(report.holes.map(\.kind.isBlocking) == [isBlocking] && (report.status == .clean) == !isBlocking)
  }

  /// A condition that hides a view is told as that of a branch is. Where constraints say how wide a field is, its icon does not.
  @Test func whatDoesNotCountIsNotTold() throws {
    let hidden = try reading("UILabel()", "shown.isHidden = model.isNew").report
    #expect(hidden.choices.map(\.key) == ["Panel.model.isNew"])
    let looped = try reading("UILabel()", "for _ in model.names { shown.numberOfLines += 1 }").report
    #expect(looped.choices.map(\.key) == ["Panel.model.names"])
    let compared = try reading("UILabel()", "if model.icon != nil { shown.numberOfLines = 2 }").report
    #expect(compared.choices.map(\.key) == ["Panel.model.icon"])
    let field = try reading(
      "UITextField()",
      """
      shown.leftView = UIView()
      shown.leftViewMode = .always
      NSLayoutConstraint.activate([
        shown.leadingAnchor.constraint(equalTo: leadingAnchor), shown.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      """
    ).report
    #expect(field.holes.isEmpty && field.status == .clean)
    let segments = try reading(
      "UISegmentedControl(items: [\"A\"])",
      "shown.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)")
    #expect(segments.report.holes.isEmpty)
  }

  /// A collection of one cell, which a registration configures, in a compositional layout with a configuration.
  private func list(_ accessories: String) throws -> ScreenReading {
    let source = """
      import UIKit
      class Grid: UIViewController {
        var source: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          let configuration = UICollectionViewCompositionalLayoutConfiguration()
          configuration.interSectionSpacing = 20
          let layout = UICollectionViewCompositionalLayout(sectionProvider: { index, _ in
            let size = NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 44 : 66))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            return NSCollectionLayoutSection(group: group)
          }, configuration: configuration)
          let shown = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          view.addSubview(shown)
          let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, _ in
            cell.accessories = \(accessories)
          }
          source = .init(collectionView: shown) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
          }
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["a"])
          source.apply(snapshot)
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }.first)
  }

  /// `UICellAccessory`: those for editing are not there before.
  @Test(arguments: [
    ("[.disclosureIndicator()]", #""accessories":["disclosureIndicator"]"#),
    ("[.checkmark(), .reorder(), .delete(displayed: .whenEditing)]", #""accessories":["checkmark"]"#),
    ("[.detail(displayed: .always, actionHandler: {})]", #""accessories":["detail"]"#),
    ("[.outlineDisclosure(options: .init(style: .header))]", #""accessories":["outlineDisclosure"]"#),
  ]) func accessoriesOfListCells(_ accessories: String, _ wanted: String) throws {
    let reading = try list(accessories)
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains(wanted) && document.contains(#""interSectionSpacing":20"#), "\(document)")
    #expect(!reading.report.holes.contains { $0.says.contains("left out") || $0.says.contains("How wide") })
  }

  @Test func accessoriesOfAnyWidthAreTold() throws {
    let reading = try list("[.label(text: \"9\")]")
    #expect(reading.report.holes.contains { $0.target.hasSuffix(".accessories") && $0.kind == .number })
    let hidden = try list("[.checkmark(options: .init(isHidden: true))]")
    #expect(!String(decoding: hidden.document, as: UTF8.self).contains("accessories"))
  }
}
