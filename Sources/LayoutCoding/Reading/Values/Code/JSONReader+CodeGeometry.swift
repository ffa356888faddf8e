import JSON
import LayoutModel

/// How code for UIKit writes sizes, points, rectangles and insets, where documents have an object.
private struct GeometryCode {
  /// What makes a value: the type, and what its functions in Objective-C begin with.
  var types: [String]
  /// The labels of the numbers, in order.
  var labels: [String]

  /// How many of them may be negative; those after them are lengths.
  var coordinates: Int

  static let size = GeometryCode(types: ["CGSize"], labels: ["width", "height"], coordinates: 0)
  static let point = GeometryCode(types: ["CGPoint"], labels: ["x", "y"], coordinates: 2)
  static let rect = GeometryCode(types: ["CGRect"], labels: ["x", "y", "width", "height"], coordinates: 2)
  static let insets = GeometryCode(
    types: ["UIEdgeInsets"], labels: ["top", "left", "bottom", "right"], coordinates: 4)
  static let directional = GeometryCode(
    types: ["NSDirectionalEdgeInsets"], labels: ["top", "leading", "bottom", "trailing"], coordinates: 4)

  /// Whether the numbers are so long as lengths and coordinates may be. A size may have sides without a metric.
  func takes(_ numbers: [Double]) -> Bool {
    numbers.enumerated().allSatisfy { place, number in
      let least = place < coordinates ? -longestLength : 0
      return (least...longestLength).contains(number) || number == -1 && types == Self.size.types
    }
  }

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
    guard let sides = try numbersInCode([.size], expected)?.numbers else { return nil }
    return (sides[0] < 0 ? nil : sides[0], sides[1] < 0 ? nil : sides[1])
  }

  mutating func pointInCode() throws(ReadingEnded) -> Point? {
    let expected: StaticString = "an object with x and y, or code such as CGPoint(x: 0, y: 44)"
    return try numbersInCode([.point], expected).map { Point(x: $0.numbers[0], y: $0.numbers[1]) }
  }

  mutating func rectInCode() throws(ReadingEnded) -> Rect? {
    let expected: StaticString = """
      an object with x, y, width and height, or code such as CGRect(x: 0, y: 0, width: 100, height: 44)
      """
    guard let numbers = try numbersInCode([.rect], expected)?.numbers else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func marginsInCode() throws(ReadingEnded) -> LayoutMargins? {
    let expected: StaticString = """
      an object of insets, or code such as UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
      """
    guard let (form, sides) = try numbersInCode([.insets, .directional], expected) else { return nil }
    return form == 0
      ? .fixed(EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]))
      : .directional(
        DirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]))
  }

  /// Which of the forms it is, and its numbers.
  private mutating func numbersInCode(
    _ forms: [GeometryCode], _ expected: StaticString
  ) throws(ReadingEnded) -> (form: Int, numbers: [Double])? {
    guard let text = try string(expected) else { return nil }
    if let expression = CodeParser.parse(text == "zero" ? ".zero" : text) {
      for (index, form) in forms.enumerated() {
        guard let numbers = form.numbers(in: expression) else { continue }
        return form.takes(numbers)
          ? (index, numbers)
          : refuse(.expected("numbers from -10000000 to 10000000, and no negative lengths"))
      }
    }
    return refuse(.wrongType(expected: expected.description, found: .string))
  }
}
