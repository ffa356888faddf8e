import LayoutModel
import SwiftScreens
import Testing

/// Members of controllers that change no layout: what is said of status bars, focus, styles and the way controllers come and go.
@Suite struct ControllerMemberTests {
  @Test(arguments: [
    "setNeedsStatusBarAppearanceUpdate()", "navigationController?.setNeedsStatusBarAppearanceUpdate()",
    "isModalInPresentation = true", "overrideUserInterfaceStyle = .dark", "definesPresentationContext = true",
    "modalPresentationCapturesStatusBarAppearance = true", "navigationItem.hidesBackButton = true",
    "navigationItem.setHidesBackButton(true, animated: false)", "restoresFocusAfterTransition = false",
    "self.focusGroupIdentifier = nil", "UIApplication.shared.isStatusBarHidden = true",
    "UIApplication.shared.statusBarStyle = .lightContent", "_ = preferredStatusBarStyle",
    "_ = navigationController?.prefersStatusBarHidden ?? parent?.prefersStatusBarHidden ?? prefersStatusBarHidden",
    "accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"a\", target: self, selector: #selector(viewDidLoad))]",
    "accessibilityLabel = \"a\"; accessibilityElements = [view!]; isAccessibilityElement = false",
    "view.accessibilityViewIsModal = true; shouldGroupAccessibilityChildren = true",
    "navigationItem.accessibilityLabel = title; navigationItem.backBarButtonItem?.accessibilityHint = nil",
    "let element = UIAccessibilityElement(accessibilityContainer: view!); element.accessibilityLabel = \"a\"",
  ])
  func theyBlockNothing(_ statement: String) throws {
    let source = """
      import UIKit
      class Base: UIViewController {
        override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
        override var preferredStatusBarStyle: UIStatusBarStyle {
          presentingViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
        }
      }
      final class Screen: Base {
        override func viewDidLoad() {
          view.addSubview(UILabel())
          \(statement)
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let readings = folder.classes.indices.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
    let report = try #require(readings.first { $0.name == "Screen" }?.report)
    #expect(report.status == .clean && report.holes.isEmpty && report.missing.isEmpty, "\(report)")
  }

  /// The view of a screen has a superview once it appears, which is not hidden; code that hides it hides the screen.
  @Test(
    arguments: [
      ("a.text = view.superview?.isHidden == false ? \"seen\" : \"not\"", true),
      ("if view.superview?.isHidden == true { a.text = \"not\" } else { a.text = \"seen\" }", true),
      ("a.text = \"seen\"; view.superview?.isHidden = true", false),
    ] as [(String, Bool)])
  func whatIsAroundTheScreen(_ statement: String, _ isClean: Bool) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let a = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(statement)
        }
      }
      """
    let found = try readScreen(source)
    #expect(found.document.contains("\"text\":\"seen\""))
    #expect(found.report.choices.isEmpty && (found.report.status == .clean) == isClean, "\(found.report)")
  }

  /// What controllers say of their size and of the insets of scroll views is in documents.
  @Test(arguments: [
    (
      "preferredContentSize = CGSize(width: 400, height: 120)",
      "\"preferredContentSize\":{\"width\":400,\"height\":120}"
    ),
    ("automaticallyAdjustsScrollViewInsets = false", "\"contentInsetAdjustmentBehavior\":\"scrollableAxes\""),
    (
      "automaticallyAdjustsScrollViewInsets = false; list.contentInsetAdjustmentBehavior = .never",
      "\"contentInsetAdjustmentBehavior\":\"never\""
    ),
  ])
  func sizesAndInsetsAreWritten(_ statement: String, _ wanted: String) throws {
    let found = try readScreen(
      """
      import UIKit
      final class Screen: UIViewController {
        let list = UIScrollView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          \(statement)
        }
      }
      """)
    #expect(found.document.contains(wanted) && found.report.status == .clean, "\(found)")
  }

  /// Traits have what others say; what those leave open does not count.
  @Test(arguments: [
    ("UITraitCollection(verticalSizeClass: .compact)", "no"),
    ("UITraitCollection(verticalSizeClass: .regular)", "yes"),
    ("UITraitCollection()", "yes"), ("nil", "yes"),
    (
      "UITraitCollection(traitsFrom: [UITraitCollection(verticalSizeClass: .regular), UITraitCollection(horizontalSizeClass: .regular)])",
      "no"
    ),
  ])
  func traitsContainTraits(_ traits: String, _ wanted: String) throws {
    let source = """
      import UIKit
      final class Screen: UIViewController {
        let a = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          a.text = traitCollection.containsTraits(in: \(traits)) ? "yes" : "no"
        }
      }
      """
    let facts = ScreenFacts(["horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2)])
    let found = try readScreen(source, in: facts)
    #expect(found.document.contains("\"text\":\"\(wanted)\""))
    #expect(found.report.choices.isEmpty, "\(found.report)")
  }

  /// A choice says what its key is taken to be, where that is not that it holds: here the contrary is what is asked.
  @Test(arguments: [
    ("a.isHidden = isNew", [true], true), ("a.isHidden = !isNew", [false], true),
    ("if !isNew { a.isHidden = true }", [false], true),
    ("a.isHidden = !isNew; b.isHidden = isNew", [false], true),
  ])
  func choicesSayWhatIsTaken(_ statement: String, _ taken: [Bool], _ isHidden: Bool) throws {
    let found = try readScreen(
      """
      import UIKit
      final class Screen: UIViewController {
        let a = UILabel(), b = UILabel()
        let isNew: Bool
        init(isNew: Bool) { self.isNew = isNew; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(a)
          view.addSubview(b)
          \(statement)
        }
      }
      """)
    #expect(found.report.choices.allSatisfy { $0.key == "Screen.isNew" })
    #expect(Array(found.report.choices.map(\.value).prefix(taken.count)) == taken, "\(found.report.choices)")
    #expect(found.document.contains("\"hidden\":true") == isHidden, "\(found.document)")
  }
}
