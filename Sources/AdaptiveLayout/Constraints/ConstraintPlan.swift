import LayoutModel

/// What of a controller's view tree does not depend on frames: which views are installed, and which constraints are
/// active, in canonical order. Made once for an environment.
struct ConstraintPlan {
  /// The views of the controller, its root first.
  let range: Range<Int>
  /// Whether each view and every view above it in its tree is installed.
  var installed: InstalledViews
  /// Indices of the active constraints, canonically ordered (auto-layout 1.8).
  private(set) var ordered: [Int32] = []
  /// The views that make constraints of their own.
  var sources: ConstraintSources
  /// The views' own guides whose sizes depend on their insets and count, in pre-order.
  private(set) var insetGuides: [InsetGuide] = []
  private let parts: DocumentParts

  /// - Parameter state: Learns which views are installed.
  init(ofController controller: Int, in state: inout ResolutionState) {
    let document = state.document
    parts = state.parts
    range = document.viewRange(ofController: controller)
    installed = InstalledViews(range, of: document, isLoaded: state.controllers[controller].place != nil)
    sources = ConstraintSources(document, controller, parts: parts, range: range, installed: installed)
    let numbers = ItemNumbers(document, parts)
    var keyed: [(key: UInt64, index: Int32)] = []
    let own = parts.constraints[controller]
    keyed.reserveCapacity(own.count)
    for index in own where isActive(document.constraints[Int(index)], document) {
      keyed.append((numbers.key(of: document.constraints[Int(index)]), index))
    }
    keyed.sort { a, b in
      a.key != b.key
        ? a.key < b.key
        : Self.precedes(Int(a.index), Int(b.index), in: document)
    }
    ordered = keyed.map(\.index)
    insetGuides = document.insetGuides(namedBy: ordered, sources.stacks)
    for view in range { state.installed[view] = installed[view] }
  }

  /// The indices of the guides that a view owns.
  func guides(of view: Int) -> Range<Int> { parts.guides(of: view) }

  /// The indices of the guides of some views.
  func guides(in range: Range<Int>) -> Range<Int> {
    parts.firstGuide(of: range.lowerBound)..<parts.firstGuide(of: range.upperBound)
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

  /// The rest of the canonical order, for constraints whose items, attributes and relation are equal.
  private static func precedes(_ a: Int, _ b: Int, in document: LayoutDocument) -> Bool {
    let x = document.constraints[a]
    let y = document.constraints[b]
    if x.multiplier != y.multiplier { return x.multiplier < y.multiplier }
    if x.constant != y.constant { return x.constant < y.constant }
    if x.priority != y.priority { return x.priority < y.priority }
    let (first, second) = (document.identifier(of: x), document.identifier(of: y))
    return first != second ? first < second : a < b
  }
}

/// Which views of one tree are installed, with every view above them.
struct InstalledViews {
  private let first: Int
  private var flags: [Bool] = []

  /// - Parameter isLoaded: Whether the controller has its view; if not, none of them is.
  init(_ range: Range<Int>, of document: LayoutDocument, isLoaded: Bool) {
    first = range.lowerBound
    flags.reserveCapacity(range.count)
    for index in range {
      let view = document.views[index]
      // Pre-order: the superview is decided before the view.
      let outer = view.superview.map { flags[Int($0) - first] } ?? isLoaded
      flags.append(outer && view.isInstalled)
    }
  }

  subscript(view: Int) -> Bool { flags[view - first] }
}

/// Numbers for items in canonical order: pre-order, a view's guides directly after it.
private struct ItemNumbers {
  private let document: LayoutDocument
  private let parts: DocumentParts

  init(_ document: LayoutDocument, _ parts: DocumentParts) {
    self.document = document
    self.parts = parts
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
    UInt64(7 * Int(view) + parts.firstGuide(of: Int(view)))
  }

  private func offset(ofGuide index: Int32) -> Int32 {
    index - Int32(parts.firstGuide(of: Int(document.guides[Int(index)].owner)))
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
