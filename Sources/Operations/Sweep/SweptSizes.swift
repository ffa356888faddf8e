import LayoutModel

/// The sizes of windows that a sweep goes through, as they are asked for.
struct SweptSizes: Sendable {
  /// What is asked of one side of the window.
  enum Side: Sendable {
    case all(WindowSweep.Interval)
    case one(Double)
  }

  /// Whether windows have all sizes of a range at all.
  var isAsked = false
  /// Whether the answer is a picture, which shows some of the windows.
  var hasPictures = false
  /// Nil where nothing is said.
  var width: Side?
  var height: Side?

  /// The ranges for a device, with the side that does not change; nil for that of the device.
  ///
  /// Where nobody says a range it is that of widths, from the narrowest screen to the longest side of any window that the
  /// device has: phones can be resized up to 1280 points (any-window), pads up to their screens.
  ///
  /// Sizes that no window of the app has are left out.
  func ranges(for device: Device, within restrictions: SizeRestrictions) -> [Range] {
    ranges(for: device).compactMap { side, sizes, other in
      let (least, most) = (restrictions.minimumSize, restrictions.maximumSize)
      let possible = WindowSweep.Interval(
        from: side == .width ? least.width : least.height,
        to: (side == .width ? most?.width : most?.height) ?? WindowSweep.largest)
      return sizes.common(with: possible.onSteps).map { (side, $0, other) }
    }
  }

  typealias Range = (sweep: WindowSweep.Side, sizes: WindowSweep.Interval, other: Double?)

  private func ranges(for device: Device) -> [Range] {
    let screen = device.portraitSize ?? device.landscapeSize
    let longest = device.idiom == .phone ? Self.largestPhoneWindow : max(screen.width, screen.height)
    let usual = WindowSweep.Interval(from: Self.narrowest, to: max(longest, Self.narrowest))
    switch (width, height) {
    case (.all(let widths)?, .all(let heights)?): return [(.width, widths, nil), (.height, heights, nil)]
    case (.all(let widths)?, let height): return [(.width, widths, height?.size)]
    case (let width, .all(let heights)?): return [(.height, heights, width?.size)]
    case (.one(let width)?, _): return [(.height, usual, width)]
    case (nil, let height): return [(.width, usual, height?.size)]
    }
  }

  /// What is wrong with it as a whole.
  var faults: [Fault] {
    guard case .one? = width, case .one? = height else { return [] }
    return [Fault(invalid("", expected: "a range of sizes for one side of the window"), parameter: "width")]
  }

  private static let narrowest = 320.0
  private static let largestPhoneWindow = 1280.0
}

extension WindowSweep.Interval {
  /// The sizes of it that are looked at.
  fileprivate var onSteps: WindowSweep.Interval {
    let step = WindowSweep.step
    return WindowSweep.Interval(
      from: (from / step).rounded(.up) * step, to: (to / step).rounded(.down) * step)
  }
}

extension SweptSizes.Side {
  /// Reads `320...1376`, or one size; nil for anything else.
  init?(word: String) {
    let ends = word.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false).map {
      readPoints($0)
    }
    guard let first = ends.first, let from = first, let last = ends.last, let to = last,
      from >= 1, to <= WindowSweep.largest
    else { return nil }
    if ends.count == 1 {
      self = .one(from)
    } else {
      // Both ends are sizes that are looked at.
      let sizes = WindowSweep.Interval(from: from, to: to).onSteps
      if sizes.from > sizes.to { return nil }
      self = .all(sizes)
    }
  }

  fileprivate var size: Double? {
    if case .one(let size) = self { size } else { nil }
  }
}

extension Parameter {
  /// What says which sizes windows have.
  static let sweep = [
    side(
      "width", \.sweep.width,
      "The widths of windows, as 320...1376, or one width where heights are asked for."),
    side(
      "height", \.sweep.height,
      "The heights of windows, as 500...1024, or one height where widths are asked for."),
  ]

  private static func side(
    _ name: String, _ path: any WritableKeyPath<OperationOptions, SweptSizes.Side?> & Sendable, _ help: String
  ) -> Parameter {
    Parameter(name, Flag(help: help)) { value, options, _ in
      options[keyPath: path] = SweptSizes.Side(word: value)
      if options[keyPath: path] != nil { return nil }
      return invalid("", expected: "a range of points such as 320...1376, from 1 to 10000, or one size")
    }
  }

  static let allWindows = Parameter(
    "allWindows",
    Flag(
      help: "In windows of all widths, and not of one: each finding with the widths that have it.",
      value: "true"),
    words: ["true", "false"]
  ) { value, options, _ in readFlag(value, into: &options.sweep.isAsked) }
}
