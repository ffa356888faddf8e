// For the interpreter only: for the compiler, Foundation itself stands in.

/// Objects that are each there once, in the order in which they came.
open class NSHashTable<ObjectType>: NSObject {
  public internal(set) var allObjects: [ObjectType] = []

  public convenience init(options: Any) { self.init() }
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>() }

  open var count: Int { allObjects.count }
  open var anyObject: ObjectType? { allObjects.first }
  open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }

  open func add(_ object: ObjectType?) {
    if let object, !contains(object) {
      allObjects.append(object)
    }
  }

  open func remove(_ object: ObjectType?) { allObjects.removeAll { $0 === object } }
  open func removeAllObjects() { allObjects = [] }
}

/// Objects that are each there once, in the order in which they came.
open class NSSet: NSObject {
  public internal(set) var allObjects: [Any] = []

  public override init() { super.init() }

  public convenience init(array: [Any]) {
    self.init()
    for one in array where !contains(one) {
      allObjects.append(one)
    }
  }

  open var count: Int { allObjects.count }
  open func contains(_ anObject: Any) -> Bool {
    allObjects.contains { $0 as AnyObject === anObject as AnyObject }
  }
  open func anyObject() -> Any? { allObjects.first }
}

/// A set that changes.
open class NSMutableSet: NSSet {
  open func add(_ object: Any) {
    if !contains(object) {
      allObjects.append(object)
    }
  }

  open func remove(_ object: Any) { allObjects.removeAll { $0 as AnyObject === object as AnyObject } }
  open func removeAllObjects() { allObjects = [] }
}

/// What is kept as long as there is room for it: here, always.
open class NSCache<KeyType, ObjectType>: NSObject {
  private var values: [AnyHashable: ObjectType] = [:]
  /// Without effect on layout: how much is kept.
  open var countLimit: Int = 0
  /// Without effect on layout: how much is kept.
  open var totalCostLimit: Int = 0

  open func object(forKey key: KeyType) -> ObjectType? { values[key as! AnyHashable] }
  open func setObject(_ obj: ObjectType, forKey key: KeyType) { values[key as! AnyHashable] = obj }
  open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) { setObject(obj, forKey: key) }
  open func removeObject(forKey key: KeyType) { values[key as! AnyHashable] = nil }
  open func removeAllObjects() { values = [:] }
}
