import LayoutModel
import ListLayout
import Testing

/// Sizes of elements that size themselves, from a function.
struct GivenSizes: ElementSizing {
  var answer: (ListElement, Double?, Double?) -> Size
  private(set) var questions = 0

  init(_ answer: @escaping (ListElement, Double?, Double?) -> Size) { self.answer = answer }

  mutating func size(of element: ListElement, width: Double?, height: Double?) throws(Never) -> Size {
    questions += 1
    return answer(element, width, height)
  }

  /// For layouts in which nothing sizes itself.
  static var none: GivenSizes {
    GivenSizes { element, _, _ in
      Issue.record("\(element) was asked for its size")
      return .zero
    }
  }

  /// Heights by the number of the item, at any width.
  static func heights(_ heights: [Double], others: Double = 44) -> GivenSizes {
    GivenSizes { element, width, height in
      Size(width: width ?? 50, height: height ?? (element.kind == .cell ? heights[element.item] : others))
    }
  }
}

/// A collection view, 375 by 667 unless it says otherwise.
func collectionView(
  _ width: Double = 375, _ height: Double = 667, version: Int = 17,
  _ change: (inout ListContainer) -> Void = { _ in }
) -> ListContainer {
  var container = ListContainer(
    size: Size(width: width, height: height), systemVersion: SystemVersion(version),
    pixelGrid: PixelGrid(scale: 2))
  change(&container)
  return container
}

func layoutSize(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
) -> CollectionLayoutSize { CollectionLayoutSize(width: width, height: height) }

func insets(
  top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
) -> DirectionalEdgeInsets {
  DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

func insets(all value: Double) -> DirectionalEdgeInsets {
  insets(top: value, leading: value, bottom: value, trailing: value)
}

func layoutItem(
  _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension,
  insets: DirectionalEdgeInsets = .none
) -> CollectionLayoutItem {
  var item = CollectionLayoutItem(layoutSize: layoutSize(width, height))
  item.contentInsets = insets
  return item
}

/// A group that is a line.
func layoutGroup(
  _ axis: Axis, _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension,
  _ subitems: [CollectionLayoutItem], _ repetition: CollectionLayoutGroup.Repetition = .untilFull,
  spacing: CollectionLayoutSpacing = .fixed(0)
) -> CollectionLayoutItem {
  var group = CollectionLayoutGroup(.line(axis, subitems, repetition))
  group.interItemSpacing = spacing
  return CollectionLayoutItem(layoutSize: layoutSize(width, height), group: group)
}

func section(
  _ group: CollectionLayoutItem, spacing: Double = 0, insets: DirectionalEdgeInsets? = nil
) -> CollectionLayoutSection {
  var section = CollectionLayoutSection(.group(group))
  section.interGroupSpacing = spacing
  section.contentInsets = insets
  return section
}

/// Lays out sections of so many items each.
func layOut(
  _ sections: (CollectionLayoutSection, Int)..., in container: ListContainer = collectionView(),
  sizing: GivenSizes = .none, layout change: (inout CompositionalLayout) -> Void = { _ in }
) -> ListGeometry {
  var layout = CompositionalLayout(sections: sections.map { [.init($0.0)] })
  change(&layout)
  var sizing = sizing
  return layOutSections(
    layout, sections: sections.map { CompositionalSection($0.0, itemCount: $0.1) }, in: container,
    sizing: &sizing)
}

extension ListGeometry {
  /// The frames of the elements of a kind, in the order of sections and items.
  func frames(_ kind: ListElement.Kind = .cell, section: Int? = nil) -> [Rect] {
    elements.filter { $0.element.kind == kind && (section ?? $0.element.section) == $0.element.section }
      .sorted { ($0.element.section, $0.element.item) < ($1.element.section, $1.element.item) }.map(\.frame)
  }
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// Whether frames agree up to the rounding of binary fractions.
func agree(_ first: [Rect], _ second: [Rect]) -> Bool {
  first.count == second.count && zip(first, second).allSatisfy { agree($0, $1) }
}

func agree(_ first: Rect, _ second: Rect) -> Bool {
  abs(first.minX - second.minX) < 1e-6 && abs(first.minY - second.minY) < 1e-6
    && abs(first.size.width - second.size.width) < 1e-6
    && abs(first.size.height - second.size.height) < 1e-6
}
