import LayoutModel

/// The views that make constraints which nobody wrote: what frames and stack views come to in one environment.
struct ConstraintSources {
  /// In pre-order.
  var stacks: [ArrangedStack] = []
  /// Views whose frame and mask become constraints, in pre-order.
  var autoresized: [Int32] = []
  /// Views that keep the frame of the request if nothing at all is said of their place and size, in pre-order.
  var framed: [Int32] = []
  /// Installed scroll views, in pre-order.
  var scrolls: [Int32] = []
  /// Arranged subviews that are hidden: nobody asks where they are.
  var hiddenArranged: Set<Int32> = []
  private var stackOfView: [Int32: Int] = [:]

  /// Those of one controller.
  init(
    _ document: LayoutDocument, _ controller: Int, parts: DocumentParts, range: Range<Int>,
    installed: InstalledViews
  ) {
    for index in parts.stacks[controller] {
      let configuration = document.stacks[Int(index)]
      guard installed[Int(configuration.view)] else { continue }
      stacks.append(ArrangedStack(configuration, document, installed: installed))
    }
    stacks.sort { $0.view < $1.view }
    for (index, stack) in stacks.enumerated() {
      stackOfView[stack.view] = index
      hiddenArranged.formUnion(stack.arranged.filter { document.views[Int($0)].isHidden })
    }
    scrolls = parts.scrolls[controller].map { document.scrolls[Int($0)].view }
      .filter { installed[Int($0)] }.sorted()
    sortFrames(document, parts.constraints[controller], range: range, installed: installed)
  }

  /// Tells the frames that become constraints from those that do not (decisions 35).
  private mutating func sortFrames(
    _ document: LayoutDocument, _ constraints: ArraySlice<Int32>, range: Range<Int>, installed: InstalledViews
  ) {
    guard !document.details.isEmpty else { return }
    let arranged = Set(stacks.flatMap(\.arranged))
    var named: [Bool]?
    for index in range.dropFirst() where installed[index] {
      let view = document.views[index]
      guard let details = view.details.map({ document.details[Int($0)] }),
        details.frame != nil || details.translatesAutoresizingMaskIntoConstraints == true
      else { continue }
      var translates = details.translatesAutoresizingMaskIntoConstraints
      if arranged.contains(Int32(index)) {
        // UIStackView: it turns the flag of its arranged subviews off.
        translates = false
      } else if translates == nil {
        if named == nil { named = document.views(in: range, namedBy: constraints) }
        translates = named?[index - range.lowerBound] == false
      }
      if translates == true { autoresized.append(Int32(index)) } else { framed.append(Int32(index)) }
    }
  }

  /// How a stack view arranges its subviews; nil for another view.
  func stack(ofView view: Int32) -> ArrangedStack? { stackOfView[view].map { stacks[$0] } }

  /// The arranged subview whose baseline is the stack's, auto-layout 3.6. Nil if the view is no stack or shows nothing.
  func baselineView(ofStack view: Int, _ attribute: LayoutAttribute, _ document: LayoutDocument) -> Int32? {
    guard let stack = stack(ofView: Int32(view)) else { return nil }
    if stack.configuration.axis == .vertical {
      return attribute == .firstBaseline ? stack.visible.first : stack.visible.last
    }
    var tallest: Int32?
    var height = -Double.infinity
    for subview in stack.visible {
      let own = document.views[Int(subview)].intrinsicHeight ?? 0
      if own > height { (tallest, height) = (subview, own) }
    }
    return tallest
  }
}

/// A stack view and the subviews that it arranges.
struct ArrangedStack {
  var configuration: StackConfiguration
  /// The installed arranged subviews in the order of the stack, hidden ones included.
  var arranged: [Int32]
  /// Those that are not hidden.
  var visible: [Int32]

  /// Index of the stack view.
  var view: Int32 { configuration.view }

  init(_ configuration: StackConfiguration, _ document: LayoutDocument, installed: InstalledViews) {
    self.configuration = configuration
    let subviews = configuration.arrangedSubviews ?? document.subviews(of: configuration.view)
    arranged = subviews.filter { installed[Int($0)] }
    visible = arranged.filter { !document.views[Int($0)].isHidden }
  }

  /// The guides that the stack makes (auto-layout 5.2 to 5.5).
  var spacers: [Spacer] {
    if visible.isEmpty {
      return arranged.isEmpty ? [] : [Spacer(view: view, kind: .filling, axis: nil)]
    }
    let axis = configuration.axis
    var spacers: [Spacer] = []
    if configuration.distribution == .equalSpacing || configuration.distribution == .equalCentering {
      for gap in 0..<visible.count - 1 {
        spacers.append(Spacer(view: view, kind: .gap(Int32(gap)), axis: axis))
      }
    }
    if configuration.alignment != .fill, arranged.count > 1 {
      spacers.append(Spacer(view: view, kind: .spanning, axis: axis.crossed))
    }
    return spacers
  }
}

extension LayoutDocument {
  /// The direct subviews of a view in their order.
  func subviews(of view: Int32) -> [Int32] {
    var subviews: [Int32] = []
    var next = view + 1
    while next < views[Int(view)].subtreeEnd {
      subviews.append(next)
      next = views[Int(next)].subtreeEnd
    }
    return subviews
  }

  /// For each view of a tree whether a constraint places it. A constraint between a view and what is inside it places
  /// the latter.
  fileprivate func views(in range: Range<Int>, namedBy constraints: ArraySlice<Int32>) -> [Bool] {
    var named = Array(repeating: false, count: range.count)
    for index in constraints {
      let constraint = self.constraints[Int(index)]
      let first = Int(view(of: constraint.firstItem))
      let second = constraint.secondItem.map { Int(view(of: $0)) } ?? first
      if first == second || !isView(first, atOrAbove: second) { named[first - range.lowerBound] = true }
      if first == second || !isView(second, atOrAbove: first) { named[second - range.lowerBound] = true }
    }
    return named
  }
}

extension Array {
  /// The elements whose view is in `range`.
  ///
  /// - Precondition: Sorted by view.
  /// - Complexity: O(log *n*).
  func within(_ range: Range<Int>, by view: (Element) -> Int32) -> ArraySlice<Element> {
    func place(of bound: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if Int(view(self[middle])) < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return self[place(of: range.lowerBound)..<place(of: range.upperBound)]
  }
}
