import Foundation
import LayoutModel
import SwiftInterpreter
import SwiftScreens
import TestSupport
import Testing

/// Classes that lay out by helpers of other files, as layout libraries have them, and the documents that whoever reads them would
/// write by hand.
@Suite struct LibraryScreenTests {
  /// The document of a class without the lines that it is made at, and what is missing.
  private func document(
    of name: String, _ files: [String]
  ) throws -> (document: [String: Any], missing: [String]) {
    let texts = files.enumerated().map { index, text in
      SourceText(path: "\(index == 0 ? "App" : "Kit")/\(index).swift", bytes: Array(text.utf8))
    }
    let folder = SwiftFolder(texts)
    var reader = ScreenReader(folder)
    let index = try #require(folder.classes.firstIndex { $0.name == name })
    let reading = try #require(reader.reading(index, in: ScreenFacts([:])).screen)
    let found = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    return (try #require(found), reading.report.missing.map { "\($0)" })
  }

  private func views(_ document: [String: Any]) -> [[String: Any]] {
    ((document["hierarchy"] as? [String: Any])?["view"] as? [String: Any])?["subviews"] as? [[String: Any]]
      ?? []
  }

  private func constraints(_ document: [String: Any]) -> [String] {
    (document["constraints"] as? [[String: Any]] ?? []).map { one in
      let second = (one["secondItem"] as? String).map { " \($0).\(one["secondAttribute"] ?? "")" } ?? ""
      let first = "\(one["firstItem"] ?? "").\(one["firstAttribute"] ?? "")"
      return "\(first) =\(second) \(one["constant"] ?? 0) @\(one["priority"] ?? 1000)"
    }
  }

  /// A mask counts until something turns it off (UIView): the view that forgets it is in conflict, as on a phone.
  @Test func masksAreTold() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let label = UILabel()
        let picture = UIImageView(image: .checkmark)
        override func viewDidLoad() {
          view.addSubview(label)
          view.addSubview(picture)
          picture.contentMode = .scaleAspectFit
          picture.translatesAutoresizingMaskIntoConstraints = false
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """
    let (document, missing) = try document(of: "Screen", [source])
    #expect(missing.isEmpty)
    let masks = views(document).map { $0["translatesAutoresizingMaskIntoConstraints"] as? Bool }
    #expect(masks == [true, false])
    #expect(views(document)[1]["contentMode"] as? String == "scaleAspectFit")
    #expect(views(document)[1]["image"] as? String == "UIImage(systemName: \"checkmark.circle.fill\")")
  }

  /// Then hands an object to a closure and gives it back, and changes a copy of a value, as its documentation says. An app's own file of it is
  /// read in place of ours.
  @Test(arguments: [false, true]) func objectsAreSetUpWhereTheyAreMade(isInApp: Bool) throws {
    let source = """
      import Then
      import UIKit
      class Screen: UIViewController {
        let label = UILabel().then {
          $0.text = "Hello"
          $0.numberOfLines = 0
        }
        override func viewDidLoad() {
          view.addSubview(label)
          view.layoutMargins = UIEdgeInsets.zero.with { $0.left = 24 }
          label.do { $0.text = ($0.text ?? "") + "!" }
        }
      }
      """
    let own = """
      public protocol Then {}
      extension Then where Self: Any {
        public func with(_ block: (inout Self) throws -> Void) rethrows -> Self { var copy = self; try block(&copy); return copy }
        public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
      }
      extension Then where Self: AnyObject {
        public func then(_ block: (Self) throws -> Void) rethrows -> Self { try block(self); return self }
      }
      extension NSObject: Then {}
      extension UIEdgeInsets: Then {}
      """
    let (document, missing) = try document(of: "Screen", isInApp ? [source, own] : [source])
    #expect(missing.isEmpty)
    let view = (document["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    #expect((view?["layoutMargins"] as? [String: Double])?["left"] == 24)
    #expect(views(document)[0]["text"] as? String == "Hello!")
    #expect(views(document)[0]["numberOfLines"] as? Int == 0)
  }

  /// StatefulViewController shows the view of a state over all else, off the edges by as much as that says, unless there is content, as its
  /// documentation says.
  @Test(arguments: [
    ("startLoading()", "activityIndicator"), ("startLoading(); endLoading()", "label"),
    ("endLoading(animated: false, error: Failure())", "button"), ("rows = 1; startLoading()", nil),
    ("startLoading(); rows = 1; endLoading(error: Failure())", nil), ("", nil),
  ]) func statesShowTheirViews(body: String, shown: String?) throws {
    let source = """
      import StatefulViewController
      import UIKit
      struct Failure: Error {}
      final class Empty: UILabel, StatefulPlaceholderView {
        func placeholderViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      }
      class Screen: UIViewController {
        var rows = 0
        let mark = UISwitch()
        override func viewDidLoad() {
          view.addSubview(mark)
          emptyView = Empty()
          loadingView = UIActivityIndicatorView()
          errorView = UIButton()
          \(body)
        }
      }
      extension Screen: StatefulViewController {
        func hasContent() -> Bool { rows > 0 }
      }
      """
    let (document, missing) = try document(of: "Screen", [source])
    #expect(missing.isEmpty)
    let over = views(document).dropFirst().first
    let found = (over?["subviews"] as? [[String: Any]])?.first?["type"] as? String
    #expect(found == shown && views(document).count == (shown == nil ? 1 : 2), "\(document)")
    let constants = constraints(document).compactMap { $0.split(separator: " ").dropLast().last }.sorted()
    #expect(
      constants == (shown == nil ? [] : shown == "label" ? ["1", "2", "3", "4"] : ["0", "0", "0", "0"]))
  }

  /// Guides are objects with an id in documents (openapi.yaml).
  @Test func guidesAreTold() throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let middle = UILayoutGuide()
        override func viewDidLoad() {
          view.addLayoutGuide(middle)
          middle.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
      }
      """
    let (document, _) = try document(of: "Screen", [source])
    let root = (document["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    #expect(root?["layoutGuides"] as? [[String: String]] == [["id": "middle"]])
    #expect(constraints(document) == ["middle.width = 20 @1000"])
  }

  /// What an app declares with UIKit's name in an extension is meant in the app; UIKit's own code means its own.
  @Test func extensionsHideUIKit() throws {
    let source = """
      import UIKit
      extension UIView {
        func layoutIfNeeded() { addSubview(UISwitch()) }
        @discardableResult func subviews(_ views: UIView...) -> UIView {
          views.forEach { addSubview($0) }
          return self
        }
      }
      class Screen: UIViewController {
        override func viewDidLoad() {
          view.subviews(UILabel(), UIButton())
          view.layoutIfNeeded()
        }
      }
      """
    let (document, _) = try document(of: "Screen", [source])
    #expect(views(document).map { $0["type"] as? String } == ["label", "button", "switch"])
  }

  /// Operators, types in extensions and functions behind their module's name, each declared in a file that nothing else needs.
  @Test func whatOtherFilesDeclareIsFound() throws {
    let screen = """
      import UIKit
      import Kit
      class Screen: UIViewController {
        let label = UILabel()
        let styles: [(style: Theme.Style, name: String)] = [(.wide, "a"), (.narrow, "b")]
        override func viewDidLoad() {
          view.addSubview(label)
          Kit.release(label)
          for (style, _) in styles { label.widthAnchor.constraint(equalToConstant: style.width) ~ .defaultLow }
        }
      }
      """
    let (document, missing) = try document(
      of: "Screen",
      [
        screen, "struct Theme {}", "extension Theme { enum Style { case wide, narrow } }",
        "import UIKit\nextension Theme.Style { var width: CGFloat { self == .wide ? 40 : 30 } }",
        "import UIKit\nfunc release(_ view: UIView) { view.translatesAutoresizingMaskIntoConstraints = false }",
        """
        import UIKit
        precedencegroup Weight { lowerThan: ComparisonPrecedence }
        infix operator ~: Weight
        func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) {
          constraint.priority = priority
          constraint.isActive = true
        }
        """,
      ])
    #expect(missing.isEmpty, "\(missing)")
    #expect(constraints(document) == ["label.width = 40 @250", "label.width = 30 @250"])
    #expect(views(document).first?["translatesAutoresizingMaskIntoConstraints"] as? Bool == false)
  }

  /// What stands behind the name of a module that is not there is not the app's own of that name.
  @Test func modulesOfOthersAreNotTheAppsOwn() throws {
    let source = """
      import Other
      import UIKit
      func release(_ view: UIView) { view.isHidden = true }
      class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          Other.release(label)
        }
      }
      """
    let (document, missing) = try document(of: "Screen", [source])
    #expect(views(document).first?["hidden"] == nil && !missing.isEmpty)
  }
}
