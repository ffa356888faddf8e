/// A controller whose view is a table.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public internal(set) var tableStyle: UITableView.Style = .plain
  open var refreshControl: UIRefreshControl?
  open var clearsSelectionOnViewWillAppear: Bool = true

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    self.tableStyle = style
  }

  public convenience init() { self.init(style: .plain) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    if let adopted = __nibView(self, nibName) {
      view = adopted
      if let table = adopted as? UITableView {
        table.dataSource = table.dataSource ?? self
        table.delegate = table.delegate ?? self
      }
      return
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 0, height: 0), style: tableStyle)
    table.isLargeAsWindow = true
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if isViewLoaded {
      tableView?.setEditing(editing, animated: animated)
    }
  }

  // Of rows that a storyboard has they say what that says.
  open func numberOfSections(in tableView: UITableView) -> Int { __staticCount(tableView, -1) ?? 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    __staticCount(tableView, section) ?? 0
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    __staticCell(tableView, indexPath.section, indexPath.row) as? UITableViewCell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    __staticTitle(tableView, section, "header")
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    __staticTitle(tableView, section, "footer")
  }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    __staticHeight(tableView, indexPath.section, indexPath.row) ?? tableView.rowHeight
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    true
  }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  // Called when the user does something, which nobody does.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A controller whose view is a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource {
  open internal(set) var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout()
  public private(set) lazy var ownedCollection: UICollectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: Facts.viewWidth, height: Facts.viewHeight),
    collectionViewLayout: collectionViewLayout)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    self.collectionViewLayout = layout
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// In UIKit it stands in the controller's view and fills it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownedCollection
    }
    set { ownedCollection = newValue }
  }

  open override func loadView() {
    super.loadView()
    if let own = loadedView as? UICollectionView {
      ownedCollection = own
      collectionViewLayout = own.collectionViewLayout
    }
    ownedCollection.dataSource = ownedCollection.dataSource ?? self
    ownedCollection.delegate = ownedCollection.delegate ?? self as? UIScrollViewDelegate
    if ownedCollection !== loadedView && ownedCollection.superview == nil {
      ownedCollection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      loadedView?.addSubview(ownedCollection)
    }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }
}
