import Foundation
import TestSupport
import Testing

/// Controllers of lists in which nothing stands, or of which nobody knows what does.
@Suite struct EmptyListTests {
  private func names(_ source: String) throws -> [String]? {
    let text = "import UIKit\n" + source
    let answer = Client().upload("/v1/import", Array(text.utf8), contentType: "text/x-swift")
    let documents = try answer.object()["documents"] as? [[String: Any]]
    return documents?.compactMap { $0["name"] as? String }
  }

  /// An app shows the list with what stands around its rows, whether there are rows or not.
  @Test(arguments: [
    "0", "names.count", "Model.shared.count",
  ])
  func emptyTablesAreScreens(count: String) throws {
    let source = """
      final class Screen: UITableViewController {
        var names: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.rowHeight = 80
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { \(count) }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          Model.shared.cell(for: path)
        }
      }
      """
    #expect(try names(source) == ["Screen"])
  }

  /// A class that is there for others to come from is none, as long as nothing stands in its list.
  @Test func basesOfListsAreNoScreens() throws {
    let source = """
      class Base: UITableViewController {
        override func viewDidLoad() { tableView.rowHeight = 80 }
      }
      class Screen: Base {}
      """
    #expect(try names(source) == ["Screen"])
  }

  @Test func emptyCollectionsAreScreens() throws {
    let source = """
      final class Screen: UICollectionViewController {
        init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { nil }
      }
      final class Given: UIViewController {
        override func loadView() { view = UICollectionView(frame: .zero, collectionViewLayout: .init()) }
      }
      final class Nothing: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      """
    #expect(try names(source) == ["Screen", "Given"])
  }

  /// The rows of a plain table begin below its header, which is as high as it was made.
  @Test func whatStandsAroundRowsIsThere() throws {
    let source = """
      import UIKit
      final class Screen: UITableViewController {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Names"
          tableView.tableHeaderView = header
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?type=Screen&device=iPhone%20SE%20(3rd%20generation)", Array(source.utf8),
      contentType: "text/x-swift")
    let header = try answer.object().rect("views", "header", "frame")
    #expect(header == [0, 0, 375, 70], "\(answer.text.prefix(900))")
  }
}
