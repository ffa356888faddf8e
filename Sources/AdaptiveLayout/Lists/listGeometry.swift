import LayoutModel
import ListLayout

extension ElementMeasurer {
  /// Where everything in a table view is.
  func tableGeometry() throws(ResolutionError) -> ListGeometry {
    guard let table = surroundings.table else { return ListGeometry() }
    let sections = list.sections.map { section in
      var result = TableSection(rowCount: section.rows.count)
      for (item, row) in section.rows.enumerated() {
        if let height = list.rows[Int(row)].height { result.rowHeights[item] = .given(height) }
      }
      result.header = section.header.map { edge(of: $0, height: section.headerHeight) }
      result.footer = section.footer.map { edge(of: $0, height: section.footerHeight) }
      (result.headerHeight, result.footerHeight) = (section.headerHeight, section.footerHeight)
      return result
    }
    var measurer = self
    let header = try height(of: list.tableHeaderView, .header)
    let footer = try height(of: list.tableFooterView, .footer)
    var geometry = try layOutTable(
      table.configuration, sections: sections, headerViewHeight: header, footerViewHeight: footer,
      in: surroundings.container, sizing: &measurer)
    let width = geometry.contentSize.width
    func add(_ kind: ListElement.Kind, _ height: Double?, y: Double) {
      guard let height else { return }
      let frame = Rect(x: 0, y: y, width: width, height: height)
      geometry.elements.append(PlacedElement(ListElement(kind, section: -1), frame: frame))
    }
    add(.header, header, y: 0)
    add(.footer, footer, y: geometry.contentSize.height - (footer ?? 0))
    return geometry
  }

  /// How high the view above or below all sections is: as UIKit was told, or as its constraints say where its mask does not count.
  private func height(of template: Int32?, _ kind: ListElement.Kind) throws(ResolutionError) -> Double? {
    guard let template else { return nil }
    if let frame = frame(of: template) { return frame.size.height }
    let details = list.templates[Int(template)].document.draft.details(ofView: 0)
    if details.translatesAutoresizingMaskIntoConstraints != false { return 0 }
    return try size(
      of: ListElement(kind, section: -1), width: surroundings.container.size.width, height: nil
    ).height
  }

  private func edge(of supplement: ListSupplement, height: Double?) -> TableSectionEdge {
    guard case .template(let number) = supplement else {
      return TableSectionEdge(.title, height: height.map { .given($0) })
    }
    return TableSectionEdge(.view, height: (height ?? frame(of: number)?.size.height).map { .given($0) })
  }

  private func frame(of template: Int32) -> Rect? {
    list.templates[Int(template)].document.draft.details(ofView: 0).frame
  }

  /// Where everything in a collection view is.
  func collectionGeometry(_ context: ConditionContext) throws(ResolutionError) -> ListGeometry {
    let choice = list.layouts.first { choice in choice.condition.map { matches($0, in: context) } ?? true }
    let layout = choice?.layout ?? .flow(FlowLayout())
    return try FeedbackEdge.elementsFollowOffset.iterate { pass throws(ResolutionError) in
      let geometry = try collectionGeometry(layout, context)
      guard pass == 1, let offset = surroundings.container.restingOffset(of: geometry) else {
        return (geometry, true)
      }
      surroundings.container.contentOffset = offset
      return (geometry, false)
    }.result
  }

  private func collectionGeometry(
    _ layout: CollectionLayoutChoice.Layout, _ context: ConditionContext
  ) throws(ResolutionError) -> ListGeometry {
    var measurer = self
    switch layout {
    case .flow(let layout):
      let result = try layOutFlow(
        layout, sections: flowSections(), in: surroundings.container, sizing: &measurer)
      notes = result.notes
      return result.geometry
    case .compositional(let layout):
      var sections: [CompositionalSection] = []
      appearances = []
      for (number, section) in list.sections.enumerated() {
        let chosen = layout.section(number) { matches($0, in: context) }
        appearances.append(chosen?.appearanceOfList)
        guard let chosen else { continue }
        var own = CompositionalSection(chosen, itemCount: section.rows.count)
        if section.header == nil { own.absentKinds.insert(.header) }
        if section.footer == nil { own.absentKinds.insert(.footer) }
        sections.append(own)
      }
      return try layOutSections(layout, sections: sections, in: surroundings.container, sizing: &measurer)
    }
  }

  private func flowSections() -> [FlowSection] {
    list.sections.map { section in
      var result = section.flow
      result.itemCount = section.rows.count
      result.hasHeader = section.header != nil
      result.hasFooter = section.footer != nil
      for (item, row) in section.rows.enumerated() {
        guard let width = list.rows[Int(row)].width, let height = list.rows[Int(row)].height else { continue }
        result.itemSizes[item] = Size(width: width, height: height)
      }
      return result
    }
  }
}

extension ListContainer {
  /// Where content that runs from the right rests: at its right end, clear of the insets. Nil for content that rests where
  /// every scroll view's does (LI-rest-right-to-left).
  fileprivate func restingOffset(of geometry: ListGeometry) -> Point? {
    guard layoutDirection == .rightToLeft, geometry.contentSize.width > size.width, !hasGivenOffset
    else { return nil }
    return Point(x: geometry.contentSize.width - size.width + adjustedContentInset.right, y: contentOffset.y)
  }
}

extension CollectionLayoutSection {
  fileprivate var appearanceOfList: CollectionLayoutListConfiguration.Appearance? {
    if case .list(let list) = content { list.appearance } else { nil }
  }
}
