import LayoutModel

/// Turns a stack view into constraints, auto-layout 5. There is no other layout logic in it: everything is solved
/// together.
///
/// - Parameter firstSpacer: Index in ``Problem/spacers`` of the first guide of the stack.
func arrangeStack(
  _ stack: ArrangedStack, of document: LayoutDocument, firstSpacer: Int, into problem: inout Problem
) {
  guard !stack.arranged.isEmpty else { return }
  var builder = StackBuilder(stack, document, firstSpacer: firstSpacer)
  if stack.visible.isEmpty {
    builder.fillCanvas()
  } else {
    builder.connectEnds()
    builder.distribute()
    builder.balanceTexts()
  }
  builder.fit()
  builder.space()
  builder.hide()
  builder.align()
  problem.generated += builder.constraints
}

/// The identifiers that UIKit prints for the constraints of a stack view.
enum StackIdentifier: String {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// The constraints of one stack view while they are made.
struct StackBuilder {
  let stack: ArrangedStack
  let document: LayoutDocument
  /// Attributes along and across the axis.
  let along: AxisAttributes
  let across: AxisAttributes
  let canvas: ProblemItem
  private(set) var constraints: [GeneratedConstraint] = []
  private let firstSpacer: Int
  private let spacers: [Spacer]

  var configuration: StackConfiguration { stack.configuration }
  var visible: [Int32] { stack.visible }
  fileprivate var isLoose: Bool {
    configuration.distribution == .equalSpacing || configuration.distribution == .equalCentering
  }

  init(_ stack: ArrangedStack, _ document: LayoutDocument, firstSpacer: Int) {
    self.stack = stack
    self.document = document
    self.firstSpacer = firstSpacer
    spacers = stack.spacers
    let axis = stack.configuration.axis
    along = AxisAttributes(axis)
    across = AxisAttributes(axis.crossed)
    canvas = .model(
      stack.configuration.isLayoutMarginsRelativeArrangement
        ? .systemGuide(.layoutMargins, ofView: stack.view) : .view(stack.view))
  }

  /// The guide of that kind.
  func spacer(_ kind: Spacer.Kind) -> ProblemItem? {
    spacers.firstIndex { $0.kind == kind }.map { .spacer(Int32(firstSpacer + $0)) }
  }

  /// Adds `first.attribute relation multiplier × second.attribute + constant`.
  mutating func add(
    _ identifier: StackIdentifier, _ first: ProblemItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutConstraint.Relation, _ second: ProblemItem, _ secondAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Float = LayoutConstraint.required
  ) {
    constraints.append(
      GeneratedConstraint(
        first: first, firstAttribute: firstAttribute, relation: relation, second: second,
        secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority,
        rank: .stack, identifier: identifier.rawValue, container: stack.view, generator: stack.view))
  }

  /// Adds `first.attribute == multiplier × second.attribute`.
  mutating func add(
    _ identifier: StackIdentifier, _ first: ProblemItem, _ firstAttribute: LayoutAttribute,
    _ second: ProblemItem, _ secondAttribute: LayoutAttribute, multiplier: Double = 1,
    priority: Float = LayoutConstraint.required
  ) {
    add(
      identifier, first, firstAttribute, .equal, second, secondAttribute, multiplier: multiplier,
      priority: priority)
  }

  /// Adds `item.attribute == 0`.
  mutating func addZero(
    _ identifier: StackIdentifier, _ item: ProblemItem, _ attribute: LayoutAttribute,
    priority: Float = LayoutConstraint.required
  ) {
    constraints.append(
      GeneratedConstraint(
        first: item, firstAttribute: attribute, priority: priority, rank: .stack,
        identifier: identifier.rawValue, container: stack.view, generator: stack.view))
  }

  func item(_ view: Int32) -> ProblemItem { .model(.view(view)) }
}

// MARK: - Along the axis

extension StackBuilder {
  /// The outer visible views end where the stack does.
  fileprivate mutating func connectEnds() {
    add(.canvasConnection, canvas, along.leading, item(visible[0]), along.leading)
    add(.canvasConnection, item(visible[visible.count - 1]), along.trailing, canvas, along.trailing)
  }

  /// All views are hidden: a guide takes the place of all of them, on both axes.
  fileprivate mutating func fillCanvas() {
    guard let filling = spacer(.filling) else { return }
    for attributes in [along, across] {
      add(.canvasConnection, canvas, attributes.leading, filling, attributes.leading)
      add(.canvasConnection, filling, attributes.trailing, canvas, attributes.trailing)
    }
  }

  /// Where spacing may grow, the stack is as short as it can be.
  fileprivate mutating func fit() {
    if isLoose { addZero(.canvasFit, item(stack.view), along.size, priority: 49) }
  }

  /// Neighbours keep their distance, hidden ones too: they share theirs with the next.
  fileprivate mutating func space() {
    let isBaselineRelative = configuration.isBaselineRelativeArrangement && configuration.axis == .vertical
    let views = stack.arranged
    let gaps = self.gaps()
    for index in 1..<max(views.count, 1) {
      add(
        .spacing, item(views[index]), isBaselineRelative ? .firstBaseline : along.leading,
        isLoose ? .greaterThanOrEqual : .equal, item(views[index - 1]),
        isBaselineRelative ? .lastBaseline : along.trailing, constant: gaps[index - 1])
    }
  }

  /// The distance after each arranged view but the last (auto-layout 5.2, 5.7).
  ///
  /// A hidden view between visible ones is flanked by halves of the spacing. Outside the visible ones there is none.
  private func gaps() -> [Double] {
    let views = stack.arranged
    let shown = views.map { !document.views[Int($0)].isHidden }
    guard let first = shown.firstIndex(of: true), let last = shown.lastIndex(of: true) else {
      return Array(repeating: 0, count: max(views.count - 1, 0))
    }
    let custom = Dictionary(
      configuration.customSpacing.map { ($0.view, $0.spacing) }, uniquingKeysWith: { $1 })
    var spacing = configuration.spacing
    return views.indices.dropLast().map { index in
      if shown[index] { spacing = custom[views[index]] ?? configuration.spacing }
      guard index >= first, index < last else { return 0 }
      return spacing * Double((shown[index] ? 1 : 0) + (shown[index + 1] ? 1 : 0)) / 2
    }
  }

  fileprivate mutating func hide() {
    for view in stack.arranged where document.views[Int(view)].isHidden {
      addZero(.hiding, item(view), along.size)
    }
  }

  fileprivate mutating func distribute() {
    switch configuration.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalise(from: along.trailing, to: along.leading) { _ in LayoutConstraint.required }
    case .equalCentering:
      equalise(from: along.center, to: along.center) { Float(max(149 - $0, 100)) }
    }
  }

  /// In a row, labels of several lines wish for equal parts of it, a little more than they resist being cut
  /// (auto-layout 5.8).
  fileprivate mutating func balanceTexts() {
    guard configuration.axis == .horizontal, visible.count > 1,
      configuration.distribution != .fillEqually, configuration.distribution != .fillProportionally
    else { return }
    for view in visible {
      let node = document.views[Int(view)]
      guard node.type == .label, document.content(ofView: Int(view)).numberOfLines != 1 else { continue }
      add(
        .textWidthDisambiguation, item(view), .width, item(stack.view), .width,
        multiplier: 1 / Double(visible.count), priority: min(node.compressionResistance.horizontal + 10, 999))
    }
  }

  private mutating func fillEqually() {
    for view in visible.dropFirst() {
      add(.fillEqually, item(view), along.size, item(visible[0]), along.size)
    }
  }

  /// The intrinsic length of a view, and for a stack view what its arranged views come to: in four files of four
  /// authors stack views in a proportional one have the lengths of what they hold, and are not equal.
  private func naturalLength(of view: Int32, _ axis: Axis) -> Double {
    let index = Int(view)
    if let length = document.views[index].intrinsicContentSize(axis) { return length }
    guard let nested = document.stack(ofView: index) else { return 0 }
    let held = (nested.arrangedSubviews ?? document.subviews(of: view)).filter {
      document.views[Int($0)].isInstalled && !document.views[Int($0)].isHidden
    }
    let lengths = held.map { naturalLength(of: $0, axis) }
    guard nested.axis == axis else { return lengths.max() ?? 0 }
    return max(lengths.reduce(0, +) + nested.spacing * Double(max(lengths.count - 1, 0)), 0)
  }

  /// The shares refer to the whole stack although spacing and margins take part of it: what is left goes to the last
  /// view. UIKit does the same (auto-layout 5.4).
  private mutating func fillProportionally() {
    let sizes = visible.map { naturalLength(of: $0, configuration.axis) }
    let count = sizes.count { $0 > 0 }
    guard count > 0 else { return fillEqually() }
    let total = sizes.reduce(0, +) + configuration.spacing * Double(visible.count - 1)
    let isAlone = count == 1 && (visible.count == 1 || configuration.spacing == 0)
    for (index, view) in visible.enumerated() {
      guard sizes[index] > 0 else {
        addZero(.fillProportionally, item(view), along.size)
        continue
      }
      add(
        .fillProportionally, item(view), along.size, item(stack.view), along.size,
        multiplier: total != 0 ? sizes[index] / total : 0,
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
    let gaps = (0..<visible.count - 1).map { ProblemItem.spacer(Int32(firstSpacer + $0)) }
    for (index, gap) in gaps.enumerated() {
      add(.distributingEdge, gap, along.leading, item(visible[index]), start)
      add(.distributingEdge, item(visible[index + 1]), end, gap, along.trailing)
    }
    for (index, gap) in gaps.dropFirst().enumerated() {
      add(.fillEqually, gap, along.size, gaps[0], along.size, priority: priority(index))
    }
  }
}
