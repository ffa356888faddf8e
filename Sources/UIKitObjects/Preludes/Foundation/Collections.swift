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

/// Objects by others, in the order in which they came.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  var keys: [KeyType] = []
  var objects: [ObjectType] = []

  public convenience init(keyOptions: Any, valueOptions: Any = 0, capacity: Int = 0) { self.init() }
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  open var count: Int { keys.count }

  private func place(of key: KeyType?) -> Int? {
    keys.firstIndex { $0 as AnyObject === key as AnyObject || ($0 as? AnyHashable) == (key as? AnyHashable) }
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? { place(of: aKey).map { objects[$0] } }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    if let anObject, let aKey {
      keys.append(aKey)
      objects.append(anObject)
    }
  }

  open func removeObject(forKey aKey: KeyType?) {
    if let place = place(of: aKey) {
      keys.remove(at: place)
      objects.remove(at: place)
    }
  }

  open func removeAllObjects() { (keys, objects) = ([], []) }
  open func objectEnumerator() -> NSEnumerator? { NSEnumerator(objects) }
  open func keyEnumerator() -> NSEnumerator { NSEnumerator(keys) }
}

/// What goes through objects.
open class NSEnumerator: NSObject {
  public let allObjects: [Any]
  private var place = 0

  init(_ objects: [Any]) {
    allObjects = objects
    super.init()
  }

  open func nextObject() -> Any? {
    if place >= allObjects.count {
      return nil
    }
    place += 1
    return allObjects[place - 1]
  }
}

/// Values that are each there once, in the order in which they came.
open class NSOrderedSet: NSObject {
  public internal(set) var array: [Any] = []

  public override init() { super.init() }

  public convenience init(array: [Any]) {
    self.init()
    for one in array where !contains(one) {
      self.array.append(one)
    }
  }

  public convenience init(object: Any) { self.init(array: [object]) }

  open var count: Int { array.count }
  open var firstObject: Any? { array.first }
  open var lastObject: Any? { array.last }
  open func object(at idx: Int) -> Any { array[idx] }
  open subscript(idx: Int) -> Any { array[idx] }
  open func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  open func index(of object: Any) -> Int {
    array.firstIndex {
      $0 as AnyObject === object as AnyObject || ($0 as? AnyHashable) == (object as? AnyHashable)
    }
      ?? NSNotFound
  }
}

/// A set with an order that changes.
open class NSMutableOrderedSet: NSOrderedSet {
  open func add(_ object: Any) {
    if !contains(object) {
      array.append(object)
    }
  }

  open func insert(_ object: Any, at idx: Int) {
    if !contains(object) {
      array.insert(object, at: idx)
    }
  }

  open func remove(_ object: Any) {
    let place = index(of: object)
    if place != NSNotFound {
      array.remove(at: place)
    }
  }

  open func removeObject(at idx: Int) { array.remove(at: idx) }
  open func removeAllObjects() { array = [] }
  open func addObjects(from array: [Any]) {
    for one in array {
      add(one)
    }
  }
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

/// Whole numbers that are each there once, from the least.
public struct IndexSet: Equatable, Sequence {
  var indexes: [Int]

  public init() { indexes = [] }
  public init(integer: Int) { indexes = [integer] }
  public init(integersIn range: Range<Int>) { indexes = Array(range) }
  public init(integersIn range: ClosedRange<Int>) { indexes = Array(range) }
  public init(arrayLiteral indexes: Int...) { self.init(indexes) }

  public init(_ indexes: [Int]) {
    self.init()
    formUnion(indexes)
  }

  public var count: Int { indexes.count }
  public var isEmpty: Bool { indexes.isEmpty }
  public var first: Int? { indexes.first }
  public var last: Int? { indexes.last }
  public func makeIterator() -> IndexingIterator<[Int]> { indexes.makeIterator() }
  public func contains(_ index: Int) -> Bool { indexes.contains(index) }

  public mutating func insert(_ index: Int) { formUnion([index]) }
  public mutating func insert(integersIn range: Range<Int>) { formUnion(Array(range)) }
  public mutating func remove(_ index: Int) { indexes.removeAll { $0 == index } }
  public mutating func removeAll() { indexes = [] }
  public mutating func formUnion(_ other: IndexSet) { formUnion(other.indexes) }

  public func union(_ other: IndexSet) -> IndexSet { IndexSet(indexes + other.indexes) }
  public func subtracting(_ other: IndexSet) -> IndexSet { IndexSet(indexes.filter { !other.contains($0) }) }
  public func intersection(_ other: IndexSet) -> IndexSet { IndexSet(indexes.filter { other.contains($0) }) }

  private mutating func formUnion(_ new: [Int]) { indexes = Array(Set(indexes + new)).sorted() }
}

extension Array {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.indexes.reversed() {
      remove(at: index)
    }
  }

  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.indexes.map { self[$0] }
    let place = destination - source.indexes.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: place)
  }
}
