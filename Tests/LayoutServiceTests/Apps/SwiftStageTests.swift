import Foundation
import LayoutService
import TestSupport
import Testing

/// What stands around a class in Swift (docs/swift.md). The frames are UIKit's insets of an upright iPhone 15 with version 17: 59 points
/// at the top, 44 of a navigation bar, 96 of one with a large title, 49 of a tab bar above 34.
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
      "/v1/resolve?device=iPhone%2015&systemVersion=17\(query)", Array(source.utf8),
      contentType: "text/x-swift")
    #expect(answer.status == 200, "\(answer.text.prefix(500))")
    return try answer.object().rect("views", "box", "frameInWindow")
  }

  @Test(arguments: [
    // Nothing to do with a bar.
    ("view.backgroundColor = .red", "", [0.0, 59, 10, 759]),
    ("title = \"Contacts\"", "", [0, 103, 10, 715]),
    ("self.title = \"Contacts\"", "&in=nothing", [0, 59, 10, 759]),
    ("navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)", "", [0, 103, 10, 715]),
    ("title = \"A\"; navigationController?.navigationBar.prefersLargeTitles = true", "", [0, 155, 10, 663]),
    ("navigationController?.setNavigationBarHidden(true, animated: false)", "", [0, 59, 10, 759]),
    ("view.backgroundColor = .red", "&in=tab", [0, 59, 10, 710]),
    ("view.backgroundColor = .red", "&in=tab&in=navigation", [0, 103, 10, 666]),
    ("additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 5, right: 0)", "", [0, 66, 10, 747]),
  ])
  func barsTakeTheirRoom(body: String, query: String, frame: [Double]) throws {
    #expect(try self.frame(body, query) == frame)
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
    #expect(fault.status == 400)
  }

  /// A sheet begins below the status bar, where the safe area of what it covers ends.
  @Test func sheetsArePresented() throws {
    let frame = try #require(try frame("view.backgroundColor = .red", "&in=sheet"))
    #expect(frame[1] > 59 && frame[0] == 0)
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
}
