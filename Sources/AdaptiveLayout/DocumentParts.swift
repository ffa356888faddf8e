import LayoutModel

/// What of a document belongs to each controller, and other facts that no environment changes. Made once for a
/// resolution.
struct DocumentParts {
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

  init(_ document: borrowing LayoutDocument) {
    let count = document.controllers.count
    func controller(ofView view: Int32) -> Int { Int(document.views[Int(view)].controller) }
    func controller(ofConstraint index: Int32) -> Int {
      controller(ofView: document.view(of: document.constraints[Int(index)].firstItem))
    }
    let variations = document.viewVariations
    viewVariations = Buckets(variations.count, count) { controller(ofView: variations[$0].target) }
    constraintVariations = Buckets(document.constraintVariations.count, count) {
      controller(ofConstraint: document.constraintVariations[$0].target)
    }
    controllerVariations = Buckets(document.controllerVariations.count, count) {
      Int(document.controllerVariations[$0].target)
    }
    stacks = Buckets(document.stacks.count, count) { controller(ofView: document.stacks[$0].view) }
    scrolls = Buckets(document.scrolls.count, count) { controller(ofView: document.scrolls[$0].view) }
    readsBaselines = document.readsBaselines
    fitsViews = document.fitsViews
    firstGuides = Self.firstGuides(of: document)
  }

  /// The indices of the guides that a view owns.
  func guides(of view: Int) -> Range<Int> { firstGuide(of: view)..<firstGuide(of: view + 1) }

  /// The index of the first guide of a view; the end for a view that nobody wrote.
  func firstGuide(of view: Int) -> Int {
    firstGuides.isEmpty ? 0 : Int(firstGuides[min(view, firstGuides.count - 1)])
  }

  /// Empty for a document without guides of its own.
  private static func firstGuides(of document: LayoutDocument) -> [Int32] {
    if document.guides.isEmpty { return [] }
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

  /// - Parameters:
  ///   - elements: How many elements there are.
  ///   - count: How many buckets.
  ///   - bucket: Of the element at an index.
  /// - Complexity: O(*n*).
  init(_ elements: Int, _ count: Int, bucket: (Int) -> Int) {
    indices = Array(0..<Int32(elements))
    ends = elements == 0 ? [] : Array(repeating: 0, count: count)
    // Most documents have one controller.
    guard elements > 0, count > 1 else {
      if elements > 0 { ends[0] = Int32(elements) }
      return
    }
    let buckets = (0..<elements).map { Int32(bucket($0)) }
    for number in buckets { ends[Int(number)] += 1 }
    // From sizes to beginnings, which the filling moves to the ends.
    var start: Int32 = 0
    for number in ends.indices {
      (ends[number], start) = (start, start + ends[number])
    }
    for (index, number) in buckets.enumerated() {
      indices[Int(ends[Int(number)])] = Int32(index)
      ends[Int(number)] += 1
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
    for index in views.indices where views[index].type == .stackView { return true }
    for index in constraints.indices {
      if constraints[index].firstAttribute.isBaseline || constraints[index].secondAttribute.isBaseline {
        return true
      }
    }
    return false
  }

  fileprivate var fitsViews: Bool {
    for index in details.indices where details[index].systemLayoutSizeFitting != nil { return true }
    for index in viewVariations.indices {
      if case .systemLayoutSizeFitting = viewVariations[index].property { return true }
    }
    return false
  }
}
