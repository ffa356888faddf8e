import LayoutModel
import TestSupport

@testable import ListLayout

extension FlowCase {
  /// Another layout for each seed: all properties, delegates, directions and insets, and now and then items that do not fit.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.init(
      width: random.pick([320, 375, 390, 414, 768, 1024]), height: random.pick([200, 333, 667, 844]),
      scale: random.pick([1, 2, 3]))
    container.layoutDirection = random.chance(30) ? .rightToLeft : .leftToRight
    if random.chance(40) { container.adjustedContentInset = random.insets() }
    if random.chance(50) { container.safeAreaInsets = random.insets() }
    if random.chance(50) { container.layoutMargins = random.insets() }
    container.contentOffset = Point(x: Double(random.below(900)) - 100, y: Double(random.below(900)) - 100)
    layout.scrollDirection = random.chance(40) ? .horizontal : .vertical
    layout.itemSize = random.size()
    if random.chance(25) { layout.estimatedItemSize = random.chance(50) ? .automatic : .size(Size(1, 1)) }
    if random.chance(70) { layout.minimumLineSpacing = random.length(30) }
    if random.chance(70) { layout.minimumInteritemSpacing = random.length(40) }
    if random.chance(70) { layout.sectionInset = random.insets() }
    layout.sectionInsetReference = random.pick(SectionInsetReference.allCases)
    if random.chance(50) { layout.headerReferenceSize = random.size() }
    if random.chance(50) { layout.footerReferenceSize = random.size() }
    layout.sectionHeadersPinToVisibleBounds = random.chance(30)
    layout.sectionFootersPinToVisibleBounds = random.chance(30)
    layout.flipsHorizontallyInOppositeLayoutDirection = random.chance(30)
    let salt = random.next()
    sizes = FlowSizes { element in
      var random = SeededGenerator(seed: salt &+ UInt64(element.section * 1000 + element.item))
      return random.size()
    }
    sections = (0..<(1 + random.below(4))).map { _ in random.section() }
  }
}

extension SeededGenerator {
  /// Quarters and thirds of a point.
  fileprivate mutating func length(_ bound: Int) -> Double {
    Double(below(bound)) + pick([0, 0, 0, 0.25, 0.5, 1.0 / 3, 2.0 / 3])
  }

  fileprivate mutating func size() -> Size {
    chance(3) ? Size(length(900), length(900)) : Size(10 + length(150), 10 + length(150))
  }

  fileprivate mutating func insets() -> EdgeInsets {
    EdgeInsets(top: length(40), left: length(40), bottom: length(40), right: length(40))
  }

  fileprivate mutating func section() -> FlowSection {
    var section = FlowSection(itemCount: pick([0, 1, 1, 2, 3, 5, 8, 13, 30]))
    section.hasHeader = chance(50)
    section.hasFooter = chance(50)
    if chance(30) { section.sectionInset = insets() }
    if chance(30) { section.minimumLineSpacing = length(30) }
    if chance(30) { section.minimumInteritemSpacing = length(30) }
    if chance(30) { section.headerReferenceSize = size() }
    if chance(30) { section.footerReferenceSize = size() }
    let given = pick([0, 0, 30, 100])
    let one = size()
    let isUniform = chance(30)
    for item in 0..<section.itemCount where chance(given) {
      section.itemSizes[item] = isUniform ? one : size()
    }
    return section
  }
}
