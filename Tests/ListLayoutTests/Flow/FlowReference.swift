import LayoutModel

/// A flow layout once more, written from Apple's documentation and the observations in docs/rules/lists.md, and in another way: on its
/// side it is the upright layout with width and height exchanged, lines are broken by recursion, and every place is a formula.
struct FlowReference {
  var cells: [[Rect]] = []
  var headers: [Rect?] = []
  var footers: [Rect?] = []
  var sections: [Rect] = []
  var contentSize = Size.zero

  private let flow: FlowCase
  private let isSideways: Bool

  init(_ flow: FlowCase) {
    self.flow = flow
    isSideways = flow.layout.scrollDirection == .horizontal
    let sizes = flow.sections.indices.map { number in sizesOfItems(number) }
    let isRightToLeft = flow.container.layoutDirection == .rightToLeft
    let flips = flow.layout.flipsHorizontallyInOppositeLayoutDirection
    let mirrored = flow.sections.indices.map { number in
      guard isRightToLeft, !flips else { return isRightToLeft }
      return isSideways ? sizes.allSatisfy(\.areEqual) : sizes[number].areEqual
    }
    for number in flow.sections.indices {
      stack(number, sizes[number].sizes, sizes[number].areEqual, swapsSides: mirrored[number] && !flips)
    }
    contentSize = Size(breadth, max(0, top))
    turnBack()
    mirror(mirrored)
    pin(mirrored)
    cells = cells.map { $0.map(onPixels) }
    headers = headers.map { $0.map(onPixels) }
    footers = footers.map { $0.map(onPixels) }
  }

  // MARK: What is given, as if it scrolled vertically

  private func upright(_ size: Size) -> Size { isSideways ? Size(size.height, size.width) : size }

  /// Left and top, right and bottom exchanged.
  private func upright(_ insets: EdgeInsets) -> EdgeInsets {
    guard isSideways else { return insets }
    return EdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  private var breadth: Double {
    let inset = upright(flow.container.adjustedContentInset)
    return max(0, upright(flow.container.size).width - inset.left - inset.right)
  }

  private func sizesOfItems(_ number: Int) -> (sizes: [Size], areEqual: Bool) {
    let section = flow.sections[number]
    var asked = false
    let sizes = (0..<section.itemCount).map { item -> Size in
      if let given = section.itemSizes[item] { return upright(given) }
      guard flow.layout.estimatedItemSize != nil else { return upright(flow.layout.itemSize) }
      asked = true
      return upright(flow.sizes.answer(ListElement(.cell, section: number, item: item)))
    }
    return (sizes, !asked && Set(sizes).count <= 1)
  }

  private func insets(_ number: Int, swapsSides: Bool) -> EdgeInsets {
    var insets = flow.sections[number].sectionInset ?? flow.layout.sectionInset
    var sides = upright(insets)
    let container = flow.container
    let from: EdgeInsets? =
      switch flow.layout.sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: container.safeAreaInsets
      case .fromLayoutMargins: container.layoutMargins
      }
    if let from {
      let (from, content) = (upright(from), upright(container.adjustedContentInset))
      sides.left = max(content.left, from.left + sides.left) - content.left
      sides.right = max(content.right, from.right + sides.right) - content.right
    }
    guard swapsSides else { return sides }
    insets = sides
    if isSideways {
      (sides.top, sides.bottom) = (insets.bottom, insets.top)
    } else {
      (sides.left, sides.right) = (insets.right, insets.left)
    }
    return sides
  }

  // MARK: The rules

  private var top: Double { sections.last.map(\.maxY) ?? 0 }

  private mutating func stack(_ number: Int, _ sizes: [Size], _ areEqual: Bool, swapsSides: Bool) {
    let section = flow.sections[number]
    let header =
      section.hasHeader ? upright(section.headerReferenceSize ?? flow.layout.headerReferenceSize).height : 0
    let footer =
      section.hasFooter ? upright(section.footerReferenceSize ?? flow.layout.footerReferenceSize).height : 0
    let inset = insets(number, swapsSides: swapsSides)
    var (between, lines) = (
      section.minimumInteritemSpacing ?? flow.layout.minimumInteritemSpacing,
      section.minimumLineSpacing ?? flow.layout.minimumLineSpacing
    )
    if isSideways, !areEqual { swap(&between, &lines) }
    let extent = max(0, breadth - inset.left - inset.right)
    let broken = Self.lines(sizes[...], extent, between)
    let heights = broken.map { $0.map(\.height).max() ?? 0 }
    let empty = isSideways && !areEqual && (sizes.first.map { $0.width > extent + 1e-6 } ?? false) ? lines : 0
    let start = top
    var rects: [Rect] = []
    for (index, line) in broken.enumerated() {
      let y = start + header + inset.top + empty + heights[..<index].reduce(0, +) + Double(index) * lines
      let isLast = index == broken.count - 1
      let isAlone = flow.layout.estimatedItemSize != nil && sizes.count == 1 && section.itemSizes[0] == nil
      let offsets =
        areEqual
        ? Self.gridOffsets(line, extent, between)
        : isLast && !isAlone ? Self.offsets(line, between) : Self.spreadOffsets(line, extent)
      for (offset, size) in zip(offsets, line) {
        let place = y + (heights[index] - size.height) / 2
        rects.append(Rect(inset.left + offset, place, size.width, size.height))
      }
    }
    let length =
      header + inset.top + empty + heights.reduce(0, +) + Double(max(0, heights.count - 1)) * lines
      + inset.bottom + footer
    cells.append(rects)
    headers.append(header > 0 ? Rect(0, start, breadth, header) : nil)
    footers.append(footer > 0 ? Rect(0, start + length - footer, breadth, footer) : nil)
    sections.append(Rect(0, start, breadth, length))
  }

  /// As many items as fit stand in the first line, the rest in others.
  private static func lines(_ sizes: ArraySlice<Size>, _ extent: Double, _ spacing: Double) -> [[Size]] {
    guard !sizes.isEmpty else { return [] }
    var count = 1
    while count < sizes.count {
      let more = sizes.prefix(count + 1)
      guard more.reduce(0, { $0 + $1.width }) + Double(count) * spacing <= extent + 1e-6 else { break }
      count += 1
    }
    return [Array(sizes.prefix(count))] + lines(sizes.dropFirst(count), extent, spacing)
  }

  /// How many items of a width an endless line would be broken after.
  private static func capacity(_ width: Double, _ extent: Double, _ spacing: Double) -> Int {
    var count = 1
    while Double(count + 1) * width + Double(count) * spacing <= extent + 1e-6 { count += 1 }
    return count
  }

  /// Where items begin that have one gap between them.
  private static func offsets(_ line: [Size], _ gap: Double) -> [Double] {
    line.indices.map { place in line[..<place].reduce(0) { $0 + $1.width } + Double(place) * gap }
  }

  /// In a line that is filled, or has one item in its middle.
  private static func spreadOffsets(_ line: [Size], _ extent: Double) -> [Double] {
    let spare = extent - line.reduce(0) { $0 + $1.width }
    return line.count == 1 ? [spare / 2] : offsets(line, spare / Double(line.count - 1))
  }

  /// In a line of a grid: the first of those in a full one.
  private static func gridOffsets(_ line: [Size], _ extent: Double, _ spacing: Double) -> [Double] {
    let full = Array(repeating: line[0], count: capacity(line[0].width, extent, spacing))
    return Array(spreadOffsets(full, extent).prefix(line.count))
  }

  // MARK: Back to what it is

  private mutating func turnBack() {
    guard isSideways else { return }
    func back(_ rect: Rect) -> Rect { Rect(rect.minY, rect.minX, rect.size.height, rect.size.width) }
    cells = cells.map { $0.map(back) }
    headers = headers.map { $0.map(back) }
    footers = footers.map { $0.map(back) }
    sections = sections.map(back)
    contentSize = Size(contentSize.height, contentSize.width)
  }

  private mutating func mirror(_ mirrored: [Bool]) {
    let width = contentSize.width
    func turned(_ rect: Rect) -> Rect {
      Rect(width - rect.minX - rect.size.width, rect.minY, rect.size.width, rect.size.height)
    }
    for number in mirrored.indices where mirrored[number] {
      cells[number] = cells[number].map(turned)
      headers[number] = headers[number].map(turned)
      footers[number] = footers[number].map(turned)
      sections[number] = turned(sections[number])
    }
  }

  private mutating func pin(_ mirrored: [Bool]) {
    let (layout, container) = (flow.layout, flow.container)
    let inset = container.adjustedContentInset
    let low = isSideways ? container.contentOffset.x + inset.left : container.contentOffset.y + inset.top
    let high =
      isSideways
      ? container.contentOffset.x + container.size.width - inset.right
      : container.contentOffset.y + container.size.height - inset.bottom
    func moved(_ rect: Rect, in section: Rect, isFirst: Bool) -> Rect {
      let (place, length) = isSideways ? (rect.minX, rect.size.width) : (rect.minY, rect.size.height)
      let (start, end) = isSideways ? (section.minX, section.maxX) : (section.minY, section.maxY)
      var new = place
      if isFirst, low > place { new = low + length > end ? max(place, end - length) : low }
      if !isFirst, high < place + length { new = high - length < start ? min(place, start) : high - length }
      return isSideways
        ? Rect(new, rect.minY, rect.size.width, rect.size.height)
        : Rect(rect.minX, new, rect.size.width, rect.size.height)
    }
    for number in mirrored.indices {
      let isTurned = isSideways && mirrored[number]
      if layout.sectionHeadersPinToVisibleBounds {
        headers[number] = headers[number].map { moved($0, in: sections[number], isFirst: !isTurned) }
      }
      if layout.sectionFootersPinToVisibleBounds {
        footers[number] = footers[number].map { moved($0, in: sections[number], isFirst: isTurned) }
      }
    }
  }

  private func onPixels(_ rect: Rect) -> Rect {
    let scale = flow.container.pixelGrid.scale
    // Halves away from 0 (AL-pixel-halves).
    func nearest(_ value: Double) -> Double {
      let pixels = (abs(value) * scale + 0.5 + 1e-6).rounded(.down) / scale
      return value < 0 ? 0 - pixels : pixels
    }
    return Rect(nearest(rect.minX), nearest(rect.minY), rect.size.width, rect.size.height)
  }
}
