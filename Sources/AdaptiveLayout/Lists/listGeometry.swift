import LayoutModel
import ListLayout

extension ElementMeasurer {
  /// Where everything in a table view is.
  func tableGeometry() throws(ResolutionError) -> ListGeometry {
    guard let table else { return ListGeometry() }
    let sections = list.sections.map { section in
      var result = TableSection(rowCount: section.rows.count)
      for (item, row) in section.rows.enumerated() {
        if let height = list.rows[Int(row)].height { result.rowHeights[item] = .given(height) }
      }
      result.header = section.header.map { edge(of: $0) }
      result.footer = section.footer.map { edge(of: $0) }
      return result
    }
    var measurer = self
    let (header, footer) = (height(of: list.tableHeaderView), height(of: list.tableFooterView))
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

  private func edge(of supplement: ListSupplement) -> TableSectionEdge {
    switch supplement {
    case .title: TableSectionEdge(.title)
    case .template(let number):
      TableSectionEdge(
        .view,
        height: list.templates[Int(number)].document.draft.details(ofView: 0).frame.map {
          .given($0.size.height)
        })
    }
  }

  /// The height that the view above or below all sections has: UITableView keeps what it is given.
  private func height(of template: Int32?) -> Double? {
    template.map { list.templates[Int($0)].document.draft.details(ofView: 0).frame?.size.height ?? 0 }
  }

  /// Where everything in a collection view is.
  ///
  /// - Parameter context: What conditions read: the traits and the size of the view.
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
      for (number, section) in list.sections.enumerated() {
        guard let chosen = layout.section(number, where: { matches($0, in: context) }) else { continue }
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
      var result = FlowSection(itemCount: section.rows.count)
      result.hasHeader = section.header != nil
      result.hasFooter = section.footer != nil
      for (item, row) in section.rows.enumerated() {
        let row = list.rows[Int(row)]
        if let width = row.width, let height = row.height {
          result.itemSizes[item] = Size(width: width, height: height)
        }
      }
      return result
    }
  }
}

extension ListContainer {
  /// Where content that runs from the right rests: at its right end, clear of the insets. Nil for content that rests where
  /// every scroll view's does (LI-rest-right-to-left).
  fileprivate func restingOffset(of geometry: ListGeometry) -> Point? {
    guard layoutDirection == .rightToLeft, geometry.contentSize.width > size.width, !hasGivenOffset else {
      return nil
    }
    return Point(
      x: geometry.contentSize.width - size.width + adjustedContentInset.right, y: contentOffset.y)
  }
}
