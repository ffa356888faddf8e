// What tables show, of which the reader asks when the code has run.

extension UITableView {
  var rowDelegate: UITableViewDelegate? { delegate as? UITableViewDelegate }

  func shownSectionCount() -> Int { dataSource == nil ? 0 : numberOfSections }

  func shownRowCount(_ section: Int) -> Int { numberOfRows(inSection: section) }

  func shownCell(_ row: Int, _ section: Int) -> UITableViewCell? {
    let path = IndexPath(row: row, section: section)
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    if !__isUnknown(cell) {
      __awaitRoom(cell, self, row, section)
      if !__isUnknown(isEditing), isEditing {
        cell.setEditing(true, animated: false)
      }
      cell.showConfiguration()
    }
    return cell
  }

  /// Says of a row that is shown in an edited table how it is edited, as the table asks it.
  ///
  /// - Parameter moves: Whether the data source has rows moved.
  func tellEditing(_ cell: UITableViewCell, _ row: Int, _ section: Int, _ moves: Bool) {
    guard let source = dataSource else { return }
    let path = IndexPath(row: row, section: section)
    let canEdit = source.tableView(self, canEditRowAt: path)
    cell.editingStyle =
      canEdit ? rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    cell.shouldIndentWhileEditing =
      canEdit ? rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true : false
    cell.showsReorderControl = moves ? source.tableView(self, canMoveRowAt: path) : false
  }

  /// Says of a row how far its content is indented.
  func tellIndentation(_ cell: UITableViewCell, _ row: Int, _ section: Int) {
    guard let delegate = rowDelegate else { return }
    cell.indentationLevel = delegate.tableView(
      self, indentationLevelForRowAt: IndexPath(row: row, section: section))
  }

  func shownHeight(_ row: Int, _ section: Int) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight
  }

  /// What a row says of its height that is asked as a table asks it.
  func shownFittingHeight(_ cell: UITableViewCell) -> CGFloat {
    let size = makeRoom(for: cell)
    return cell.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// What a row without constraints says of its height.
  func shownHeightThatFits(_ cell: UITableViewCell) -> CGFloat {
    cell.sizeThatFits(makeRoom(for: cell)).height
  }

  /// Makes a row as wide as the table has room, before it is asked how high it is.
  func makeRoom(for cell: UITableViewCell) -> CGSize {
    let width = takeRoom(for: cell, nil).width
    return CGSize(width: width, height: 0)
  }

  /// Gives a row or a view beside rows the width of the table, and a height where that is known.
  func takeRoom(for view: UIView, _ height: CGFloat?) -> CGSize {
    let margins = style == .insetGrouped ? layoutMargins.left + layoutMargins.right : 0
    let size = CGSize(width: bounds.width - margins, height: height ?? view.storedFrame.height)
    view.storedFrame = CGRect(origin: CGPoint.zero, size: size)
    let content =
      (view as? UITableViewCell)?.contentView ?? (view as? UITableViewHeaderFooterView)?.contentView
    content?.storedFrame = CGRect(origin: CGPoint.zero, size: size)
    return size
  }

  /// How large a row is that is asked before it is laid out: what of that is not known is unknown.
  func giveRoom(_ cell: UITableViewCell, _ row: Int, _ section: Int) -> CGSize {
    if isGivingRoom {
      return takeRoom(for: cell, nil)
    }
    isGivingRoom = true
    let height = shownHeight(row, section)
    isGivingRoom = false
    if __isUnknown(height) {
      return CGSize(width: takeRoom(for: cell, nil).width, height: height)
    }
    return takeRoom(for: cell, height < 0 ? nil : height)
  }

  /// How large a row, or a view beside rows, is that comes to be seen: negative where the layout decides.
  ///
  /// - Parameter height: Its own; nil where nobody knows before it is laid out.
  func giveShownRoom(_ view: UIView, _ height: CGFloat?) -> CGSize {
    let size = takeRoom(for: view, height)
    return CGSize(width: size.width, height: height ?? -1)
  }

  /// A view or a title.
  func shownHeader(_ section: Int) -> Any? {
    rowDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func shownHeaderHeight(_ section: Int) -> CGFloat {
    rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
  }

  /// A view or a title.
  func shownFooter(_ section: Int) -> Any? {
    rowDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func shownFooterHeight(_ section: Int) -> CGFloat {
    rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  /// Says that a cell comes to be seen.
  func willShowCell(_ cell: UITableViewCell, _ row: Int, _ section: Int) {
    if !hasChosenRows {
      cell.setSelected(false, animated: false)
    }
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(row: row, section: section))
  }

  func willShowHeader(_ view: UIView, _ section: Int) {
    rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  func willShowFooter(_ view: UIView, _ section: Int) {
    rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  /// The view that the table makes for a title.
  func titleView(_ title: String) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

/// Has a table show one row, or what stands above one, and nothing else.
final class SoleRow: UITableViewDataSource, UITableViewDelegate {
  let cell: UITableViewCell?
  let header: UIView?

  init(_ view: UIView) {
    cell = view as? UITableViewCell
    header = cell == nil ? view : nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cell == nil ? 0 : 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell! }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
}

/// The data source that a library makes of a stream that is not known.
final class BoundRows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  /// Nobody has said what it shows.
  var isApplied = false

  func numberOfSections(in tableView: UITableView) -> Int { 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    UICollectionViewCell()
  }
}

extension UITableView {
  /// Shows what a stream gives that is not known, unless something else says what it shows.
  func awaitRows() {
    if let dataSource, !(dataSource is UITableViewController) || __isOverridden(dataSource, "tableView") {
      return
    }
    let rows = BoundRows()
    ownedDataSource = rows
    dataSource = rows
  }
}

extension UICollectionView {
  /// Shows what a stream gives that is not known, unless something else says what it shows.
  func awaitRows() {
    if let dataSource,
      !(dataSource is UICollectionViewController) || __isOverridden(dataSource, "collectionView")
    {
      return
    }
    let rows = BoundRows()
    ownedDataSource = rows
    dataSource = rows
  }
}

extension UIView {
  /// Makes it the only row of a table of its own, or the view above none, as whoever shows it does.
  ///
  /// - Parameter height: Of the row; nil where it says itself how high it is.
  func putIntoTable(_ height: CGFloat?) -> UITableView {
    let table = UITableView()
    let row = SoleRow(self)
    table.ownedDataSource = row
    table.dataSource = row
    table.delegate = row
    // Whether the app has lines between rows is not known: they would take room from a row that fills its own.
    table.separatorStyle = .none
    if let height {
      table.rowHeight = height
      table.sectionHeaderHeight = height
    }
    return table
  }
}

extension UITableViewCell {
  /// Has the cell configure itself, and shows what it is configured with by a view of its own.
  func showConfiguration() {
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
    if let content = contentConfiguration?.ownShownView { contentView.fillShown(with: content) }
  }
}

extension UIContentConfiguration {
  /// The view that shows what a cell is configured with; nil where the system shows it itself.
  var ownShownView: UIView? { self is UIListContentConfiguration ? nil : makeContentView() }
}

extension UIView {
  /// Shows a view as large as this one.
  func fillShown(with content: UIView) {
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
