import LayoutModel

/// What of a document belongs to each controller, and other facts that no environment changes. Made once for a
/// resolution.
struct DocumentParts {
  /// Indices of constraints.
  let constraints: Buckets
  /// Indices of variations, those of one value together.
  let viewVariations: Buckets
  let constraintVariations: Buckets
  let controllerVariations: Buckets
  /// Indices of stack views' configurations, and of scroll views'.
  let stacks: Buckets
  let scrolls: Buckets
  /// Whether a baseline can matter: a constraint names one, or a stack view may align by them.
  let readsBaselines: Bool
  /// Whether any view is asked for the size that fits.
  let fitsViews: Bool
  /// For each view the index of its first guide, and one more at the end.
  private let firstGuides: [Int32]

  init(_ document: LayoutDocument) {
    let count = document.controllers.count
    func controller(ofView view: Int32) -> Int { Int(document.views[Int(view)].controller) }
    func controller(ofConstraint index: Int32) -> Int {
      controller(ofView: document.view(of: document.constraints[Int(index)].firstItem))
    }
    constraints = Buckets(document.constraints, count) { controller(ofView: document.view(of: $0.firstItem)) }
    viewVariations = Buckets(document.viewVariations, count) { controller(ofView: $0.target) }
    constraintVariations = Buckets(document.constraintVariations, count) {
      controller(ofConstraint: $0.target)
    }
    controllerVariations = Buckets(document.controllerVariations, count) { Int($0.target) }
    stacks = Buckets(document.stacks, count) { controller(ofView: $0.view) }
    scrolls = Buckets(document.scrolls, count) { controller(ofView: $0.view) }
    readsBaselines = document.readsBaselines
    fitsViews = document.fitsViews
    firstGuides = Self.firstGuides(of: document)
  }

  /// The indices of the guides that a view owns.
  func guides(of view: Int) -> Range<Int> { firstGuide(of: view)..<firstGuide(of: view + 1) }

  /// The index of the first guide of a view; the end for a view that nobody wrote.
  func firstGuide(of view: Int) -> Int { Int(firstGuides[min(view, firstGuides.count - 1)]) }

  private static func firstGuides(of document: LayoutDocument) -> [Int32] {
    var first = Array(repeating: Int32(0), count: document.views.count + 1)
    for guide in document.guides { first[Int(guide.owner) + 1] += 1 }
    for view in document.views.indices { first[view + 1] += first[view] }
    return first
  }
}

/// The indices of a list, sorted into numbered buckets; those of one bucket in the order of the list.
struct Buckets {
  private var indices: [Int32]
  /// Where each bucket ends.
  private var ends: [Int32]

  /// - Parameter bucket: Of an element.
  /// - Complexity: O(*n*).
  init<Element>(_ elements: [Element], _ count: Int, bucket: (Element) -> Int) {
    ends = Array(repeating: 0, count: elements.isEmpty ? 0 : count)
    indices = Array(repeating: 0, count: elements.count)
    for element in elements { ends[bucket(element)] += 1 }
    // From sizes to beginnings, which the filling moves to the ends.
    var start: Int32 = 0
    for number in ends.indices {
      (ends[number], start) = (start, start + ends[number])
    }
    for (index, element) in elements.enumerated() {
      let number = bucket(element)
      indices[Int(ends[number])] = Int32(index)
      ends[number] += 1
    }
  }

  /// The indices in one bucket; none for a controller that nobody wrote.
  subscript(number: Int) -> ArraySlice<Int32> {
    guard number < ends.count else { return [] }
    return indices[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
  }
}

extension LayoutDocument {
  fileprivate var readsBaselines: Bool {
    constraints.contains { isBaseline($0.firstAttribute) || isBaseline($0.secondAttribute) }
      || views.contains { $0.type == .stackView }
  }

  fileprivate var fitsViews: Bool {
    details.contains { $0.systemLayoutSizeFitting != nil }
      || viewVariations.contains { if case .systemLayoutSizeFitting = $0.property { true } else { false } }
  }

  private func isBaseline(_ attribute: LayoutAttribute) -> Bool {
    attribute == .firstBaseline || attribute == .lastBaseline
  }
}
