import Foundation
import TestSupport
import Testing

/// What code says of lists and cells, and what of it is told where it is not known.
@Suite struct ListWordTests {
  private func screen(_ source: String) throws -> (source: [String: Any], view: [String: Any]) {
    let sent = Client().upload(
      "/v1/import?type=Screen", Array(("import UIKit\n" + source).utf8), contentType: "text/x-swift")
    #expect(sent.status == 200, "\(sent.text.prefix(1000))")
    let answer = try sent.object()
    let one = try #require((answer["documents"] as? [[String: Any]])?.first, "\(sent.text.prefix(1000))")
    let hierarchy = (one["document"] as? [String: Any])?["hierarchy"] as? [String: Any]
    let view = try #require(hierarchy?["view"] as? [String: Any])
    return (
      one["source"] as? [String: Any] ?? [:], (view["subviews"] as? [[String: Any]])?.first ?? view
    )
  }

  private func elements(_ key: String, _ list: [String: Any]) -> [[String: Any]] {
    (list["sections"] as? [[String: Any]])?.first?[key] as? [[String: Any]] ?? []
  }

  private func table(_ cell: String, _ members: String = "", loaded: String = "") -> String {
    """
    class Screen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(loaded)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        \(cell)
        return cell
      }
      \(members)
    }
    """
  }

  /// Where a side of a size is known that side counts, and the other is told.
  @Test func aSideOfAnItemIsNotKnown() throws {
    let (source, list) = try screen(
      """
      protocol Sizes { func height(_ item: Int) -> CGFloat }
      class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        let sizes: Sizes
        init(sizes: Sizes) { self.sizes = sizes; super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
        required init?(coder: NSCoder) { nil }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          UICollectionViewCell()
        }
        func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
          -> CGSize
        { CGSize(width: 100, height: sizes.height(path.item)) }
      }
      """)
    let size = elements("items", list).first?["size"] as? [String: Double]
    #expect(size?["width"] == 100)
    let hole = (source["holes"] as? [[String: Any]])?.first
    #expect(hole?["kind"] as? String == "number" && hole?["blocking"] as? Bool == true, "\(source)")
  }

  /// The texts with attributes of the system's content are shown in their fonts, before plain ones.
  @Test func textsOfContentHaveTheirFonts() throws {
    let (source, list) = try screen(
      table(
        """
        var content = cell.defaultContentConfiguration()
        content.text = "plain"
        content.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        content.secondaryAttributedText = NSAttributedString(string: "b")
        cell.contentConfiguration = content
        """))
    #expect(source["status"] as? String == "clean")
    let content = elements("rows", list).first?["contentConfiguration"] as? [String: Any]
    let runs = content?["attributedText"] as? [[String: Any]]
    #expect(runs?.first?["text"] as? String == "a" && content?["text"] == nil)
    #expect((runs?.first?["font"] as? [String: Any])?["pointSize"] as? Double == 30)
    #expect(content?["secondaryText"] as? String == "b")
  }

  /// What would change a cell or a list and did not run is told.
  @Test(arguments: [
    "cell.accessoryType = .checkmark", "cell.accessoryView = UISwitch()", "cell.indentationLevel = 2",
    "cell.contentConfiguration = UIListContentConfiguration.cell()", "tableView.separatorStyle = .none",
    "tableView.sectionHeaderHeight = 3", "tableView.setEditing(true, animated: true)",
    "tableView.isEditing = true",
  ])
  func wordsThatDidNotRun(statement: String) throws {
    let (source, _) = try screen(table("", "func later(_ cell: UITableViewCell) { \(statement) }"))
    let idle = source["notRun"] as? [[String: Any]] ?? []
    #expect(idle.count == 1 && idle.first?["because"] as? String == "uncalled", "\(source)")
  }

  /// A list of a class in no file, or with a data source of one, has rows of which nobody knows.
  @Test(arguments: [
    "let list = SectionsTableView(style: .grouped)", "let list = FeedCollectionView()",
    "let list: UITableView = { let made = UITableView(); made.dataSource = Screen.source; return made }()\n  static let source = Feed()",
  ])
  func rowsOfWhatIsInNoFile(list: String) throws {
    let (source, _) = try screen(
      """
      class Screen: UIViewController {
        \(list)
        override func viewDidLoad() {
          super.viewDidLoad()
              list.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(list)
          NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: view.topAnchor), list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          ])
        }
      }
      """)
    let counts = (source["holes"] as? [[String: Any]])?.filter { $0["kind"] as? String == "count" }
    #expect(counts?.first?["target"] as? String == "list.sections", "\(source)")
  }

  /// An edited table asks for each row: whether it can be edited, how, and whether it moves.
  @Test func rowsOfAnEditedTable() throws {
    let (source, list) = try screen(
      table(
        "cell.textLabel?.text = cell.isEditing ? \"edited\" : \"plain\"",
        """
        override func tableView(_ table: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { path.row }
        override func tableView(_ table: UITableView, editingStyleForRowAt path: IndexPath)
          -> UITableViewCell.EditingStyle
        { path.row == 0 ? .insert : .delete }
        override func tableView(_ table: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool { true }
        override func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row == 0 }
        override func tableView(_ table: UITableView, moveRowAt path: IndexPath, to other: IndexPath) {}
        override func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool { path.row == 1 }
        """, loaded: "isEditing = true"))
    #expect(source["status"] as? String == "clean" && list["editing"] as? Bool == true)
    let rows = elements("rows", list)
    #expect(rows.map { $0["editingStyle"] as? String } == ["insert", "none"])
    #expect(rows.map { $0["shouldIndentWhileEditing"] as? Bool } == [nil, false])
    #expect(rows.map { $0["showsReorderControl"] as? Bool } == [nil, true])
    #expect(rows.map { $0["indentationLevel"] as? Int } == [nil, 1])
  }

  /// Without the method that moves rows none has a control for that, and each is edited by deleting it.
  @Test func editedRowsOfWhichNothingIsSaid() throws {
    let (_, list) = try screen(
      table("cell.showsReorderControl = true", loaded: "tableView.setEditing(true, animated: false)"))
    #expect(list["editing"] as? Bool == true)
    #expect(
      elements("rows", list).allSatisfy { $0["editingStyle"] == nil && $0["showsReorderControl"] == nil })
  }
}
