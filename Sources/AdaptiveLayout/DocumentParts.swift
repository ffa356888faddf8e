import LayoutModel

/// What of a document belongs to each controller, and other facts that no environment changes. Made once for a
/// resolution, and handed on by reference.
final class DocumentParts: Sendable {
  /// Indices of variations, those of one value together.
  let viewVariations: Buckets
  let constraintVariations: Buckets
  let controllerVariations: Buckets
  /// Indices of stack views' configurations, and of scroll views'.
  let stacks: Buckets
  let scrolls: Buckets
  /// Whether any view is asked for the size that fits.
  let fitsViews: Bool
  /// For each view the index of its first guide, and one more at the end; empty for a document without guides of its own.
  private let firstGuides: [Int32]

  init(_ document: borrowing DocumentValues) {
    viewVariations = Buckets(document.document.draft.viewVariations.count, of: document) {
      $0.views[Int($0.document.draft.viewVariations[$1].target)].controller
    }
    constraintVariations = Buckets(document.document.draft.constraintVariations.count, of: document) {
      let constraint = Int($0.document.draft.constraintVariations[$1].target)
      return $0.views[Int($0.view(of: $0.constraints[constraint].firstItem))].controller
    }
    controllerVariations = Buckets(document.document.draft.controllerVariations.count, of: document) {
      $0.document.draft.controllerVariations[$1].target
    }
    stacks = Buckets(document.stacks.count, of: document) { $0.views[Int($0.stacks[$1].view)].controller }
    scrolls = Buckets(document.scrolls.count, of: document) { $0.views[Int($0.scrolls[$1].view)].controller }
    fitsViews = document.fitsViews
    var first: [Int32] = []
    if !document.guides.isEmpty {
      first = Array(repeating: 0, count: document.views.count + 1)
      for guide in document.guides { first[Int(guide.owner) + 1] += 1 }
      for view in document.views.indices { first[view + 1] += first[view] }
    }
    firstGuides = first
  }

  func guides(of view: Int) -> Range<Int> { firstGuide(of: view)..<firstGuide(of: view + 1) }

  /// The index of the first guide of a view; the end for a view that nobody wrote.
  func firstGuide(of view: Int) -> Int {
    firstGuides.isEmpty ? 0 : Int(firstGuides[min(view, firstGuides.count - 1)])
  }
}

/// The indices of a list, sorted into numbered buckets; those of one bucket in the order of the list.
struct Buckets: Sendable {
  private var indices: [Int32] = []
  private var ends: [Int32] = []

  /// The elements of a document's list by controller.
  ///
  /// - Parameter controller: Of the element at an index.
  /// - Complexity: O(*n*) in the number of elements.
  init(
    _ elements: Int, of document: borrowing DocumentValues, controller: (DocumentValues, Int) -> Int32
  ) {
    guard elements > 0 else { return }
    indices += 0..<Int32(elements)
    // Most documents have one controller.
    guard document.controllers.count > 1 else {
      ends = [Int32(elements)]
      return
    }
    ends = Array(repeating: 0, count: document.controllers.count)
    var buckets: [Int32] = []
    buckets.reserveCapacity(elements)
    for index in 0..<elements { buckets.append(controller(document, index)) }
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

extension DocumentValues {
  fileprivate var fitsViews: Bool {
    details.indices.contains { details[$0].systemLayoutSizeFitting != nil }
      || document.draft.viewVariations.contains {
        guard case .details(let assignment) = $0.property else { return false }
        return assignment.variable == \ViewDetails.systemLayoutSizeFitting
      }
  }
}
