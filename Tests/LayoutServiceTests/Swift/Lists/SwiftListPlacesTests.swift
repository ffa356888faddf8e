import Foundation
import TestSupport
import Testing

/// Code that asks lists where their cells are, on a phone of 393 points.
@Suite struct SwiftListPlacesTests {
  private func mark(_ source: String) throws -> [Double]? {
    let sent = Client().upload(
      "/v1/resolve?type=Screen&device=iPhone%2015", Array(("import UIKit\n" + source).utf8),
      contentType: "text/x-swift")
    #expect(sent.status == 200, "\(sent.text.prefix(1000))")
    let layout = try sent.object()
    #expect((layout["source"] as? [String: Any])?["status"] as? String == "clean")
    return ((layout["views"] as? [String: Any])?["mark"] as? [String: Any])?.rect("frame")
  }

  /// The third of rows of 50 points, and a third of the width of the second.
  @Test func rowsHavePlaces() throws {
    let found = try mark(
      """
      class Screen: UITableViewController {
        let mark = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.rowHeight = 50
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
          view.addSubview(mark)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          mark.frame = tableView.rectForRow(at: IndexPath(row: 2, section: 0))
          guard let cell = tableView.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
          mark.frame.size.width = cell.frame.width / 3
          if tableView.cellForRow(at: IndexPath(row: 4, section: 0)) != nil { mark.isHidden = true }
        }
      }
      """)
    #expect(found == [0, 100, 131, 50])
  }

  /// A grouped table keeps 35 points above its first row where code says nothing, or 0, and none where it says the least height that
  /// there is.
  @Test(arguments: [
    ("0", 35.0), (".leastNonzeroMagnitude", 0), ("CGFloat.leastNormalMagnitude", 0), ("12", 12),
  ])
  func emptyHeadersOfGroupedTables(_ height: String, _ top: Double) throws {
    let found = try mark(
      """
      class Screen: UITableViewController {
        let mark = UIView()
        init() { super.init(style: .grouped) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { view.addSubview(mark) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { \(height) }
        override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 60 }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          mark.frame = tableView.rectForRow(at: IndexPath(row: 0, section: 0))
        }
      }
      """)
    #expect(found == [0, top, 393, 60])
  }

  /// A bar below the third of items of 60 points in a line, 10 apart, as of tabs that scroll.
  @Test func itemsHavePlaces() throws {
    let found = try mark(
      """
      class Screen: UIViewController, UICollectionViewDataSource {
        let layout = UICollectionViewFlowLayout(), mark = UIView()
        lazy var tabs = UICollectionView(frame: .zero, collectionViewLayout: layout)
        override func viewDidLoad() {
          super.viewDidLoad()
          layout.itemSize = CGSize(width: 60, height: 40)
          layout.scrollDirection = .horizontal
          tabs.dataSource = self
          tabs.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tab")
          tabs.frame = CGRect(x: 0, y: 100, width: 300, height: 40)
          view.addSubview(tabs)
          tabs.addSubview(mark)
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "tab", for: path)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let frame = tabs.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame ?? .zero
          mark.frame = CGRect(x: frame.origin.x, y: 35, width: frame.width, height: 5)
        }
      }
      """)
    #expect(found == [140, 35, 60, 5])
  }

  /// What stands above rows lays out its own views: the table has a say in its own edges alone.
  @Test(arguments: ["tableView.tableHeaderView = header", ""]) func viewsAboveRowsKeepTheirConstraints(
    setting: String
  ) throws {
    let source = """
      import UIKit
      class Screen: UITableViewController {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30)), line = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          header.addSubview(line)
          line.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: header.topAnchor), line.leadingAnchor.constraint(equalTo: header.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: header.trailingAnchor), line.heightAnchor.constraint(equalToConstant: 12),
          ])
          \(setting)
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { \(setting.isEmpty ? "header" : "nil") }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { \(setting.isEmpty ? "30" : "0") }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015", Array(source.utf8), contentType: "text/x-swift")
    let layout = try answer.object()
    #expect(layout.rect("views", "line", "frame") == [0, 0, 393, 12], "\(answer.text.prefix(900))")
    #expect((layout["diagnostics"] as? [Any])?.isEmpty == true)
  }

  /// A title keeps the height that the delegate says for what the table makes of it.
  @Test func titlesHaveTheHeightThatIsSaid() throws {
    let source = """
      import UIKit
      class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.sectionHeaderTopPadding = 0
          tableView.rowHeight = 50
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "People" }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 70 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015", Array(source.utf8), contentType: "text/x-swift")
    let layout = try answer.object()
    #expect(layout.rect("views", "view/0/header", "frame") == [0, 0, 393, 70], "\(answer.text.prefix(900))")
    #expect(layout.rect("views", "view/0/0", "frame") == [0, 70, 393, 50])
  }
}
