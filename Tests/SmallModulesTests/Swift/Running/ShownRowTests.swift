import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What a list is told and asked when its rows come to be seen.
@Suite struct ShownRowTests {
  /// The list of a screen.
  private func list(_ source: String) throws -> [String: Any] {
    let text = "import UIKit\n" + source
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(text.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let facts = ScreenFacts(["viewWidth": .number(393), "viewHeight": .number(852)])
    let reading = try #require(reader.reading(index, in: facts).screen)
    #expect(reading.report.status == .clean && reading.faults.isEmpty, "\(reading.report)")
    #expect(reading.report.notRun.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let view = (document?["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    return try #require((view?["subviews"] as? [[String: Any]])?.first ?? view)
  }

  private func section(_ members: String) throws -> [String: Any] {
    let list = try list(
      """
      class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.sectionHeaderHeight = 28
          tableView.sectionFooterHeight = 22
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "made"
          return cell
        }
        \(members)
      }
      """)
    return try #require((list["sections"] as? [[String: Any]])?.first)
  }

  private func text(_ object: Any?) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: object ?? [], options: .sortedKeys), as: UTF8.self)
  }

  /// A plain table has nothing above and below the rows of a section without a title and a view, but where its delegate says a height.
  @Test(arguments: [
    ("", nil),
    (
      "override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }",
      nil
    ),
    (
      "override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }",
      #"{"frame":{"height":10,"width":0,"x":0,"y":0}}"#
    ),
    (
      """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.font = .systemFont(ofSize: 30)
      }
      """, #"{"textLabel":{"font":{"pointSize":30},"text":"A"},"type":"tableViewHeaderFooterView"}"#
    ),
    // Of a title that is not known as well.
    (
      """
      let model: Model! = nil
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { model.groupName }
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.font = .systemFont(ofSize: 30)
      }
      """, #"{"textLabel":{"font":{"pointSize":30},"text":"group name"},"type":"tableViewHeaderFooterView"}"#
    ),
  ])
  func headersOfPlainTables(members: String, header: String?) throws {
    let section = try section(members)
    #expect(section["footer"] == nil)
    if let header {
      #expect(try text(section["header"]) == header)
    } else {
      #expect(section["header"] == nil)
    }
  }

  /// A row is told that it comes to be seen when it was made.
  @Test func rowsAreToldThatTheyAreShown() throws {
    let section = try section(
      """
      override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        cell.textLabel?.text = (cell.textLabel?.text ?? "") + " and shown"
      }
      """)
    let row = (section["rows"] as? [[String: Any]])?.first
    #expect(try text(row?["textLabel"]) == #"{"text":"made and shown"}"#)
  }

  /// Sizes are asked for when the list has the size that a layout gives it.
  @Test func sizesAreThoseOfTheListAsItIsLaidOut() throws {
    let list = try list(
      """
      class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          list.dataSource = self
          list.delegate = self
          view.addSubview(list)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          list.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(_ list: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
          cell.clipsToBounds = true
        }
        func collectionView(_ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
          CGSize(width: list.bounds.width / 2, height: 40)
        }
      }
      """)
    let section = (list["sections"] as? [[String: Any]])?.first
    let item = (section?["items"] as? [[String: Any]])?.first
    #expect(try text(item?["size"]) == #"{"height":40,"width":150}"#)
    #expect(item?["clipsToBounds"] as? Bool == true)
  }

  /// A list shows what it has when the life cycle ends: what is reloaded, inserted or applied after its rows were filled.
  @Test(arguments: [
    ("viewDidAppear(_ a: Bool) { super.viewDidAppear(a)", "tableView.reloadData()"),
    (
      "viewDidAppear(_ a: Bool) { super.viewDidAppear(a)",
      "tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)"
    ),
    ("viewDidLayoutSubviews() { super.viewDidLayoutSubviews()", "tableView.reloadData()"),
    ("viewDidAppear(_ a: Bool) { super.viewDidAppear(a)", "tableView.dataSource = self"),
  ])
  func rowsAreThoseThatWereLoadedLast(method: String, load: String) throws {
    let list = try list(
      """
      class Screen: UITableViewController {
        var items = ["old"]
        override func \(method); items = ["a", "b"]; \(load) }
        override func tableView(_ v: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        override func tableView(_ v: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = items[path.row]
          return cell
        }
      }
      """)
    let rows = (list["sections"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]] ?? []
    #expect(rows.map { ($0["textLabel"] as? [String: String])?["text"] } == ["a", "b"])
  }

  @Test func snapshotsCountUntilTheEnd() throws {
    let list = try list(
      """
      class Screen: UITableViewController {
        lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { _, _, text in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = text
          return cell
        }
        override func viewDidLoad() { super.viewDidLoad(); apply(["old"]) }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); apply(["a", "b"]) }
        func apply(_ texts: [String]) {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(texts)
          source.apply(snapshot)
        }
      }
      """)
    let rows = (list["sections"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]] ?? []
    #expect(rows.map { ($0["textLabel"] as? [String: String])?["text"] } == ["a", "b"])
  }

  /// A list that comes into the screen when that has appeared has rows, too.
  @Test func listsThatComeLateHaveRows() throws {
    let list = try list(
      """
      class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView()
        override func viewDidLoad() { super.viewDidLoad(); table.dataSource = self }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          table.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
          view.addSubview(table)
        }
        func tableView(_ v: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ v: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      """)
    let rows = (list["sections"] as? [[String: Any]])?.first?["rows"] as? [[String: Any]]
    #expect(rows?.count == 3)
  }

  /// The texts of a row make room for its image, which is told where it is not known.
  @Test func imagesOfRowsThatNobodyKnowsAreTold() throws {
    let source = """
      import UIKit
      class Screen: UITableViewController {
        let image: UIImage?
        init(image: UIImage?) { self.image = image; super.init(style: .plain) }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.imageView?.image = image
          return cell
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let report = try #require(reader.reading(0, in: ScreenFacts([:])).screen).report
    #expect(report.holes.map(\.kind) == [.image] && report.holes.first?.key == "Screen.image", "\(report)")
  }

  /// What code puts into the view that a table makes for a title stands there beside the title.
  @Test func viewsInTitlesAreShown() throws {
    let section = try section(
      """
      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Names" }
      override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        let (icon, button) = (UIImageView(frame: CGRect(x: 200, y: 2, width: 20, height: 20)), UIButton())
        (view as? UITableViewHeaderFooterView)?.contentView.addSubview(icon)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        button.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
      """)
    let header = try #require(section["header"] as? [String: Any])
    #expect(header["type"] as? String == "tableViewHeaderFooterView")
    #expect((header["textLabel"] as? [String: Any])?["text"] as? String == "Names")
    let content = try #require(header["contentView"] as? [String: Any])
    #expect(try text(content["subviews"]).contains(#""x":200"#))
    #expect(try text(header["subviews"]).contains("button"))
    #expect((header["constraints"] as? [Any])?.count == 1)
  }

  /// What arranges a collection is known though its rows are not.
  @Test func layoutsAreWrittenWithoutRows() throws {
    let list = try list(
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 97, height: 95)
          let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
          view.addSubview(list)
          list.dataSource = Sources.shared.items
        }
      }
      """)
    let flow = (list["collectionViewLayout"] as? [String: Any])?["flow"] as? [String: Any]
    #expect(flow?["itemSize"] as? [String: Double] == ["width": 97, "height": 95], "\(list)")
    #expect((list["sections"] as? [Any])?.isEmpty ?? true)
  }
}
