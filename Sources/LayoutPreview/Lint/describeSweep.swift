import LayoutModel

// What reports of lint say of windows of all sizes, in words.

extension WindowSweep {
  /// `widths 320 to 1280`.
  var title: String { "\(side.rawValue)s \(sizes.words)" }

  /// What changes where: size classes, rules and columns, then jumps, then where nothing was found.
  var sentence: String {
    var parts = bands.count == 1 ? ["\(bands[0].switches.title) throughout"] : bands.map(\.sentence)
    parts += jumps.prefix(Self.mostJumps).map { $0.sentence(side) }
    if jumps.count > Self.mostJumps { parts.append("\(jumps.count - Self.mostJumps) more jumps") }
    parts.append(sizes.sentence(ofClean: clean))
    return parts.joined(separator: "; ")
  }

  private static let mostJumps = 6
}

extension WindowSweep.Band {
  /// `compact width, regular height 320 to 639.5`.
  var sentence: String { "\(switches.title) \(sizes.words)" }
}

extension WindowSweep.Interval {
  /// Where in it nothing is found: `clean 380 to 1024`.
  func sentence(ofClean clean: [WindowSweep.Interval]) -> String {
    clean.isEmpty ? "clean nowhere" : clean == [self] ? "clean" : "clean \(listed(clean))"
  }

  /// `320 to 346.5`, or `320` where it is one size.
  var words: String { from == to ? number(from) : "\(number(from)) to \(number(to))" }
}

/// `320 to 346.5, 380 to 402 and 3 more`.
func listed(_ intervals: [WindowSweep.Interval]) -> String { listed(intervals.map(\.words), most: 4) }

extension WindowSweep.Switches {
  /// `compact width, regular height, rule wide, split collapsed`.
  var title: String {
    var parts = ["\(sizeClasses.horizontal.word) width", "\(sizeClasses.vertical.word) height"]
    if let matchedRules, !matchedRules.isEmpty {
      parts.append(
        "\(matchedRules.count == 1 ? "rule" : "rules") \(matchedRules.map(oneLine).joined(separator: ", "))")
    }
    if !collapsed.isEmpty { parts.append("\(collapsed.map(oneLine).joined(separator: ", ")) collapsed") }
    return parts.joined(separator: ", ")
  }
}

extension WindowSweep.Jump {
  /// `jumps at 507: card 96 wider`.
  func sentence(_ side: WindowSweep.Side) -> String { "jumps at \(number(at)): \(words(side))" }

  /// `card 96 wider`, `card moves by -8`.
  private func words(_ side: WindowSweep.Side) -> String {
    let (more, less) = side == .width ? ("wider", "narrower") : ("higher", "lower")
    let changes = [
      abs(grown) > WindowSweep.step ? "\(number(abs(grown))) \(grown > 0 ? more : less)" : nil,
      abs(moved) > WindowSweep.step ? "moves by \(number(moved))" : nil,
    ]
    return "\(oneLine(view)) \(changes.compactMap { $0 }.joined(separator: ", "))"
  }
}

extension LintedFile {
  /// A line for each layout that was looked at in windows of all sizes.
  var sweepLines: [String] {
    layouts.compactMap { layout in
      guard let sweep = layout.sweep else { return nil }
      let scene = layout.scene.map { "scene \(oneLine($0)), " } ?? ""
      return "\(scene)\(oneLine(layout.environment)), \(sweep.title): \(sweep.sentence)"
    }
  }

  /// The sizes of windows that have a finding: `iPhone 15 portrait: widths 320 to 346.5`; nil where no layout has several.
  func sizes(of finding: LintFinding) -> String? {
    guard let first = finding.layouts.first, let sweep = layouts[first].sweep else { return nil }
    let intervals = finding.intervals[first] ?? []
    let isSame = finding.layouts.allSatisfy { finding.intervals[$0] == finding.intervals[first] }
    let name = oneLine(layouts[first].environment)
    let place =
      finding.layouts.count == 1
      ? name : isSame ? "all \(finding.layouts.count) environments" : "\(name) first"
    let more = isSame ? "" : "; other sizes in \(finding.layouts.count - 1) more"
    return "\(place): \(sweep.side.rawValue)s \(listed(intervals))\(more)"
  }
}
