package import LayoutModel

/// Which views of two documents are the same.
package struct ViewMatching: Sendable {
  /// For each view of the old document its index in the new one, nil where that does not have it.
  package private(set) var new: [Int?]
  /// For each view of the new document its index in the old one.
  package private(set) var old: [Int?]
  /// What the old document calls its views.
  package private(set) var oldNames: [String]

  /// Matches the views of two documents: by id; root views, of controllers with one id; and those without an id of their
  /// own by what they are and show and by their order, below superviews that are the same.
  ///
  /// - Complexity: O(*n* log *n*) in the number of views, and up to a million steps for siblings of one superview.
  package init(_ old: DocumentValues, _ new: DocumentValues) {
    self.new = Array(repeating: nil, count: old.views.count)
    self.old = Array(repeating: nil, count: new.views.count)
    oldNames = old.views.map(\.id)
    var places: [String: Int] = [:]
    for view in new.views.indices where !new.isNamedByPath(view) { places[new.views[view].id] = view }
    for view in old.views.indices where !old.isNamedByPath(view) {
      if let mate = places[old.views[view].id] { match(view, mate) }
    }
    matchRoots(old, new)
    var kinds = ViewKinds()
    let (before, after) = (kinds.signatures(of: old), kinds.signatures(of: new))
    for view in old.views.indices {
      guard let mate = self.new[view] else { continue }
      matchSubviews(
        SiblingKinds(old.subviews(of: view), before, of: old),
        SiblingKinds(new.subviews(of: mate), after, of: new))
    }
  }

  /// Matching for layouts of the documents, which may have more views: those that a resolution adds, matched by id.
  func extended(to old: Layout, _ new: Layout) -> ViewMatching {
    var extended = self
    let (first, second) = (self.new.count, self.old.count)
    extended.new += Array(repeating: nil, count: old.document.views.count - first)
    extended.old += Array(repeating: nil, count: new.document.views.count - second)
    extended.oldNames += old.document.views[first...].map(\.id)
    var places: [String: Int] = [:]
    for (index, view) in new.document.views.enumerated().dropFirst(second) { places[view.id] = index }
    for (index, view) in old.document.views.enumerated().dropFirst(first) {
      if let mate = places[view.id] { extended.match(index, mate) }
    }
    return extended
  }

  private mutating func match(_ view: Int, _ mate: Int) {
    guard new[view] == nil, old[mate] == nil else { return }
    new[view] = mate
    old[mate] = view
  }

  private mutating func matchRoots(_ old: DocumentValues, _ new: DocumentValues) {
    var places: [String: Int] = [:]
    for controller in new.controllers { places[controller.id] = Int(controller.rootView) }
    for (index, controller) in old.controllers.enumerated() {
      // The first controllers are the whole of what is shown, whatever they are called.
      let mate = index == 0 ? new.controllers.first.map { Int($0.rootView) } : places[controller.id]
      if let mate { match(Int(controller.rootView), mate) }
    }
  }

  /// What is equal first, then between that what is of one type.
  private mutating func matchSubviews(_ before: SiblingKinds, _ after: SiblingKinds) {
    let equal = longestCommonSubsequence(before.signatures, after.signatures)
    for (first, second) in equal where before.isFree[first] && after.isFree[second] {
      match(before.views[first], after.views[second])
    }
    var (first, second) = (0, 0)
    for end in equal + [(before.views.count, after.views.count)] {
      let left = (first..<end.0).filter { before.isFree[$0] && new[before.views[$0]] == nil }
      let right = (second..<end.1).filter { after.isFree[$0] && old[after.views[$0]] == nil }
      let alike = longestCommonSubsequence(left.map { before.types[$0] }, right.map { after.types[$0] })
      for pair in alike { match(before.views[left[pair.0]], after.views[right[pair.1]]) }
      (first, second) = (end.0 + 1, end.1 + 1)
    }
  }
}

extension LayoutDocument {
  /// The document with the names that another one has for the same views, so that what is said of both can be compared.
  /// A view that the other one does not have keeps its name, with `'` after it where the other one has that for another view.
  package func named(as other: DocumentValues, _ matching: ViewMatching) -> LayoutDocument {
    var named = draft
    var taken: Set<String> = Set(other.views.map(\.id))
    for view in named.views.indices {
      if let mate = matching.new[view] {
        named.views[view].id = other.views[mate].id
      } else {
        while !taken.insert(named.views[view].id).inserted { named.views[view].id += "'" }
      }
    }
    return LayoutDocument(named)
  }
}

extension DocumentValues {
  /// Whether a view has no id of its own and is called by its place.
  func isNamedByPath(_ index: Int) -> Bool {
    let view = views[index]
    guard case .subview(let position) = view.place, let superview = view.superview else { return false }
    return view.id == "\(views[Int(superview)].id)/\(position)"
  }
}

/// The subviews of one view, with what tells them apart as numbers.
private struct SiblingKinds {
  var views: [Int]
  /// Equal for views that are and show the same, with all below them, or have the same id.
  var signatures: [Int]
  var types: [Int]
  /// Whether a view has no id of its own.
  var isFree: [Bool]

  init(_ views: [Int], _ signatures: [Int], of document: DocumentValues) {
    self.views = views
    self.signatures = views.map { signatures[$0] }
    types = views.map { ViewType.allCases.firstIndex(of: document.views[$0].type) ?? 0 }
    isFree = views.map { document.isNamedByPath($0) }
  }
}

/// Numbers for what views are and show, the same in both documents.
private struct ViewKinds {
  private struct Signature: Hashable {
    var id: String?
    var type: ViewType
    var texts: [String?] = []
    var frame: Rect?
    var width: Double?
    var height: Double?
    var subviews: [Int] = []
  }

  private var numbers: [Signature: Int] = [:]

  mutating func signatures(of document: DocumentValues) -> [Int] {
    var found = Array(repeating: 0, count: document.views.count)
    // Subviews before their superviews.
    for index in document.views.indices.reversed() {
      let view = document.views[index]
      var signature = Signature(type: view.type)
      if document.isNamedByPath(index) {
        let (content, details) = (document.content(ofView: index), document.details(ofView: index))
        signature.texts = [content.text, content.title, content.placeholder, details.image]
        (signature.frame, signature.width) = (details.frame, view.intrinsicWidth)
        signature.height = view.intrinsicHeight
        signature.subviews = document.subviews(of: index).map { found[$0] }
      } else {
        signature.id = view.id
      }
      found[index] = numbers[signature] ?? numbers.count
      numbers[signature] = found[index]
    }
    return found
  }
}
