import Foundation
import TestSupport
import Testing

/// Rows and items that say their own size, and layouts of the app's, on a phone of 393 points.
@Suite struct OwnSizeTests {
  private func row(_ members: String) -> String {
    """
    class Screen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Row.self, forCellReuseIdentifier: "row")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      }
    }
    class Row: UITableViewCell {
      let box = UIView()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(box)
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() { super.prepareForReuse(); box.removeFromSuperview() }
      \(members)
    }
    """
  }

  /// A table asks a row without constraints how large it is in its width.
  @Test func rowsWithoutConstraints() throws {
    let found = try framesOnPhone(
      row(
        """
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 3) }
        override func layoutSubviews() {
          super.layoutSubviews()
          box.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20)
        }
        """))
    #expect(found["view/0/0"] == [0, 0, 393, 131] && found["view/0/1"] == [0, 131, 393, 131])
    #expect(found["view/0/0/box"] == [0, 0, 393, 20])
  }

  /// One that answers the table itself may ask UIKit's own first.
  @Test func rowsThatAnswerTheTable() throws {
    let found = try framesOnPhone(
      row(
        """
        override func didMoveToSuperview() {
          super.didMoveToSuperview()
          if !box.constraints.isEmpty { return }
          box.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(greaterThanOrEqualToConstant: 60),
          ])
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 500) }
        override func systemLayoutSizeFitting(
          _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
          verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize {
          var size = super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
          size.height += 30
          return size
        }
        """))
    #expect(found["view/0/0"] == [0, 0, 393, 90] && found["view/0/1"] == [0, 90, 393, 90])
  }

  private func items(_ layout: String, _ members: String = "", _ more: String = "", count: Int = 3) -> String
  {
    """
    class Screen: UICollectionViewController {
      init() { super.init(collectionViewLayout: Self.made) }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
        \(more)
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { \(count) }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      \(members)
    }
    class Item: UICollectionViewCell {
      let mark = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(mark) }
      required init?(coder: NSCoder) { nil }
      override var isSelected: Bool { didSet { mark.frame.size.width = isSelected ? 20 : 10 } }
    }
    \(layout)
    """
  }

  /// A flow layout is prepared before it is asked, with the size that its collection has.
  @Test func layoutsArePrepared() throws {
    let found = try framesOnPhone(
      items(
        """
        extension Screen { static var made: UICollectionViewLayout { Thirds() } }
        class Thirds: UICollectionViewFlowLayout {
          override func prepare() {
            super.prepare()
            guard let collectionView else { return }
            (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
            itemSize = CGSize(width: collectionView.bounds.width / 3, height: 40)
            sectionInset.top = 7
          }
        }
        """, count: 4))
    #expect(
      found["collectionView/0/2"] == [262, 7, 131, 40] && found["collectionView/0/3"] == [0, 47, 131, 40])
  }

  private static let stairs = """
    extension Screen { static var made: UICollectionViewLayout { Stairs() } }
    class Stairs: UICollectionViewLayout {
      var attributes: [UICollectionViewLayoutAttributes] = []
      override var collectionViewContentSize: CGSize { CGSize(width: collectionView!.bounds.width, height: 300) }
      override func prepare() {
        attributes = (0..<collectionView!.numberOfItems(inSection: 0)).map { item in
          let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
          one.frame = CGRect(x: 20 * item, y: 100 * item, width: 90, height: 80)
          return one
        }
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
      }
    }
    """

  private static let left = """
    extension Screen { static var made: UICollectionViewLayout { Left() } }
    class Left: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let given = super.layoutAttributesForElements(in: rect),
          let all = NSArray(array: given, copyItems: true) as? [UICollectionViewLayoutAttributes]
        else { return nil }
        var end: CGFloat = 30
        for one in all where one.representedElementCategory == .cell {
          one.frame.origin.x = end
          end = one.frame.maxX + minimumInteritemSpacing
        }
        return all
      }
    }
    """

  /// A class that arranges items itself, and one that moves those of UIKit's flow.
  @Test func layoutsOfTheAppArrange() throws {
    let stairs = items(Self.stairs)
    let found = try framesOnPhone(stairs)
    #expect(
      found["collectionView/0/1"] == [20, 100, 90, 80] && found["collectionView/0/2"] == [40, 200, 90, 80])
    let moved = try framesOnPhone(items(Self.left, count: 2))
    #expect(
      moved["collectionView/0/0"] == [30, 0, 50, 50] && moved["collectionView/0/1"] == [90, 0, 50, 50])
    // What is in several sections, or not said of each, is left out and told.
    let unsaid = try framesOnPhone(
      stairs.replacing("attributes.filter { $0.frame.intersects(rect) }", with: "nil"))
    #expect(unsaid["collectionView/0/0"] == nil)
  }

  private static let preference = """
    extension Item {
      override func preferredLayoutAttributesFitting(_ given: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
      {
        given.frame.size.height = given.frame.width / 3
        return given
      }
    }
    """

  /// An item says its size where the layout leaves it open, from the width that the layout gives it.
  @Test func itemsSayTheirSize() throws {
    let flow = try framesOnPhone(
      items(
        Self.preference + """

          extension Screen {
            static var made: UICollectionViewLayout {
              let flow = UICollectionViewFlowLayout()
              flow.estimatedItemSize = CGSize(width: 150, height: 10)
              return flow
            }
          }
          """, count: 1))
    #expect(flow["collectionView/0/0"] == [0, 0, 150, 50])
    let rows = try framesOnPhone(
      items(
        Self.preference + """

          extension Screen {
            static var made: UICollectionViewLayout {
              let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
              return UICollectionViewCompositionalLayout(
                section: NSCollectionLayoutSection(
                  group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
            }
          }
          """, count: 2))
    #expect(
      rows["collectionView/0/0"] == [0, 0, 393, 131] && rows["collectionView/0/1"] == [0, 131, 393, 131])
    // A fixed size is not asked for.
    let fixed = try framesOnPhone(
      items(
        Self.preference
          + "\nextension Screen { static var made: UICollectionViewLayout { UICollectionViewFlowLayout() } }")
    )
    #expect(fixed["collectionView/0/0"] == [0, 0, 50, 50])
  }

  /// A collection tells each item whether it is chosen, and runs what follows an update.
  @Test func itemsAreToldWhetherTheyAreChosen() throws {
    let flow = "extension Screen { static var made: UICollectionViewLayout { UICollectionViewFlowLayout() } }"
    let found = try framesOnPhone(
      items(
        flow, "var size: CGFloat = 30",
        """
        collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        let sign = UIView()
        sign.accessibilityIdentifier = "sign"
        collectionView.performBatchUpdates(nil) { _ in
          self.view.addSubview(sign)
          sign.frame = CGRect(x: 1, y: 2, width: self.size, height: 4)
        }
        """))
    #expect(found["collectionView/0/0/mark"]?[2] == 10 && found["collectionView/0/1/mark"]?[2] == 20)
    #expect(found.values.contains([1, 2, 30, 4]))
  }

  private static let custom = """
    extension Screen {
      static var made: UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
          let width = environment.container.contentSize.width / 3
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width, y: 10, width: width, height: 40)),
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 60, width: width, height: 20)),
          ]
        }
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), elementKind: "title",
            alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
      }
    }
    """

  private static let header = """
    override func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    """

  private static let register = """
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "title", withReuseIdentifier: "header")
    """

  private static let badge = """
    extension Screen {
      static var made: UICollectionViewLayout {
        let small = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
      private static let badge = NSCollectionLayoutSupplementaryItem(
          layoutSize: small, elementKind: "title",
          containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(60))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        return UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
      }
    }
    """

  /// A group that says where its items are, a header of a kind of its own, and what stands at items, which has a place alone.
  @Test func compositionalParts() throws {
    let found = try framesOnPhone(items(Self.custom, Self.header, Self.register))
    #expect(found["collectionView/0/header"] == [0, 0, 393, 30])
    #expect(
      found["collectionView/0/0"] == [131, 40, 131, 40] && found["collectionView/0/1"] == [0, 90, 131, 20])
    #expect(found["collectionView/0/2"] == [131, 140, 131, 40])
    _ = try framesOnPhone(items(Self.badge, Self.header, Self.register), status: "partial")
  }
}
