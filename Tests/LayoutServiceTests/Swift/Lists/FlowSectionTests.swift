import Foundation
import TestSupport
import Testing

/// What the delegate of a flow layout says of one section and not of another, on a phone of 393 points.
@Suite struct FlowSectionTests {
  private func grid(_ members: String) -> String {
    """
    class Screen: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collectionView.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "head")
      }
      override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
      override func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView {
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
      }
      func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: 250, height: 30)
      }
      \(members)
    }
    """
  }

  private func header(_ first: Int, _ second: Int) -> String {
    """
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? \(first) : \(second)) }
    """
  }

  /// Two lines of 30 with 3 between them end at 90 + 63 = 153. Below 40 of the header and 5 of the inset, the two lines of the second section
  /// are 20 apart. Each item stands in the middle of its line: (393 - 250) / 2 = 71.5, and (393 - 14 - 250) / 2 + 7 = 71.5 too, but
  /// (393 - 27 - 250) / 2 + 7 = 65 where 7 and 20 are at the sides.
  @Test func sectionsHaveTheirOwnHeadersInsetsAndSpacings() throws {
    let found = try framesOnPhone(
      grid(
        header(90, 40) + """

          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
          ) -> UIEdgeInsets { section == 0 ? .zero : UIEdgeInsets(top: 5, left: 7, bottom: 9, right: 20) }
          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
          ) -> CGFloat { section == 0 ? 3 : 20 }
          """))
    #expect(found["collectionView/0/header"] == [0, 0, 393, 90], "\(found.keys)")
    #expect(found["collectionView/0/1"]?[1] == 123)
    #expect(found["collectionView/1/header"] == [0, 153, 393, 40])
    #expect(found["collectionView/1/0"] == [65, 198, 250, 30])
    #expect(found["collectionView/1/1"]?[1] == 248)
  }

  @Test(arguments: [(0, 40), (40, 0)]) func sectionsMayHaveNoHeader(first: Int, second: Int) throws {
    let found = try framesOnPhone(grid(header(first, second)))
    #expect(found["collectionView/0/header"]?[3] == (first == 0 ? nil : 40))
    #expect(found["collectionView/1/header"]?[3] == (second == 0 ? nil : 40))
    // 30 + 10 + 30, with the header that there is.
    #expect(found["collectionView/1/0"]?[1] == 110)
  }
}
