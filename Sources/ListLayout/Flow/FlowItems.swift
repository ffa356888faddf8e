import LayoutModel

/// The sizes of a section's items. A section of items of one size is another layout than one of several (LI-flow-equal).
enum FlowItems {
  case equal(Size, count: Int)
  /// Sizes that differ, or that items found themselves.
  case each([Size], areEstimated: Bool)

  var count: Int {
    switch self {
    case .equal(_, let count): count
    case .each(let sizes, _): sizes.count
    }
  }

  var areEqual: Bool {
    if case .equal = self { true } else { false }
  }
}

/// The sizes of all items, section by section: given, or found by items of a layout with an estimated size (LI-flow-estimates).
func measureFlowItems<Sizing: ElementSizing & ~Copyable>(
  _ layout: FlowLayout, _ sections: [FlowSection], sizing: inout Sizing
) throws(Sizing.Failure) -> [FlowItems] {
  var items: [FlowItems] = []
  items.reserveCapacity(sections.count)
  for (number, section) in sections.enumerated() {
    if layout.estimatedItemSize == nil, section.itemSizes.isEmpty {
      items.append(.equal(layout.itemSize, count: max(0, section.itemCount)))
    } else {
      items.append(try measure(number, section, layout, sizing: &sizing))
    }
  }
  return items
}

private func measure<Sizing: ElementSizing & ~Copyable>(
  _ number: Int, _ section: FlowSection, _ layout: FlowLayout, sizing: inout Sizing
) throws(Sizing.Failure) -> FlowItems {
  var sizes: [Size] = []
  sizes.reserveCapacity(max(0, section.itemCount))
  var areEstimated = false
  for item in 0..<max(0, section.itemCount) {
    if let given = section.itemSizes[item] {
      sizes.append(given)
    } else if layout.estimatedItemSize == nil {
      sizes.append(layout.itemSize)
    } else {
      areEstimated = true
      let element = ListElement(.cell, section: number, item: item)
      sizes.append(try sizing.size(of: element, width: nil, height: nil))
    }
  }
  let first = sizes.first ?? layout.itemSize
  let areEqual = !areEstimated && sizes.allSatisfy { $0 == first }
  return areEqual ? .equal(first, count: sizes.count) : .each(sizes, areEstimated: areEstimated)
}
