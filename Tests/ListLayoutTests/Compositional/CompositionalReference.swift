import LayoutModel

/// An independent reading of Apple's documentation of compositional layouts, for random configurations.
///
/// It knows no order of work: a group is a list of gaps and boxes along its axis, and what a group looks like is found once,
/// full, from sizes that do not depend on content. Items then take the boxes of one group after the other.
struct CompositionalReference {
  /// A box in its group, from the group's upper leading corner.
  struct Box {
    var x: Double, y: Double, width: Double, height: Double
  }

  /// The places of the items of a full group of a size (`NSCollectionLayoutGroup`).
  static func boxes(_ item: CollectionLayoutItem, width: Double, height: Double) -> [Box] {
    let inner = item.contentInsets
    guard let group = item.group else {
      return [
        Box(
          x: inner.leading, y: inner.top, width: max(0, width - inner.leading - inner.trailing),
          height: max(0, height - inner.top - inner.bottom))
      ]
    }
    let (roomX, roomY) = (
      max(0, width - inner.leading - inner.trailing), max(0, height - inner.top - inner.bottom)
    )
    guard case .line(let axis, let subitems, let repetition) = group.arrangement else { return [] }
    let isRow = axis == .horizontal
    let (length, breadth) = isRow ? (roomX, roomY) : (roomY, roomX)
    var members: [(item: CollectionLayoutItem, width: Double, height: Double)] = []
    let all = (0..<200).map { subitems[$0 % subitems.count] }
    for item in all {
      var (w, h) = (
        points(item.layoutSize.widthDimension, roomX, roomY),
        points(item.layoutSize.heightDimension, roomX, roomY)
      )
      if case .equally(let count) = repetition {
        let edges =
          least(isRow ? item.edgeSpacing.leading : item.edgeSpacing.top)
          + least(isRow ? item.edgeSpacing.trailing : item.edgeSpacing.bottom)
        let share = max(
          0, (length - Double(count - 1) * least(group.interItemSpacing)) / Double(count) - edges)
        if isRow { w = share } else { h = share }
      }
      let more = members + [(item, w, h)]
      if stops(repetition, members, more, group, isRow, length) { break }
      members = more
    }
    return place(members, group, isRow, length, breadth).flatMap { member, x, y in
      boxes(member.item, width: member.width, height: member.height).map {
        Box(x: $0.x + x + inner.leading, y: $0.y + y + inner.top, width: $0.width, height: $0.height)
      }
    }
  }

  private typealias Member = (item: CollectionLayoutItem, width: Double, height: Double)

  private static func stops(
    _ repetition: CollectionLayoutGroup.Repetition, _ members: [Member], _ more: [Member],
    _ group: CollectionLayoutGroup, _ isRow: Bool, _ length: Double
  ) -> Bool {
    switch repetition {
    case .times(let count), .equally(let count): members.count == count
    case .untilFull: !members.isEmpty && total(more, group, isRow) > length + 0.001
    }
  }

  /// The gaps of a line: before the first, between each two, behind the last; each a sum of distances.
  private static func gaps(
    _ members: [Member], _ group: CollectionLayoutGroup, _ isRow: Bool
  ) -> [[CollectionLayoutSpacing]] {
    var gaps: [[CollectionLayoutSpacing]] = [[]]
    for (number, member) in members.enumerated() {
      let edges = member.item.edgeSpacing
      if number > 0 { gaps[number].append(group.interItemSpacing) }
      gaps[number].append(isRow ? edges.leading : edges.top)
      gaps.append([isRow ? edges.trailing : edges.bottom])
    }
    return gaps
  }

  private static func total(_ members: [Member], _ group: CollectionLayoutGroup, _ isRow: Bool) -> Double {
    gaps(members, group, isRow).joined().map(least).reduce(0, +)
      + members.map { isRow ? $0.width : $0.height }.reduce(0, +)
  }

  private static func place(
    _ members: [Member], _ group: CollectionLayoutGroup, _ isRow: Bool, _ length: Double, _ breadth: Double
  ) -> [(Member, Double, Double)] {
    let gaps = gaps(members, group, isRow)
    let flexible = gaps.joined().filter(\.isFlexible).count
    let left = max(0, length - total(members, group, isRow))
    func size(_ gap: [CollectionLayoutSpacing]) -> Double {
      gap.map { least($0) + ($0.isFlexible ? left / Double(flexible) : 0) }.reduce(0, +)
    }
    return members.indices.map { number in
      let along =
        gaps[...number].map(size).reduce(0, +)
        + members[..<number].map { isRow ? $0.width : $0.height }.reduce(0, +)
      let member = members[number]
      let edges = member.item.edgeSpacing
      let across = inside(
        isRow ? edges.top : edges.leading, isRow ? member.height : member.width,
        isRow ? edges.bottom : edges.trailing, breadth)
      return (member, isRow ? along : across, isRow ? across : along)
    }
  }

  /// Where something lies between two distances.
  static func inside(
    _ before: CollectionLayoutSpacing, _ length: Double, _ after: CollectionLayoutSpacing, _ room: Double
  ) -> Double {
    let left = max(0, room - length - least(before) - least(after))
    guard before.isFlexible else { return least(before) }
    return least(before) + (after.isFlexible ? left / 2 : left)
  }

  static func least(_ spacing: CollectionLayoutSpacing) -> Double {
    switch spacing {
    case .fixed(let value), .flexible(let value): value
    }
  }

  static func points(_ dimension: CollectionLayoutDimension, _ width: Double, _ height: Double) -> Double {
    switch dimension {
    case .fractionalWidth(let part): width * part
    case .fractionalHeight(let part): height * part
    case .absolute(let value): value
    default: 0
    }
  }

  /// The frames of the cells of all sections, for layouts that scroll downwards; headers have a given height.
  static func frames(
    _ sections: [(CollectionLayoutSection, Int)], spacing: Double, width: Double, height: Double,
    leading: Double, trailing: Double, isMirrored: Bool, header: Double
  ) -> (cells: [Rect], height: Double) {
    var cells: [Rect] = []
    var top = 0.0
    for (number, (section, count)) in sections.enumerated() {
      guard case .group(let group) = section.content else { continue }
      if number > 0 { top += spacing }
      let insets = section.contentInsets ?? DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      let room = (
        width: max(0, width - leading - trailing - insets.leading - insets.trailing),
        height: max(0, height - insets.top - insets.bottom)
      )
      let (w, h) = (
        points(group.layoutSize.widthDimension, room.width, room.height),
        points(group.layoutSize.heightDimension, room.width, room.height)
      )
      let template = boxes(group, width: w, height: h)
      let isOrthogonal = section.orthogonalScrollingBehavior != .none
      if !section.boundarySupplementaryItems.isEmpty { top += header }
      let groups = (count + template.count - 1) / template.count
      for item in 0..<count {
        let (index, box) = (Double(item / template.count), template[item % template.count])
        var start =
          leading + insets.leading + box.x + (isOrthogonal ? index * (w + section.interGroupSpacing) : 0)
        if section.orthogonalScrollingBehavior == .groupPagingCentered {
          start += (width - w) / 2 - leading - insets.leading
        }
        let y = top + insets.top + box.y + (isOrthogonal ? 0 : index * (h + section.interGroupSpacing))
        let x = isMirrored ? width - start - box.width : start
        cells.append(Rect(x: x, y: y, width: box.width, height: box.height))
      }
      let rows = isOrthogonal ? min(1, Double(groups)) : Double(groups)
      top += insets.top + rows * h + max(0, rows - 1) * section.interGroupSpacing + insets.bottom
    }
    return (cells, top)
  }
}
