import Foundation
import LayoutModel
import SwiftInterpreter
import SwiftScreens
import TestSupport
import Testing

/// Lists whose data sources are code: the rows that a phone would show, as whoever reads the code would write them.
@Suite struct ListScreenTests {
  private func reading(_ source: String) throws -> ScreenReading {
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let facts = ScreenFacts([
      "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
      "windowWidth": .number(393), "windowHeight": .number(852), "viewWidth": .number(393),
      "viewHeight": .number(852),
    ])
    return try #require(reader.reading(index, in: facts).screen)
  }

  /// The only view of the screen, a list.
  private func list(_ reading: ScreenReading) throws -> [String: Any] {
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let controller = try #require(document?["hierarchy"] as? [String: Any])
    let view = try #require(controller["view"] as? [String: Any])
    return (view["subviews"] as? [[String: Any]])?.first ?? view
  }

  private func expect(_ found: Any?, _ wanted: String, at line: Testing.SourceLocation = #_sourceLocation)
    throws
  {
    let wanted = try JSONSerialization.jsonObject(with: Data(wanted.utf8))
    let text = String(decoding: try JSONSerialization.data(withJSONObject: found ?? []), as: UTF8.self)
    #expect(found as? NSObject == wanted as? NSObject, "\(text)", sourceLocation: line)
  }

  private static let cell = """
    import UIKit
    struct Person { let name: String }
    class PersonCell: UITableViewCell {
      let nameLabel = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(nameLabel)
        NSLayoutConstraint.activate([
          nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  private static let settings =
    cell + """
      class Screen: UITableViewController {
        let people = [Person(name: "Anna"), Person(name: "Bob")]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(PersonCell.self, forCellReuseIdentifier: "person")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          section == 0 ? people.count : 1
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          section == 0 ? "People" : nil
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          indexPath.section == 1 ? 60 : UITableView.automaticDimension
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          if indexPath.section == 1 {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Log out"
            cell.accessoryType = .disclosureIndicator
            return cell
          }
          let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath) as! PersonCell
          cell.nameLabel.text = people[indexPath.row].name
          return cell
        }
      }
      """

  /// A row of the first section.
  private func row(_ number: Int, _ name: String) -> String {
    let id = "view/0/\(number)"
    return """
      {
        "id": "\(id)", "type": "tableViewCell", "customClass": "PersonCell",
        "contentView": {
          "id": "\(id)/contentView", "translatesAutoresizingMaskIntoConstraints": false,
          "frame": {"x": 0, "y": 0, "width": 320, "height": 44}, "insetsLayoutMarginsFromSafeArea": false,
          "preservesSuperviewLayoutMargins": true,
          "subviews": [
            {
              "id": "\(id)/nameLabel", "type": "label", "translatesAutoresizingMaskIntoConstraints": false,
              "text": "\(name)"
            }
          ]
        },
        "constraints": [
          {
            "firstItem": "\(id)/nameLabel", "firstAttribute": "top", "secondItem": "\(id)/contentView",
            "secondAttribute": "top", "constant": 8
          },
          {
            "firstItem": "\(id)/nameLabel", "firstAttribute": "bottom", "secondItem": "\(id)/contentView",
            "secondAttribute": "bottom", "constant": -8
          }
        ]
      }
      """
  }

  /// Two sections: rows of a class of the app and of the system, a title, and a height that the delegate says.
  @Test func rowsOfATable() throws {
    let reading = try reading(Self.settings)
    try expect(
      list(reading)["sections"],
      """
      [
        {"header": "People", "rows": [\(row(0, "Anna")), \(row(1, "Bob"))]},
        {
          "rows": [
            {
              "id": "view/1/0", "type": "tableViewCell", "style": "subtitle", "height": 60,
              "accessoryType": "disclosureIndicator", "textLabel": {"text": "Log out"}
            }
          ]
        }
      ]
      """)
    #expect(reading.report.holes.isEmpty && reading.report.status == .clean, "\(reading.report)")
  }

  /// What the system shows in a cell stands behind the content view in which it is.
  @Test func cellsOfBothKinds() throws {
    let reading = try reading(
      """
      import UIKit
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Name"
          cell.contentView.addSubview(UISwitch())
          return cell
        }
      }
      """)
    let text = String(decoding: reading.document, as: UTF8.self)
    let content = try #require(text.range(of: #""contentView""#))
    let label = try #require(text.range(of: #""textLabel""#))
    #expect(content.upperBound < label.lowerBound, "\(text)")
    #expect(text.components(separatedBy: #""contentView":"#).count == 2, "\(text)")
  }

  /// A controller without an initializer of its own is made by the one without arguments.
  @Test func tablesArePlain() throws {
    let reading = try reading(
      """
      import UIKit
      class Screen: UITableViewController {
        override func viewDidLoad() { tableView.addSubview(UILabel()) }
      }
      """)
    #expect(try list(reading)["style"] == nil && reading.report.holes.isEmpty, "\(reading.report)")
  }

  /// One row stands for a number that nobody knows, and its text for one that only the data has.
  @Test func rowsOfUnknownData() throws {
    let reading = try reading(
      Self.cell + """
        class Screen: UITableViewController {
          var people: [Person]
          init(people: [Person]) { self.people = people; super.init(style: .grouped) }
          required init?(coder: NSCoder) { nil }
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people.count }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = PersonCell(style: .default, reuseIdentifier: nil)
            cell.nameLabel.text = people[indexPath.row].name
            return cell
          }
        }
        """)
    let list = try list(reading)
    #expect(list["style"] as? String == "grouped")
    let sections = list["sections"] as? [[String: Any]]
    #expect((sections?.first?["rows"] as? [Any])?.count == 1)
    #expect(reading.report.holes.map(\.kind) == [.count, .text], "\(reading.report.holes)")
    #expect(reading.report.holes.map(\.key) == ["Screen.people.count", "Screen.people[].name"])
    #expect(reading.report.holes.first?.standIn == "1" && reading.report.status == .clean)
  }

  /// A row in which something is not understood is left out and told; the others stand.
  @Test func rowsThatAreNotUnderstood() throws {
    let reading = try reading(
      Self.cell + """
        class Screen: UITableViewController {
          override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            if indexPath.row == 1 { Decoration.decorate(cell) }
            return cell
          }
        }
        """)
    let sections = try list(reading)["sections"] as? [[String: Any]]
    #expect((sections?.first?["rows"] as? [Any])?.count == 1)
    #expect(reading.report.holes.map(\.kind) == [.count], "\(reading.report.holes)")
    #expect(reading.report.holes.first?.place?.place.line == 20)
  }

  /// The view above all rows is no row's, and what it says of the table's width is so anyhow.
  @Test func viewsAboveAllRows() throws {
    let reading = try reading(
      """
      import UIKit
      class Screen: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
          tableView.tableHeaderView = header
          let footer = UIView()
          footer.translatesAutoresizingMaskIntoConstraints = false
          tableView.tableFooterView = footer
          footer.widthAnchor.constraint(equalTo: tableView.widthAnchor).isActive = true
          footer.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
      }
      """)
    let list = try list(reading)
    try expect(
      list["tableHeaderView"], #"{"id": "header", "frame": {"x": 0, "y": 0, "width": 0, "height": 60}}"#)
    try expect(
      list["tableFooterView"],
      """
      {
        "id": "footer", "translatesAutoresizingMaskIntoConstraints": false,
        "constraints": [{"firstItem": "footer", "firstAttribute": "height", "constant": 30}]
      }
      """)
    #expect(list["subviews"] == nil && reading.report.status == .clean)
  }

  /// A flow layout of which the delegate says the sizes, and a diffable source with a section for each kind of layout.
  @Test func itemsOfCollections() throws {
    let flow = try reading(
      """
      import UIKit
      class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        override func viewDidLoad() {
          super.viewDidLoad()
          let layout = UICollectionViewFlowLayout()
          layout.minimumLineSpacing = 4
          let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
          collection.dataSource = self
          collection.delegate = self
          view.addSubview(collection)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
          -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          insetForSectionAt section: Int) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
          sizeForItemAt indexPath: IndexPath) -> CGSize { CGSize(width: 100, height: 20 * (indexPath.item + 1)) }
      }
      """)
    try expect(
      list(flow)["collectionViewLayout"],
      #"{"flow": {"minimumLineSpacing": 4, "sectionInset": {"top": 1, "left": 2, "bottom": 3, "right": 4}}}"#)
    let items = (try list(flow)["sections"] as? [[String: Any]])?.first?["items"] as? [[String: Any]]
    try expect(items?.map { $0["size"] }, #"[{"width": 100, "height": 20}, {"width": 100, "height": 40}]"#)
    #expect(flow.report.holes.isEmpty)
  }

  private static let sections = """
    import UIKit
    class Screen: UIViewController {
      var source: UICollectionViewDiffableDataSource<Int, String>!
      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { section, environment in
          if section == 0 {
            return .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
              layoutEnvironment: environment)
          }
          let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 6
          return section
        }
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.addSubview(collection)
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
          var content = cell.defaultContentConfiguration()
          content.text = text
          cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
          $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["One"], toSection: 0)
        snapshot.appendItems(["Two", "Three"], toSection: 1)
        source.apply(snapshot)
      }
    }
    """

  @Test func sectionsOfCompositionalLayouts() throws {
    let reading = try reading(Self.sections)
    let list = try list(reading)
    try expect(
      list["collectionViewLayout"],
      """
      {
        "compositional": {
          "sections": [
            {"list": {"appearance": "insetGrouped"}},
            {
              "group": {
                "axis": "horizontal",
                "layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"absolute": 80}},
                "subitems": [
                  {
                    "layoutSize": {
                      "widthDimension": {"fractionalWidth": 0.5}, "heightDimension": {"fractionalHeight": 1}
                    }
                  }
                ]
              },
              "interGroupSpacing": 6
            }
          ]
        }
      }
      """)
    let sections = list["sections"] as? [[String: Any]] ?? []
    let texts = sections.map { section in
      (section["items"] as? [[String: Any]] ?? []).map { item in
        (item["contentConfiguration"] as? [String: Any])?["text"] as? String
      }
    }
    #expect(texts == [["One"], ["Two", "Three"]], "\(sections)")
    #expect(reading.report.holes.isEmpty, "\(reading.report.holes)")
  }

  /// Lists without end, and lists in their own cells, end.
  @Test func hostileLists() throws {
    let reading = try reading(
      """
      import UIKit
      class Screen: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { Int.max }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Int.max }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          let inner = UITableView()
          inner.dataSource = self
          cell.contentView.addSubview(inner)
          return cell
        }
      }
      """)
    let rows = String(decoding: reading.document, as: UTF8.self).components(
      separatedBy: #""type":"tableViewCell""#)
    #expect(rows.count <= 201 && rows.count > 100, "\(rows.count)")
    #expect(reading.report.holes.contains { $0.kind == .count || $0.kind == .limit })
  }
}
