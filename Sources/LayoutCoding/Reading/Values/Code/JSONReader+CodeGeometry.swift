import JSON
import LayoutModel

/// How code for UIKit writes sizes, points, rectangles and insets, where documents have an object.
private struct GeometryCode {
  /// What makes a value: the type, and what its functions in Objective-C begin with.
  var types: [String]
  /// The labels of the numbers, in order.
  var labels: [String]

  static let size = GeometryCode(types: ["CGSize"], labels: ["width", "height"])
  static let point = GeometryCode(types: ["CGPoint"], labels: ["x", "y"])
  static let rect = GeometryCode(types: ["CGRect"], labels: ["x", "y", "width", "height"])
  static let insets = GeometryCode(types: ["UIEdgeInsets"], labels: ["top", "left", "bottom", "right"])
  static let directional = GeometryCode(
    types: ["NSDirectionalEdgeInsets"], labels: ["top", "leading", "bottom", "trailing"])

  /// The numbers in the order of the labels, nil if the expression is something else. A side without an intrinsic metric is
  /// -1, as in UIKit.
  func numbers(in expression: CodeExpression) -> [Double]? {
    switch expression {
    case .name(let name): return isZero(name) ? labels.map { _ in 0 } : nil
    case .list: return exactly(Self.flattened([expression]))
    case .call(let name, let arguments):
      guard
        name == ".init"
          || types.contains(where: { name == $0 || name == "\($0)Make" || name == "\($0).init" })
      else { return nil }
      let written = arguments.map(\.label).filter { !$0.isEmpty }
      guard written.isEmpty || written == labels || written == ["origin", "size"] else { return nil }
      return exactly(Self.flattened(arguments.map(\.value)))
    default: return nil
    }
  }

  private func isZero(_ name: String) -> Bool {
    name == ".zero" || types.contains { name == "\($0).zero" || name == "\($0)Zero" }
  }

  private func exactly(_ numbers: [Double]?) -> [Double]? {
    numbers.flatMap { $0.count == labels.count ? $0 : nil }
  }

  /// The numbers of values that may themselves be points and sizes, nil if anything is none.
  private static func flattened(_ values: [CodeExpression]) -> [Double]? {
    var numbers: [Double] = []
    for value in values {
      switch value {
      case .number(let number): numbers.append(number)
      case .name("UIView.noIntrinsicMetric"), .name("UIViewNoIntrinsicMetric"): numbers.append(-1)
      case .list(let elements):
        guard let inner = flattened(elements) else { return nil }
        numbers += inner
      case .name, .call:
        guard let inner = point.numbers(in: value) ?? size.numbers(in: value) else { return nil }
        numbers += inner
      default: return nil
      }
    }
    return numbers
  }
}

extension JSONReader {
  /// The size that a string of code says; nil, with a fault, if it says none. A side of -1 has no metric.
  mutating func sizeInCode() throws(ReadingEnded) -> (width: Double?, height: Double?)? {
    let expected: StaticString =
      "an object with width and height, or code such as CGSize(width: 100, height: 44)"
    guard let numbers = try numbersInCode([.size], expected)?.numbers else { return nil }
    guard numbers.allSatisfy({ $0 == -1 || lengths.contains($0) }) else { return refuseLength() }
    return (numbers[0] < 0 ? nil : numbers[0], numbers[1] < 0 ? nil : numbers[1])
  }

  mutating func pointInCode() throws(ReadingEnded) -> Point? {
    let expected: StaticString = "an object with x and y, or code such as CGPoint(x: 0, y: 44)"
    guard let numbers = try numbersInCode([.point], expected)?.numbers else { return nil }
    guard numbers.allSatisfy(coordinates.contains) else { return refuseLength() }
    return Point(x: numbers[0], y: numbers[1])
  }

  mutating func rectInCode() throws(ReadingEnded) -> Rect? {
    let expected: StaticString = """
      an object with x, y, width and height, or code such as CGRect(x: 0, y: 0, width: 100, height: 44)
      """
    guard let numbers = try numbersInCode([.rect], expected)?.numbers else { return nil }
    guard numbers[...1].allSatisfy(coordinates.contains), numbers[2...].allSatisfy(lengths.contains) else {
      return refuseLength()
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func marginsInCode() throws(ReadingEnded) -> LayoutMargins? {
    let expected: StaticString = """
      an object of insets, or code such as UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      """
    guard let (form, numbers) = try numbersInCode([.insets, .directional], expected) else { return nil }
    guard numbers.allSatisfy(coordinates.contains) else { return refuseLength() }
    if form == 0 {
      return .fixed(EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
    }
    return .directional(
      DirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
  }

  /// - Returns: Which of the forms it is, and its numbers.
  private mutating func numbersInCode(
    _ forms: [GeometryCode], _ expected: StaticString
  ) throws(ReadingEnded) -> (form: Int, numbers: [Double])? {
    guard let text = try string(expected) else { return nil }
    if let expression = CodeParser.parse(text) {
      for (index, form) in forms.enumerated() {
        if let numbers = form.numbers(in: expression) { return (index, numbers) }
      }
    }
    fault(.wrongType(expected: expected.description, found: .string))
    return nil
  }

  private mutating func refuseLength<Value>() -> Value? {
    fault(.invalidValue(expected: "numbers from -10000000 to 10000000, and no negative lengths", nearest: []))
    return nil
  }
}

private let lengths = 0...longestLength
private let coordinates = -longestLength...longestLength
