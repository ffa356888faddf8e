/// The rows of a table that a stream gives.
final class RxTableRows: NSObject, UITableViewDataSource {
  var elements: [Any]
  let cell: (UITableView, Int, Any) -> UITableViewCell

  init(_ elements: [Any], _ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) {
    self.elements = elements
    self.cell = cell
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath.row, elements[indexPath.row])
  }
}

extension Reactive where Base: UITableView {
  public func items<Cell: UITableViewCell>(cellIdentifier: String, cellType: Cell.Type = Cell.self)
    -> (Any) -> (@escaping (Int, Any, Cell) -> Void) -> Disposable
  {
    { source in
      { configureCell in
        show(source) { table, row, element in
          let cell = table.dequeueReusableCell(
            withIdentifier: cellIdentifier, for: IndexPath(row: row, section: 0))
          configureCell(row, element, cell)
          return cell
        }
      }
    }
  }

  public func items(_ source: Any) -> (@escaping (UITableView, Int, Any) -> UITableViewCell) -> Disposable {
    { cellFactory in show(source, cellFactory) }
  }

  /// One of a library in no file shows what nobody knows.
  public func items(dataSource: Any) -> (Any) -> Disposable {
    guard !__isUnknown(dataSource), let rows = dataSource as? UITableViewDataSource else {
      base.awaitRows()
      return { _ in Subscription() }
    }
    return { source in
      base.dataSource = rows
      return source.asObservable().subscribe(onNext: { elements in
        dataSource.tableView(base, observedEvent: Event.next(elements))
      })
    }
  }

  func show(_ source: Any, _ cell: @escaping (UITableView, Int, Any) -> UITableViewCell) -> Disposable {
    let table = base
    return source.asObservable().subscribe(onNext: { elements in
      let rows = RxTableRows(elements, cell)
      table.ownedDataSource = rows
      table.dataSource = rows
    })
  }

  public var itemSelected: Observable<IndexPath> { Observable<IndexPath>(attaching: { _ in }) }
  public var itemDeselected: Observable<IndexPath> { Observable<IndexPath>(attaching: { _ in }) }
  public var itemDeleted: Observable<IndexPath> { Observable<IndexPath>(attaching: { _ in }) }
  public func modelSelected<T>(_ modelType: T.Type) -> Observable<T> { Observable<T>(attaching: { _ in }) }
  public func modelDeleted<T>(_ modelType: T.Type) -> Observable<T> { Observable<T>(attaching: { _ in }) }
  public var willDisplayCell: Observable<Any> { Observable<Any>(attaching: { _ in }) }
  @discardableResult
  public func setDelegate(_ delegate: UITableViewDelegate) -> Disposable {
    base.delegate = delegate
    return Subscription()
  }
}

/// The items of a collection that a stream gives.
final class RxCollectionItems: NSObject, UICollectionViewDataSource {
  var elements: [Any]
  let cell: (UICollectionView, Int, Any) -> UICollectionViewCell

  init(_ elements: [Any], _ cell: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell) {
    self.elements = elements
    self.cell = cell
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    elements.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cell(collectionView, indexPath.item, elements[indexPath.item])
  }
}

extension Reactive where Base: UICollectionView {
  public func items<Cell: UICollectionViewCell>(cellIdentifier: String, cellType: Cell.Type = Cell.self)
    -> (Any) -> (@escaping (Int, Any, Cell) -> Void) -> Disposable
  {
    { source in
      { configureCell in
        show(source) { list, item, element in
          let cell = list.dequeueReusableCell(
            withReuseIdentifier: cellIdentifier, for: IndexPath(item: item, section: 0))
          configureCell(item, element, cell)
          return cell
        }
      }
    }
  }

  public func items(_ source: Any) -> (@escaping (UICollectionView, Int, Any) -> UICollectionViewCell) ->
    Disposable
  {
    { cellFactory in show(source, cellFactory) }
  }

  /// One of a library in no file shows what nobody knows.
  public func items(dataSource: Any) -> (Any) -> Disposable {
    guard !__isUnknown(dataSource), let rows = dataSource as? UICollectionViewDataSource else {
      base.awaitRows()
      return { _ in Subscription() }
    }
    return { source in
      base.dataSource = rows
      return source.asObservable().subscribe(onNext: { elements in
        dataSource.collectionView(base, observedEvent: Event.next(elements))
      })
    }
  }

  func show(_ source: Any, _ cell: @escaping (UICollectionView, Int, Any) -> UICollectionViewCell)
    -> Disposable
  {
    let list = base
    return source.asObservable().subscribe(onNext: { elements in
      let items = RxCollectionItems(elements, cell)
      list.ownedDataSource = items
      list.dataSource = items
    })
  }

  public var itemSelected: Observable<IndexPath> { Observable<IndexPath>(attaching: { _ in }) }
  public var itemDeselected: Observable<IndexPath> { Observable<IndexPath>(attaching: { _ in }) }
  public func modelSelected<T>(_ modelType: T.Type) -> Observable<T> { Observable<T>(attaching: { _ in }) }
  public var willDisplayCell: Observable<Any> { Observable<Any>(attaching: { _ in }) }
  @discardableResult
  public func setDelegate(_ delegate: UICollectionViewDelegate) -> Disposable {
    base.delegate = delegate
    return Subscription()
  }
}

extension Observable {
  @discardableResult
  public func bind<R1>(to binder: (Observable<Element>) -> R1) -> R1 { binder(self) }

  @discardableResult
  public func bind<R1, R2>(to binder: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  @discardableResult
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    with(self)(curriedArgument)
  }
}
