import LayoutModel

/// The constraints of a stack view along its axis (AL-stack-spacing, AL-stack-text-width).
extension StackBuilder {
  /// The outer visible views end where the stack does.
  mutating func connectEnds() {
    let (first, last) = (visible[visible.startIndex], visible[visible.endIndex - 1])
    add(.canvasConnection, canvas[along.leading], ProblemItem.view(first)[along.leading])
    add(.canvasConnection, ProblemItem.view(last)[along.trailing], canvas[along.trailing])
  }

  /// All views are hidden: a guide takes the place of all of them, on both axes.
  mutating func fillCanvas() {
    guard let filling = spacer(.filling) else { return }
    for attributes in [along, across] {
      add(.canvasConnection, canvas[attributes.leading], filling[attributes.leading])
      add(.canvasConnection, filling[attributes.trailing], canvas[attributes.trailing])
    }
  }

  /// Neighbours keep their distance, hidden ones too: they share theirs with the next.
  mutating func space() {
    if keepsHiddenLengths { return spaceAroundHidden() }
    let sides = spacedSides
    let ownSpacing = document.stacks[configuration].spacing
    var spacing = ownSpacing
    let shown = shownRange
    let custom = customSpacing
    for index in arranged.indices.dropFirst() {
      if isShown(index - 1) { spacing = custom[arranged[index - 1]] ?? ownSpacing }
      add(
        .spacing, ProblemItem.view(arranged[index])[sides.start],
        ProblemItem.view(arranged[index - 1])[sides.end],
        relation: isLoose ? .greaterThanOrEqual : .equal)
      setConstant(gap(after: index - 1, spacing: spacing, shown: shown))
    }
    if visible.count < arranged.count { noteHidden(shown, hasCustomSpacing: !custom.isEmpty) }
  }

  /// What the distance of neighbours lies between.
  private var spacedSides: (start: LayoutAttribute, end: LayoutAttribute) {
    document.stacks[configuration].isBaselineRelativeArrangement && axis == .vertical
      ? (.firstBaseline, .lastBaseline) : (along.leading, along.trailing)
  }

  /// Whether hidden views may have lengths, which take no room (AL-stack-hidden-lengths).
  private var keepsHiddenLengths: Bool {
    document.stacks[configuration].hidingPriority < LayoutConstraint.required
      && visible.count < arranged.count && !visible.isEmpty
  }

  /// Visible neighbours keep their distance from each other. What is hidden between them begins in the middle of it, what is before
  /// the first one ends there, and what is behind the last one begins there.
  private mutating func spaceAroundHidden() {
    let sides = spacedSides
    let custom = customSpacing
    let shown = shownRange
    var last: Int32?
    for index in arranged.indices {
      let (view, isVisible) = (arranged[index], isShown(index))
      if let last {
        add(
          .spacing, ProblemItem.view(view)[sides.start], ProblemItem.view(last)[sides.end],
          relation: isLoose && isVisible ? .greaterThanOrEqual : .equal)
        let spacing = custom[last] ?? document.stacks[configuration].spacing
        setConstant(isVisible ? spacing : shown.contains(index) ? spacing / 2 : 0)
      } else if !isVisible {
        let first = ProblemItem.view(visible[visible.startIndex])
        add(.spacing, first[sides.start], ProblemItem.view(view)[sides.end])
      }
      if isVisible { last = view }
    }
    noteHidden(shown, hasCustomSpacing: !custom.isEmpty)
  }

  /// Notes what is in doubt about the gaps at hidden views: at the ends and between two of them, and what custom spacing
  /// becomes (AL-stack-hidden-runs, AL-stack-spacing-hidden).
  private mutating func noteHidden(_ shown: Range<Int>, hasCustomSpacing: Bool) {
    guard !visible.isEmpty, document.stacks[configuration].spacing != 0 || hasCustomSpacing else { return }
    for index in arranged.indices where !isShown(index) {
      if !shown.contains(index) || !isShown(index + 1) { notes.doubts.insert(.runsOfHiddenViews) }
      if hasCustomSpacing, shown.contains(index) { notes.doubts.insert(.spacingBeforeHiddenViews) }
    }
  }

  /// The distance after an arranged view (AL-stack-spacing, AL-stack-spacing-values).
  ///
  /// A hidden view between visible ones is flanked by halves of the spacing. Outside the visible ones there is none.
  private func gap(after index: Int, spacing: Double, shown: Range<Int>) -> Double {
    guard shown.contains(index) else { return 0 }
    return spacing * Double((isShown(index) ? 1 : 0) + (isShown(index + 1) ? 1 : 0)) / 2
  }

  /// From the first visible view to before the last one, as places in the arranged ones.
  private var shownRange: Range<Int> {
    guard let first = arranged.indices.first(where: isShown), let last = arranged.indices.last(where: isShown)
    else { return 0..<0 }
    return first..<last
  }

  private func isShown(_ index: Int) -> Bool { !document.views[Int(arranged[index])].isHidden }

  /// By the view before it; of several the last counts.
  private var customSpacing: [Int32: Double] {
    let given = document.stacks[configuration].customSpacing
    if given.isEmpty { return [:] }
    return Dictionary(given.lazy.map { ($0.view, $0.spacing) }, uniquingKeysWith: { $1 })
  }

  mutating func distribute() {
    switch document.stacks[configuration].distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalise(from: along.trailing, to: along.leading) { _ in LayoutConstraint.required }
    case .equalCentering: equalise(from: along.center, to: along.center) { Float(max(149 - $0, 100)) }
    }
  }

  /// In a row, labels of several lines wish for equal parts of it, a little more than they resist being cut
  /// (AL-stack-text-width).
  mutating func balanceTexts() {
    let distribution = document.stacks[configuration].distribution
    guard axis == .horizontal, visible.count > 1, distribution != .fillEqually,
      distribution != .fillProportionally, document.stacks[configuration].disambiguatesTextWidths
    else { return }
    for subview in visible {
      let index = Int(subview)
      guard document.views[index].type == .label, document.content(ofView: index).numberOfLines != 1 else {
        continue
      }
      add(
        .textWidthDisambiguation, ProblemItem.view(subview)[.width], ProblemItem.view(view)[.width],
        times: 1 / Double(visible.count),
        priority: min(document.views[index].compressionResistance.horizontal + 10, 999))
    }
  }

  private mutating func fillEqually() {
    let first = ProblemItem.view(visible[visible.startIndex])[along.size]
    for subview in visible.dropFirst() { add(.fillEqually, ProblemItem.view(subview)[along.size], first) }
  }

  /// The intrinsic length of a view, and for a stack view what its arranged views come to: in four files of four
  /// authors stack views in a proportional one have the lengths of what they hold, and are not equal.
  private func naturalLength(of view: Int32, _ axis: Axis) -> Double {
    let index = Int(view)
    if let length = document.natural[index][axis] { return length }
    guard let nested = document.stack(ofView: index) else { return 0 }
    let held = (nested.arrangedSubviews ?? document.subviews(of: view)).filter {
      document.views[Int($0)].isInstalled && !document.views[Int($0)].isHidden
    }
    let lengths = held.map { naturalLength(of: $0, axis) }
    guard nested.axis == axis else { return lengths.max() ?? 0 }
    return max(lengths.reduce(0, +) + nested.spacing * Double(max(lengths.count - 1, 0)), 0)
  }

  /// The shares refer to the whole stack although spacing and margins take part of it: what is left goes to the last
  /// view. UIKit does the same (AL-stack-proportional).
  private mutating func fillProportionally() {
    notes.readsContentSizes = true
    let spacing = document.stacks[configuration].spacing
    let sizes = visible.map { naturalLength(of: $0, axis) }
    let count = sizes.count { $0 > 0 }
    guard count > 0 else { return fillEqually() }
    let total = sizes.reduce(0, +) + spacing * Double(visible.count - 1)
    let isAlone = count == 1 && (visible.count == 1 || spacing == 0)
    for (index, subview) in visible.enumerated() {
      let length = ProblemItem.view(subview)[along.size]
      guard sizes[index] > 0 else {
        add(.fillProportionally, length, nil)
        continue
      }
      add(
        .fillProportionally, length, ProblemItem.view(view)[along.size],
        times: total != 0 ? sizes[index] / total : 0,
        priority: isAlone ? LayoutConstraint.required : Float(max(999 - index, 1)))
    }
  }

  /// Guides between neighbours, all of one size.
  ///
  /// - Parameter priority: Of the equality of each guide after the first, counted from 0.
  private mutating func equalise(
    from start: LayoutAttribute, to end: LayoutAttribute, priority: (Int) -> Float
  ) {
    // The gaps come before the other guides of the stack.
    let first = spacers.startIndex
    func gap(_ index: Int) -> ProblemItem { .spacer(Int32(first + index)) }
    for index in 0..<visible.count - 1 {
      let place = visible.startIndex + index
      add(.distributingEdge, gap(index)[along.leading], ProblemItem.view(visible[place])[start])
      add(.distributingEdge, ProblemItem.view(visible[place + 1])[end], gap(index)[along.trailing])
    }
    for index in 1..<max(visible.count - 1, 1) {
      add(.fillEqually, gap(index)[along.size], gap(0)[along.size], priority: priority(index - 1))
    }
  }
}
