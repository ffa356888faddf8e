extension UICollectionView {
  /// How cells of a class are made and filled.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public var handler: (Cell, IndexPath, Item) -> Void

    public init(handler: @escaping (Cell, IndexPath, Item) -> Void) { self.handler = handler }
  }

  /// How headers and footers of a class are made and filled.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public var elementKind: String
    public var handler: (Supplementary, String, IndexPath) -> Void

    public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A new cell of the registration's class, filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let frame = CGRect(origin: CGPoint.zero, size: madeSize(indexPath))
    let cell = __make(Cell.self, ["frame"], [frame]) as! Cell
    __awaitRoom(cell, self, indexPath.item, indexPath.section)
    if let item {
      registration.handler(cell, indexPath, item)
    }
    return cell
  }

  /// A new header or footer of the registration's class, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view =
      __make(Supplementary.self, ["frame"], [CGRect(x: 0, y: 0, width: 0, height: 0)]) as! Supplementary
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// How a collection is a list.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  public enum HeaderMode: Int {
    case none, supplementary, firstItemInSection
  }

  public enum FooterMode: Int {
    case none, supplementary
  }

  public var appearance: UICollectionLayoutListConfiguration.Appearance
  public var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
  public var footerMode: UICollectionLayoutListConfiguration.FooterMode = .none
  public var headerTopPadding: CGFloat?
  public var showsSeparators: Bool = true
  /// Without effect on layout: a colour.
  public var backgroundColor: UIColor?
  /// Without effect on layout: buttons behind a row that is swiped.
  public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
  /// Without effect on layout: buttons behind a row that is swiped.
  public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

  public init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }
}

extension UICollectionViewCompositionalLayout {
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout()
    layout.listConfiguration = configuration
    return layout
  }
}

extension NSCollectionLayoutSection {
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]))
    section.listConfiguration = configuration
    return section
  }
}
