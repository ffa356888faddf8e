import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// What is applied to data sources of lists.
@Suite struct SnapshotTests {
  private func reading(_ source: String) throws -> ScreenReading {
    let text = "import UIKit\n" + source
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(text.utf8))]))
    let index = try #require(reader.folder.classes.firstIndex { $0.name == "Screen" })
    let facts = ScreenFacts(["viewWidth": .number(393), "viewHeight": .number(852)])
    return try #require(reader.reading(index, in: facts).screen)
  }

  /// A screen of a list of words that a statement puts into sections.
  private func outline(_ statements: String) -> String {
    """
    class Screen: UIViewController {
      let list = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      var source: UICollectionViewDiffableDataSource<Int, String>!
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
          var content = cell.defaultContentConfiguration()
          content.text = item
          cell.contentConfiguration = content
        }
        source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
          list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var part = NSDiffableDataSourceSectionSnapshot<String>()
        \(statements)
      }
    }
    """
  }

  /// The texts of cells by sections, each behind as many dots as it is moved in.
  private func items(_ reading: ScreenReading) throws -> [[String]] {
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let view = (document?["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    let list = (view?["subviews"] as? [[String: Any]])?.first
    return (list?["sections"] as? [[String: Any]] ?? []).map { section in
      (section["items"] as? [[String: Any]] ?? []).map { item in
        let text = (item["contentConfiguration"] as? [String: Any])?["text"] as? String ?? ""
        return String(repeating: ".", count: item["indentationLevel"] as? Int ?? 0) + text
      }
    }
  }

  /// What is below an item is shown where that is opened and all above it are; it stands behind the item, moved in.
  @Test(arguments: [
    ("", [["a", "b"]]), ("part.expand([\"a\"])", [["a", ".a1", ".a2", "b"]]),
    ("part.expand([\"a2\"])", [["a", "b"]]), ("part.expand(part.items)", [["a", ".a1", ".a2", "..x", "b"]]),
    ("part.expand([\"a\", \"a2\"]); part.collapse([\"a2\"])", [["a", ".a1", ".a2", "b"]]),
    ("part.expand([\"a\"]); part.delete([\"a2\"])", [["a", ".a1", "b"]]),
    ("part.expand([\"a\"]); part.insert([\"0\"], before: \"a1\")", [["a", ".0", ".a1", ".a2", "b"]]),
    ("part.insert([\"c\"], after: \"a\")", [["a", "c", "b"]]),
    ("part = part.snapshot(of: \"a\")", [["a1", "a2"]]),
  ])
  func outlinesShowWhatIsOpened(statement: String, shown: [[String]]) throws {
    let reading = try reading(
      outline(
        """
        part.append(["a", "b"])
        part.append(["a1", "a2"], to: "a")
        part.append(["x"], to: "a2")
        \(statement)
        source.apply(part, to: 0, animatingDifferences: false)
        """))
    #expect(reading.report.status == .clean, "\(reading.report)")
    #expect(try items(reading) == shown)
  }

  /// Sections stay where a snapshot has put them; one that there is not is added.
  @Test func outlinesOfSections() throws {
    let reading = try reading(
      outline(
        """
        var whole = NSDiffableDataSourceSnapshot<Int, String>()
        whole.appendSections([1, 2])
        whole.appendItems(["z"], toSection: 2)
        whole.insertItems(["y"], beforeItem: "z")
        whole.insertItems(["w"], afterItem: "z")
        whole.moveItem("w", beforeItem: "z")
        source.apply(whole)
        part.append(["one"])
        source.apply(part, to: 1)
        part.append(["three"])
        source.apply(part, to: 3)
        """))
    #expect(try items(reading) == [["one"], ["y", "w", "z"], ["one", "three"]])
  }

  /// Where a snapshot comes from code that does not run, nobody knows what is shown: that is told, and so are the statements.
  @Test func awaitedRowsAreTold() throws {
    let reading = try reading(
      outline("Store.shared.load { [weak self] items in self?.source.apply(Store.snapshot(items)) }"))
    #expect(reading.report.holes.contains { $0.kind == .count }, "\(reading.report)")
    #expect(reading.report.notRun.contains { $0.statement == "apply" }, "\(reading.report)")
  }
}
