// What the standard library does in terms of itself: interpreted, like all other source.

extension OptionSet {
  init() { self.init(rawValue: 0) }
  init(_ elements: [Self]) { self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue }) }
  var isEmpty: Bool { rawValue == 0 }
  func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
  func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
  func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
  func isStrictSubset(of other: Self) -> Bool { self != other && isSubset(of: other) }
  func isStrictSuperset(of other: Self) -> Bool { self != other && isSuperset(of: other) }
  func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
  @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    self = union(member)
    return (isNew, member)
  }
  @discardableResult mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    self = subtracting(member)
    return removed.isEmpty ? nil : removed
  }
  @discardableResult mutating func update(with member: Self) -> Self? {
    defer { self = union(member) }
    return contains(member) ? member : nil
  }
  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }
  mutating func formIntersection(_ other: Self) { self = intersection(other) }
}

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}

extension Array {
  func lexicographicallyPrecedes(_ other: [Element]) -> Bool {
    for (left, right) in zip(self, other) {
      if left < right { return true }
      if right < left { return false }
    }
    return count < other.count
  }
  @discardableResult mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows
    -> Int
  {
    let second = try filter { try belongsInSecondPartition($0) }
    self = try filter { try !belongsInSecondPartition($0) } + second
    return count - second.count
  }
}

extension Error {
  var localizedDescription: String { "\(self)" }
}

enum Result<Success, Failure> {
  case success(Success)
  case failure(Failure)
  init(catching body: () throws -> Success) {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
  func get() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
  func map<New>(_ transform: (Success) -> New) -> Result<New, Failure> {
    switch self {
    case .success(let value): return .success(transform(value))
    case .failure(let error): return .failure(error)
    }
  }
  func flatMap<New>(_ transform: (Success) -> Result<New, Failure>) -> Result<New, Failure> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }
  func mapError<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
}

struct AnyIterator<Element>: IteratorProtocol, Sequence {
  private let body: () -> Element?
  init(_ body: @escaping () -> Element?) { self.body = body }
  func next() -> Element? { body() }
}

struct AnySequence<Element>: Sequence {
  private let elements: [Element]
  init(_ elements: [Element]) { self.elements = elements }
  func makeIterator() -> [Element] { elements }
}

enum FloatingPointSign { case plus, minus }

extension FloatingPoint {
  var sign: FloatingPointSign { self < 0 ? .minus : .plus }
}

/// A scalar is a text of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
func UnicodeScalar(_ value: Any) -> String? {
  value is String ? value as? String : String(format: "%c", value)
}

// What ranges of whole numbers were called before Swift 4.2.
typealias CountableRange<Bound> = Range<Bound>
typealias CountableClosedRange<Bound> = ClosedRange<Bound>
