package import LayoutModel

/// A document with what follows from it in every environment. Made once for a request; no resolution changes it.
package final class PreparedDocument: Sendable {
  package let document: LayoutDocument
  /// As they are written.
  let values: DocumentValues
  let parts: DocumentParts
  let constraints: PreparedConstraints
  /// Nil for a document without rules and without values of the request's own.
  let rules: RuleBook?
  /// Empty for a document of one controller.
  private let children: [[Int]]
  private let barViews: [Int: [Int]]
  /// For each controller the presentation that it begins, nil for none. Empty for a document without presentations.
  let presentationOfPresenter: [Int?]
  /// Whether views may have other directions than their controllers.
  let mixesDirections: Bool
  /// Whether any view may show an image or a symbol.
  let mayShowImages: Bool

  /// - Parameter workspace: Memory that is used again from call to call.
  /// - Complexity: O(*n*) in the size of the document.
  package init(_ document: LayoutDocument, using workspace: inout ResolutionWorkspace) {
    var values = document.values
    values.takeNaturalSizes()
    parts = DocumentParts(values)
    constraints = PreparedConstraints(of: values, parts: parts, using: &workspace.problem.order)
    rules = RuleBook(values)
    mixesDirections =
      rules != nil || !document.draft.viewVariations.isEmpty
      || values.details.indices.contains { values.details[$0].semanticContentAttribute.isSpecified }
    mayShowImages = values.mayShowImages
    var children: [[Int]] = []
    if values.controllers.count > 1 {
      children = Array(repeating: [], count: values.controllers.count)
      for index in values.controllers.indices.dropFirst() {
        if let parent = values.controllers[index].parent { children[Int(parent)].append(index) }
      }
    }
    self.children = children
    var barViews: [Int: [Int]] = [:]
    for host in document.draft.barViews {
      guard let owner = values.controllers[Int(host)].contentOwner else { continue }
      barViews[Int(owner), default: []].append(Int(host))
    }
    self.barViews = barViews
    var numbers: [Int?] = []
    if !values.presentations.isEmpty {
      numbers = Array(repeating: nil, count: values.controllers.count)
      for (number, presentation) in values.presentations.enumerated() {
        numbers[Int(presentation.presenter)] = number
      }
    }
    presentationOfPresenter = numbers
    (self.document, self.values) = (document, values)
  }

  func children(of index: Int) -> [Int] { children.isEmpty ? [] : children[index] }

  /// The bars among the views of a controller that have items.
  func viewBars(of index: Int) -> [Int32] {
    document.draft.viewBars.filter { Int(values.views[Int($0)].controller) == index }
  }

  func barViews(of index: Int) -> [Int] { barViews.isEmpty ? [] : barViews[index] ?? [] }

  /// Whether an environment may change numbers of constraints, or which of them are active.
  var changesConstraints: Bool { rules != nil || !document.draft.constraintVariations.isEmpty }

  /// Whether a baseline can matter: a constraint names one, or a stack view may align by them.
  var readsBaselines: Bool { constraints.nameBaselines || !values.stacks.isEmpty }
}

extension DocumentValues {
  /// Whether any view names an image or a symbol, or may by a variation, a rule or an element of a list.
  fileprivate var mayShowImages: Bool {
    !document.draft.lists.isEmpty || !document.draft.rules.isEmpty || !document.draft.viewBars.isEmpty
      || !document.draft.overrides.views.isEmpty
      || details.indices.contains { details[$0].imageReference != nil || details[$0].backgroundImage != nil }
      || controllers.indices.contains { controllers.span[$0].hasBarItems }
      || document.draft.viewVariations.contains { $0.property.isImage }
  }
}

extension SemanticContentAttribute {
  fileprivate var isSpecified: Bool {
    switch self {
    case .unspecified: false
    case .playback, .spatial, .forceLeftToRight, .forceRightToLeft: true
    }
  }
}
