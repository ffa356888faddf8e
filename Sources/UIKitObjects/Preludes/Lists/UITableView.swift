/// A column of rows.
open class UITableView: UIScrollView {
  public enum Style: Int {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SelfSizingInvalidation: Int {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum SeparatorInsetReference: Int {
    case fromCellEdges, fromAutomaticInsets
  }

  public class var automaticDimension: CGFloat { -1 }
  public class var indexSearch: String { "{search}" }

  public internal(set) var style: UITableView.Style = .plain
  open weak var dataSource: UITableViewDataSource? {
    didSet {
      __reloaded(self)
    }
  }
  /// A data source that the table keeps, since nobody else may.
  var ownedDataSource: AnyObject?
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = -1
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  /// The inset that was set; nil is the default.
  public internal(set) var givenSeparatorInset: UIEdgeInsets?
  open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth: Bool = false
  open var insetsContentViewsToSafeArea: Bool = true
  open var isEditing: Bool = false {
    didSet {
      __reloaded(self)
    }
  }
  /// Whether it is asked how high a row is while one is made.
  var isGivingRoom = false
  open var tableHeaderView: UIView? {
    didSet {
      replace(oldValue, by: tableHeaderView)
    }
  }
  open var tableFooterView: UIView? {
    didSet {
      replace(oldValue, by: tableFooterView)
    }
  }
  open var backgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: backgroundView, in: bounds)
    }
  }
  /// Classes that were registered, by identifier.
  public internal(set) var cellClasses: [String: AnyClass] = [:]
  public internal(set) var headerFooterClasses: [String: AnyClass] = [:]
  public internal(set) var cellNibs: [String: UINib] = [:]
  public internal(set) var headerFooterNibs: [String: UINib] = [:]

  /// Without effect on layout: a colour.
  open var separatorColor: UIColor?
  /// Without effect on layout: a look.
  open var separatorEffect: UIVisualEffect?
  /// Without effect on layout: sizes before a row is seen.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// Without effect on layout: sizes before a row is seen.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// Without effect on layout: what the user may do.
  open var allowsSelection: Bool = true
  /// Without effect on layout: what the user may do.
  open var allowsMultipleSelection: Bool = false
  /// Without effect on layout: what the user may do.
  open var allowsSelectionDuringEditing: Bool = false
  /// Without effect on layout: what the user may do.
  open var allowsMultipleSelectionDuringEditing: Bool = false
  /// Without effect on layout: what the user may do.
  open var dragInteractionEnabled: Bool = false
  /// Without effect on layout: an index stands over the rows.
  open var sectionIndexMinimumDisplayRowCount: Int = 0
  /// Without effect on layout: a colour.
  open var sectionIndexColor: UIColor?
  /// Without effect on layout: a colour.
  open var sectionIndexBackgroundColor: UIColor?
  /// Without effect on layout: when cells are made.
  open var isPrefetchingEnabled: Bool = true
  /// Without effect on layout: when cells are made.
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  /// Without effect on layout: what is remembered.
  open var remembersLastFocusedIndexPath: Bool = false
  /// Without effect on layout: focus.
  open lazy var selectionFollowsFocus: Bool = false
  /// Without effect on layout: focus.
  open lazy var allowsFocus: Bool = false
  /// Without effect on layout: focus.
  open lazy var allowsFocusDuringEditing: Bool = false
  /// Without effect on layout: what is dragged.
  open weak var dragDelegate: UITableViewDragDelegate?
  /// Without effect on layout: what is dragged.
  open weak var dropDelegate: UITableViewDropDelegate?
  /// Without effect on layout: what is dragged.
  open lazy var isSpringLoaded: Bool = false
  /// Without effect on layout: a colour.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Without effect on layout: lines below the last row.
  open lazy var fillerRowHeight: CGFloat = -1
  /// Without effect on layout: sizes are asked for at the end.
  open lazy var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open var hasUncommittedUpdates: Bool { false }
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  public init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame)
    self.style = style
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    switch key {
    case "separatorInset": givenSeparatorInset = UIEdgeInsets(fromNib: value)
    default: super.takeFromNib(key, value)
    }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      addSubview(new)
    }
  }

  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set { givenSeparatorInset = newValue }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: - Cells

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { cellNibs[identifier] = nib }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterNibs[identifier] = nib
  }

  /// A new cell of the registered class, nil if there is none: nothing is used again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cellClass = cellClasses[identifier] {
      return __make(
        cellClass, ["style", "reuseIdentifier"], [UITableViewCell.CellStyle.default, identifier])
        as? UITableViewCell
    }
    if let nib = cellNibs[identifier] {
      return nib.instantiate(withOwner: nil).first as? UITableViewCell
    }
    return __nibPrototype(self, identifier) as? UITableViewCell
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      dequeueReusableCell(withIdentifier: identifier) ?? __unregistered(identifier, "cell")
      as! UITableViewCell
    __awaitRoom(cell, self, indexPath.row, indexPath.section)
    return cell
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let viewClass = headerFooterClasses[identifier] {
      return __make(viewClass, ["reuseIdentifier"], [identifier]) as? UITableViewHeaderFooterView
    }
    if let nib = headerFooterNibs[identifier] {
      return nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
    }
    return nil
  }

  // MARK: - What it shows

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    __seenCell(self, indexPath.section, indexPath.row) as? UITableViewCell
  }
  open var visibleCells: [UITableViewCell] { __unknown("UITableView.visibleCells") as! [UITableViewCell] }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    __unknown("UITableView.headerView") as? UITableViewHeaderFooterView
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    __unknown("UITableView.indexPath") as? IndexPath
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    __unknown("UITableView.footerView") as? UITableViewHeaderFooterView
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    __unknown("UITableView.indexPathForRow") as? IndexPath
  }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    __unknown("UITableView.indexPathsForRows") as? [IndexPath]
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    __unknown("UITableView.indexPathsForVisibleRows") as? [IndexPath]
  }
  open func rect(forSection section: Int) -> CGRect { __unknown("UITableView.rect") as! CGRect }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let cell = __shownCell(self, indexPath.section, indexPath.row) as? UITableViewCell
    if let cell, let frame = __placedFrame(cell) { return frame }
    return __unknown("UITableView.rectForRow") as! CGRect
  }
  open func rectForHeader(inSection section: Int) -> CGRect {
    __unknown("UITableView.rectForHeader") as! CGRect
  }
  open func rectForFooter(inSection section: Int) -> CGRect {
    __unknown("UITableView.rectForFooter") as! CGRect
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Its rows are asked for at the end, whenever they were loaded.
  open func reloadData() { __reloaded(self) }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    __reloaded(self)
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    __reloaded(self)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    __reloaded(self)
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    __reloaded(self)
  }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    __reloaded(self)
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    __reloaded(self)
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { __reloaded(self) }
  open func moveSection(_ section: Int, toSection newSection: Int) { __reloaded(self) }
  open func reconfigureRows(at indexPaths: [IndexPath]) { __reloaded(self) }
  open func reloadSectionIndexTitles() {}
  open func beginUpdates() {}
  open func endUpdates() { __reloaded(self) }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    __reloaded(self)
    UIView.finish(completion)
  }

  /// Without effect on layout: what is chosen.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { hasChosenRows = true }
  /// Whether code chose rows: which of them is not followed.
  var hasChosenRows = false
  /// Without effect on layout: what is chosen.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    if hasChosenRows {
      contentOffset = __unknown("UITableView.scrollToNearestSelectedRow") as! CGPoint
    }
  }
}

/// What a table shows.
public protocol UITableViewDataSource: AnyObject {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// How high rows are, and what is above and below sections.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  {
    true
  }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
}

/// Without effect on layout: when cells are made.
public protocol UITableViewDataSourcePrefetching: AnyObject {
}

/// Without effect on layout: what is dragged.
public protocol UITableViewDragDelegate: AnyObject {
}

/// Without effect on layout: what is dragged.
public protocol UITableViewDropDelegate: AnyObject {
}
