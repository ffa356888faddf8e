import LayoutModel
import UIKitDefaults

/// The section that the system makes of a list configuration: groups of one row, as high as it (LI-compositional-lists).
func listSection(
  _ list: CollectionLayoutListConfiguration, _ definition: CollectionLayoutSection, isFirst: Bool,
  in container: CompositionalContainer
) -> CollectionLayoutSection {
  let size = CollectionLayoutSize(width: .fractionalWidth(1), height: .estimated(44))
  let row = CollectionLayoutItem(layoutSize: size)
  let group = CollectionLayoutGroup(.line(.vertical, [row], .times(1)))
  var section = definition
  section.content = .group(CollectionLayoutItem(layoutSize: size, group: group))
  section.contentInsets = definition.contentInsets ?? listInsets(list, isFirst: isFirst, in: container)
  if list.appearance == .insetGrouped, definition.contentInsetsReference == .automatic {
    section.contentInsetsReference = .layoutMargins
  }
  typealias Item = CollectionLayoutBoundarySupplementaryItem
  func item(_ kind: String, _ alignment: Item.Alignment) -> Item {
    var item = Item(layoutSize: size, elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = list.appearance == .plain
    return item
  }
  var boundary: [Item] = []
  if list.headerMode == .supplementary { boundary.append(item(Item.sectionHeader, .top)) }
  if list.footerMode == .supplementary { boundary.append(item(Item.sectionFooter, .bottom)) }
  section.boundarySupplementaryItems = boundary + definition.boundarySupplementaryItems
  return section
}

/// What lies above the headers of a list's sections (LI-compositional-lists-padding).
func headerTopPadding(of list: CollectionLayoutListConfiguration, systemVersion: SystemVersion) -> Double {
  guard list.headerMode == .supplementary, systemVersion >= SystemVersion(15) else { return 0 }
  return list.headerTopPadding ?? (list.appearance == .plain ? 22 : 0)
}

/// The insets of a list's sections, besides layout margins (LI-compositional-lists-insets).
private func listInsets(
  _ list: CollectionLayoutListConfiguration, isFirst: Bool, in container: CompositionalContainer
) -> DirectionalEdgeInsets {
  switch list.appearance {
  case .plain, .sidebarPlain: return .none
  case .sidebar: return DirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
  case .grouped, .insetGrouped:
    let top = list.headerMode == .supplementary ? 0 : isFirst ? 35 : 17.5
    let (leading, trailing) = list.appearance == .insetGrouped ? container.cardSides : (0, 0)
    return DirectionalEdgeInsets(
      top: top, leading: leading, bottom: list.footerMode == .supplementary ? 0 : 17.5, trailing: trailing)
  }
}

extension CompositionalContainer {
  /// By how much the layout margins of the view are less than what cards keep from the safe area (LI-inset-grouped).
  fileprivate var cardSides: (leading: Double, trailing: Double) {
    let (margins, safeArea) = (directional(list.layoutMargins), directional(list.safeAreaInsets))
    let inset = CellMetrics.cardInset(width: list.marginWidth)
    return (
      max(0, safeArea.leading + inset - margins.leading), max(0, safeArea.trailing + inset - margins.trailing)
    )
  }
}
