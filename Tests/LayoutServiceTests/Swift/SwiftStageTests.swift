import Foundation
import LayoutService
import TestSupport
import Testing

/// What stands around a class in Swift (docs/swift.md). The frames are UIKit's insets of an upright iPhone SE of the third generation with version 17: 20 points
/// at the top, 44 of a navigation bar, 96 of one with a large title, 49 of a tab bar.
@Suite struct SwiftStageTests {
  private func frame(_ body: String, _ query: String = "", members: String = "") throws -> [Double]? {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        private let box = UIView()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
          box.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(box)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
          ])
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&systemVersion=17\(query)", Array(source.utf8),
      contentType: "text/x-swift")
    #expect(answer.status == 200, "\(answer.text.prefix(500))")
    return try answer.object().rect("views", "box", "frameInWindow")
  }

  @Test(arguments: [
    // Nothing to do with a bar.
    ("view.backgroundColor = .red", "", [0.0, 20, 10, 647]),
    ("title = \"Contacts\"", "", [0, 64, 10, 603]),
    ("self.title = \"Contacts\"", "&in=nothing", [0, 20, 10, 647]),
    ("navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)", "", [0, 64, 10, 603]),
    ("title = \"A\"; navigationController?.navigationBar.prefersLargeTitles = true", "", [0, 116, 10, 551]),
    ("navigationController?.setNavigationBarHidden(true, animated: false)", "", [0, 20, 10, 647]),
    ("view.backgroundColor = .red", "&in=tab", [0, 20, 10, 598]),
    ("view.backgroundColor = .red", "&in=tab&in=navigation", [0, 64, 10, 554]),
    ("additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 5, right: 0)", "", [0, 27, 10, 635]),
  ])
  func barsTakeTheirRoom(body: String, query: String, frame: [Double]) throws {
    #expect(try self.frame(body, query) == frame)
  }

  /// A view begins below a bar that is not translucent, and at the top of the window behind one that is.
  @Test(arguments: [(true, [0.0, 0, 375, 667]), (false, [0, 64, 375, 603])])
  func viewsBeginBelowOpaqueBars(isTranslucent: Bool, frame: [Double]) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.isTranslucent = \(isTranslucent)
          view.addSubview(UIView())
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&systemVersion=17", Array(source.utf8),
      contentType: "text/x-swift")
    #expect(try answer.object().rect("views", "view", "frame") == frame, "\(answer.text.prefix(500))")
  }

  @Test func answersSayWhatStandsAround() throws {
    let source = "import UIKit\nclass A: UIViewController { let v = UIView()\n"
    let body = "override func viewDidLoad() { title = \"A\"; view.addSubview(v) } }"
    let found = try Client().upload(
      "/v1/import", Array((source + body).utf8), contentType: "text/x-swift"
    ).object()
    let document = try #require((found["documents"] as? [[String: Any]])?.first)
    #expect(document.at("source", "in") as? [String] == ["navigation"])
    #expect(document.at("document", "hierarchy", "type") as? String == "navigationController")
    let fault = Client().upload(
      "/v1/import?in=drawer", Array((source + body).utf8), contentType: "text/x-swift")
    #expect(fault.status == 422)
  }

  /// A sheet is presented by an empty controller.
  @Test func sheetsArePresented() throws {
    let source = "import UIKit\nclass A: UIViewController { let v = UIView()\n"
    let body = "override func viewDidLoad() { view.addSubview(v) } }"
    let found = try Client().upload(
      "/v1/import?in=sheet", Array((source + body).utf8), contentType: "text/x-swift"
    ).object()
    let document = try #require((found["documents"] as? [[String: Any]])?.first)
    let presented = document.at("document", "hierarchy", "presented")
    #expect((presented as? [String: Any])?["id"] as? String == "A")
    #expect((presented as? [String: Any])?["modalPresentationStyle"] as? String == "pageSheet")
  }

  @Test func viewsHaveTheSizeThatIsAskedFor() throws {
    let source = """
      import UIKit
      final class Panel: UIView {
        private let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.trailingAnchor.constraint(equalTo: trailingAnchor), box.heightAnchor.constraint(equalToConstant: 20),
            box.bottomAnchor.constraint(equalTo: bottomAnchor), box.widthAnchor.constraint(equalToConstant: 30),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015&type=Panel&width=200&height=90", Array(source.utf8),
      contentType: "text/x-swift")
    #expect(try answer.object().rect("views", "Panel", "frame")?.suffix(2) == [200, 90])
    #expect(try answer.object().rect("views", "box", "frame") == [170, 70, 30, 20])
  }

  /// A view is as wide as the safe area, unless its own constraints say how wide it is; a cell is as wide in any case, since its table decides.
  @Test(arguments: [("UIView", 40.0, 0), ("UITableViewCell", 375.0, 1)])
  func viewsMaySayHowWideTheyAre(base: String, width: Double, conflicts: Int) throws {
    let holder = base == "UIView" ? "self" : "contentView"
    let source = """
      import UIKit
      final class Badge: \(base) {
        private let box = UIView()
        func setUp() {
          \(holder).addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: \(holder).leadingAnchor), box.heightAnchor.constraint(equalToConstant: 20),
            box.trailingAnchor.constraint(equalTo: \(holder).trailingAnchor), box.widthAnchor.constraint(equalToConstant: 40),
            box.topAnchor.constraint(equalTo: \(holder).topAnchor), box.bottomAnchor.constraint(equalTo: \(holder).bottomAnchor),
          ])
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&type=Badge&call=setUp()", Array(source.utf8),
      contentType: "text/x-swift")
    let layout = try answer.object()
    #expect(layout.rect("views", "Badge", "frame")?[2] == width, "\(answer.text.prefix(1500))")
    let diagnostics = layout["diagnostics"] as? [[String: Any]] ?? []
    #expect(diagnostics.count { $0["code"] as? String == "unsatisfiableConstraints" } == conflicts)
  }

  private static let rows = """
    import UIKit
    final class SettingCell: UITableViewCell {
      let icon = UIImageView(), picker = UISegmentedControl(items: ["A", "B"])
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        textLabel?.text = "Sound"
        for view in [icon, picker] {
          view.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
          icon.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), icon.widthAnchor.constraint(equalToConstant: 30),
          icon.heightAnchor.constraint(equalTo: contentView.heightAnchor), picker.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          picker.leadingAnchor.constraint(equalTo: textLabel!.trailingAnchor, constant: 4),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class BadgeCell: UITableViewCell {
      let title = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        contentView.addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  /// A row that stands alone is that of a table: its accessory takes 10.5 and the margin of 16 from its content, as Xcode writes such cells for
  /// 375 points: `width="348.5"`. What the system shows in it stands there, and constraints are to it.
  /// Views that build themselves when they are put somewhere, as libraries have them: there is a superview then, and what they say of it is kept.
  @Test func aViewAloneHasASuperview() throws {
    let source = """
      import UIKit
      final class Badge: UIView {
        let label = UILabel()
        override func didMoveToSuperview() {
          super.didMoveToSuperview()
          guard let superview = superview else { return }
          addSubview(label)
          translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            trailingAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.trailingAnchor, constant: -8),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
            widthAnchor.constraint(equalToConstant: 50), heightAnchor.constraint(equalToConstant: 30),
          ])
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)", Array(source.utf8), contentType: "text/x-swift")
    #expect(answer.status == 200, "\(answer.text.prefix(500))")
    #expect(try answer.object().rect("views", "Badge", "frame") == [317, 20, 50, 30])
  }

  @Test func rowsHaveTheirAccessoriesAndLabels() throws {
    func layout(_ type: String) throws -> [String: Any] {
      try Client().upload(
        "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&systemVersion=17&type=\(type)",
        Array(Self.rows.utf8), contentType: "text/x-swift"
      ).object()
    }
    let setting = try layout("SettingCell")
    #expect(setting.rect("views", "SettingCell/contentView", "frame")?[2] == 348.5)
    #expect(setting.rect("views", "icon", "frame")?.first == 318.5)
    let label = try #require(setting.rect("views", "SettingCell/contentView/textLabel", "frame"))
    #expect(setting.rect("views", "picker", "frame")?.first == label[0] + label[2] + 4)
    let badge = try layout("BadgeCell")
    #expect(badge.rect("views", "BadgeCell/contentView", "frame")?[2] == 319)
  }

  /// What an app calls as the system calls its own parts, and adds itself, is a view like others.
  @Test(arguments: ["UITableViewHeaderFooterView", "UITableViewCell"])
  func ownPartsAreViews(base: String) throws {
    let source = """
      import UIKit
      final class Banner: \(base) {
        \(base.hasSuffix("Cell") ? "override " : "")var imageView: UIImageView? { picture }
        let picture = UIImageView()
        func setUp() {
          addSubview(imageView!)
          picture.translatesAutoresizingMaskIntoConstraints = false
          picture.topAnchor.constraint(equalTo: topAnchor, constant: 7).isActive = true
          picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 9).isActive = true
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&type=Banner&call=setUp()", Array(source.utf8),
      contentType: "text/x-swift")
    let layout = try answer.object()
    #expect(layout.rect("views", "picture", "frame")?.prefix(2) == [9, 7], "\(answer.text.prefix(900))")
    #expect((layout["source"] as? [String: Any])?["status"] as? String == "clean")
  }

  /// Who adds the views makes no difference: a class is a screen by what it shows.
  @Test func viewsThatHelpersAddAreShown() throws {
    let source = """
      import UIKit
      extension UIView { func pin(_ view: UIView) { addSubview(view) } }
      final class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame); pin(UILabel()) }
        required init?(coder: NSCoder) { nil }
      }
      final class Plain: UIView {}
      """
    let answer = Client().upload("/v1/import", Array(source.utf8), contentType: "text/x-swift")
    let documents = try answer.object()["documents"] as? [[String: Any]]
    #expect(documents?.compactMap { $0["name"] as? String } == ["Card"], "\(answer.text.prefix(900))")
  }

  /// A controller's own view is a screen by what it has in it, and no other one besides.
  @Test(arguments: [
    ("Form()", ["Screen"]), ("UIStackView(arrangedSubviews: [UILabel()])", ["Screen", "Form"]),
    ("UILabel()", ["Screen", "Form"]), ("UIView()", ["Form"]), ("UITableView()", ["Screen", "Form"]),
  ])
  func loadedViewsAreScreens(view: String, names: [String]) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        override func loadView() { view = \(view) }
        override func viewDidLoad() { super.viewDidLoad(); (view as? Form)?.label.text = "Given" }
      }
      final class Form: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let answer = Client().upload("/v1/import", Array(source.utf8), contentType: "text/x-swift")
    let documents = try answer.object()["documents"] as? [[String: Any]]
    #expect(documents?.compactMap { $0["name"] as? String } == names, "\(answer.text.prefix(900))")
    if view == "Form()" {
      let source = documents?.first?["source"] as? [String: Any]
      #expect((source?["sites"] as? [String: Any])?["ran"] as? Int == 1)
      #expect(answer.text.contains("Given"))
    }
  }

  private static let containers = """
    import UIKit
    final class Page: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          box.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 10),
        ])
      }
    }
    func tabs() -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = [Page(), Page()]
      return tabs
    }
    func pages() -> UIViewController {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([Page()], direction: .forward, animated: false)
      return pages
    }

    """

  /// What containers show in the view of a screen has its place there: below a bar of 44 points in the safe area of 20, above one of 49,
  /// and all of it in pages.
  @Test(arguments: [
    ("UINavigationController(rootViewController: Page())", "UIScreen.main.bounds", [0.0, 64, 10, 603]),
    (
      "UINavigationController(rootViewController: Page())", "CGRect(x: 5, y: 100, width: 300, height: 500)",
      [5, 144, 10, 456]
    ),
    ("tabs()", "UIScreen.main.bounds", [0, 20, 10, 598]),
    ("pages()", "CGRect(x: 5, y: 100, width: 300, height: 500)", [5, 100, 10, 500]),
  ])
  func embeddedContainers(container: String, frame: String, wanted: [Double]) throws {
    let source =
      Self.containers + """
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let container = \(container)
            addChild(container)
            container.view.frame = \(frame)
            view.addSubview(container.view)
            container.didMove(toParent: self)
          }
        }
        """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&systemVersion=17&type=Screen", Array(source.utf8),
      contentType: "text/x-swift")
    let layout = try answer.object()
    let found = (layout["views"] as? [String: Any])?.keys.first { $0.hasPrefix("view") && $0 != "view" }
    #expect(found != nil && (layout["source"] as? [String: Any])?["status"] as? String == "clean")
    let ids = (layout["views"] as? [String: Any])?.keys.map { $0 } ?? []
    #expect(
      ids.contains { layout.rect("views", $0, "frameInWindow") == wanted }, "\(answer.text.prefix(900))")
  }

  /// A status bar that is hidden leaves no safe area where there is no notch, and nothing to tell elsewhere.
  @Test(arguments: [("iPhone%20SE%20(3rd%20generation)", "partial"), ("iPhone%2015", "clean")])
  func hiddenStatusBarsAreTold(device: String, status: String) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(UILabel()) }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=\(device)", Array(source.utf8), contentType: "text/x-swift")
    let report = try answer.object()["source"] as? [String: Any]
    #expect(report?["status"] as? String == status, "\(answer.text.prefix(500))")
  }
}
