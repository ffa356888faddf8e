import Foundation
import LayoutService
import TestSupport
import Testing

/// Where containers that are screens have what they show.
@Suite struct ContainerFramesTests {
  private static let page = """
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
          box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 10),
        ])
      }
    }

    """

  private func boxes(_ query: String, _ source: String) throws -> [Double]? {
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&systemVersion=17&\(query)",
      Array((Self.page + source).utf8), contentType: "text/x-swift")
    let layout = try answer.object()
    let ids = (layout["views"] as? [String: Any])?.keys.filter { $0.hasSuffix("box") } ?? []
    #expect(ids.count == 1, "\(answer.text.prefix(900))")
    return ids.first.flatMap { layout.rect("views", $0, "frameInWindow") }
  }

  /// Below 20 points of the status bar and a bar of 44, above tabs of 49 or dots of 37, in margins of 16.
  @Test(arguments: [
    (
      "class Screen: UITabBarController { override func viewDidLoad() { super.viewDidLoad(); viewControllers = [Page()] } }",
      [16.0, 20, 10, 598]
    ),
    (
      "class Screen: UITabBarController { override func viewDidLoad() { viewControllers = [UINavigationController(rootViewController: Page())] } }",
      [16, 64, 10, 554]
    ),
    (
      "class Screen: UINavigationController { convenience init() { self.init(rootViewController: Page()) } }",
      [16, 64, 10, 603]
    ),
    (
      """
      class Screen: UIPageViewController, UIPageViewControllerDataSource {
        init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          dataSource = self
          setViewControllers([Page()], direction: .forward, animated: false)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
      }
      """, [16, 20, 10, 610]
    ),
  ])
  func aContainerPlacesItsChild(_ source: String, _ wanted: [Double]) throws {
    #expect(try boxes("type=Screen", source) == wanted)
  }

  /// Containers that an expression makes are shown, too.
  @Test func aContainerIsMade() throws {
    let made = "UINavigationController(rootViewController:%20Page())"
    #expect(try boxes("make=\(made)", "") == [16, 64, 10, 603])
  }

  /// Code that asks where its views are is told their places in the container.
  @Test func aChildKnowsItsPlace() throws {
    let source = """
      class Screen: UITabBarController { override func viewDidLoad() { viewControllers = [Child()] } }
      class Child: UIViewController {
        let box = UIView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(box) }
        override func viewDidLayoutSubviews() {
          box.frame = CGRect(x: 1, y: view.safeAreaInsets.bottom, width: 5, height: view.bounds.height)
        }
      }
      """
    #expect(try boxes("type=Screen", source) == [1, 49, 5, 667])
  }
}
