import LayoutModel

/// Where something begins across the scroll axis, and its size.
typealias CompositionalArea = (start: Double, size: Size)

/// The collection view as a compositional layout sees it: leading at the left, whichever way the text runs.
struct CompositionalContainer {
  let layout: CompositionalLayout
  let list: ListContainer

  var scrollAxis: Axis { layout.scrollDirection }
  var crossAxis: Axis { layout.scrollDirection.crossed }

  /// Breadth of the content across the scroll axis: the bounds less the content insets of the view.
  var breadth: Double {
    let insets = directional(list.adjustedContentInset)
    return max(0, list.size[crossAxis] - insets.sum(crossAxis))
  }

  /// What sections lie in: the content, less what their insets count from (LI-compositional-insets-reference).
  ///
  /// Only the sides across the scroll axis are inset; along it the view's own content insets are.
  func area(_ reference: ContentInsetsReference) -> CompositionalArea {
    let insets = self.insets(reference == .automatic ? layout.contentInsetsReference : reference)
    let adjusted = directional(list.adjustedContentInset)
    let before = max(0, insets.before(crossAxis) - adjusted.before(crossAxis))
    let after = max(0, insets.after(crossAxis) - adjusted.after(crossAxis))
    var size = list.size
    size[crossAxis] = max(0, breadth - before - after)
    return (before, size)
  }

  private func insets(_ reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    switch reference {
    case .automatic, .safeArea: directional(list.safeAreaInsets)
    case .none: .none
    case .layoutMargins: directional(list.layoutMargins)
    case .readableContent: directional(list.readableContentInsets)
    }
  }

  /// Insets by the sides that the text gives them.
  func directional(_ insets: EdgeInsets) -> DirectionalEdgeInsets {
    let insets = list.layoutDirection == .rightToLeft ? insets.mirrored : insets
    return DirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
