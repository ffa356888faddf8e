import LayoutModel
import ListLayout
import UIKitDefaults

/// The elements of one list with their templates, and how large they are.
///
/// Equal cells of an equal width are measured once.
final class ElementMeasurer: ElementSizing {
  let list: ListConfiguration
  var surroundings: ListSurroundings
  private var workspace = ResolutionWorkspace()
  /// One for each template in each frame, and beside it what is known of its sizes, so that looking up copies nothing.
  private var measurers: [TemplateMeasurer] = []
  private var sizes: [[ElementContent: KnownSize]] = []
  private var places: [Frame: Int] = [:]
  /// What the cells of the templates say besides their views.
  private var cells: [CellConfiguration]
  /// Titles of sections, as templates, by whether they are footers.
  private var titles: [Bool: DocumentDraft] = [:]
  /// The templates whose constraints say no height, by their places; with the first element, and how many more have it.
  private(set) var collapsed: [Int32: (first: ListElement, others: Int)] = [:]
  /// What UIKit would write of items that do not fit.
  var notes: [FlowNote] = []
  /// The appearances of the sections that are lists, of a compositional layout.
  var appearances: [CollectionLayoutListConfiguration.Appearance?] = []

  /// A template in a width or height that is given.
  private struct Frame: Hashable {
    var template: Int32
    /// Where an element says something else of its cell than the template.
    var cell: CellConfiguration?
    /// Margins of a cell follow it.
    var appearance: CollectionLayoutListConfiguration.Appearance?
    var width: Double?
    var height: Double?
  }

  private struct KnownSize {
    var size: Size
    /// Whether the constraints say no height.
    var isCollapsed: Bool
  }

  init(_ list: ListConfiguration, _ surroundings: ListSurroundings, shouldStop: (() -> Bool)?) {
    (self.list, self.surroundings) = (list, surroundings)
    cells = list.templates.map { $0.document.draft.details(ofView: 0).cell ?? CellConfiguration() }
    workspace.shouldStop = shouldStop
    for place in cells.indices {
      let document = list.templates[place].document.draft
      guard let view = document.accessoryView else { continue }
      cells[place].accessoryViewSize = try? accessorySize(of: view, in: document)
    }
  }

  /// How large the view is that a cell has in place of an accessory: as it says, or as it wishes to be (LI-accessory-view).
  private func accessorySize(of view: Int, in document: DocumentDraft) throws(ResolutionError) -> Size {
    if let size = document.details(ofView: view).frame?.size, size.width > 0, size.height > 0 { return size }
    var document = surroundings.completed(document)
    document.apply(.details(\.translatesAutoresizingMaskIntoConstraints, false), toView: view)
    var measurer = try TemplateMeasurer(LayoutDocument(document), in: surroundings, workspace: &workspace)
    return try measurer.size(ofView: view, workspace: &workspace)
  }

  func size(of element: ListElement, width: Double?, height: Double?) throws(ResolutionError) -> Size {
    guard let content = content(of: element) else { return .zero }
    if let given = givenSize(of: element) {
      return Size(width: width ?? given.width, height: height ?? given.height)
    }
    let place = try framedPlace(of: content, element, width: width, height: height)
    let known: KnownSize
    if let found = sizes[place][content] {
      known = found
    } else {
      try workspace.checkTime()
      known = try measure(element, content, at: place, width: width, height: height)
      sizes[place][content] = known
    }
    if known.isCollapsed { collapsed[content.template, default: (element, -1)].others += 1 }
    return known.size
  }

  /// The size that an item of a collection says, which counts where the layout leaves it open.
  private func givenSize(of element: ListElement) -> Size? {
    guard surroundings.table == nil, element.kind == .cell,
      list.sections.indices.contains(element.section)
    else { return nil }
    let row = list.rows[Int(list.sections[element.section].rows.lowerBound) + element.item]
    guard let width = row.width, let height = row.height else { return nil }
    return Size(width: width, height: height)
  }

  /// The place in ``measurers`` of the template of an element, in a width or height that is given.
  private func framedPlace(
    of content: ElementContent, _ element: ListElement, width: Double?, height: Double?
  ) throws(ResolutionError) -> Int {
    let own = ownCell(of: content)
    let frame = Frame(
      template: content.template, cell: own, appearance: appearance(of: element), width: width, height: height
    )
    if let known = places[frame] { return known }
    let size = Size(width: width ?? 0, height: height ?? surroundings.table?.standardRowHeight ?? 44)
    let document = framedDocument(of: content, element, own ?? cell(of: content), in: size)
    measurers.append(try TemplateMeasurer(LayoutDocument(document), in: surroundings, workspace: &workspace))
    sizes.append([:])
    places[frame] = measurers.count - 1
    return measurers.count - 1
  }

  private func measure(
    _ element: ListElement, _ content: ElementContent, at place: Int, width: Double?, height: Double?
  ) throws(ResolutionError) -> KnownSize {
    let changes = changes(of: content)
    var size = Size.zero
    let setting = setting(of: cell(of: content), element)
    if let setting {
      size = try measurers[place].systemLayout(
        setting, with: changes, isPlaced: false, workspace: &workspace
      ).size
    }
    if setting == nil || isConstrained(content) {
      let fitting = try measurers[place].size(
        with: changes, width: width, height: height, workspace: &workspace)
      // A cell that shows nothing in the labels of its style is as high as the content of the app alone.
      let isAlone = setting == nil || template(of: content).partViews().isEmpty
      size = isAlone ? fitting : Size(width: size.width, height: max(size.height, fitting.height))
    }
    var isCollapsed = false
    if let table = surroundings.table, element.kind == .cell, height == nil {
      if size.height <= 0 {
        // A cell without constraints leaves nothing open.
        isCollapsed = content.template < 0 || isConstrained(content)
        size.height = table.standardRowHeight
      }
      size.height = cellHeight(
        fitting: size.height, in: table.configuration, container: surroundings.container)
    }
    let given = Size(width: width ?? size.width, height: height ?? size.height)
    return KnownSize(size: given, isCollapsed: isCollapsed)
  }

  /// Whether constraints place something in an element.
  private func isConstrained(_ content: ElementContent) -> Bool {
    content.template >= 0 && !list.templates[Int(content.template)].document.constraints.isEmpty
  }

  /// What an element shows: a template, and values for it.
  struct ElementContent: Hashable {
    /// Place in the list's templates; -1 for a title, -2 for one below a section.
    var template: Int32
    var values: Int32?
    var title: String?
  }

  /// Nil for an element of which the document says nothing.
  func content(of element: ListElement) -> ElementContent? {
    guard list.sections.indices.contains(element.section) else {
      let template = element.kind == .header ? list.tableHeaderView : list.tableFooterView
      return template.map { ElementContent(template: $0) }
    }
    let section = list.sections[element.section]
    if element.kind == .cell {
      let row = list.rows[Int(section.rows.lowerBound) + element.item]
      return ElementContent(template: row.template, values: row.values)
    }
    let isFooter = element.kind == .footer
    guard isFooter || element.kind == .header else { return nil }
    return switch isFooter ? section.footer : section.header {
    case .title(let title)?: ElementContent(template: isFooter ? -2 : -1, title: title)
    case .template(let number)?: ElementContent(template: number)
    case nil: nil
    }
  }

  /// The tree of views that an element shows, without its values and frames.
  private func template(of content: ElementContent) -> DocumentDraft {
    if content.template >= 0 { return list.templates[Int(content.template)].document.draft }
    let isFooter = content.template == -2
    if let known = titles[isFooter] { return known }
    let made = titleTemplate(isFooter: isFooter, in: surroundings.table?.configuration.style ?? .plain)
    titles[isFooter] = made
    return made
  }

  /// What the cell of an element says besides its views.
  private func cell(of content: ElementContent) -> CellConfiguration {
    if let own = ownCell(of: content) { return own }
    if content.template >= 0 { return cells[Int(content.template)] }
    return template(of: content).details(ofView: 0).cell ?? CellConfiguration()
  }

  /// Configuration of a cell whose element says something else than its template.
  private func ownCell(of content: ElementContent) -> CellConfiguration? {
    guard content.template >= 0, let values = content.values else { return nil }
    var cell: CellConfiguration?
    for change in list.values[Int(values)] where change.target == 0 {
      guard case .cell(let assignment) = change.property else { continue }
      var changed = cell ?? cells[Int(content.template)]
      assignment.apply(to: &changed)
      cell = changed
    }
    return cell
  }

  /// The values that an element puts into its template.
  func changes(of content: ElementContent) -> [PropertyChanges.Change<ViewProperty>] {
    if let title = content.title {
      return [PropertyChanges.Change(target: titleView, property: .content(\.text, title))]
    }
    return content.values.map { list.values[Int($0)] } ?? []
  }

  /// The tree of views that an element shows, in a frame, with the fonts that the system gives to its parts.
  private func framedDocument(
    of content: ElementContent, _ element: ListElement, _ cell: CellConfiguration, in size: Size
  ) -> DocumentDraft {
    var document = surroundings.completed(template(of: content))
    frameCell(&document, cell, as: element.kind, in: size, surroundings)
    if let style = cell.style { document.addSystemFonts(of: style, in: surroundings.container) }
    return document
  }

  /// Nil for a cell whose views the system does not lay out.
  private func setting(of cell: CellConfiguration, _ element: ListElement) -> SystemCellSetting? {
    cell.style.map {
      SystemCellSetting(
        style: $0, cell: cell, kind: element.kind, surroundings: surroundings,
        appearance: appearance(of: element))
    }
  }

  /// The appearance of the list whose row an element is.
  private func appearance(of element: ListElement) -> CollectionLayoutListConfiguration.Appearance? {
    appearances.indices.contains(element.section) ? appearances[element.section] : nil
  }

  /// Where the parts of a table's row are, on the pixel grid; nil for everything else.
  func cellFrames(of placed: PlacedElement) -> CellFrames? {
    guard let table = surroundings.table, placed.element.kind == .cell,
      let content = content(of: placed.element)
    else { return nil }
    let section = list.sections[placed.element.section]
    return layOutCell(
      cell(of: content), size: placed.frame.size, in: table.configuration, container: surroundings.container,
      endsSection: placed.element.item + 1 == section.rows.count
    ).rounded(on: surroundings.container.pixelGrid)
  }

  /// The tree of views of an element in its frame, as it is placed.
  func placedDocument(of element: ListElement, size: Size) throws(ResolutionError) -> DocumentDraft? {
    guard let content = content(of: element) else { return nil }
    let changes = changes(of: content)
    let cell = cell(of: content)
    var document = framedDocument(of: content, element, cell, in: size)
    var frames: SystemCellFrames?
    if let setting = setting(of: cell, element) {
      let place = try framedPlace(of: content, element, width: size.width, height: size.height)
      frames = try measurers[place].systemLayout(
        setting, with: changes, isPlaced: true, workspace: &workspace)
    }
    for change in changes { document.apply(change.property, toView: Int(change.target)) }
    frames?.place(in: &document)
    if let room = separatorRoom(of: element) { document.apply(.cell(\.separatorRoom, room), toView: 0) }
    return document
  }

  /// What a separator takes of the height of a row that has no other reason for it: up to 12 of the content view, then of rows
  /// that size themselves.
  private func separatorRoom(of element: ListElement) -> Double? {
    guard let table = surroundings.table, element.kind == .cell,
      table.configuration.separatorStyle != .none
    else { return nil }
    let version = surroundings.container.systemVersion
    let row = list.rows[Int(list.sections[element.section].rows.lowerBound) + element.item]
    if version >= CellMetrics.fullContentViewsSince {
      guard row.height == nil else { return nil }
      if case .given = table.configuration.rowHeight { return nil }
    }
    return TableMetrics.separatorThickness(version, scale: surroundings.container.pixelGrid.scale)
  }
}
