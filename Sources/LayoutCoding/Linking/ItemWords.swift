import LayoutModel

/// Where a constraint stands, for words that mean a view by that: `superview`, `view`, `self`, `contentView`, and guides without
/// a view.
struct ItemSurroundings {
  /// What the other side of the constraint is, nil while that is not known.
  var other: LayoutItem?
  /// The view in whose list it stands, nil for the document's.
  var owner: Int32?
}

extension DocumentDraft {
  /// What words of UIKit mean that no id is: the first part of a path is an id or a word, the others lead on from there
  /// (`title.superview.safeArea`, `child.view`). Nil where nothing is meant (AL-item-words).
  ///
  /// - Parameter find: The view, guide or controller of an id.
  func item(
    _ path: [Substring], in surroundings: ItemSurroundings, find: (String) -> NamedNode?
  ) -> LayoutItem? {
    guard let first = path.first else { return nil }
    var rest = path.dropFirst()
    var node: NamedNode?
    if let found = find(String(first)) {
      node = found
    } else if let view = view(meantBy: first, in: surroundings) {
      node = .item(.view(view))
    } else if let guide = SystemGuide(spelled: first) {
      node = view(meantBy: "self", in: surroundings).flatMap { guideItem(guide, of: $0) }.map { .item($0) }
    }
    while let start = node, let word = rest.popFirst() {
      // `self.title` is `title`.
      if first == "self", rest.startIndex == path.startIndex + 2, let found = find(String(word)) {
        node = found
      } else {
        node = self.node(word, of: start)
      }
    }
    switch node {
    case .item(let item): return item
    // What is said of a controller is said of its view.
    case .controller(let index): return .view(controllers[Int(index)].rootView)
    case nil: return nil
    }
  }

  /// The view that a word means by where the constraint stands.
  private func view(meantBy word: Substring, in surroundings: ItemSurroundings) -> Int32? {
    let around = surroundings.owner ?? surroundings.other.map { owner(of: $0) }
    switch word {
    case "superview", "parent", "super":
      guard let other = surroundings.other else { return nil }
      return superview(of: other)
    case "self": return surroundings.owner ?? view(meantBy: "view", in: surroundings)
    case "view":
      let controller = around.map { Int(views[Int($0)].controller) } ?? 0
      return controllers.indices.contains(controller) ? controllers[controller].rootView : nil
    case "contentView": return around.flatMap { contentView(around: $0) }
    case "cell": return around.flatMap { cell(around: $0) }
    default: return nil
    }
  }

  /// What a word that follows a node leads to.
  private func node(_ word: Substring, of node: NamedNode) -> NamedNode? {
    switch node {
    case .controller(let index):
      let view = NamedNode.item(.view(controllers[Int(index)].rootView))
      return word == "view" ? view : self.node(word, of: view)
    case .item(let item):
      if word == "superview" { return superview(of: item).map { .item(.view($0)) } }
      guard case .view(let view) = item else { return nil }
      if word == "contentView", hasContentView(view) {
        return .item(.view(contentView(ofWrittenCell: view)))
      }
      return SystemGuide(spelled: word).flatMap { guideItem($0, of: view) }.map { .item($0) }
    }
  }

  private func guideItem(_ guide: SystemGuide, of view: Int32) -> LayoutItem? {
    if guide.isOnScrollViewsOnly, scroll(ofView: Int(view)) == nil { return nil }
    return .systemGuide(guide, ofView: view)
  }

  /// The superview of a view; of a guide the view that has it.
  private func superview(of item: LayoutItem) -> Int32? {
    if case .view(let view) = item { return views[Int(view)].superview }
    return owner(of: item)
  }

  /// The nearest cell at or above a view.
  private func cell(around view: Int32) -> Int32? {
    var next: Int32? = view
    while let current = next, !views[Int(current)].type.isCell { next = views[Int(current)].superview }
    return next
  }

  /// Whether views of its class have a content view.
  private func hasContentView(_ view: Int32) -> Bool {
    views[Int(view)].type.isCell || views[Int(view)].type == .visualEffectView
  }

  /// The nearest content view at or above a view, or that of the nearest view that has one.
  private func contentView(around view: Int32) -> Int32? {
    var next: Int32? = view
    while let current = next {
      if views[Int(current)].place == .part(.contentView) { return current }
      if hasContentView(current) { return contentView(ofWrittenCell: current) }
      next = views[Int(current)].superview
    }
    return nil
  }

  /// The content view of a cell; where its document has none, the cell, whose views lie in it then.
  private func contentView(ofWrittenCell cell: Int32) -> Int32 {
    contentView(ofCell: Int(cell)).map { Int32($0) } ?? cell
  }
}

/// What has an id.
enum NamedNode {
  case item(LayoutItem)
  /// By its index.
  case controller(Int32)
}

extension SystemGuide {
  /// The guide of a name, in either spelling; nil if there is none.
  init?(spelled word: Substring) {
    guard let guide = SystemGuide(rawValue: String(word)) ?? ConstraintSpellings.guides.value(String(word))
    else { return nil }
    self = guide
  }
}
