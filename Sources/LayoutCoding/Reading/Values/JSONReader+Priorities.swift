import JSON
import LayoutModel

extension JSONReader {
  /// A priority for both axes, or an object with one for each; an axis that it leaves out keeps what it has.
  mutating func priorities() throws(ReadingEnded) -> PartialPriorities? {
    if let pair = twoNumbers(.priorities, from: 1, to: 1000) {
      return PartialPriorities(horizontal: Float(pair.first), vertical: Float(pair.second))
    }
    if try !stands(.object) {
      return try priority().map { PartialPriorities(horizontal: $0, vertical: $0) }
    }
    guard var object = try beginObject() else { return nil }
    var horizontal: Float?
    var vertical: Float?
    var hasFaults = false
    while let key = try nextKey(of: &object, in: AxisKey.keys) {
      let value = try priority()
      hasFaults = hasFaults || value == nil
      switch key {
      case .horizontal: horizontal = value
      case .vertical: vertical = value
      }
    }
    if horizontal != nil || vertical != nil {
      return PartialPriorities(horizontal: horizontal, vertical: vertical)
    }
    if !hasFaults { fault(.missingKey("horizontal")) }
    return nil
  }

  /// A number above 0, at most 1000, or one of UIKit's names for them.
  mutating func priority() throws(ReadingEnded) -> Float? {
    let expected: StaticString = "a number above 0 and at most 1000, or required, high or low"
    if try stands(.string) {
      guard let name = try string() else { return nil }
      if let value = LayoutConstraint.priority(named: name) { return value }
      if let value = PriorityExpression.value(of: name) {
        if let priority = Float(priority: value) { return priority }
        fault(.illegalConstraint(.badPriority))
        return nil
      }
      fault(
        .invalidValue(
          expected: expected.description, nearest: LayoutConstraint.priorityNames(near: name)))
      return nil
    }
    guard let value = try double(expected) else { return nil }
    if let priority = Float(priority: value) { return priority }
    fault(.illegalConstraint(.badPriority))
    return nil
  }

  mutating func baselineOffsets() throws(ReadingEnded) -> BaselineOffsets? {
    guard var object = try beginObject("an object with first and last") else { return nil }
    var offsets = BaselineOffsets(first: 0, last: 0)
    while let key = try nextKey(of: &object, in: BaselineKey.keys) {
      switch key {
      case .first: offsets.first = try coordinate() ?? 0
      case .last: offsets.last = try coordinate() ?? 0
      }
    }
    return offsets
  }

  /// The words of the parts that give way.
  mutating func autoresizingMask() throws(ReadingEnded) -> AutoresizingMask? {
    var mask: AutoresizingMask = []
    if try stands(.string) {
      for name in try optionNames() ?? [] { insert(name, into: &mask) }
      return mask
    }
    guard var array = try beginArray("an array of autoresizing words") else { return nil }
    while try nextElement(of: &array) != nil {
      if let name = try string() { insert(name, into: &mask) }
    }
    return mask
  }

  private mutating func insert(_ name: String, into mask: inout AutoresizingMask) {
    if let part = AutoresizingMask(name: name) ?? AutoresizingMask(spelled: name) {
      mask.formUnion(part)
    } else {
      fault(
        .invalidValue(
          expected: "one of \(AutoresizingMask.names.joined(separator: ", "))",
          nearest: nearestNames(to: name, in: AutoresizingMask.names)))
    }
  }

  /// The arguments of `systemLayoutSizeFitting`; nil, with a fault, if it is no object.
  mutating func fitting() throws(ReadingEnded) -> SystemLayoutSizeFitting? {
    guard var object = try beginObject("an object of a target size and fitting priorities") else {
      return nil
    }
    var fitting = SystemLayoutSizeFitting()
    while let key = try nextKey(of: &object, in: FittingKey.keys) {
      switch key {
      case .targetSize: fitting.targetSize = try targetSize()
      case .horizontalFittingPriority: fitting.horizontalFittingPriority = try priority()
      case .verticalFittingPriority: fitting.verticalFittingPriority = try priority()
      }
    }
    return fitting
  }

  /// A size, of which either side may be absent, or one of UIKit's names.
  private mutating func targetSize() throws(ReadingEnded) -> SystemLayoutSizeFitting.TargetSize? {
    guard try stands(.string) else {
      return try optionalSize(requiresBoth: false).map {
        SystemLayoutSizeFitting.TargetSize(width: $0.width, height: $0.height)
      }
    }
    guard let name = try string() else { return nil }
    if let size = SystemLayoutSizeFitting.TargetSize(name: name) { return size }
    let names = SystemLayoutSizeFitting.TargetSize.names
    fault(
      .invalidValue(
        expected: "a size, or one of \(names.joined(separator: ", "))",
        nearest: nearestNames(to: name, in: names)))
    return nil
  }
}

extension AutoresizingMask {
  private static let spellings = UIKitSpellings("UIView.AutoresizingMask", "UIViewAutoresizing")

  /// The part that a text means in one of UIKit's spellings.
  fileprivate init?(spelled written: String) {
    guard let name = Self.spellings.word(written, among: Self.names) else { return nil }
    self.init(name: name)
  }
}

extension Float {
  /// A priority as UIKit keeps it; nil if it is not above 0 or is above 1000.
  init?(priority: Double) {
    guard priority > 0, priority <= 1000 else { return nil }
    self = max(Float(priority), .leastNonzeroMagnitude)
  }
}

extension AxisPriorities {
  /// Makes priorities of two numbers.
  init(_ pair: (first: Double, second: Double)) {
    self.init(horizontal: Float(pair.first), vertical: Float(pair.second))
  }
}

extension MemberPair {
  static let priorities = MemberPair("horizontal", "vertical")
}

private enum AxisKey: Int, DocumentKey {
  case horizontal, vertical
  static let keys = Keys(AxisKey.self)
}

private enum BaselineKey: Int, DocumentKey {
  case first, last
  static let keys = Keys(BaselineKey.self)
}

private enum FittingKey: Int, DocumentKey {
  case targetSize, horizontalFittingPriority, verticalFittingPriority
  static let keys = Keys(FittingKey.self)
}
