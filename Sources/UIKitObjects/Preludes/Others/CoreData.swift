/// What of a database is shown in a list: nothing before it is fetched, and then nobody knows what.
open class NSFetchedResultsController<ResultType>: NSObject {
  var isFetched: Bool = false
  /// Without effect on layout: nobody changes what is fetched.
  open weak var delegate: AnyObject?
  public internal(set) var sectionNameKeyPath: String?

  public init(
    fetchRequest: Any, managedObjectContext context: Any, sectionNameKeyPath: String?, cacheName name: String?
  ) {
    super.init()
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  open func performFetch() throws { isFetched = true }

  open var sections: [NSFetchedResultsSectionInfo]? {
    isFetched ? __unknown("NSFetchedResultsController.sections") as? [NSFetchedResultsSectionInfo] : nil
  }
  open var fetchedObjects: [ResultType]? {
    isFetched ? __unknown("NSFetchedResultsController.fetchedObjects") as? [ResultType] : nil
  }
  open var sectionIndexTitles: [String] {
    __unknown("NSFetchedResultsController.sectionIndexTitles") as! [String]
  }

  open func object(at indexPath: IndexPath) -> ResultType {
    __unknown("NSFetchedResultsController.object") as! ResultType
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    __unknown("NSFetchedResultsController.indexPath") as? IndexPath
  }
}

/// A section of what is fetched.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Who is told of changes.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
}

/// Without effect on layout: what changed.
public enum NSFetchedResultsChangeType: UInt {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}
