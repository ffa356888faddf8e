import JSON

/// What a recorded hierarchy of views says otherwise than a layout, and what is not known of a layout that was made of one.
package enum DumpFinding: Hashable, Sendable {
  /// A view by its id, with its frame in the layout and in the dump, in the coordinates of the nearest view around it that both have.
  case frameDiffers(String, layout: Rect, dump: Rect, line: Int)
  /// With how many views there are in it.
  case viewNotInDump(String, below: Int)
  /// A class of the dump, with its frame there and how many views are in it.
  case viewNotInLayout(String, frame: Rect, below: Int, line: Int)
  /// The size of the window of the layout and that of the dump.
  case windowDiffers(layout: Size, dump: Size)
  /// A layout that was made of a dump.
  case onlyFrames

  var sentence: Sentence {
    switch self {
    case .frameDiffers(let view, let layout, let dump, let line):
      Sentence(
        .frameDiffers,
        "\(view) is at \(text(layout)), and at \(text(dump)) in line \(line) of the dump: \(differences(layout, dump))."
      )
    case .viewNotInDump(let view, let below):
      Sentence(.viewNotInDump, "The dump has no view that stands for \(view)\(inside(below, end: "")).")
    case .viewNotInLayout(let name, let frame, let below, let line):
      Sentence(
        .viewNotInLayout,
        "The layout has no view that stands for the \(name) at \(text(frame))\(inside(below, end: ",")) in line \(line) of the dump."
      )
    case .windowDiffers(let layout, let dump):
      Sentence(
        .windowDiffers,
        "The dump is of a window of \(text(dump)), the layout of one of \(text(layout)). Name the device of the dump."
      )
    case .onlyFrames:
      Sentence(
        .onlyFrames,
        "The layout was made of a dump: every view has the frame that was recorded. A dump says no constraints, no fonts, no safe "
          + "area and nothing of what stands in bars, so nothing is told of these.")
    }
  }
}

private func text(_ rect: Rect) -> String {
  let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height].map(rounded)
  return "(\(numbers.joined(separator: ", ")))"
}

private func text(_ size: Size) -> String { "\(rounded(size.width))×\(rounded(size.height))" }

/// `, with 3 views in it`; empty for none.
private func inside(_ count: Int, end: String) -> String {
  count == 0 ? "" : ", with \(count == 1 ? "a view" : "\(count) views") in it\(end)"
}

/// `y by -0.5, height by 1`, as the layout has more.
private func differences(_ layout: Rect, _ dump: Rect) -> String {
  let parts = [
    ("x", layout.minX - dump.minX), ("y", layout.minY - dump.minY),
    ("width", layout.size.width - dump.size.width), ("height", layout.size.height - dump.size.height),
  ]
  let told = parts.filter { abs($0.1) > 0.01 }.map { "\($0.0) differs by \(rounded($0.1))" }
  return told.joined(separator: ", ")
}

private func rounded(_ value: Double) -> String { String(number: value, decimals: 3) }

extension Diagnostic.Code {
  package static let frameDiffers = Self(
    "frameDiffers", .error,
    rule: "A view is more than half a pixel away from where a dump has it; told by check.", .off)
  package static let viewNotInDump = Self(
    "viewNotInDump", .error, rule: "A dump does not have a view of the layout; told by check.", .off)
  package static let viewNotInLayout = Self(
    "viewNotInLayout", rule: "A dump has a view that the layout does not have; told by check.", .off)
  package static let windowDiffers = Self(
    "windowDiffers", rule: "A dump is of a window of another size; told by check.", .off)
  package static let onlyFrames = Self(
    "onlyFrames", .info,
    rule: "A layout was made of a dump, which says nothing of constraints and fonts: other rules are silent.")

  /// The codes of what checks against dumps tell.
  package static let checkCodes = [frameDiffers, viewNotInDump, viewNotInLayout, windowDiffers]
  static let dumpCodes = checkCodes + [onlyFrames]
}
