/// What a view does with its subviews beyond holding them.
package enum ViewRole: Hashable, Sendable {
  case plain
  /// Index in ``LayoutDocument/stacks``.
  case stack(Int32)
  /// Index in ``LayoutDocument/scrolls``.
  case scroll(Int32)
}

extension ViewType {
  /// Whether a view has sections of elements.
  package var isList: Bool { self == .tableView || self == .collectionView }

  /// Whether a list shows it.
  package var isCell: Bool { self == .tableViewCell || self == .collectionViewCell }

  /// Whether subviews lie in a content area of its own: UIScrollView and what inherits from it.
  package var isScrollView: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}

extension DocumentNodes {
  /// How a stack view arranges its subviews; nil for another view.
  @inlinable package func stack(ofView index: Int) -> StackConfiguration? {
    guard case .stack(let stack) = views[index].role else { return nil }
    return stacks[Int(stack)]
  }

  /// What is said of a scroll view's content; nil for another view.
  @inlinable package func scroll(ofView index: Int) -> ScrollConfiguration? {
    guard case .scroll(let scroll) = views[index].role else { return nil }
    return scrolls[Int(scroll)]
  }

  /// Gives a view the role of its type, with UIKit's defaults. A view keeps the role that it has.
  @inlinable package mutating func addRole(ofType type: ViewType, toView index: Int) {
    guard views[index].role == .plain else { return }
    if type == .stackView {
      views[index].role = .stack(Int32(stacks.count))
      stacks.append(StackConfiguration(view: Int32(index)))
    } else if type.isScrollView {
      views[index].role = .scroll(Int32(scrolls.count))
      scrolls.append(ScrollConfiguration(view: Int32(index)))
    }
  }
}
