import Foundation
import TestSupport
import Testing

/// How far code scrolls, by where it puts a mark: at the offset that it has then, on a phone of 393 points.
@Suite struct ScrolledTests {
  private func offset(_ member: String, _ setUp: String, _ scroll: String) throws -> [Double]? {
    let found = try framesOnPhone(
      """
      class Screen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        let mark = UIView()
        \(member)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(shown)
          view.addSubview(mark)
          \(setUp)
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(scroll)
          mark.frame = CGRect(origin: shown.contentOffset, size: CGSize(width: 5, height: 5))
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
      }
      """)
    return found["mark"].map { Array($0.prefix(2)) }
  }

  /// Ten rows of 50 points in 100: no further than 400.
  @Test(arguments: [
    ("7", ".middle", 325.0), ("7", ".top", 350), ("7", ".bottom", 300), ("7", ".none", 300),
    ("9", ".top", 400),
    ("1", ".none", 0), ("0", ".middle", 0),
  ])
  func rows(row: String, position: String, y: Double) throws {
    let setUp = """
      shown.frame = CGRect(x: 0, y: 300, width: 200, height: 100)
      shown.rowHeight = 50
      shown.dataSource = self
      """
    let scroll = "shown.scrollToRow(at: IndexPath(row: \(row), section: 0), at: \(position), animated: false)"
    #expect(try offset("let shown = UITableView()", setUp, scroll) == [0, y])
  }

  /// Five items of 100 points beside each other in 100.
  @Test(arguments: [("2", ".centeredHorizontally", 200.0), ("4", ".left", 400), ("0", ".right", 0)])
  func items(item: String, position: String, x: Double) throws {
    let member = """
      let shown: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.scrollDirection = .horizontal
        return UICollectionView(frame: CGRect(x: 0, y: 300, width: 100, height: 100), collectionViewLayout: layout)
      }()
      """
    let setUp = """
      shown.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
      shown.dataSource = self
      """
    let scroll =
      "shown.scrollToItem(at: IndexPath(item: \(item), section: 0), at: \(position), animated: false)"
    #expect(try offset(member, setUp, scroll) == [x, 0])
  }

  /// A content of 600 points in 200: what is seen stays, and all else comes by the least way.
  @Test(arguments: [
    ("CGRect(x: 400, y: 0, width: 200, height: 50)", 400.0),
    ("CGRect(x: 10, y: 0, width: 20, height: 50)", 0),
    ("CGRect(x: 180, y: 0, width: 70, height: 50)", 50),
    ("CGRect(x: 550, y: 0, width: 200, height: 50)", 400),
    ("CGRect(x: 700, y: 0, width: 20, height: 50)", 0),
  ])
  func rectangles(rect: String, x: Double) throws {
    let setUp = """
      shown.frame = CGRect(x: 0, y: 300, width: 200, height: 50)
      shown.contentSize = CGSize(width: 600, height: 50)
      """
    let scroll = "shown.scrollRectToVisible(\(rect), animated: true)"
    #expect(try offset("let shown = UIScrollView()", setUp, scroll) == [x, 0])
    #expect(try offset("let shown = UIScrollView()", setUp + "\n" + scroll, "") == [x, 0])
    let back =
      "shown.contentOffset.x = 300; shown.scrollRectToVisible(CGRect(x: 120, y: 0, width: 9, height: 9), animated: true)"
    #expect(try offset("let shown = UIScrollView()", setUp, back) == [120, 0])
  }

  /// Where a row is before there is a layout is not known, nor where a part of a text is.
  @Test(arguments: [
    (
      "UITableView()", "list.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)",
      "UITableView.scrollToRow"
    ),
    (
      "UITextView()", "list.text = \"a\"; list.scrollRangeToVisible(NSRange(location: 9, length: 1))",
      "UITextView.scrollRangeToVisible"
    ),
  ])
  func whatIsNotKnown(view: String, call: String, key: String) throws {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let list = \(view)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          \(call)
        }
      }
      """
    let sent = Client().upload("/v1/import?type=Screen", Array(source.utf8), contentType: "text/x-swift")
    #expect(sent.status == 200 && sent.text.contains(key), "\(sent.text)")
  }

  /// The start of a text is seen.
  @Test func theStartOfATextIsSeen() throws {
    let setUp = "shown.frame = CGRect(x: 0, y: 300, width: 200, height: 50); shown.text = \"a\""
    let scroll = "shown.scrollRangeToVisible(NSRange(location: 0, length: 0))"
    #expect(try offset("let shown = UITextView()", setUp, scroll) == [0, 0])
  }
}
