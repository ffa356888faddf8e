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
