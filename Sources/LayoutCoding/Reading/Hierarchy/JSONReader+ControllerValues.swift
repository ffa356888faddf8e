import JSON
import LayoutModel

// Values that only controllers have.

/// What a controller forwards to its children.
let forwardsMembers = Members<(traits: Bool, size: Bool)>(
  "an object with traits and size", (true, true),
  [.init("traits", .boolean, \.traits), .init("size", .boolean, \.size)])

extension BarMetrics {
  static let members = Members(
    "an object of heights", BarMetrics(),
    [
      .init("navigationBar", .length, \.navigationBar),
      .init("largeTitle", .length, \.largeTitle),
      .init("toolbar", .length, \.toolbar),
      .init("tabBar", .length, \.tabBar),
    ])
}

/// What is said of a bar; the second member is that of a navigation bar.
typealias BarValues = (isTranslucent: Bool, prefersLargeTitles: Bool)

private let translucent = Members<BarValues>.Row(
  "translucent", .boolean, \.isTranslucent, or: "isTranslucent")

let barMembers = Members<BarValues>(
  "an object about a bar", (true, false), [translucent], ignoring: IgnoredKeys.ofBars)

let navigationBarMembers = Members<BarValues>(
  "an object about a bar", (true, false),
  [translucent, .init("prefersLargeTitles", .boolean, \.prefersLargeTitles)],
  ignoring: IgnoredKeys.ofBars)

/// What a delegate may say that it did with the secondary column.
enum CollapseAnswer: String, DocumentWord {
  case discardSecondary
  static let words = Words<Self>()
}

extension JSONReader {
  mutating func displayMode() throws(ReadingEnded) -> SplitDisplayMode? {
    let names = SplitDisplayMode.allCases.map(\.rawValue) + ["primaryHidden", "allVisible", "primaryOverlay"]
    let expected = "one of \(names.joined(separator: ", "))"
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    if let mode = SplitDisplayMode(name: name) { return mode }
    if let mode = Self.displayModes.word(name, among: names) { return SplitDisplayMode(name: mode) }
    return refuse(.expected(expected, nearest: nearestNames(to: name, in: names)))
  }

  private static let displayModes = UIKitSpellings("UISplitViewController.DisplayMode")

  /// A number, or "automatic", which is an inner nil.
  mutating func automaticLength() throws(ReadingEnded) -> Double?? {
    try isAutomatic() ? .some(nil) : length().map { .some($0) }
  }

  mutating func automaticFraction() throws(ReadingEnded) -> Double?? {
    if try isAutomatic() { return .some(nil) }
    return try number(in: 0...1, "a number from 0 to 1, or \"automatic\"").map { .some($0) }
  }

  /// Whether the word stands here, which is read.
  private mutating func isAutomatic() throws(ReadingEnded) -> Bool {
    guard try stands(.string) else { return false }
    let start = mark
    if try string() == "automatic" { return true }
    goBack(to: start)
    return false
  }

  /// Whether a node is there. A root always is (VA-root).
  mutating func installed(isRoot: Bool) throws(ReadingEnded) -> Bool? {
    let offset = offset
    let value = try boolean()
    if value == false, isRoot { fault(.cannotUninstallRoot, at: TextPlace(pointer: pointer, offset: offset)) }
    return value
  }

  // Frames in relation to a container, and wrappers.

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
      return refuse(
        .expected("two of left, width and right or a width, and two of top, height and bottom or a height"))
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
    return refuse(.expected("a number of points, or a part of the container such as \"50%\""))
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
      try skip(.expected("true or false, a length or insets"))
      return nil
    }
    guard let insets = try edgeInsets() else { return nil }
    if RectEdge.allCases.allSatisfy({ insets[$0] >= 0 }) { return insets }
    return refuse(.expected("insets that are not negative"))
  }
}
