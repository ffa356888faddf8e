import JSON
import LayoutModel

/// Frames in relation to a container, and wrappers.
extension JSONReader {
  enum ContainerFrameKey: Int, DocumentKey {
    case x, y, width, height, left, right, top, bottom
  }
  private static let containerFrameKeys = Keys(ContainerFrameKey.self)

  /// A frame in points, or by edges and parts of the container: on each axis two of three, or a length alone.
  mutating func containerFrame() throws(ReadingEnded) -> ContainerFrame? {
    let expected: StaticString =
      "an object with x, y, width and height, or with edges such as left and bottom"
    guard var object = try beginObject(expected) else { return nil }
    var lengths: [ContainerFrameKey: ContainerFrame.Length] = [:]
    var isRelative = false
    let faults = faultCount
    while let key = try nextKey(of: &object, in: Self.containerFrameKeys) {
      if ![.x, .y, .width, .height].contains(key) { isRelative = true }
      if try stands(.string) { isRelative = true }
      lengths[key] = try containerLength(isSigned: key != .width && key != .height)
    }
    if faultCount != faults { return nil }
    guard isRelative || lengths.count == 4 else {
      require([ContainerFrameKey.x, .y, .width, .height], of: object)
      return nil
    }
    let horizontal = span(lengths[.x], lengths[.left], lengths[.width], lengths[.right])
    let vertical = span(lengths[.y], lengths[.top], lengths[.height], lengths[.bottom])
    guard let horizontal, let vertical else {
      fault(
        .invalidValue(
          expected: "two of left, width and right or a width, and two of top, height and bottom or a height",
          nearest: []))
      return nil
    }
    return ContainerFrame(horizontal: horizontal, vertical: vertical)
  }

  /// Two of start, length and end, or the length; nil for anything else.
  private func span(
    _ origin: ContainerFrame.Length?, _ start: ContainerFrame.Length?, _ length: ContainerFrame.Length?,
    _ end: ContainerFrame.Length?
  ) -> ContainerFrame.Span? {
    if origin != nil, start != nil { return nil }
    let known = [origin ?? start, length, end].compactMap(\.self).count
    guard known == 2 || known == 1 && length != nil else { return nil }
    return ContainerFrame.Span(start: origin ?? start, length: length, end: end)
  }

  /// Points, or a part of the container's side such as `50%`.
  private mutating func containerLength(isSigned: Bool) throws(ReadingEnded) -> ContainerFrame.Length? {
    guard try stands(.string) else {
      return try (isSigned ? coordinate() : length()).map { ContainerFrame.Length($0) }
    }
    guard let text = try string() else { return nil }
    if let fraction = percentage(text), isSigned || fraction >= 0 {
      return ContainerFrame.Length(fraction: fraction)
    }
    fault(
      .invalidValue(expected: "a number of points, or a part of the container such as \"50%\"", nearest: []))
    return nil
  }

  /// The part that a text of digits and a percent sign says; nil for another text, and beyond ten thousand.
  private func percentage(_ text: String) -> Double? {
    guard text.utf8.count <= 16, text.utf8.last == UInt8(ascii: "%") else { return nil }
    let digits = text.utf8.dropLast()
    guard digits.allSatisfy({ (48...57).contains($0) || $0 == 45 || $0 == 46 }),
      let number = Double(String(text.dropLast())), abs(number) <= 10_000
    else { return nil }
    return number / 100
  }

  /// Whether a view wraps the presented one, and how far it stands out: true, a number or insets.
  mutating func wrapper() throws(ReadingEnded) -> EdgeInsets? {
    if try stands(.boolean) { return try boolean() == true ? .zero : nil }
    if try stands(.number) {
      return try length().map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard try stands(.object) else {
      fault(.invalidValue(expected: "true or false, a length or insets", nearest: []))
      try skipValue()
      return nil
    }
    guard let insets = try edgeInsets() else { return nil }
    if RectEdge.allCases.allSatisfy({ insets[$0] >= 0 }) { return insets }
    fault(.invalidValue(expected: "insets that are not negative", nearest: []))
    return nil
  }
}
