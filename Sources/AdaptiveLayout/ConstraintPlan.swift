import LayoutModel

/// What does not depend on frames: which views are installed, and which constraints are active, in canonical
/// order by controller. Made once for an environment.
struct ConstraintPlan {
  /// Whether each view and every view above it in its tree is installed.
  var installed: [Bool]
  /// Indices of the active constraints, canonically ordered, controller after controller (auto-layout 1.8).
  var ordered: [Int32]
  /// The views that make constraints of their own.
  var sources: ConstraintSources
  /// The views' own guides whose sizes depend on their insets and count, in pre-order.
  private(set) var insetGuides: [InsetGuide] = []
  private var ends: [Int]
  private var firstGuides: [Int32]

  init(_ document: LayoutDocument) {
    installed = Self.installedViews(of: document)
    sources = ConstraintSources(document, installed: installed)
    firstGuides = Self.firstGuides(of: document)
    ordered = []
    ends = []
    let numbers = ItemNumbers(document, firstGuides: firstGuides)
    var keyed: [(key: UInt64, index: Int32)] = []
    keyed.reserveCapacity(document.constraints.count)
    for index in document.constraints.indices where isActive(document.constraints[index], document) {
      keyed.append((numbers.key(of: document.constraints[index]), Int32(index)))
    }
    keyed.sort { a, b in
      a.key != b.key
        ? a.key < b.key
        : Self.precedes(Int(a.index), Int(b.index), in: document)
    }
    ordered = keyed.map(\.index)
    insetGuides = document.insetGuides(namedBy: ordered, sources.stacks)
    endControllers(document)
  }

  /// Where in ``ordered`` the constraints of a controller's view tree are.
  func range(ofController index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The indices of the guides that a view owns.
  func guides(of view: Int) -> Range<Int> {
    Int(firstGuides[view])..<Int(firstGuides[view + 1])
  }

  /// Whether a constraint on `first` is listed with `item`: a view's own guides are listed with the view.
  func belongs(_ first: LayoutItem, to item: ProblemItem) -> Bool {
    if case .systemGuide(_, let view) = first { return item == .model(.view(view)) }
    return item == .model(first)
  }

  private func isActive(_ constraint: LayoutConstraint, _ document: LayoutDocument) -> Bool {
    guard constraint.isActive, constraint.isInstalled else { return false }
    let isSecondInstalled = constraint.secondItem.map { installed[Int(document.view(of: $0))] } ?? true
    return installed[Int(document.view(of: constraint.firstItem))] && isSecondInstalled
  }

  /// View trees follow each other, so the constraints of a controller do, too.
  private mutating func endControllers(_ document: LayoutDocument) {
    var next = 0
    for controller in document.controllers.indices {
      let views = document.viewRange(ofController: controller)
      while next < ordered.count,
        views.contains(Int(document.view(of: document.constraints[Int(ordered[next])].firstItem)))
      {
        next += 1
      }
      ends.append(next)
    }
  }

  private static func installedViews(of document: LayoutDocument) -> [Bool] {
    var installed: [Bool] = []
    installed.reserveCapacity(document.views.count)
    for view in document.views {
      installed.append(view.isInstalled && (view.superview.map { installed[Int($0)] } ?? true))
    }
    return installed
  }

  /// For each view the index of its first guide, and one more at the end.
  private static func firstGuides(of document: LayoutDocument) -> [Int32] {
    var first = Array(repeating: Int32(0), count: document.views.count + 1)
    for guide in document.guides { first[Int(guide.owner) + 1] += 1 }
    for view in document.views.indices { first[view + 1] += first[view] }
    return first
  }

  /// The rest of the canonical order, for constraints whose items, attributes and relation are equal.
  private static func precedes(_ a: Int, _ b: Int, in document: LayoutDocument) -> Bool {
    let x = document.constraints[a]
    let y = document.constraints[b]
    if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
    if x.constant != y.constant { return x.constant < y.constant }
    if x.priority != y.priority { return x.priority < y.priority }
    if x.identifier != y.identifier { return x.identifier < y.identifier }
    return a < b
  }
}

/// Numbers for items in canonical order: pre-order, a view's guides directly after it.
private struct ItemNumbers {
  private let document: LayoutDocument
  private let firstGuides: [Int32]

  init(_ document: LayoutDocument, firstGuides: [Int32]) {
    self.document = document
    self.firstGuides = firstGuides
  }

  /// One number that orders constraints by first item, first attribute, relation, second item and second
  /// attribute.
  func key(of constraint: LayoutConstraint) -> UInt64 {
    var key = number(of: constraint.firstItem)
    key = key << 5 | UInt64(constraint.firstAttribute.rawValue)
    key = key << 2 | UInt64(constraint.relation.rawValue + 1)
    key = key << 26 | (constraint.secondItem.map { number(of: $0) + 1 } ?? 0)
    return key << 5 | UInt64(constraint.secondAttribute.rawValue)
  }

  /// A view takes seven numbers, for itself and its six own guides; each guide of the document takes one more.
  private func number(of item: LayoutItem) -> UInt64 {
    switch item {
    case .view(let view): base(view)
    case .systemGuide(let guide, let view): base(view) + guide.number
    case .guide(let index): base(document.guides[Int(index)].owner) + 7 + UInt64(offset(ofGuide: index))
    }
  }

  private func base(_ view: Int32) -> UInt64 {
    UInt64(7 * Int(view) + Int(firstGuides[Int(view)]))
  }

  private func offset(ofGuide index: Int32) -> Int32 {
    index - firstGuides[Int(document.guides[Int(index)].owner)]
  }
}

extension SystemGuide {
  /// The order of a view's own guides, from 1.
  fileprivate var number: UInt64 {
    switch self {
    case .safeArea: 1
    case .layoutMargins: 2
    case .readableContent: 3
    case .contentLayout: 4
    case .frameLayout: 5
    case .keyboard: 6
    }
  }
}
