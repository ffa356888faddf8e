import JSON
import LayoutModel

extension JSONReader {
  /// A priority for both axes, or an object with one for each; an axis that it leaves out keeps what it has.
  mutating func priorities() throws(ReadingEnded) -> PartialPriorities? {
    if let pair = twoNumbers(.priorities, from: 1, to: 1000) {
      return PartialPriorities(horizontal: Float(pair.first), vertical: Float(pair.second))
    }
    if try !stands(.object) { return try priority().map { PartialPriorities(horizontal: $0, vertical: $0) } }
    guard var object = try beginObject() else { return nil }
    var (horizontal, vertical, hasFaults): (Float?, Float?, Bool) = (nil, nil, false)
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
    if !hasFaults, !object.hasUnknownNames { fault(.missingKey("horizontal")) }
    return nil
  }

  /// A number above 0, at most 1000, or one of UIKit's names for them.
  mutating func priority() throws(ReadingEnded) -> Float? {
    let expected: StaticString = "a number above 0 and at most 1000, or required, high or low"
    guard try stands(.string) else {
      guard let value = try double(expected) else { return nil }
      return Float(priority: value) ?? refuse(.illegalConstraint(.badPriority))
    }
    guard let name = try string() else { return nil }
    if let value = LayoutConstraint.priority(named: name) { return value }
    if let value = PriorityExpression.value(of: name) {
      return Float(priority: value) ?? refuse(.illegalConstraint(.badPriority))
    }
    return refuse(.expected(expected, nearest: LayoutConstraint.priorityNames(near: name)))
  }

  /// The words of the parts that give way.
  mutating func autoresizingMask() throws(ReadingEnded) -> AutoresizingMask? {
    var mask: AutoresizingMask = []
    let isRead = try options("an array of autoresizing words", among: AutoresizingMask.names) { name in
      guard let part = AutoresizingMask(name: name) ?? AutoresizingMask(spelled: name) else { return false }
      mask.formUnion(part)
      return true
    }
    return isRead ? mask : nil
  }

  /// A size, of which either side may be absent, or one of UIKit's names.
  mutating func targetSize() throws(ReadingEnded) -> SystemLayoutSizeFitting.TargetSize? {
    guard try stands(.string) else {
      return try optionalSize(requiresBoth: false).map {
        SystemLayoutSizeFitting.TargetSize(width: $0.width, height: $0.height)
      }
    }
    guard let name = try string() else { return nil }
    if let size = SystemLayoutSizeFitting.TargetSize(name: name) { return size }
    let names = SystemLayoutSizeFitting.TargetSize.names
    return refuse(
      .expected(
        "a size, or one of \(names.joined(separator: ", "))", nearest: nearestNames(to: name, in: names)))
  }
}

extension BaselineOffsets {
  static let members = Members(
    "an object with first and last", BaselineOffsets(first: 0, last: 0),
    [.init("first", .coordinate, \.first), .init("last", .coordinate, \.last)])
}

extension SystemLayoutSizeFitting {
  static let members = Members(
    "an object of a target size and fitting priorities", SystemLayoutSizeFitting(),
    [
      .init("targetSize", .targetSize, \.targetSize),
      .init("horizontalFittingPriority", .priority, \.horizontalFittingPriority),
      .init("verticalFittingPriority", .priority, \.verticalFittingPriority),
    ])
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

enum AxisKey: Int, DocumentKey {
  case horizontal, vertical
  static let keys = Keys(AxisKey.self)
}
