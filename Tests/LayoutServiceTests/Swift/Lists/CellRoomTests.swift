import Foundation
import TestSupport
import Testing

/// Code that asks cells how large they are before they are laid out, on a phone of 393 points.
@Suite struct CellRoomTests {
  private func table(_ members: String, _ cell: String = "", more: String = "", height: String = "60")
    -> String
  {
    """
    class Screen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.rowHeight = \(height)
        tableView.register(Row.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
        \(more)
        return cell
      }
      \(members)
    }
    class Row: UITableViewCell {
      let (first, second) = (UIView(), UIView())
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(first)
        contentView.addSubview(second)
      }
      required init?(coder: NSCoder) { nil }
      \(cell)
    }
    """
  }

  /// A row that was dequeued for a place is as large as its table has it there, and so is its content view.
  @Test func rowsAreSizedWhenTheyAreDequeued() throws {
    let found = try framesOnPhone(
      table(
        "",
        more: """
          cell.first.frame = CGRect(x: 0, y: 0, width: cell.bounds.width / 3, height: cell.frame.height / 2)
          cell.second.frame = cell.contentView.bounds.insetBy(dx: 10, dy: 10)
          """))
    #expect(found["view/0/0/first"] == [0, 0, 131, 30])
    #expect(found["view/0/0/second"] == [10, 10, 373, 40])
  }

  /// What stands in a content view as it was made grows with it; what comes later has its frame.
  @Test func masksCountFromTheSizeThatThereWas() throws {
    let found = try framesOnPhone(
      table(
        "",
        more: """
          cell.second.autoresizingMask = .flexibleWidth
          cell.second.frame = CGRect(x: 10, y: 0, width: cell.contentView.bounds.width - 20, height: 5)
          let line = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1))
          line.autoresizingMask = .flexibleWidth
          cell.contentView.addSubview(line)
          """))
    #expect(found["view/0/0/second"] == [10, 0, 373, 5])
    #expect(found["view/0/0/line"] == [0, 0, 300, 1])
  }

  /// A row has its room when it configures itself and when it comes to be seen, whoever made it.
  @Test func rowsAreSizedWhenTheyAreShown() throws {
    let found = try framesOnPhone(
      table(
        """
        override func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
          (cell as? Row)?.second.frame = CGRect(x: 0, y: 0, width: cell.bounds.width, height: cell.bounds.height)
        }
        """,
        """
        override func updateConfiguration(using state: UICellConfigurationState) {
          super.updateConfiguration(using: state)
          first.frame = CGRect(x: 0, y: 0, width: bounds.width / 3, height: 8)
        }
        """))
    #expect(found["view/0/0/first"] == [0, 0, 131, 8])
    #expect(found["view/0/0/second"] == [0, 0, 393, 60])
  }

  /// How high a row is that says it itself is known by then.
  @Test func rowsThatSizeThemselves() throws {
    let found = try framesOnPhone(
      table(
        """
        override func tableView(
          _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
          (cell as? Row)?.second.frame = CGRect(x: 0, y: 0, width: 10, height: cell.bounds.height)
        }
        """,
        more: """
          cell.first.translatesAutoresizingMaskIntoConstraints = false
          cell.first.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
          cell.first.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
          cell.first.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
          cell.first.widthAnchor.constraint(equalToConstant: 20).isActive = true
          cell.first.heightAnchor.constraint(equalToConstant: 90).isActive = true
          """, height: "UITableView.automaticDimension"))
    #expect(found["view/0/0"] == [0, 0, 393, 90])
    #expect(found["view/0/0/second"] == [0, 0, 10, 90])
  }

  /// A view above rows is as wide as the table when it comes to be seen.
  @Test func headersAreSizedWhenTheyAreShown() throws {
    let found = try framesOnPhone(
      table(
        """
        let (head, bar) = (UIView(), UIView())
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          head.addSubview(bar)
          return head
        }
        override func tableView(
          _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
          bar.frame = view.bounds.insetBy(dx: 20, dy: 5)
        }
        """))
    #expect(found["bar"] == [20, 5, 353, 40], "\(found.keys)")
  }

  private func collection(_ members: String, _ cell: String, more: String = "", layout: String = "") -> String
  {
    """
    class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      init() {
        let flow = UICollectionViewFlowLayout()
        \(layout)
        super.init(collectionViewLayout: flow)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path) as! Item
        \(more)
        return cell
      }
      \(members)
    }
    class Item: UICollectionViewCell {
      let (first, second) = (UIView(), UIView())
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(first)
        contentView.addSubview(second)
        \(cell)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  /// An item of a flow layout is made with the size that it has there.
  @Test func itemsAreMadeWithTheirSize() throws {
    let found = try framesOnPhone(
      collection(
        """
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: collectionView.bounds.width / 3, height: 60) }
        """,
        """
        first.frame = contentView.bounds
        first.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        """,
        more: "cell.second.frame = CGRect(x: 5, y: 0, width: cell.bounds.width - 10, height: 20)"))
    #expect(found["collectionView/0/0"]?.suffix(2) == [131, 60])
    #expect(found["collectionView/0/0/first"] == [0, 0, 131, 60])
    #expect(found["collectionView/0/0/second"] == [5, 0, 121, 20])
  }

  /// One that says its size itself is made with the size that the layout expects.
  @Test func itemsAreMadeWithTheSizeThatIsExpected() throws {
    let found = try framesOnPhone(
      collection(
        "",
        """
        first.frame = CGRect(x: 0, y: 0, width: frame.width / 2, height: frame.height)
        second.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          second.topAnchor.constraint(equalTo: contentView.topAnchor),
          second.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          second.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          second.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          second.widthAnchor.constraint(equalToConstant: 90), second.heightAnchor.constraint(equalToConstant: 70),
        ])
        """, layout: "flow.estimatedItemSize = CGSize(width: 100, height: 30)"))
    #expect(found["collectionView/0/0"]?.suffix(2) == [90, 70])
    #expect(found["collectionView/0/0/first"] == [0, 0, 50, 30])
  }

  /// An item is as large as its layout has it when it comes to be seen.
  @Test func itemsAreSizedWhenTheyAreShown() throws {
    let found = try framesOnPhone(
      collection(
        """
        override func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) {
          (cell as? Item)?.first.frame = CGRect(x: 0, y: 0, width: cell.bounds.width, height: cell.bounds.height / 2)
        }
        """, "", layout: "flow.itemSize = CGSize(width: 80, height: 40)"))
    #expect(found["collectionView/0/0/first"] == [0, 0, 80, 20])
  }

  /// An item of another layout has its size where it is filled, once its layout is known.
  @Test func itemsOfCompositionalLayouts() throws {
    let found = try framesOnPhone(
      """
      class Screen: UICollectionViewController {
        init() {
          let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .absolute(40))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: half, subitems: [
              NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                  widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ])
          super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
          let bar = UIView(frame: CGRect(x: 0, y: 0, width: cell.bounds.width - 1, height: cell.bounds.height / 2))
          cell.contentView.addSubview(bar)
          return cell
        }
      }
      """)
    #expect(found["collectionView/0/0/bar"] == [0, 0, 130, 20], "\(found.keys)")
  }
}
